// The stage of the three engines: the key journeys in Chromium, Firefox and WebKit, against the same world as the browser
// tests. Called by site-stages.ts.
import { runEngines } from '../../e2e/engines/run-engines.ts';
import type { StageResult } from './stage.ts';

interface World {
  sites: readonly { domain: string; url: string }[];
  backendUrl: string;
  backendToken: string;
}

/** A journey counts once per engine. An engine that is not on this machine is named; in continuous integration it fails. */
export async function checkEngines(world: World, signal: AbortSignal): Promise<StageResult> {
  const toUrl = (domain: string) => world.sites.find((site) => site.domain === domain)?.url ?? '';
  const urls = { shopUrl: toUrl('arnsberg-tochter.example'), otherUrl: toUrl('nordlicht.example') };
  const { passed, failed, lines, missing } = await runEngines({
    urls,
    backend: { url: world.backendUrl, token: world.backendToken },
    signal,
  });
  const withoutThem = missing.map((engine) => `Not tried, because it is not on this machine: ${engine}`);
  const failedEngines = process.env.CI ? missing.length : 0;
  return {
    passed,
    failed: failed + failedEngines,
    output: [...lines, ...withoutThem].join('\n'),
    notes: [...lines.filter((line) => /^\w+: /.test(line)), ...withoutThem],
    ...(passed + failed === 0 && { skipped: withoutThem.join('; ') }),
  };
}
