// Version of the code that builds pages: what an earlier build has stored is valid only for the same version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Hash of some parts, of which the order matters. */
export const toContentHash = (parts: Iterable<string | Buffer>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 20);
};

const folders = ['src/app', 'src/gatsby'];

/**
 * Changes whenever code that renders pages changes, so that pages of two versions never mix. Synchronous, like the
 * hook that needs it.
 */
export const computePageRenderingCodeHash = (root: string): string => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => relative(root, join(parentPath, name))),
  );
  return toContentHash(
    ['package-lock.json', ...files.sort()].flatMap((file) => [file, readFileSync(join(root, file))]),
  );
};
