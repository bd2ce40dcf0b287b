// Where the window stands after a change of the address (decisions: Behaviour). A page that shows something else of itself may
// stay where it is; all else is as Gatsby does it. Called by gatsby-browser.tsx.
import type { ShouldUpdateScrollArgs } from 'gatsby';

/**
 * `false` stays, `true` goes to the remembered place (Back and Forward) or up, a text to the heading with that id.
 * A change asks to stay with `keepsPlace` in its history state.
 */
export const toScroll = ({
  prevRouterProps,
  routerProps: { location },
}: Pick<ShouldUpdateScrollArgs, 'prevRouterProps' | 'routerProps'>): boolean | string | [number, number] => {
  const isSamePage = prevRouterProps?.location.pathname === location.pathname;
  if (!isSamePage) return true;
  const state = location.state as { keepsPlace?: boolean } | null;
  if (state?.keepsPlace === true) return false;
  return location.hash === '' || isBroken(location.hash) ? [0, 0] : decodeURI(location.hash.slice(1));
};

/** What stands behind `#` may be anything, and Gatsby ends with an error and an empty page over what cannot be decoded. */
const isBroken = (hash: string): boolean => {
  try {
    decodeURI(hash);
    return false;
  } catch {
    return true;
  }
};

/** Before Gatsby starts: takes a hash that cannot be decoded out of the address. */
export const dropBrokenHash = (): void => {
  const { hash, pathname, search } = window.location;
  if (isBroken(hash)) window.history.replaceState(window.history.state, '', pathname + search);
};
