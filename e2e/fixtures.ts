// The one import door of the browser tests: sites, messages and a page that reports everything that goes wrong.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page, type Route } from 'playwright/test';
import type { CaughtMail } from '../scripts/stand-ins/mail-catcher.ts';
import { message } from './messages.ts';
import { consentStorageKey, toStoredConsents } from '../domain/consent.ts';

/** The two demo projects by the name the tests give them. */
export const domains = { jeweller: 'arnsberg-tochter.example', watchmaker: 'nordlicht.example' } as const;

export type SiteName = keyof typeof domains;

const sites = JSON.parse(process.env.E2E_SITES ?? '{}') as Partial<Record<string, string>>;

/** Address of a site under test. */
export const siteUrl = (site: SiteName): string => {
  const url = sites[domains[site]];
  if (!url) throw new Error(`E2E_SITES names no address for ${domains[site]}; run the browser tests with npm test.`);
  return url;
};

/** Debian's nginx in front of the jeweller's release. */
export const nginx = JSON.parse(process.env.E2E_NGINX ?? '{}') as { url: string; releaseFolder: string };

const backend = { url: process.env.E2E_BACKEND_URL ?? '', token: process.env.E2E_BACKEND_TOKEN ?? '' };

/** Address of the live backend; editors work at its `/admin`. */
export const backendUrl = backend.url;

/** The stand-in for Matomo, with which the jeweller's site is built. */
export const matomoUrl = process.env.E2E_MATOMO_URL ?? '';

/** A request to the live backend as an administrator. */
export const askBackend = async (path: string, init: { method?: string; body?: unknown } = {}): Promise<unknown> => {
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

/** The mails the shop has sent to an address so far, newest first; `expect.poll` waits for one. */
export const readMails = async (to: string): Promise<CaughtMail[]> => {
  const response = await fetch(`${inboxUrl}/mails?to=${encodeURIComponent(to)}`);
  if (!response.ok) throw new Error(`The inbox answers ${response.status}; run the browser tests with npm test.`);
  return (await response.json()) as CaughtMail[];
};

/** WCAG 2.2 AA violations of the page as it stands, one line each; of some rules alone where they are named. */
export const findAccessibilityProblems = async (page: Page, rules?: string[]): Promise<string[]> => {
  // What is still fading in has no contrast of its own yet.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  // Another page in which the results of several frames are put together, and the parts that are in order, cost half of the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const wanted = rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await wanted.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
};

/** What the service worker keeps: addresses, without the origin where it is the page's own. */
export const readKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => url.replace(location.origin, ''));
  });

/** What the service worker has noted of visited pages: `resources:` and the path → the files the page needs. */
export const readNotes = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const name = 'keyval-store';
    // To open what is not there would make it, and without the worker's own table.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return {};
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The notes cannot be opened.'));
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

/** Waits until the page at a path can be read without a connection. */
export const untilKept = (page: Page, path: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const files = (await readNotes(page))[`resources:${path}`];
        const kept = await readKept(page);
        return files ? files.filter((file) => !kept.includes(file)) : 'not noted';
      },
      { timeout: 15_000 },
    )
    .toEqual([]);

interface Watched {
  /** Requests that must not happen or may fail, by a part of their address; all others fail the test. */
  expectedFailures: string[];
  /** Third hosts that the page may speak to. */
  expectedHosts: string[];
  /** Whether the visitor has refused all consents before, or has not answered yet and sees the banner. */
  consents: 'refused' | 'unanswered';
  /**
   * Whether the browser knows service workers. Off but for the tests of them: what a worker fetches and answers cannot
   * be held back or counted by a test, and comes at times of its own.
   */
  serviceWorker: boolean;
  /** Whether the visitor's hand is on the mouse when a page comes, which starts its scripts (src/app/deferred-hydration.ts). */
  hand: 'on the mouse' | 'away';
}

/** Of a range that is kept for tests (RFC 2544), as the proxy in front of the backend would name it. */
const toAddress = (): string => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/**
 * What a page only reads ahead (data of pages that links lead to, pictures further down) may be missed without a
 * connection, which a test alone takes away: when such a request comes is the browser's affair.
 */
const isMissedAhead = (failure: string | undefined, url: string): boolean =>
  failure?.includes('ERR_INTERNET_DISCONNECTED') === true && /\/(?:page-data|static)\//.test(url);

const refusal = { name: consentStorageKey, value: JSON.stringify(toStoredConsents([], new Set(), Date.now())) };

/**
 * Every page is watched: a console error or warning, an uncaught error, a failed request, an answer of 400 or more, a
 * request to a third host and anything that the page's own policy refuses each fail the test.
 */
export const test = base.extend<Watched>({
  expectedFailures: [async ({}, use) => use([]), { scope: 'test' }],
  expectedHosts: [async ({}, use) => use([]), { scope: 'test' }],
  consents: ['refused', { option: true }],
  serviceWorker: [false, { option: true }],
  context: async ({ context, serviceWorker }, use) => {
    // Not Playwright's own setting: it keeps the browser's functions and writes a warning to the console of every page.
    if (!serviceWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    // Each test is a visitor with an address of its own: the service counts what one address sends. Who reads without a
    // connection sends nothing, and needs the browser's own store, which Playwright turns off where requests are looked at.
    const address = toAddress();
    const name = (route: Route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } });
    if (!serviceWorker) await context.route('**/ecom/**', name);
    await use(context);
  },
  hand: ['on the mouse', { option: true }],
  storageState: async ({ consents }, use) => {
    const localStorage = consents === 'refused' ? [refusal] : [];
    const origins = [...Object.values(sites), nginx.url].map((url) => ({
      origin: new URL(url ?? '').origin,
      localStorage,
    }));
    await use({ cookies: [], origins });
  },
  page: async ({ page, expectedFailures, expectedHosts, hand, javaScriptEnabled }, use) => {
    if (hand === 'on the mouse' && javaScriptEnabled) {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('pointermove')));
      });
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        // React has taken over: what is held back and done later is tried in deferred-hydration.spec.ts.
        if (options?.waitUntil !== 'commit') await page.waitForFunction(() => document.queuedEvents === undefined);
        return response;
      };
    }
    // The browser tells of it on the console, too, but not of every kind.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
        const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
        console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} (${place})`);
      });
    });
    const problems: string[] = [];
    const isExpected = (text: string) => expectedFailures.some((part) => text.includes(part));
    const ownHosts = [...Object.values(sites), nginx.url, backend.url].map((url) => new URL(url ?? '').host);
    page.on('console', (entry) => {
      if (isMissedAhead(entry.text(), entry.location().url)) return;
      const text = `${entry.type()}: ${entry.text()} (${entry.location().url})`;
      if (['error', 'warning'].includes(entry.type()) && !isExpected(text)) problems.push(text);
    });
    page.on('pageerror', ({ message: text }) => {
      if (!isExpected(text)) problems.push(`uncaught: ${text}`);
    });
    page.on('requestfailed', (request) => {
      // A navigation ends the requests of the page before it.
      const isEnded = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (isMissedAhead(request.failure()?.errorText, request.url())) return;
      if (!isEnded && !isExpected(request.url())) problems.push(`failed request: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !isExpected(response.url())) {
        problems.push(`HTTP ${response.status()}: ${response.url()}`);
      }
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && ![...ownHosts, ...expectedHosts].includes(url.host))
        problems.push(`third host: ${url.href}`);
    });
    await use(page);
    expect(problems, 'what went wrong in the page').toEqual([]);
  },
});

export { expect, message };
