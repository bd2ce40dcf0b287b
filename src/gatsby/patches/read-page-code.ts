// The version of the code that makes pages without being compiled for it: the site's own hooks, which change pages after
// they are rendered, and the packages that are required while rendering. Called by configure-webpack.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { toName } from './name-compilation.ts';

const folders = ['src/app', 'src/gatsby'];

/** A page that an earlier version has made is not to stay beside those of this one. Synchronous, as its caller is. */
export const readPageCodeVersion = (root: string): string => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  );
  return toName(['package-lock.json', ...files.sort()].flatMap((file) => [file, readFileSync(join(root, file))]));
};
