// Chromium and Firefox as Debian brings them, driven by puppeteer-core: over the DevTools protocol the one, over WebDriver BiDi
// the other, which needs no driver beside it. Called by run-engines.ts.
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, type Tab, windowSize } from './tab.ts';

export interface PuppeteerEngine {
  name: 'chromium' | 'firefox';
  program: string;
}

const chromiumArguments = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--lang=de-DE'];
const firefoxPreferences = {
  'intl.accept_languages': 'de-DE, de',
  // Nothing is asked of other hosts.
  'browser.safebrowsing.downloads.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export const openPuppeteerEngine = async ({ name, program }: PuppeteerEngine): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath: program,
    headless: true,
    defaultViewport: windowSize,
    ...(name === 'firefox' ? { extraPrefsFirefox: firefoxPreferences } : { args: chromiumArguments }),
  });
  const version = await browser.version();
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(windowSize);
  return { name, version, tab: toTab(page), close: () => browser.close() };
};

const toTab = (page: Page): Tab => {
  const errors: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'error') errors.push(`${entry.text()} (${entry.location().url ?? 'no place'})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    // Handles, which its types allow for, are never passed.
    run: (work, ...parameters) =>
      page.evaluate(work as (...given: unknown[]) => unknown, ...parameters) as Promise<never>,
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    type: (text) => page.keyboard.type(text),
    takeErrors: () => Promise.resolve(errors.splice(0)),
  };
};
