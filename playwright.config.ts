// Browser tests. `npm test` starts a fresh backend and both sites and tells their addresses by environment:
// E2E_SITES (JSON, domain → address), E2E_BACKEND_URL, E2E_BACKEND_TOKEN (may do everything; the backend is thrown away).
import { defineConfig } from 'playwright/test';
import { findChromiumPath, findProgramPath } from './scripts/find-program.mjs';

// Chromium without its window and toolbars, which no test looks at: the run takes half the time of a whole Chromium, in which
// the journeys of e2e/engines are made.
const executablePath =
  process.env.CHROMIUM_PATH === undefined
    ? (findProgramPath('chromium-headless-shell') ?? findChromiumPath())
    : findChromiumPath();

const toLaunchOptions = (program: string | undefined) => ({
  ...(program !== undefined && { executablePath: program }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Starting a process for every page would take a tenth of the run.
    '--renderer-process-limit=1',
    // Scripts of a page that is open for seconds cost more to optimize than they save: a tenth of the run.
    '--js-flags=--no-opt --no-maglev',
  ],
});

/**
 * In a whole Chromium: the headless shell moves a pointer of its own over every new page, which starts its scripts, and reads no
 * size of text from a profile.
 */
const wholeBrowserTests = /(deferred-hydration|text-size)\.spec\.ts$/;

/** Publish and withdraw products, which tests of the product list count. */
const productChangeTests = /product-changes-since-build\.spec\.ts$/;

/** Change the settings of a project, or read all of its content, which other tests change. */
const settingsTests = /(site-build-reads-content|shop-settings)\.spec\.ts$/;

/** Build a site, which keeps the machine busy, and wait in one line: one file after the other. */
const publishingTests = /publishing\.spec\.ts$/;
const previewTests = /preview\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  // Beside other tests on two cores, five seconds (the default) are too short for a page that is still starting.
  expect: { timeout: 10_000 },
  reporter: 'list',
  // What changes the settings of the shop for everyone is tried when nobody else is in it.
  projects: [
    {
      name: 'visits',
      testIgnore: [wholeBrowserTests, productChangeTests, settingsTests, publishingTests, previewTests],
    },
    {
      name: 'whole-browser',
      testMatch: wholeBrowserTests,
      use: { launchOptions: toLaunchOptions(findChromiumPath()) },
    },
    { name: 'product-changes', testMatch: productChangeTests, dependencies: ['visits', 'whole-browser'] },
    { name: 'settings', testMatch: settingsTests, dependencies: ['product-changes'], fullyParallel: false },
    { name: 'publishing', testMatch: publishingTests, dependencies: ['settings'], fullyParallel: false },
    { name: 'preview', testMatch: previewTests, dependencies: ['publishing'], fullyParallel: false },
  ],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Without the film of the page, which costs more than all the rest.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: toLaunchOptions(executablePath),
  },
});
