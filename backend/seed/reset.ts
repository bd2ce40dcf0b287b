// Empties the backend of a data folder, so that its next start fills it anew; it must not run. Called by `npm run seed -- --reset`.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toClusterFolder } from '../database/embedded-cluster.ts';

/** Takes out the embedded database and the files. Secrets and logs stay, and with them the first password. */
export const resetBackend = async (dataFolder: string): Promise<void> => {
  const cluster = toClusterFolder(dataFolder, process.getuid?.() === 0);
  for (const folder of [cluster, join(resolve(dataFolder), 'uploads')])
    await rm(folder, { recursive: true, force: true });
};
