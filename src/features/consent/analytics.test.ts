// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsentOption } from '../../../domain/cookie-consent.ts';

const consents: ConsentOption[] = ['functional', 'matomo'].map((functionId) => ({
  functionId,
  displayName: null,
  description: null,
  link: null,
  defaultOn: true,
  locked: functionId === 'functional',
}));

const change = { location: { pathname: '/b' }, prevLocation: { pathname: '/a' } };

const readCommands = () =>
  (window._paq as unknown as string[][] | undefined)?.map((command) => command.join(' ')) ?? [];

/** Starts the feature as a page load does, in a build with Matomo. */
const start = async () => {
  const analytics = await import('./analytics.ts');
  const store = await import('./consent-store.ts');
  store.syncConsentStoreWithLocalStorage();
  analytics.observeAnalyticsConsent();
  return { ...analytics, ...store };
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('GATSBY_MATOMO_URL', 'https://matomo.example');
  vi.stubEnv('GATSBY_MATOMO_SITE_ID', '3');
  window.localStorage.clear();
  delete window._paq;
  document.head.replaceChildren();
  document.title = 'Rings';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('does nothing before an answer or after a refusal', async () => {
  const { trackPageViewOnRouteChange, refuseConsents } = await start();
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(1000);
  refuseConsents(consents);
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(1000);
  expect(readCommands()).toEqual([]);
  expect(document.scripts).toHaveLength(0);
});

it('requires consent in Matomo first, then remembers it and tracks the page', async () => {
  const { saveConsents } = await start();
  saveConsents(consents, new Set(['matomo']));
  expect([...document.scripts].map((script) => script.src)).toEqual(['https://matomo.example/matomo.js']);
  expect(readCommands()).toEqual([
    'requireConsent',
    'discardHashTag true',
    'enableJSErrorTracking',
    'setTrackerUrl https://matomo.example/matomo.php',
    'setSiteId 3',
    'rememberConsentGiven',
    'setReferrerUrl ',
    `setCustomUrl ${window.location.origin}/`,
    'setDocumentTitle Rings',
    'trackPageView',
  ]);
});

it('tracks a page 32 ms after its route change', async () => {
  const { trackPageViewOnRouteChange, saveConsents } = await start();
  saveConsents(consents, new Set(['matomo']));
  const countViews = () => readCommands().filter((command) => command === 'trackPageView').length;
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(31);
  expect(countViews()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(countViews()).toBe(2);
  trackPageViewOnRouteChange({ location: change.location, prevLocation: change.location });
  vi.advanceTimersByTime(32);
  expect(countViews(), 'a hash leads to no other page').toBe(2);
});

it('waits for a late title, but not forever', async () => {
  const { trackPageViewOnRouteChange, saveConsents } = await start();
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(32);
  saveConsents(consents, new Set(['matomo']));
  const before = readCommands().length;
  const readTitles = () =>
    readCommands()
      .slice(before)
      .filter((command) => command.startsWith('setDocumentTitle'));
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(64);
  expect(readTitles(), 'still the title of the page before').toEqual([]);
  document.title = '';
  vi.advanceTimersByTime(64);
  expect(readTitles(), 'no title at all').toEqual([]);
  document.title = 'Watches';
  vi.advanceTimersByTime(32);
  expect(readTitles()).toEqual(['setDocumentTitle Watches']);
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(1_000);
  expect(readTitles()).toHaveLength(2);
});

it('forgets consent once on withdrawal, tracks nothing meanwhile, and remembers it again', async () => {
  const { trackPageViewOnRouteChange, refuseConsents, saveConsents } = await start();
  saveConsents(consents, new Set(['matomo']));
  const before = readCommands().length;
  refuseConsents(consents);
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(32);
  expect(readCommands().slice(before)).toEqual(['forgetConsentGiven']);
  saveConsents(consents, new Set(['matomo']));
  expect(readCommands()[before + 1]).toBe('rememberConsentGiven');
  expect(document.scripts).toHaveLength(1);
});

it('resumes with a stored consent on the next page load', async () => {
  const first = await start();
  first.saveConsents(consents, new Set(['matomo']));
  vi.resetModules();
  delete window._paq;
  const { trackPageViewOnRouteChange } = await start();
  expect(readCommands()).toEqual([]);
  trackPageViewOnRouteChange(change);
  vi.advanceTimersByTime(32);
  expect(readCommands().filter((command) => command === 'trackPageView')).toHaveLength(1);
});
