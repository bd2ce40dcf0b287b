// Debian's Chromium and Firefox driven by puppeteer-core: Chromium over the DevTools protocol, Firefox over WebDriver
// BiDi, which needs no separate driver.
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type RunningBrowser, type TestBrowserTab, testViewportSize } from './test-browser-tab.ts';

export interface PuppeteerBrowserOptions {
  name: 'chromium' | 'firefox';
  program: string;
}

const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--lang=de-DE'];
const firefoxPreferences = {
  'intl.accept_languages': 'de-DE, de',
  // Disables requests to other hosts.
  'browser.safebrowsing.downloads.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export const launchPuppeteerEngine = async ({ name, program }: PuppeteerBrowserOptions): Promise<RunningBrowser> => {
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: program,
    headless: true,
    defaultViewport: testViewportSize,
    ...(name === 'firefox' ? { extraPrefsFirefox: firefoxPreferences } : { args: chromiumArguments }),
  });
  const version = await browser.version();
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(testViewportSize);
  await page.evaluateOnNewDocument(ignoreErrorsOnceLeft);
  return { name, version, tab: toTab(page), close: () => browser.close() };
};

/** Runs in the page. A page that is left reports every script whose request the navigation aborts. */
const ignoreErrorsOnceLeft = (): void => {
  window.addEventListener('beforeunload', () => {
    console.error = () => undefined;
  });
};

/** Firefox's own message about such a request. A missing script fails the journey anyway. */
const abortedRequestMessage = /A ServiceWorker intercepted the request and encountered an unexpected error/;

const toTab = (page: Page): TestBrowserTab => {
  const errors: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(`${entry.text()} (${entry.location().url ?? 'no location'})`);
  });
  page.on('pageerror', (error) => {
    if (!abortedRequestMessage.test(String(error))) errors.push(String(error));
  });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    // A cast, because puppeteer's types also allow handles, which are never passed.
    run: (work, ...parameters) =>
      page.evaluate(work as (...args: unknown[]) => unknown, ...parameters) as Promise<never>,
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    takeErrors: () => Promise.resolve(errors.splice(0)),
  };
};
