// The site's redirects (specification §2, redirect rules), for the build, the host, and browsers on hosts without
// redirects.

export interface SiteRedirect {
  /** Path, matched case-insensitively. */
  from: string;
  /** Path of this site or absolute URL. */
  to: string;
  status: 301 | 302;
}

/**
 * The showcase path redirects to the home page temporarily, the login path to the provider's portal permanently.
 * @param loginUrl URL of the portal; without it there is no login redirect
 */
export const toFixedSiteRedirects = (loginUrl: string | undefined): SiteRedirect[] => [
  { from: '/schaufenster', to: '/', status: 302 },
  ...(loginUrl ? [{ from: '/login', to: loginUrl, status: 301 as const }] : []),
];

/** The rule for a path; ignores case and a trailing slash. */
export const findSiteRedirect = (redirects: readonly SiteRedirect[], pathname: string): SiteRedirect | undefined => {
  const normalizedPath = pathname.toLowerCase().replace(/\/+$/, '');
  return redirects.find(({ from }) => from === normalizedPath);
};

/** The redirect's target URL; keeps the visitor's query if the rule has none. */
export const toSiteRedirectTarget = ({ to }: SiteRedirect, search: string): string =>
  to.includes('?') ? to : to + search;
