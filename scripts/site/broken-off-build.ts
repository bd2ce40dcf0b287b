// A build that was killed may have given Gatsby's database content of which Gatsby's saved state knows nothing: the next
// build would find no change and leave the old pages. Called by build-site, which holds the workspace.
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentMarkFile } from '../../contract/publishing/build-failure.ts';

/** Gatsby writes it whole, once all pages' data are known and once more at the end. */
const savedState = '.cache/redux/redux.rest.state';

/** Removes what such a build left, cache and pages. Resolves to whether there was one. */
export async function removeBrokenOff(rootFolder: string): Promise<boolean> {
  const [mark, state] = await Promise.all(
    [contentMarkFile, savedState].map((file) => readTimeMs(join(rootFolder, file))),
  );
  if (mark === undefined || (state !== undefined && state > mark)) return false;
  for (const folder of ['.cache', 'public']) await rm(join(rootFolder, folder), { recursive: true, force: true });
  return true;
}

async function readTimeMs(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}
