// Where a project's site really runs: every link of a mail begins with it. The launcher hands the addresses over
// (backend/launch/environment.ts), from SITE_URL and SITE_ADDRESSES.
const separator = '=';

/** `domain=address` with spaces between, as it stands in the environment of the backend. */
export const formatSiteAddresses = (addresses: Readonly<Record<string, string>>): string =>
  Object.entries(addresses)
    .map(([domain, address]) => `${domain}${separator}${address.replace(/\/+$/, '')}`)
    .join(' ');

const readSiteAddresses = (written: string): ReadonlyMap<string, string> =>
  new Map(
    written
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const end = entry.indexOf(separator);
        return [entry.slice(0, end), entry.slice(end + 1)] as const;
      }),
  );

/** Without a slash at the end. A project whose address nobody has named is reached by its domain. */
export const toSiteAddress = (domain: string, written = process.env['SITE_ADDRESSES'] ?? ''): string =>
  readSiteAddresses(written.replace(/^string:/, '')).get(domain) ?? `https://${domain}`;
