// Runs the journeys in Chromium, Firefox and WebKit and reports failures by engine and journey.
import pLimit from 'p-limit';
import { consentStorageKey, toStoredConsents } from '../../domain/cookie-consent.ts';
import { findChromiumPath, findProgramPath } from '../../scripts/find-program.mjs';
import { type TestBackendUrlAndToken, restockTestProductVariants } from './restock-test-product-variants.ts';
import {
  purchasedProductSlug,
  type BrowserTestJourney,
  crossEngineJourneys,
  type JourneyTestContext,
} from './browser-test-journeys.ts';
import { launchPuppeteerEngine } from './puppeteer-tab.ts';
import type { RunningBrowser, BrowserEngineName } from './test-browser-tab.ts';
import { createTestVisitorActions, type TestVisitorActions } from './test-visitor-actions.ts';
import { launchWebkitEngine } from './webdriver-tab.ts';

export interface BrowserEngineTestReport {
  /** One line per journey and engine. */
  lines: string[];
  passed: number;
  failed: number;
  /** Engines that are not installed, with the packages that provide them. */
  missing: string[];
}

export interface BrowserEngineTestOptions {
  urls: Omit<JourneyTestContext, 'engine'>;
  backend: TestBackendUrlAndToken;
  engines?: readonly string[];
  names?: readonly string[];
  log?: (line: string) => void;
  signal?: AbortSignal;
}

const maxParallelEngines = 2;

/** Returns how to open each engine, or a message that names the missing program. */
const openers: Readonly<Record<BrowserEngineName, () => (() => Promise<RunningBrowser>) | string>> = {
  chromium: () => {
    const program = findChromiumPath();
    return program === undefined
      ? 'Chromium (apt-get install chromium)'
      : () => launchPuppeteerEngine({ name: 'chromium', program });
  },
  firefox: () => {
    const program = findProgramPath('firefox');
    return program === undefined
      ? 'Firefox (apt-get install firefox-esr)'
      : () => launchPuppeteerEngine({ name: 'firefox', program });
  },
  webkit: () => {
    const [driver, xvfb] = [findProgramPath('WebKitWebDriver'), findProgramPath('Xvfb')];
    if (driver === undefined || xvfb === undefined) return 'WebKitGTK (apt-get install webkit2gtk-driver xvfb)';
    return () => launchWebkitEngine({ driver, xvfb });
  },
};

export const runBrowserEngineTests = async (run: BrowserEngineTestOptions): Promise<BrowserEngineTestReport> => {
  const report: BrowserEngineTestReport = { lines: [], passed: 0, failed: 0, missing: [] };
  await restockTestProductVariants(run.backend, purchasedProductSlug);
  const limit = pLimit(maxParallelEngines);
  const names = (Object.keys(openers) as BrowserEngineName[]).filter((name) => run.engines?.includes(name) ?? true);
  await Promise.all(
    names.map(async (name) => {
      const open = openers[name]();
      if (typeof open === 'function') await limit(() => runEngine(name, open, run, report));
      else report.missing.push(open);
    }),
  );
  return report;
};

const runEngine = async (
  name: BrowserEngineName,
  open: () => Promise<RunningBrowser>,
  { urls, names, log, signal }: BrowserEngineTestOptions,
  report: BrowserEngineTestReport,
): Promise<void> => {
  const addLine = (line: string) => {
    report.lines.push(line);
    log?.(line);
  };
  const engine = await open();
  try {
    addLine(`${name}: ${engine.version}`);
    for (const journey of crossEngineJourneys.filter((journey) => names?.includes(journey.name) ?? true)) {
      signal?.throwIfAborted();
      const startedAt = Date.now();
      const problem = await findProblem(engine, journey, { ...urls, engine: name });
      report[problem === undefined ? 'passed' : 'failed'] += 1;
      const duration = `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;
      addLine(
        problem === undefined
          ? `✓ ${name} ${journey.name} (${duration})`
          : `✗ ${name} ${journey.name} (${duration}): ${problem}`,
      );
    }
  } finally {
    await engine.close();
  }
};

/** Runs a journey; returns a description of the failure, if any. Console errors count as failures. */
const findProblem = async (
  { tab }: RunningBrowser,
  journey: BrowserTestJourney,
  world: JourneyTestContext,
): Promise<string | undefined> => {
  try {
    const visitor = createTestVisitorActions(tab);
    await resetVisitor(visitor, world);
    await journey.run(visitor, world);
  } catch (error) {
    const place = await tab.run(() => location.href).catch(() => 'no page');
    return `${error instanceof Error ? error.message : String(error)}, at ${place}; console: ${(await tab.takeErrors().catch(() => [])).join(' | ')}`;
  }
  const errors = (await tab.takeErrors()).filter((error) => !journey.expectedErrors?.test(error));
  return errors.length === 0 ? undefined : `console errors: ${errors.join(' | ')}`;
};

/** Clears the browser storage and stores a refusal of all consents. */
const resetVisitor = async (
  { tab, waitUntilLoaded }: TestVisitorActions,
  { shopUrl }: JourneyTestContext,
): Promise<void> => {
  await waitUntilLoaded();
  await tab.open(`${shopUrl}/impressum`);
  await waitUntilLoaded();
  await tab.run(
    (key, refusal) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem(key, refusal);
    },
    consentStorageKey,
    JSON.stringify(toStoredConsents([], new Set(), Date.now())),
  );
  await tab.takeErrors();
};
