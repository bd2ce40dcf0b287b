// Which files of a release differ from those of the release before. Called by the bench of the site's build.
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files of `release` that are new or differ: what did not change is one file on disk with the release before. */
export const readChanges = async (release: string, before: string): Promise<string[]> => {
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  const files = entries
    // Hidden ones say of the release itself what it is made of.
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(release, join(parentPath, name)));
  const changed: string[] = [];
  for (const file of files) {
    const [now, then] = await Promise.all([
      stat(join(release, file)),
      stat(join(before, file)).catch(() => undefined), // new
    ]);
    if (now.ino !== then?.ino) changed.push(file);
  }
  return changed.sort();
};
