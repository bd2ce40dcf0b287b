// Runs the journeys in Chromium, Firefox and WebKit and tells what went wrong where. Called by the stage `engines` of
// `npm test`, and by main.ts for single ones.
import pLimit from 'p-limit';
import { consentStorageKey, toStoredConsents } from '../../domain/consent.ts';
import { findChromium, findProgram } from '../../scripts/find-program.mjs';
import { type Backend, fillStock } from './fill-stock.ts';
import { boughtSlug, type Journey, journeys, type JourneyWorld } from './journeys.ts';
import { openPuppeteerEngine } from './puppeteer-tab.ts';
import type { Engine, EngineName } from './tab.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { openWebkitEngine } from './webdriver-tab.ts';

export interface EnginesReport {
  /** One line per journey and engine. */
  lines: string[];
  passed: number;
  failed: number;
  /** Engines that are not on this machine, with the packages that bring them. */
  missing: string[];
}

export interface EnginesRun {
  urls: Omit<JourneyWorld, 'engine'>;
  backend: Backend;
  engines?: readonly string[];
  names?: readonly string[];
  log?: (line: string) => void;
  signal?: AbortSignal;
}

const enginesAtATime = 2;

/** How to open each engine; a text says what it lacks. */
const openers: Readonly<Record<EngineName, () => (() => Promise<Engine>) | string>> = {
  chromium: () => {
    const program = findChromium();
    return program === undefined
      ? 'Chromium (apt-get install chromium)'
      : () => openPuppeteerEngine({ name: 'chromium', program });
  },
  firefox: () => {
    const program = findProgram('firefox');
    return program === undefined
      ? 'Firefox (apt-get install firefox-esr)'
      : () => openPuppeteerEngine({ name: 'firefox', program });
  },
  webkit: () => {
    const [driver, xvfb] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
    if (driver === undefined || xvfb === undefined) return 'WebKitGTK (apt-get install webkit2gtk-driver xvfb)';
    return () => openWebkitEngine({ driver, xvfb });
  },
};

export const runEngines = async (run: EnginesRun): Promise<EnginesReport> => {
  const report: EnginesReport = { lines: [], passed: 0, failed: 0, missing: [] };
  await fillStock(run.backend, boughtSlug);
  const limit = pLimit(enginesAtATime);
  const names = (Object.keys(openers) as EngineName[]).filter((name) => run.engines?.includes(name) ?? true);
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
  name: EngineName,
  open: () => Promise<Engine>,
  { urls, names, log, signal }: EnginesRun,
  report: EnginesReport,
): Promise<void> => {
  const note = (line: string) => {
    report.lines.push(line);
    log?.(line);
  };
  const engine = await open();
  try {
    note(`${name}: ${engine.version}`);
    for (const journey of journeys.filter((one) => names?.includes(one.name) ?? true)) {
      signal?.throwIfAborted();
      const startedAt = Date.now();
      const problem = await findProblem(engine, journey, { ...urls, engine: name });
      report[problem === undefined ? 'passed' : 'failed'] += 1;
      const took = `${((Date.now() - startedAt) / 1_000).toFixed(1)} s`;
      note(
        problem === undefined
          ? `✓ ${name} ${journey.name} (${took})`
          : `✗ ${name} ${journey.name} (${took}): ${problem}`,
      );
    }
  } finally {
    await engine.close();
  }
};

/** What went wrong on a journey, in words; errors of the console are wrong as well. */
const findProblem = async ({ tab }: Engine, journey: Journey, world: JourneyWorld): Promise<string | undefined> => {
  try {
    const visitor = createVisitor(tab);
    await startAnew(visitor, world);
    await journey.run(visitor, world);
  } catch (error) {
    const place = await tab.run(() => location.href).catch(() => 'no page');
    return `${error instanceof Error ? error.message : String(error)}, at ${place}; console: ${(await tab.takeErrors().catch(() => [])).join(' | ')}`;
  }
  const errors = (await tab.takeErrors()).filter((error) => !journey.expectedErrors?.test(error));
  return errors.length === 0 ? undefined : `errors of the console: ${errors.join(' | ')}`;
};

/** As a visitor who has refused all consents and has done nothing else. */
const startAnew = async ({ tab, settle }: Visitor, { shopUrl }: JourneyWorld): Promise<void> => {
  await tab.open(`${shopUrl}/impressum`);
  await settle();
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
