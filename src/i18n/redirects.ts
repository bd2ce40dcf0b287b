// Addresses that lead elsewhere (specification §2, redirect rules). Read by the build: for in-app navigation and the host.

export interface Redirect {
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
export const toRedirects = (loginUrl: string | undefined): Redirect[] => [
  { from: '/schaufenster', to: '/', status: 302 },
  ...(loginUrl ? [{ from: '/login', to: loginUrl, status: 301 as const }] : []),
];
