// Shared parts of the benchmarks that open pages of the demo shop: page-scores.ts and perceived-performance.ts.
import { startSiteTestEnvironment } from '../scripts/checks/start-site-test-environment.ts';
import type { CliCommandLifecycle } from '../scripts/run-cli-command-and-exit.ts';

/** Builds and serves the demo sites until the session ends; resolves to the URL of the shop's site. */
export const buildAndServeDemoShop = async (session: CliCommandLifecycle): Promise<string> => {
  const { world } = await startSiteTestEnvironment(session);
  const site = world.sites.find(({ domain }) => domain === 'arnsberg-tochter.example');
  if (!site) throw new Error('The demo shop was not built.');
  return site.url;
};

/** @throws unless the value of `--runs` is a whole number from 1 */
export const parseRunCount = (value: string): number => {
  const runs = Number(value);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs requires a whole number from 1.');
  return runs;
};

/** `undefined` without values. */
export const toMedian = (values: readonly number[]): number | undefined =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
