// What becomes of an address at which no page lies. The address a visitor asked for is kept when the host answered with the 404
// page of a language: Gatsby would replace it by the address of that page. Called by gatsby-browser.tsx.
import { findRedirect, toSiteRedirects, toRedirectTarget } from '../i18n/redirects.ts';

let unknownPath: string | undefined;

/** Before Gatsby starts: the page delivered is not the one asked for. */
export const rememberUnknownPath = (): void => {
  const { pagePath, malformedAddress } = window as { pagePath?: string; malformedAddress?: string };
  const { pathname, search, hash } = window.location;
  if (malformedAddress !== undefined) unknownPath = malformedAddress;
  else if (pagePath && /^\/[a-z]{2}\/404\/?$/.test(pagePath) && !pathname.startsWith(pagePath)) {
    unknownPath = pathname + search + hash;
  }
};

/** The path a visitor asked for, where the router knows only that of the 404 page which stands in for it. */
export const toRequestedPath = (path: string): string =>
  unknownPath !== undefined && /^(?:\/[a-z]{2}\/404\/?|\/404\.html)$/.test(path)
    ? unknownPath.replace(/[?#].*$/, '')
    : path;

/** After the first render: the address bar shows it again, and a reload asks for it again. */
export const restoreUnknownPath = (): void => {
  if (unknownPath) window.history.replaceState(window.history.state, '', unknownPath);
};

const leaveFor = (address: string) => window.location.replace(address);

/**
 * Leads on from an address that leads elsewhere (specification §2, redirect rules) where the host has not done so: a plain host
 * answers it with a 404 page when it is written in another case. Before Gatsby starts, which would leave the page blank.
 * @returns what Gatsby is to wait for: for ever, when the page is being left
 */
export const followClientRedirect = (leave = leaveFor): Promise<void> | undefined => {
  const { pathname, search, hash } = window.location;
  const redirect = findRedirect(toSiteRedirects(process.env.GATSBY_LOGIN_URL), pathname);
  if (!redirect) return undefined;
  leave(toRedirectTarget(redirect, search) + hash);
  return new Promise(() => undefined);
};
