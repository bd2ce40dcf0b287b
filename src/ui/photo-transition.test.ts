// @vitest-environment jsdom
// The names that tell the browser which images belong together, and that a navigation never waits.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  observeHistoryForPhotoTransition,
  notifyPhotoTransitionOfPageShown,
  startPhotoTransition,
} from './photo-transition.ts';

const list = `<main><article><div class="frame"><img></div><h3><a href="/produkte/ring">Ring</a></h3></article></main>`;
const detail = '<main><img fetchpriority="high"><img></main>';

const show = (path: string, html: string) => {
  document.body.innerHTML = html;
  notifyPhotoTransitionOfPageShown(path);
};

const query = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Whether the element is the photograph that moves. */
const isNamed = (element: HTMLElement) => element.style.viewTransitionName === 'product-photo';

let finish: () => void;
let update: Promise<void> | undefined;
let loadedPages: string[];

observeHistoryForPhotoTransition();

beforeEach(() => {
  vi.useFakeTimers();
  update = undefined;
  loadedPages = ['/produkte', '/produkte/ring'];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('___loader', { loadPageSync: (path: string) => (loadedPages.includes(path) ? {} : undefined) });
  document.startViewTransition = ((callback: () => Promise<void>) => {
    update = callback();
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { ready: Promise.resolve(), finished };
  }) as unknown as typeof document.startViewTransition;
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 100 }) as DOMRect;
  window.history.replaceState(null, '', '/produkte');
  show('/produkte', list);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  startPhotoTransition(query('.frame'), '/produkte/ring');
  window.history.pushState(null, '', '/produkte/ring');
};

it('names the photograph of the card, then the main image of the page, then none', async () => {
  const photo = query('.frame');
  open();
  expect(isNamed(photo)).toBe(true);
  show('/produkte/ring', detail);
  await update;
  expect([isNamed(photo), isNamed(query('img')), isNamed(query('img + img'))]).toEqual([false, true, false]);
  finish();
  await vi.waitFor(() => expect(isNamed(query('img'))).toBe(false));
});

it('takes the photograph back to its card', async () => {
  open();
  show('/produkte/ring', detail);
  await update;
  finish();
  const main = query('img');
  window.history.replaceState(null, '', '/produkte');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(isNamed(main)).toBe(true);
  show('/produkte', list);
  await update;
  expect(isNamed(query('article img'))).toBe(true);
});

it('freezes the page for at most 100 ms', async () => {
  open();
  let isOver = false;
  void update?.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

it.each<[string, () => void]>([
  ['the page has not loaded', () => loadedPages.pop()],
  ['the visitor wants less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ['the browser has no transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
  [
    'the photograph is out of view',
    () => {
      Element.prototype.getBoundingClientRect = () => ({ top: -200, bottom: -100 }) as DOMRect;
    },
  ],
])('does nothing if %s', (_case, prepare) => {
  prepare();
  open();
  expect([update, isNamed(query('.frame'))]).toEqual([undefined, false]);
});

it('leaves any other way back alone', () => {
  open();
  show('/produkte/ring', detail);
  update = undefined;
  window.history.replaceState(null, '', '/kontakt');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(update).toBeUndefined();
});
