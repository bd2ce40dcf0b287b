// Keeps the requested address when the host answers with a 404 page; Gatsby would replace it with the address of that
// page.
import { findSiteRedirect, toFixedSiteRedirects, toSiteRedirectTarget } from '../i18n/fixed-site-redirects.ts';

let unknownPath: string | undefined;

/** Call before Gatsby starts. */
export const captureRequestedNotFoundUrl = (): void => {
  const { pagePath, malformedAddress } = window as { pagePath?: string; malformedAddress?: string };
  const { pathname, search, hash } = window.location;
  if (malformedAddress !== undefined) unknownPath = malformedAddress;
  else if (pagePath && /^\/[a-z]{2}\/404\/?$/.test(pagePath) && !pathname.startsWith(pagePath)) {
    unknownPath = pathname + search + hash;
  }
};

/** The requested path if the router only knows the path of the 404 page. */
export const toRequestedPathOnNotFoundPage = (path: string): string =>
  unknownPath !== undefined && /^(?:\/[a-z]{2}\/404\/?|\/404\.html)$/.test(path)
    ? unknownPath.replace(/[?#].*$/, '')
    : path;

/** Restores the requested address in the address bar. Call after the first render. */
export const restoreNotFoundUrl = (): void => {
  if (unknownPath) window.history.replaceState(window.history.state, '', unknownPath);
};

const leaveFor = (address: string) => window.location.replace(address);

/**
 * Follows a redirect (specification §2, redirect rules) that the host missed: a plain host returns a 404 page for a
 * path in different case. Call before Gatsby starts, which would leave the page blank.
 * @returns a promise that never resolves while the browser leaves the page
 */
export const followSiteRedirectMissedByHost = (leave = leaveFor): Promise<void> | undefined => {
  const { pathname, search, hash } = window.location;
  const redirect = findSiteRedirect(toFixedSiteRedirects(process.env.GATSBY_LOGIN_URL), pathname);
  if (!redirect) return undefined;
  leave(toSiteRedirectTarget(redirect, search) + hash);
  return new Promise(() => undefined);
};
