// Serves two releases of one site on a separate host; the test decides which one is live.
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteHost } from '../server/host.ts';

interface ReleasePair {
  url: string;
  earlierFolder: string;
  laterFolder: string;
}

/** Folders of the two releases and the URL to serve them at; created by `npm test`. */
export const testReleasePair = JSON.parse(process.env.E2E_RELEASES ?? '{}') as ReleasePair;

export interface SwitchableReleaseHost {
  url: string;
  /** Makes the release in a folder live, in the same way as the release step. */
  switchTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts a host that serves the earlier release. */
export const startSwitchableReleaseHost = async (): Promise<SwitchableReleaseHost> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-releases-'));
  const current = join(folder, 'current');
  const switchTo = async (target: string) => {
    await symlink(target, join(folder, 'next'));
    await rename(join(folder, 'next'), current);
  };
  await switchTo(testReleasePair.earlierFolder);
  const host = await createSiteHost({ releaseFolder: current });
  await host.listen({ port: Number(new URL(testReleasePair.url).port), host: 'localhost' });
  const close = async () => {
    await host.close();
    await rm(folder, { recursive: true });
  };
  return { url: testReleasePair.url, switchTo, close };
};
