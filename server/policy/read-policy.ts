// Reads the policy of a release, again whenever a new release has replaced it. Called by the host for every request and by
// the release step.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type SitePolicy, sitePolicyFile, sitePolicySchema } from '../../contract/site-policy.ts';
import { createHeaderTable, type Headers } from './headers.ts';

/** @returns `undefined` for a release that was built before there was a policy. @throws when it is malformed */
export async function readPolicy(releaseFolder: string): Promise<SitePolicy | undefined> {
  const text = await readFile(join(releaseFolder, sitePolicyFile), 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  const parsed = sitePolicySchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new Error(`${sitePolicyFile} of the release is malformed: ${z.prettifyError(parsed.error)}. Build it again.`);
  }
  return parsed.data;
}

/** The headers of the release that is in the folder now, by file. */
export function createHeaderReader(
  releaseFolder: string,
  framedBy?: string,
): () => Promise<(file?: string) => Headers> {
  const file = join(releaseFolder, sitePolicyFile);
  let known: { version: string; table: (file?: string) => Headers } | undefined;
  return async () => {
    const version = await readVersion(file);
    if (known?.version !== version) {
      known = { version, table: createHeaderTable(await readPolicy(releaseFolder), framedBy) };
    }
    return known.table;
  };
}

/** Changes with the file's content; empty when there is none. */
async function readVersion(file: string): Promise<string> {
  const found = await stat(file).catch(ignoreMissing);
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : '';
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
