// Accessible route changes (decisions: Behaviour): moves focus to the new page's heading and announces its title in its
// language. Also decides the scroll position.
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby';
import { isCheckoutPath, toNormalizedPagePath } from './force-page-load-on-csp-change.ts';

const announcerId = 'route-announcer';
/** A title that has not changed after this time is announced as it is, in milliseconds. */
const titleWaitMs = 1_000;

/** Replaces Gatsby's announcer, which speaks only English. A live region must exist before its text changes. */
export const setUpRouteAnnouncer = (): void => {
  const gatsbyAnnouncer = document.getElementById('gatsby-announcer');
  gatsbyAnnouncer?.setAttribute('aria-live', 'off');
  gatsbyAnnouncer?.setAttribute('aria-hidden', 'true');
  const announcer = document.createElement('div');
  announcer.id = announcerId;
  announcer.setAttribute('aria-live', 'assertive');
  announcer.className = 'visually-hidden';
  document.body.append(announcer);
};

const focusTarget = (): void => {
  const target = findTarget(window.location.hash);
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/**
 * Forwards focus from the router's wrapper to the page's heading after a route change. The checkout is always a full
 * page load (force-page-load-on-csp-change.ts), so visitors who come from this site also start at its heading.
 */
export const focusHeadingAfterNavigation = (): void => {
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focusTarget);
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  if (
    isFromHere &&
    isCheckoutPath(toNormalizedPagePath(window.location.pathname)) &&
    document.activeElement === document.body
  ) {
    focusTarget();
  }
};

/** Whether the addresses are two different pages, not two places on one page. */
const isOtherPage = ({ location, prevLocation }: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>): boolean =>
  prevLocation !== null && location.pathname !== prevLocation.pathname;

let previousTitle = '';

/** Call before the route changes. */
export const storeTitleBeforeRouteChange = (): void => {
  previousTitle = document.title;
};

/** Announces the new page. Call after the route has changed. */
export const announceRouteChange = (change: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>): void => {
  if (!isOtherPage(change)) return;
  whenTitleChanges(() => {
    const pattern = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '{title}';
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = pattern.replace('{title}', document.title);
  });
};

const findTarget = (hash: string): HTMLElement | null =>
  (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null) ?? document.querySelector('main h1');

/** Between two pages the title is briefly empty. */
const hasTitleChanged = (): boolean => document.title !== '' && document.title !== previousTitle;

const whenTitleChanges = (say: () => void): void => {
  if (hasTitleChanged()) {
    say();
    return;
  }
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    say();
  };
  const observer = new MutationObserver(() => {
    if (hasTitleChanged()) finish();
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(finish, titleWaitMs);
};

/**
 * Scroll position after a route change: `false` keeps it, `true` restores it (Back and Forward) or goes to the top, a
 * string scrolls to the element with that id. A navigation keeps the position with `keepsPlace` in its history state.
 */
export const toRouteScrollPosition = ({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, 'prevRouterProps' | 'routerProps'>): boolean | string | [number, number] => {
  const isSamePage = prevRouterProps?.location.pathname === location.pathname;
  if (!isSamePage) return true;
  const state = location.state as { keepsPlace?: boolean } | null;
  if (state?.keepsPlace === true) return false;
  return location.hash === '' || isMalformedHash(location.hash) ? [0, 0] : decodeURI(location.hash.slice(1));
};

/** Gatsby fails with an empty page when a hash cannot be decoded. */
const isMalformedHash = (hash: string): boolean => {
  try {
    decodeURI(hash);
    return false;
  } catch {
    return true;
  }
};

/** Removes a hash that cannot be decoded. Call before Gatsby starts. */
export const removeMalformedUrlHash = (): void => {
  const { hash, pathname, search } = window.location;
  if (isMalformedHash(hash)) window.history.replaceState(window.history.state, '', pathname + search);
};
