// The stages that need the real thing: the sites of test-world.ts, driven by a browser, checked and weighed. Called by
// scripts/test.ts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runEngines } from '../../e2e/engines/run-engines.ts';
import { budgetsSchema, toVerdicts } from '../../tests/budgets/verdicts.ts';
import { readPageWeights } from '../page-weights.ts';
import type { Session } from '../session.ts';
import { rootFolder } from '../setup.mjs';
import { checkHtml } from './check-html.ts';
import { runTests, runTool, toPlaywrightCounts } from './run-tool.ts';
import type { Stage, StageResult } from './stage.ts';
import { type BuiltSite, createTestWorld, type TestWorld, toTestEnvironment } from './test-world.ts';

export interface SiteStageOptions {
  /** Whether the developer asked for the stage of this name. */
  isSelected: (name: string) => boolean;
  /** Parts of file names of the browser tests to run; empty for all. */
  files: readonly string[];
  /** Whether the addresses are written for later runs of single tests. */
  keep: boolean;
}

export interface SiteStages {
  /** Builds the sites that all others need; `undefined` where none of them is selected. */
  site: Stage | undefined;
  /** They read the files of the sites, and wait until these are built. */
  ofFiles: Stage[];
  /** They measure what a browser waits for: nothing may run beside them. */
  ofBrowsers: Stage[];
}

/** The stages share what the first one builds. */
export const createSiteStages = (session: Session, { isSelected, files, keep }: SiteStageOptions): SiteStages => {
  let building: ReturnType<typeof createTestWorld> | undefined;
  const untilBuilt = async (): Promise<TestWorld> => {
    // Why it failed is said by its own stage.
    const result = await building?.catch(() => undefined);
    if (result?.world === undefined) throw new Error('Not run: the site could not be built.');
    return result.world;
  };
  const site: Stage = {
    name: 'site',
    run: async () => {
      building = createTestWorld(session);
      const { world, stage } = await building;
      if (keep) await writeEnvironmentFile(toTestEnvironment(world));
      return stage;
    },
  };
  const select = (stages: Stage[]): Stage[] => stages.filter(({ name }) => isSelected(name));
  const ofFiles = select([
    {
      name: 'html',
      run: async (signal) => {
        const { sites } = await untilBuilt();
        return checkHtml(
          sites.map(({ releaseFolder }) => releaseFolder),
          signal,
        );
      },
    },
    { name: 'budgets', run: async () => checkBudgets((await untilBuilt()).sites) },
  ]);
  const ofBrowsers = select([
    { name: 'e2e', run: async (signal) => runBrowserTests(await untilBuilt(), files, signal) },
    { name: 'engines', run: async (signal) => checkEngines(await untilBuilt(), signal) },
  ]);
  const isNeeded = isSelected('site') || ofFiles.length + ofBrowsers.length > 0;
  return { site: isNeeded ? site : undefined, ofFiles, ofBrowsers };
};

const runBrowserTests = (world: TestWorld, files: readonly string[], signal: AbortSignal): Promise<StageResult> => {
  // Without the tests that the selected ones usually wait for.
  const selection = files.length > 0 ? ['--no-deps', ...files] : [];
  return runTests(
    (reportFile) =>
      runTool('playwright', ['test', '--reporter=list,json', ...selection], {
        signal,
        environment: { ...toTestEnvironment(world), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      }),
    toPlaywrightCounts,
  );
};

/** As `node --env-file` reads it; holds the token of a backend that lives as long as this run. */
const writeEnvironmentFile = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  const lines = Object.entries(environment).map(([name, value]) => `${name}='${value}'`);
  await mkdir(join(rootFolder, '.data'), { recursive: true });
  await writeFile(join(rootFolder, '.data', 'test-world.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
};

const checkBudgets = async (sites: readonly BuiltSite[]): Promise<StageResult> => {
  const file = join(rootFolder, 'tests', 'budgets', 'budgets.json');
  const budgets = budgetsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const weights = (await Promise.all(sites.map(({ releaseFolder }) => readPageWeights(releaseFolder)))).flat();
  const verdicts = toVerdicts(weights, budgets);
  const failed = verdicts.filter(({ problems }) => problems.length > 0);
  return {
    passed: verdicts.length - failed.length,
    failed: failed.length,
    output: failed.flatMap(({ problems }) => problems).join('\n'),
    notes: verdicts.map(
      ({ kind, pageCount, heaviest: { htmlBytes, firstJsBytes, jsBytes, cssBytes } }) =>
        `${kind.padEnd(28)} ${String(pageCount).padStart(5)} pages, heaviest gzip: ` +
        `HTML ${toKilobytes(htmlBytes)}, JS ${toKilobytes(firstJsBytes)} first and ${toKilobytes(jsBytes)} in all, CSS ${toKilobytes(cssBytes)}`,
    ),
  };
};

const toKilobytes = (bytes: number): string => {
  return `${(bytes / 1_000).toFixed(1)} kB`;
};

interface World {
  sites: readonly { domain: string; url: string }[];
  backendUrl: string;
  backendToken: string;
}

/** A journey counts once per engine. An engine that is not on this machine is named; in continuous integration it fails. */
const checkEngines = async (world: World, signal: AbortSignal): Promise<StageResult> => {
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
};
