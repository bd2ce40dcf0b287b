// Folders that a test may fill and that are gone after it, embedded databases included.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toClusterFolder } from '../database/embedded-cluster.ts';

export const createScratchFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'storefront-test-'));

/** Removes the folder and, for a run by root, what the embedded database keeps outside of it. */
export const removeScratchFolder = async (folder: string): Promise<void> => {
  const clusterFolder = toClusterFolder(folder, process.getuid?.() === 0);
  await rm(dirname(clusterFolder), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
};
