// Base URL of a project's site for links in emails. The launcher passes the addresses (backend/launch/directus-environment.ts)
// from SITE_URL and SITE_ADDRESSES.
const separator = '=';

/** Space-separated `domain=address` pairs, the format of the environment variable. */
export const formatSiteAddressesVariable = (addresses: Readonly<Record<string, string>>): string =>
  Object.entries(addresses)
    .map(([domain, address]) => `${domain}${separator}${address.replace(/\/+$/, '')}`)
    .join(' ');

const parseSiteAddresses = (formatted: string): ReadonlyMap<string, string> =>
  new Map(
    formatted.split(' ').map((entry) => {
      const end = entry.indexOf(separator);
      return [entry.slice(0, end), entry.slice(end + 1)] as const;
    }),
  );

/** Without a trailing slash. A project without a configured address is reached by its domain. */
export const toSiteBaseUrlOfDomain = (domain: string, formatted = process.env['SITE_ADDRESSES'] ?? ''): string =>
  parseSiteAddresses(formatted.replace(/^string:/, '')).get(domain) ?? `https://${domain}`;
