// Two releases of one site at an address of their own, where a test decides which one is the current one.
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteHost } from '../server/host.ts';

interface ReleasePair {
  url: string;
  earlierFolder: string;
  laterFolder: string;
}

/** Where the pair is and where it may be served; made by `npm test`. */
export const releasePair = JSON.parse(process.env.E2E_RELEASES ?? '{}') as ReleasePair;

export interface ReleaseHost {
  url: string;
  /** Makes the release in a folder the current one, as the release step does. */
  switchTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Serves the earlier release. */
export const createReleaseHost = async (): Promise<ReleaseHost> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-releases-'));
  const current = join(folder, 'current');
  const switchTo = async (target: string) => {
    await symlink(target, join(folder, 'next'));
    await rename(join(folder, 'next'), current);
  };
  await switchTo(releasePair.earlierFolder);
  const host = await createSiteHost({ releaseFolder: current });
  await host.listen({ port: Number(new URL(releasePair.url).port), host: 'localhost' });
  const close = async () => {
    await host.close();
    await rm(folder, { recursive: true });
  };
  return { url: releasePair.url, switchTo, close };
};
