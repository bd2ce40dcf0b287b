// The redirects of a release, from the build's `_redirects.json`.
import { join } from 'node:path';
import { z } from 'zod';
import { createCachedReleaseFileReader, readReleaseJson } from './read-release-files.ts';

/** Written by the build; never served. */
const redirectsFile = '_redirects.json';

const redirectsSchema = z.array(
  z.object({
    from: z.string().startsWith('/'),
    to: z.string().min(1),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
  }),
);

export type RedirectRule = z.infer<typeof redirectsSchema>[number];

export interface RedirectTable {
  /** Finds the rule for a path, ignoring case and a trailing slash. */
  find(pathname: string): Promise<RedirectRule | undefined>;
}

/** Reads the redirects of the live release, and caches them until a new release replaces it. */
export const createReleaseRedirectLookup = (releaseFolder: string): RedirectTable => {
  const readTable = createCachedReleaseFileReader(join(releaseFolder, redirectsFile), () => readRules(releaseFolder));
  return { find: async (pathname) => (await readTable()).get(toKey(pathname)) };
};

/** The redirect's target URL; keeps the request's query if the rule has none. */
export const toRedirectLocation = (redirect: RedirectRule, search: string): string => {
  return redirect.to.includes('?') || search === '' ? redirect.to : `${redirect.to}${search}`;
};

/** The rules of a release; empty if it has no table. @throws if the table is malformed */
export const readReleaseRedirects = async (releaseFolder: string): Promise<RedirectRule[]> => {
  return [...(await readRules(releaseFolder)).values()];
};

const readRules = async (releaseFolder: string): Promise<Map<string, RedirectRule>> => {
  const rules = await readReleaseJson(releaseFolder, redirectsFile, redirectsSchema);
  return new Map(rules?.map((redirect) => [toKey(redirect.from), redirect]));
};

const toKey = (pathname: string): string => {
  return pathname.toLowerCase().replace(/\/+$/, '') || '/';
};
