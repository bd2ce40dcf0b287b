// Visitor actions in any engine: waits for visible elements, clicks, types, and waits for results.
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserTestKeyName, ViewportPoint, TestBrowserTab } from './test-browser-tab.ts';

const timeoutMs = 15_000;
const pollIntervalMs = 60;

/** The first visible element that matches; with `name`, the first one with that name. */
export interface TestElementCssAndAccessibleName {
  css: string;
  /** The full accessible name: `aria-label`, or the text content. */
  name?: string;
}

export type TestVisitorActions = ReturnType<typeof createTestVisitorActions>;

export const createTestVisitorActions = (tab: TestBrowserTab) => {
  const waitUntil = async <Result>(what: string, read: () => Promise<Result | false | null | undefined>) => {
    const deadline = Date.now() + timeoutMs;
    let reason = '';
    for (;;) {
      try {
        const result = await read();
        if (result !== false && result !== null && result !== undefined) return result;
      } catch (error) {
        // Scripts fail while the page is navigating.
        reason = error instanceof Error ? `: ${error.message.slice(0, 200)}` : '';
      }
      if (Date.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1_000} s${reason}`);
      await wait(pollIntervalMs);
    }
  };

  const describe = ({ css, name }: TestElementCssAndAccessibleName) => (name === undefined ? css : `${css} “${name}”`);

  /** The point to click, once the element has stopped moving and is not covered. */
  const find = async (target: TestElementCssAndAccessibleName): Promise<ViewportPoint> => {
    let before: ViewportPoint | undefined;
    let cover = '';
    return waitUntil(`${describe(target)} to be clickable`, async () => {
      const found = await tab.run(locate, target.css, target.name ?? null);
      if ('missing' in found) throw new Error(found.missing);
      cover = found.cover;
      const isStill = !found.isMoving && before?.x === found.x && before.y === found.y;
      before = { x: found.x, y: found.y };
      if (cover !== '') throw new Error(`covered by ${cover}`);
      return isStill && before;
    });
  };

  const visitor = {
    tab,
    waitUntil,

    /** Opens a URL, moves the pointer to start the scripts, and waits for hydration. */
    open: async (url: string) => {
      await visitor.waitUntilLoaded();
      await tab.open(url);
      await tab.move({ x: 5, y: 5 });
      await tab.move({ x: 9, y: 9 });
      await waitUntil(`${url} started`, () => tab.run(() => document.queuedEvents === undefined));
      await waitUntil('the settings of the shop', () => tab.run(hasShopSettings));
      await visitor.waitUntilLoaded();
    },

    /** Waits until the page has fully loaded: some engines report aborted requests as errors. */
    waitUntilLoaded: () => waitUntil('the page to load', () => tab.run(isLoaded)),

    /** Clicks the target; throws if the page moved and another element was hit. */
    click: async (target: TestElementCssAndAccessibleName) => {
      const point = await find(target);
      await tab.run(watchNextPress, target.css);
      await tab.click(point);
      // Fails if the click has left the page.
      const missed = await tab.run(readMissed).catch(() => '');
      if (missed !== '') throw new Error(`${describe(target)} was not hit: ${missed}`);
    },

    press: (key: BrowserTestKeyName) => tab.press(key),

    /** Focuses an empty field and types into it. */
    fill: async (css: string, text: string) => {
      await visitor.click({ css });
      await waitUntil(`${css} focused`, () =>
        tab.run((selector) => document.activeElement?.matches(selector) ?? false, css),
      );
      await tab.type(text);
      await waitUntil(`${css} filled`, () =>
        tab.run(
          (selector, value) => {
            // Not `:focus`, which may not match in a headless window.
            const field = document.activeElement;
            return field?.matches(selector) === true && (field as HTMLInputElement).value === value;
          },
          css,
          text,
        ),
      );
    },

    /** Selects an option by script, because drivers cannot click the native list. */
    selectOption: (css: string, value: string) =>
      tab.run(
        (selector, chosen) => {
          const select = document.querySelector<HTMLSelectElement>(selector);
          if (!select) throw new Error(`There is no ${selector}.`);
          select.value = chosen;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        css,
        value,
      ),

    waitForVisible: (target: TestElementCssAndAccessibleName) =>
      waitUntil(
        `${describe(target)} to be visible`,
        async () => !('missing' in (await tab.run(locate, target.css, target.name ?? null))),
      ),

    /** Waits until no matching element is visible. */
    waitForHidden: (target: TestElementCssAndAccessibleName) =>
      waitUntil(
        `${describe(target)} to be hidden`,
        async () => 'missing' in (await tab.run(locate, target.css, target.name ?? null)),
      ),

    /** Waits until a matching element contains the text. */
    waitForText: (css: string, text: string) =>
      waitUntil(`“${text}” in ${css}`, () =>
        tab.run(
          (selector, expected) =>
            [...document.querySelectorAll<HTMLElement>(selector)].some(({ innerText }) => innerText.includes(expected)),
          css,
          text,
        ),
      ),

    /** Waits until path and query match the pattern, and returns them. */
    waitForPath: (pattern: RegExp) =>
      waitUntil(`a path like ${String(pattern)}`, async () => {
        const path = await tab.run(() => location.pathname + location.search);
        return pattern.test(path) && path;
      }),
  };
  return visitor;
};

/**
 * Runs in the page. Whether the current settings have arrived, or the page has no shop. Islands load with them; while
 * their styles are loading, WebKit may click next to a link.
 */
const hasShopSettings = (): boolean =>
  document.querySelector('header a[href$="/warenkorb"]') === null ||
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/items/ecommerce_settings'));

/** Runs in the page. Firefox reports a prefetch that leaving the page aborts as an error, so it has to be finished. */
const isLoaded = (): boolean => {
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return false;
  if (!navigator.userAgent.includes('Firefox/')) return true;
  const prefetches = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  // A page that is not hydrated prefetches its scripts first.
  const hasBegun = document.queuedEvents === undefined || prefetches.length > 0;
  // Webpack removes the element of a script that has loaded.
  const isLoadingScript = document.querySelector('script[data-webpack]') !== null;
  return hasBegun && !isLoadingScript && prefetches.every(({ href }) => performance.getEntriesByName(href).length > 0);
};

/** Runs in the page. Records which element the next press and click hit if it is not the target. */
const watchNextPress = (css: string): void => {
  const missed: Record<string, string> = { pointerdown: 'pressed nothing', click: 'clicked nothing' };
  (window as { missed?: typeof missed } & typeof window).missed = missed;
  const record = ({ type, target }: Event) => {
    const element = target as Element;
    const isHit = element.closest(css) !== null || element.closest('label')?.querySelector(css);
    missed[type] = isHit ? '' : `${type} on ${element.outerHTML.slice(0, 100)}`;
  };
  for (const type of Object.keys(missed)) window.addEventListener(type, record, { capture: true, once: true });
};

/**
 * Runs in the page. Returns what was hit instead of the target; empty if the target was hit or the page has been left.
 */
const readMissed = (): string => {
  const { missed = {} } = window as { missed?: Record<string, string> } & typeof window;
  return Object.values(missed).filter(Boolean).join(', ');
};

/** Runs in the page. Scrolls the target into view and returns its centre, whether it moves, and what covers it. */
const locate = (
  css: string,
  name: string | null,
): { missing: string } | { x: number; y: number; isMoving: boolean; cover: string } => {
  const toText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(isVisible);
  const element = all.find(
    (candidate) => name === null || toText(candidate.getAttribute('aria-label') ?? candidate.innerText) === name,
  );
  if (!element)
    return {
      missing: `${all.length} visible elements match the selector: ${all
        .slice(0, 5)
        .map((candidate) => toText(candidate.innerText).slice(0, 30))
        .join(' | ')}`,
    };
  const isInView = () => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 130 && bottom <= window.innerHeight - 20;
  };
  if (!isInView()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const top = document.elementFromPoint(point.x, point.y);
  const isUncovered =
    top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element));
  // Without a frame between two polls, an element that is sliding in would have the same position.
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect instanceof KeyframeEffect &&
        effect.getTiming().iterations !== Infinity &&
        effect.target?.contains(element),
    );
  return { ...point, isMoving, cover: isUncovered ? '' : (top?.outerHTML.slice(0, 80) ?? 'the edge of the window') };
};
