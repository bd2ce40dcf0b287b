// Temporary folders of tests, including the data of embedded databases.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toEmbeddedClusterFolder } from '../database/embedded-cluster-folder.ts';

export const createScratchFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'storefront-test-'));

/** Removes the folder and, when run as root, the embedded database's data outside of it. */
export const removeScratchFolder = async (folder: string): Promise<void> => {
  const clusterFolder = toEmbeddedClusterFolder(folder, process.getuid?.() === 0);
  await rm(dirname(clusterFolder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
};
