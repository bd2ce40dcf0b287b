// The redirects of a release, from the `_redirects.json` that the build writes from the site's one table.
// Called by the host for every request.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Written by the build; never served. */
const redirectsFile = '_redirects.json';

const redirectsSchema = z.array(
  z.object({
    from: z.string().startsWith('/'),
    to: z.string().min(1),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  }),
);

export type Redirect = z.infer<typeof redirectsSchema>[number];

export interface RedirectTable {
  /** The rule for a path, in whatever case and with or without a slash at the end. */
  find(pathname: string): Promise<Redirect | undefined>;
}

/** Reads the table of the release, again whenever a new release has replaced it. */
export function createRedirectTable(releaseFolder: string): RedirectTable {
  const file = join(releaseFolder, redirectsFile);
  let known = { version: '', rules: new Map<string, Redirect>() };
  return {
    async find(pathname) {
      const version = await readVersion(file);
      if (version !== known.version) {
        known = { version, rules: version === '' ? new Map<string, Redirect>() : await readRules(file) };
      }
      return known.rules.get(toKey(pathname));
    },
  };
}

/** The address to send the visitor to; a query of the visitor's is kept where the rule has none. */
export function toLocation(redirect: Redirect, search: string): string {
  return redirect.to.includes('?') || search === '' ? redirect.to : `${redirect.to}${search}`;
}

/** The rules of a release; none where it has no table. @throws when the table is malformed */
export async function readRedirects(releaseFolder: string): Promise<Redirect[]> {
  const file = join(releaseFolder, redirectsFile);
  return (await readVersion(file)) === '' ? [] : [...(await readRules(file)).values()];
}

async function readRules(file: string): Promise<Map<string, Redirect>> {
  const parsed = redirectsSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) {
    throw new Error(`${redirectsFile} of the release is malformed: ${z.prettifyError(parsed.error)}. Build it again.`);
  }
  return new Map(parsed.data.map((redirect) => [toKey(redirect.from), redirect]));
}

/** Changes with the file's content; empty when there is none. */
async function readVersion(file: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs}-${size}-${ino}`;
  } catch {
    return '';
  }
}

function toKey(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
}
