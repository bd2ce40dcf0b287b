// Shared by all browser tests: site URLs, messages, backend access, and a `test` whose page fails on every unexpected
// error.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import type { CaughtMail } from '../scripts/stand-ins/mail-catcher.ts';
import { readSiteMessageByKey } from './read-site-message-by-key.ts';
import { consentStorageKey, toStoredConsents } from '../domain/cookie-consent.ts';

/** Domains of the two demo projects, by the name that the tests use. */
export const demoSiteDomains = { jeweller: 'arnsberg-tochter.example', watchmaker: 'nordlicht.example' } as const;

export type DemoSiteName = keyof typeof demoSiteDomains;

const sites = JSON.parse(process.env.E2E_SITES ?? '{}') as Partial<Record<string, string>>;

/** URL of a site under test. */
export const toTestSiteUrl = (site: DemoSiteName): string => {
  const url = sites[demoSiteDomains[site]];
  if (!url)
    throw new Error(`E2E_SITES contains no URL for ${demoSiteDomains[site]}; run the browser tests with npm test.`);
  return url;
};

/** Debian's nginx serving the jeweller's release. */
export const nginxServedTestSite = JSON.parse(process.env.E2E_NGINX ?? '{}') as { url: string; releaseFolder: string };

const backend = { url: process.env.E2E_BACKEND_URL ?? '', token: process.env.E2E_BACKEND_TOKEN ?? '' };

/** URL of the live backend; the studio is at `/admin`. */
export const testBackendUrl = backend.url;

/** URL of the Matomo stand-in that the jeweller's site is built with. */
export const matomoStandInUrl = process.env.E2E_MATOMO_URL ?? '';

