// What a change of route means for people who do not see it (decisions: Behaviour): the focus moves to the new page's
// heading and its title is said, in its language, once the title has changed. Called by gatsby-browser.tsx. Where the
// page scrolls to is Gatsby's own work but for what `toScrollPosition` says: up for a link, back for Back and Forward, to a hash's heading.
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby';
import { isCheckoutPath, toNormalizedPagePath } from './document-policy.ts';

const announcerId = 'route-announcer';
/** A title that does not change within this time is said as it is. */
const titleWaitMs = 1_000;

/** Puts our announcer in the place of Gatsby's, which speaks English only. It must be there before it has to speak. */
export const setUpRouteAnnouncer = (): void => {
  const gatsbyAnnouncer = document.getElementById('gatsby-announcer');
  gatsbyAnnouncer?.setAttribute('aria-live', 'off');
  gatsbyAnnouncer?.setAttribute('aria-hidden', 'true');
  const announcer = document.createElement('div');
  announcer.id = announcerId;
  announcer.setAttribute('aria-live', 'assertive');
  announcer.setAttribute('style', 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)');
  document.body.append(announcer);
};

const focusTarget = (): void => {
  const target = findTarget(window.location.hash);
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/**
 * After a change of route the router focuses its wrapper; from there the focus goes on to the heading. The checkout is always
 * loaded as a whole (document-policy.ts): who comes to it from a page of the site starts at its heading, too.
 */
export const forwardFocusToHeading = (): void => {
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

/** Whether two addresses are two pages, and not two places of one. */
const isOtherPage = ({ location, prevLocation }: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>): boolean =>
  prevLocation !== null && location.pathname !== prevLocation.pathname;

let previousTitle = '';

/** Before the change: remembers the title that is about to go. */
export const rememberPreviousTitle = (): void => {
  previousTitle = document.title;
};

/** After the change: announces the page. */
export const announceRouteChange = (change: Pick<RouteUpdateArgs, 'location' | 'prevLocation'>): void => {
  if (!isOtherPage(change)) return;
  whenTitleIsNew(() => {
    const pattern = document.querySelector<HTMLElement>('[data-announcement]')?.dataset.announcement ?? '{title}';
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = pattern.replace('{title}', document.title);
  });
};

const findTarget = (hash: string): HTMLElement | null =>
  (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null) ?? document.querySelector('main h1');

/** Between two pages there is no title for a moment. */
const isTitleNew = (): boolean => document.title !== '' && document.title !== previousTitle;

const whenTitleIsNew = (say: () => void): void => {
  if (isTitleNew()) {
    say();
    return;
  }
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    say();
  };
  const observer = new MutationObserver(() => {
    if (isTitleNew()) finish();
  });
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const timer = setTimeout(finish, titleWaitMs);
};

/**
 * Where the window stands after a change of the address: a page that shows something else of itself may stay where it is.
 * `false` stays, `true` goes to the remembered place (Back and Forward) or up, a text to the heading with that id.
 * A change asks to stay with `keepsPlace` in its history state.
 */
export const toScrollPosition = ({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, 'prevRouterProps' | 'routerProps'>): boolean | string | [number, number] => {
  const isSamePage = prevRouterProps?.location.pathname === location.pathname;
  if (!isSamePage) return true;
  const state = location.state as { keepsPlace?: boolean } | null;
  if (state?.keepsPlace === true) return false;
  return location.hash === '' || isMalformedHash(location.hash) ? [0, 0] : decodeURI(location.hash.slice(1));
};

/** What stands behind `#` may be anything, and Gatsby ends with an error and an empty page over what cannot be decoded. */
const isMalformedHash = (hash: string): boolean => {
  try {
    decodeURI(hash);
    return false;
  } catch {
    return true;
  }
};

/** Before Gatsby starts: takes a hash that cannot be decoded out of the address. */
export const removeMalformedHash = (): void => {
  const { hash, pathname, search } = window.location;
  if (isMalformedHash(hash)) window.history.replaceState(window.history.state, '', pathname + search);
};
