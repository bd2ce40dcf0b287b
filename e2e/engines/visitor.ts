// A visitor of the site in any engine: finds what is to be seen, points at it, types, and waits for what comes. Used by the
// journeys.
import { setTimeout as wait } from 'node:timers/promises';
import type { Key, Point, Tab } from './tab.ts';

const patienceMs = 15_000;
const pauseMs = 60;

/** What is looked for: the first element that is to be seen, of that name where one is given. */
export interface Target {
  css: string;
  /** The whole accessible name: `aria-label`, or the words inside. */
  name?: string;
}

export type Visitor = ReturnType<typeof createVisitor>;

export const createVisitor = (tab: Tab) => {
  const until = async <Result>(what: string, read: () => Promise<Result | false | null | undefined>) => {
    const deadline = Date.now() + patienceMs;
    let reason = '';
    for (;;) {
      try {
        const result = await read();
        if (result !== false && result !== null && result !== undefined) return result;
      } catch (error) {
        // A page that is just being left cannot be asked.
        reason = error instanceof Error ? `: ${error.message.slice(0, 200)}` : '';
      }
      if (Date.now() > deadline) throw new Error(`${what}: not within ${patienceMs / 1_000} s${reason}`);
      await wait(pauseMs);
    }
  };

  const toWords = ({ css, name }: Target) => (name === undefined ? css : `${css} “${name}”`);

  /** Where to point at it, once it stands still and nothing lies over it. */
  const find = async (target: Target): Promise<Point> => {
    let before: Point | undefined;
    let cover = '';
    return until(`${toWords(target)} to point at`, async () => {
      const found = await tab.run(locate, target.css, target.name ?? null);
      if ('missing' in found) throw new Error(found.missing);
      cover = found.cover;
      const isStill = !found.isMoving && before?.x === found.x && before.y === found.y;
      before = { x: found.x, y: found.y };
      if (cover !== '') throw new Error(`lies behind ${cover}`);
      return isStill && before;
    });
  };

  const visitor = {
    tab,
    until,

    /** Opens an address, moves the hand, which starts the scripts, and waits until they have taken over. */
    open: async (url: string) => {
      await visitor.settle();
      await tab.open(url);
      await tab.move({ x: 5, y: 5 });
      await tab.move({ x: 9, y: 9 });
      await until(`${url} started`, () => tab.run(() => document.queuedEvents === undefined));
      // While the styles of an island are on their way, WebKit may hit what lies around a link.
      await until('the islands of the header', () =>
        tab.run(() => document.querySelector('header span[aria-hidden="true"]:has(svg)') === null),
      );
      await visitor.settle();
    },

    /** Until all of the page has come: what is broken off in the middle is told as an error by some engines. */
    settle: () =>
      until('the page to come', () =>
        tab.run(() => document.readyState === 'complete' && document.fonts.status === 'loaded'),
      ),

    /** Clicks, and says what else was hit where the page moved away under the pointer. */
    click: async (target: Target) => {
      const point = await find(target);
      await tab.run(watchNextPress, target.css);
      await tab.click(point);
      // A page that has been left knows of no press.
      const missed = await tab.run(readMissed).catch(() => '');
      if (missed !== '') throw new Error(`${toWords(target)} was missed: ${missed}`);
    },

    press: (key: Key) => tab.press(key),

    /** Types into an empty field. */
    fill: async (css: string, text: string) => {
      await visitor.click({ css });
      await until(`${css} focused`, () => tab.run((one) => document.activeElement?.matches(one) ?? false, css));
      await tab.type(text);
      await until(`${css} filled`, () =>
        tab.run(
          (one, value) => {
            // Not `:focus`, which a window without a screen may lack.
            const field = document.activeElement;
            return field?.matches(one) === true && (field as HTMLInputElement).value === value;
          },
          css,
          text,
        ),
      );
    },

    /** Chooses in a select, whose list of choices is the browser's own window. */
    choose: (css: string, value: string) =>
      tab.run(
        (one, chosen) => {
          const select = document.querySelector<HTMLSelectElement>(one);
          if (!select) throw new Error(`There is no ${one}.`);
          select.value = chosen;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        css,
        value,
      ),

    /** Waits until it is to be seen. */
    see: (target: Target) =>
      until(
        `${toWords(target)} to be seen`,
        async () => !('missing' in (await tab.run(locate, target.css, target.name ?? null))),
      ),

    /** Waits until none of it is to be seen. */
    seeNo: (target: Target) =>
      until(
        `${toWords(target)} to be gone`,
        async () => 'missing' in (await tab.run(locate, target.css, target.name ?? null)),
      ),

    /** Waits until the words stand somewhere in the element. */
    read: (css: string, words: string) =>
      until(`“${words}” in ${css}`, () =>
        tab.run(
          (one, text) =>
            [...document.querySelectorAll<HTMLElement>(one)].some(({ innerText }) => innerText.includes(text)),
          css,
          words,
        ),
      ),

    /** Waits for an address; resolves to its path and query. */
    arrive: (pattern: RegExp) =>
      until(`an address like ${String(pattern)}`, async () => {
        const path = await tab.run(() => location.pathname + location.search);
        return pattern.test(path) && path;
      }),
  };
  return visitor;
};

/** Runs in the page: notes what the next press of the pointer and its click hit in place of the target. */
const watchNextPress = (css: string): void => {
  const missed: Record<string, string> = { pointerdown: 'pressed nothing', click: 'clicked nothing' };
  (window as { missed?: typeof missed } & typeof window).missed = missed;
  const note = ({ type, target }: Event) => {
    const element = target as Element;
    const isHit = element.closest(css) !== null || element.closest('label')?.querySelector(css);
    missed[type] = isHit ? '' : `${type} on ${element.outerHTML.slice(0, 100)}`;
  };
  for (const type of Object.keys(missed)) window.addEventListener(type, note, { capture: true, once: true });
};

/** Runs in the page: what was hit in place of the target; empty if it was the target, or if the page has been left. */
const readMissed = (): string => {
  const { missed = {} } = window as { missed?: Record<string, string> } & typeof window;
  return Object.values(missed).filter(Boolean).join(', ');
};

/** Runs in the page. */
const locate = (
  css: string,
  name: string | null,
): { missing: string } | { x: number; y: number; isMoving: boolean; cover: string } => {
  const toText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = [...document.querySelectorAll<HTMLElement>(css)].filter(isSeen);
  const element = all.find((one) => name === null || toText(one.getAttribute('aria-label') ?? one.innerText) === name);
  if (!element)
    return {
      missing: `${all.length} of the kind are there: ${all
        .slice(0, 5)
        .map((one) => toText(one.innerText).slice(0, 30))
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
  const isFree =
    top !== null && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element));
  // Where no frame is drawn between two looks, what slides in seems to stand still.
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.getTiming().iterations !== Infinity &&
        effect.target?.contains(element),
    );
  return { ...point, isMoving, cover: isFree ? '' : (top?.outerHTML.slice(0, 80) ?? 'the edge of the window') };
};