/** Sends a request to the live backend as an administrator and returns `data` of the response. */
export const requestBackendAsAdmin = async (
  path: string,
  init: { method?: string; body?: unknown } = {},
): Promise<unknown> => {
  const response = await fetch(`${backend.url}${path}`, {
    method: init.method ?? 'GET',
    headers: { Authorization: `Bearer ${backend.token}`, 'Content-Type': 'application/json' },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status} ${await response.text()}`);
  if (response.status === 204) return undefined;
  const { data } = (await response.json()) as { data: unknown };
  return data;
};

const inboxUrl = process.env.E2E_INBOX_URL ?? '';

/** Emails that the shop has sent to an address so far, newest first. Use `expect.poll` to wait for one. */
export const readCaughtEmails = async (to: string): Promise<CaughtMail[]> => {
  const response = await fetch(`${inboxUrl}/mails?to=${encodeURIComponent(to)}`);
  if (!response.ok)
    throw new Error(`The inbox responded with ${response.status}; run the browser tests with npm test.`);
  return (await response.json()) as CaughtMail[];
};

const builderFile = createRequire(import.meta.url).resolve('@axe-core/playwright');
/** The minified axe: the builder's default has twice the size, and each checked page has to parse it. */
const axeSource = readFileSync(createRequire(builderFile).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA violations on the current page, one line each; `rules` limits the check to these axe rules. */
export const findAccessibilityViolations = async (page: Page, rules?: string[]): Promise<string[]> => {
  // Elements that are still fading in do not have their final contrast. The line of a busy button never ends, nor does an
  // animation that follows the scroll position.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  const hasFrames = page.frames().length > 1;
  // The second check of a page finds axe there.
  const isLoaded = !hasFrames && (await page.evaluate(() => 'axe' in window));
  // Reporting violations only, and not opening a page to merge the results of frames, halves the duration.
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? 'void 0' : axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames);
  const builder = rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

/** URLs in the caches of the service worker; same-origin URLs without the origin. */
export const readServiceWorkerCachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });

/** The service worker's records of visited pages: `resources:` and the path → the files that the page needs. */
export const readServiceWorkerVisitedPageResources = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const name = 'keyval-store';
    // Opening a missing database would create it, without the worker's table.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return {};
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(`The database ${name} cannot be opened.`));
    });
    const table = database.transaction('keyval').objectStore('keyval');
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const [keys, values] = await Promise.all([wait(table.getAllKeys()), wait(table.getAll())]);
    const notes = Object.fromEntries(
      (keys as string[]).map((key, index) => [key, (values as string[][])[index] ?? []]),
    );
    database.close();
    return notes;
  });

/** Waits until the page at a path is available offline. */
export const waitUntilPageAvailableOffline = (page: Page, path: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const files = (await readServiceWorkerVisitedPageResources(page))[`resources:${path}`];
        const cached = await readServiceWorkerCachedUrls(page);
        return files ? files.filter((file) => !cached.includes(file)) : 'no record of the page';
      },
      { timeout: 15_000 },
    )
    .toEqual([]);

interface WatchOptions {
  /** Substrings of URLs or console messages. Failures that contain one are ignored; all others fail the test. */
  expectedFailures: string[];
  /** Third-party hosts that the page may request. */
  expectedHosts: string[];
  /** Whether the visitor has already refused all consents, or has not answered yet and sees the banner. */
  consents: 'refused' | 'unanswered';
  /**
   * Whether the browser supports service workers. Off by default: a test can neither delay nor count the requests of a
   * worker, and their timing varies.
   */
  serviceWorker: boolean;
  /**
   * Whether the pointer moves as soon as a page is parsed, which starts its scripts
   * (src/app/deferred-hydration-script.ts).
   */
  movesPointer: boolean;
}

/** A random IP address from the range reserved for tests (RFC 2544). */
const createIpAddress = (): string => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/**
 * Whether a request for prefetched page data or a lazy image failed offline. Such failures are ignored, because the
 * browser decides when to send these requests.
 */
const isFailedPrefetch = (failure: string | undefined, url: string): boolean =>
  failure?.includes('ERR_INTERNET_DISCONNECTED') === true && /\/(?:page-data|static)\//.test(url);

/**
 * Gives the pages of a context an IP address of their own, because the order service limits requests per address.
 * `context.route` would do it, too, but intercepts all requests and turns off the HTTP cache.
 */
const assignClientIp = (context: BrowserContext): void => {
  const address = createIpAddress();
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const session = await context.newCDPSession(page);
    session.on('Fetch.requestPaused', ({ requestId, request }) => {
      const headers = Object.entries({ ...request.headers, 'x-forwarded-for': address });
      const entries = headers.map(([name, value]) => ({ name, value }));
      // The page may have been closed meanwhile.
      session.send('Fetch.continueRequest', { requestId, headers: entries }).catch(() => undefined);
    });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/ecom/*' }] });
    return page;
  };
};

/**
 * Whether Chromium reports that a preloaded script is not used soon, as on a busy machine. deferred-hydration.spec.ts
 * tests that all of them are used.
 */
const isLatePreload = (message: string): boolean => /was preloaded .* but not used within a few seconds/.test(message);

const storedRefusal = { name: consentStorageKey, value: JSON.stringify(toStoredConsents([], new Set(), Date.now())) };

/**
 * Watches every page. Each of these fails the test: a console error or warning, an uncaught error, a failed request, a
 * status of 400 or above, a request to a third-party host, a violation of the content security policy.
 */
export const test = base.extend<WatchOptions>({
  expectedFailures: [async ({}, use) => use([]), { scope: 'test' }],
  expectedHosts: [async ({}, use) => use([]), { scope: 'test' }],
  consents: ['refused', { option: true }],
  serviceWorker: [false, { option: true }],
  context: async ({ context, serviceWorker }, use) => {
    // Playwright's own setting keeps the browser's API and logs a warning on every page.
    if (!serviceWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    // Tests of the service worker send no requests to the order service.
    if (!serviceWorker) assignClientIp(context);
    await use(context);
  },
  movesPointer: [true, { option: true }],
  storageState: async ({ consents }, use) => {
    const localStorage = consents === 'refused' ? [storedRefusal] : [];
    const origins = [...Object.values(sites), nginxServedTestSite.url].map((url) => ({
      origin: new URL(url ?? '').origin,
      localStorage,
    }));
    await use({ cookies: [], origins });
  },
  page: async ({ page, expectedFailures, expectedHosts, movesPointer, javaScriptEnabled }, use) => {
    if (movesPointer && javaScriptEnabled) {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('pointermove')));
      });
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        // Hydration is complete. deferred-hydration.spec.ts tests what happens before.
        if (options?.waitUntil !== 'commit') await page.waitForFunction(() => document.queuedEvents === undefined);
        return response;
      };
    }
    // The browser logs only some kinds of violations.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
        const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
        console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} (${place})`);
      });
    });
    const problems: string[] = [];
    const isExpected = (text: string) => expectedFailures.some((part) => text.includes(part));
    const ownHosts = [...Object.values(sites), nginxServedTestSite.url, backend.url].map(
      (url) => new URL(url ?? '').host,
    );
    page.on('console', (entry) => {
      if (isFailedPrefetch(entry.text(), entry.location().url) || isLatePreload(entry.text())) return;
      const text = `${entry.type()}: ${entry.text()} (${entry.location().url})`;
      if (['error', 'warning'].includes(entry.type()) && !isExpected(text)) problems.push(text);
    });
    page.on('pageerror', ({ message: text }) => {
      if (!isExpected(text)) problems.push(`uncaught: ${text}`);
    });
    page.on('requestfailed', (request) => {
      // A navigation aborts pending requests of the previous page.
      const reason = request.failure()?.errorText;
      if (reason === 'net::ERR_ABORTED' || isFailedPrefetch(reason, request.url())) return;
      const text = `failed request: ${request.url()} (${reason})`;
      if (!isExpected(text)) problems.push(text);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !isExpected(response.url())) {
        problems.push(`HTTP ${response.status()}: ${response.url()}`);
      }
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && ![...ownHosts, ...expectedHosts].includes(url.host))
        problems.push(`third-party host: ${url.href}`);
    });
    await use(page);
    expect(problems, 'errors on the page').toEqual([]);
  },
});

export { expect, readSiteMessageByKey };
