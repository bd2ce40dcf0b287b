// Leads on from an address that leads elsewhere (specification §2, redirect rules) where the host has not done so: a
// plain host answers such an address with a 404 page when it is written in another case. Called by gatsby-browser.tsx.
import { findRedirect, toRedirects, toTarget } from '../i18n/redirects.ts';

const leaveFor = (address: string) => window.location.replace(address);

/**
 * Before Gatsby starts, which would leave the page blank.
 * @returns what Gatsby is to wait for: for ever, when the page is being left
 */
export const followRedirect = (leave = leaveFor): Promise<void> | undefined => {
  const { pathname, search, hash } = window.location;
  const redirect = findRedirect(toRedirects(process.env.GATSBY_LOGIN_URL), pathname);
  if (!redirect) return undefined;
  leave(toTarget(redirect, search) + hash);
  return new Promise(() => undefined);
};
