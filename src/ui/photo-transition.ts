// The photograph of a product card becomes the main image of the product's page, and back again: a view transition of the
// browser (docs/decisions/067) around a client-side navigation that needs no waiting.
import { isPagePreloaded } from './preload-page.ts';

/** The browser freezes the page from the start of a transition until the next page is there: at most this long. */
const maxFreezeMs = 100;

const transitionName = 'product-photo';

/** Added with the first transition: the first paint needs none of it. */
const transitionCss = `
  ::view-transition { pointer-events: none }
  ::view-transition-group(*) { animation-duration: var(--medium); animation-timing-function: var(--ease) }
  ::view-transition-old(root), ::view-transition-new(root) { animation-duration: var(--fast) }`;
let hasTransitionStyles = false;

/** The main image of a product's page, the first in its first view. */
const productPhotoSelector = 'main img[fetchpriority="high"]';

/** The product that was last opened from a card, for the way back. */
let opened: { listPath: string; href: string } | undefined;
/** Path of the page that is shown; the address may already be that of the next one. */
let shownPath: string | undefined;
let whenPageShown: (() => void) | undefined;

/** Call when a page is in the document. */
export const notifyPhotoTransitionOfPageShown = (path: string): void => {
  shownPath = path;
  whenPageShown?.();
};

/**
 * Call right before navigating to the page of a product. React shows it after the next frame, in which the browser takes
 * its picture of the present page.
 */
export const startPhotoTransition = (cardPhoto: HTMLElement, href: string): void => {
  opened = { listPath: window.location.pathname, href };
  if (isPagePreloaded(href)) runTransition(cardPhoto, () => document.querySelector(productPhotoSelector));
};

/** Lets the photograph return to its card with Back. Call once, before the router listens. */
export const observeHistoryForPhotoTransition = (): void => {
  window.addEventListener('popstate', () => {
    const { listPath, href } = opened ?? {};
    if (!href || shownPath !== href || window.location.pathname !== listPath || !isPagePreloaded(listPath)) return;
    runTransition(document.querySelector<HTMLElement>(productPhotoSelector), () => findCardPhoto(href));
  });
};

const findCardPhoto = (href: string): HTMLElement | null => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main article a');
  const link = Array.from(links).find((one) => one.getAttribute('href') === href);
  return link?.closest('article')?.querySelector('img') ?? null;
};

const addTransitionStyles = (): void => {
  if (hasTransitionStyles) return;
  hasTransitionStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(transitionCss);
  document.adoptedStyleSheets.push(sheet);
};

const runTransition = (from: HTMLElement | null, findTarget: () => HTMLElement | null): void => {
  // Missing in older browsers.
  const canStart = 'startViewTransition' in document;
  if (!canStart || !from || !isInWindow(from) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isPageShown = new Promise<void>((resolve) => {
    whenPageShown = resolve;
  });
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, maxFreezeMs);
  });
  let target: HTMLElement | null = null;
  addTransitionStyles();
  from.style.viewTransitionName = transitionName;
  const transition = document.startViewTransition(async () => {
    await Promise.race([isPageShown, timeout]);
    from.style.viewTransitionName = '';
    target = findTarget();
    if (target && isInWindow(target)) target.style.viewTransitionName = transitionName;
  });
  // The next navigation ends a transition early; the page is shown all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    from.style.viewTransitionName = '';
    if (target) target.style.viewTransitionName = '';
  });
};

const isInWindow = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};
