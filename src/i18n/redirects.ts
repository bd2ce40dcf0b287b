// Addresses that lead elsewhere (specification §2, redirect rules): the one table. Read by the build, for links inside the
// site, for the host and for hosts that know no redirects, and by the browser, for the latter.

export interface SiteRedirect {
  /** Path, matched whatever its case. */
  from: string;
  /** Path of this site or absolute address. */
  to: string;
  status: 301 | 302;
}

/**
 * The showcase path goes to the home page for now, the login path for good to the provider's portal.
 * @param loginUrl address of the portal; without one there is no login to lead to
 */
export const toSiteRedirects = (loginUrl: string | undefined): SiteRedirect[] => [
  { from: '/schaufenster', to: '/', status: 302 },
  ...(loginUrl ? [{ from: '/login', to: loginUrl, status: 301 as const }] : []),
];

/** The rule for a path, in whatever case and with or without a slash at the end. */
export const findRedirect = (redirects: readonly SiteRedirect[], pathname: string): SiteRedirect | undefined => {
  const wanted = pathname.toLowerCase().replace(/\/+$/, '');
  return redirects.find(({ from }) => from === wanted);
};

/** The address to go to; a query of the visitor's is kept where the rule has none. */
export const toRedirectTarget = ({ to }: SiteRedirect, search: string): string => (to.includes('?') ? to : to + search);
