// The stages that need built sites: browser tests, HTML checks and size budgets, on the sites of start-site-test-environment.ts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runBrowserEngineTests } from '../../e2e/browser-engines/run-browser-engine-tests.ts';
import { pageWeightBudgetsSchema, toPageWeightBudgetResults } from '../../tests/budgets/check-page-weight-budgets.ts';
import { measurePageWeights } from '../measure-page-weights.ts';
import type { CliCommandLifecycle } from '../run-cli-command-and-exit.ts';
import { rootFolder } from '../setup.mjs';
import { validateReleaseHtmlWithNuChecker } from './validate-release-html-with-nu-checker.ts';
import { runTestRunnerWithReport, runNodeModulesBin, parsePlaywrightReport } from './run-check-tool.ts';
import type { CheckStage, CheckStageResult } from './check-stage.ts';
import {
  type BuiltTestSite,
  startSiteTestEnvironment,
  type SiteTestEnvironment,
  toBrowserTestEnvironmentVariables,
} from './start-site-test-environment.ts';

export interface CheckCommandStageOptions {
  /** Whether the developer selected the stage. */
  isSelected: (name: string) => boolean;
  /** Substrings of file names of the browser tests to run; empty for all. */
  files: readonly string[];
  /** Whether the URLs are written to a file for later runs of individual tests. */
  keep: boolean;
}

export interface SiteCheckStageGroups {
  /** Builds the sites that the others need; `undefined` if none of them is selected. */
  site: CheckStage | undefined;
  /** Stages that read the files of the sites; they wait until the sites are built. */
  ofFiles: CheckStage[];
  /** Stages that measure the browser; nothing else may run in parallel. */
  ofBrowsers: CheckStage[];
}

/** Creates the stages, which share the sites that the first one builds. */
export const createSiteCheckStages = (
  session: CliCommandLifecycle,
  { isSelected, files, keep }: CheckCommandStageOptions,
): SiteCheckStageGroups => {
  let building: ReturnType<typeof startSiteTestEnvironment> | undefined;
  const untilBuilt = async (): Promise<SiteTestEnvironment> => {
    // The stage "site" reports why the build failed.
    const result = await building?.catch(() => undefined);
    if (result?.world === undefined) throw new Error('Not run: the site could not be built.');
    return result.world;
  };
  const site: CheckStage = {
    name: 'site',
    run: async () => {
      building = startSiteTestEnvironment(session);
      const { world, stage } = await building;
      if (keep) await writeEnvironmentFile(toBrowserTestEnvironmentVariables(world));
      return stage;
    },
  };
  const select = (stages: CheckStage[]): CheckStage[] => stages.filter(({ name }) => isSelected(name));
  const ofFiles = select([
    {
      name: 'html',
      run: async (signal) => {
        const { sites } = await untilBuilt();
        return validateReleaseHtmlWithNuChecker(
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

const runBrowserTests = (
  world: SiteTestEnvironment,
  files: readonly string[],
  signal: AbortSignal,
): Promise<CheckStageResult> => {
  // Without the tests that the selected ones depend on.
  const selection = files.length > 0 ? ['--no-deps', ...files] : [];
  return runTestRunnerWithReport(
    (reportFile) =>
      runNodeModulesBin('playwright', ['test', '--reporter=list,json', ...selection], {
        signal,
        environment: { ...toBrowserTestEnvironmentVariables(world), PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      }),
    parsePlaywrightReport,
  );
};

/** In the format of `node --env-file`. Contains the token for the backend of this run. */
const writeEnvironmentFile = async (environment: Readonly<Record<string, string>>): Promise<void> => {
  const lines = Object.entries(environment).map(([name, value]) => `${name}='${value}'`);
  await mkdir(join(rootFolder, '.data'), { recursive: true });
  await writeFile(join(rootFolder, '.data', 'test-world.env'), `${lines.join('\n')}\n`, { mode: 0o600 });
};

const checkBudgets = async (sites: readonly BuiltTestSite[]): Promise<CheckStageResult> => {
  const file = join(rootFolder, 'tests', 'budgets', 'budgets.json');
  const budgets = pageWeightBudgetsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const weights = (await Promise.all(sites.map(({ releaseFolder }) => measurePageWeights(releaseFolder)))).flat();
  const verdicts = toPageWeightBudgetResults(weights, budgets);
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

interface EngineTestWorld {
  sites: readonly { domain: string; url: string }[];
  backendUrl: string;
  backendToken: string;
}

/**
 * Counts a journey once per browser engine. A missing engine is reported; in continuous integration, it fails the
 * stage.
 */
const checkEngines = async (world: EngineTestWorld, signal: AbortSignal): Promise<CheckStageResult> => {
  const toUrl = (domain: string) => world.sites.find((site) => site.domain === domain)?.url ?? '';
  const urls = { shopUrl: toUrl('arnsberg-tochter.example'), otherUrl: toUrl('nordlicht.example') };
  const { passed, failed, lines, missing } = await runBrowserEngineTests({
    urls,
    backend: { url: world.backendUrl, token: world.backendToken },
    signal,
  });
  const missingEngines = missing.map((engine) => `Not tested, because it is not installed: ${engine}`);
  const failedEngines = process.env.CI ? missing.length : 0;
  return {
    passed,
    failed: failed + failedEngines,
    output: [...lines, ...missingEngines].join('\n'),
    notes: [...lines.filter((line) => /^\w+: /.test(line)), ...missingEngines],
    ...(passed + failed === 0 && { skipped: missingEngines.join('; ') }),
  };
};
