// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestIntersectionObserver } from './intersection-observer.fixture.ts';
import {
  documentPrefetchRules,
  onceDwelledInView,
  prefetchDocumentWithScripts,
  preloadImage,
  preloadPage,
} from './preload-page.ts';

const load = vi.fn();
const setConnection = (connection: { saveData?: boolean; effectiveType?: string } | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal('___loader', { hovering: load });
  setConnection(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads data and code of the page', () => {
  preloadPage('/produkte/ring');
  expect(load).toHaveBeenCalledExactlyOnceWith('/produkte/ring');
});

it.each([[{ saveData: true, effectiveType: '4g' }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'loads nothing for a visitor with %j',
  (connection) => {
    setConnection(connection);
    const picture = document.createElement('picture');
    const copy = vi.spyOn(picture, 'cloneNode');
    preloadPage('/produkte/ring');
    preloadImage(picture, '100vw');
    expect(load).not.toHaveBeenCalled();
    expect(copy).not.toHaveBeenCalled();
  },
);

it('loads the file of an image for other sizes, without changing the shown image', () => {
  const picture = document.createElement('picture');
  picture.innerHTML =
    '<source srcset="/a.avif 320w" sizes="47vw"><img loading="lazy" sizes="47vw" srcset="/a.webp 320w">';
  const shown = picture.outerHTML;
  const clone = vi.spyOn(picture, 'cloneNode');
  preloadImage(picture, '100vw');
  expect(picture.outerHTML).toBe(shown);
  expect((clone.mock.results[0]?.value as HTMLPictureElement).innerHTML).toBe(
    '<source srcset="/a.avif 320w" sizes="100vw"><img sizes="100vw" srcset="/a.webp 320w">',
  );
});

describe('a page that is opened by a full page load', () => {
  const stubPage = (status = 200) => {
    const html = '<script data-build="1" data-scripts="/app-1.js" data-files="/page-data/app-data.json /kasse-2.js">';
    const request = vi.fn(() => Promise.resolve(new Response(html, { status })));
    vi.stubGlobal('fetch', request);
    return request;
  };
  const readPrefetched = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('is loaded once, with its scripts', async () => {
    const request = stubPage();
    await prefetchDocumentWithScripts('/kasse');
    await prefetchDocumentWithScripts('/kasse');
    expect(request).toHaveBeenCalledExactlyOnceWith('/kasse');
    expect(readPrefetched()).toEqual(['/app-1.js', '/kasse-2.js']);
  });

  it('is kept by a browser with speculation rules', async () => {
    stubPage();
    vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
    await prefetchDocumentWithScripts('/panier');
    const rules = document.querySelector('script[type="speculationrules"]');
    expect(rules?.textContent).toBe(documentPrefetchRules);
  });

  it('is ignored if it cannot be loaded', async () => {
    stubPage(404);
    await prefetchDocumentWithScripts('/en/checkout');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await prefetchDocumentWithScripts('/fr/caisse');
    expect(readPrefetched()).toEqual([]);
  });

  it('is not loaded for a visitor who saves data', async () => {
    const request = stubPage();
    setConnection({ saveData: true });
    await prefetchDocumentWithScripts('/andere-kasse');
    expect(request).not.toHaveBeenCalled();
  });
});

describe('an element in view', () => {
  const observe = () => {
    vi.useFakeTimers();
    const { TestIntersectionObserver, report } = createTestIntersectionObserver();
    vi.stubGlobal('IntersectionObserver', TestIntersectionObserver);
    const element = document.createElement('article');
    const run = vi.fn();
    const stop = onceDwelledInView(element, run);
    return { run, stop, show: (isInView: boolean) => report(element, isInView) };
  };

  it('counts once it has stayed there for a moment', () => {
    const { run, show } = observe();
    show(true);
    vi.advanceTimersByTime(150);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    show(true);
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not count if the visitor scrolls past it', () => {
    const { run, show } = observe();
    show(true);
    vi.advanceTimersByTime(150);
    show(false);
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('does not count after it was removed', () => {
    const { run, show, stop } = observe();
    show(true);
    stop();
    vi.advanceTimersByTime(1_000);
    expect(run).not.toHaveBeenCalled();
  });
});
