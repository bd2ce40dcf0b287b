// Tells links inside the site from those that lead elsewhere. Pure; called by read-documents.ts.

/** Where the site and its backend are, as far as the build knows. */
export interface SiteAddresses {
  /** Absolute, without a slash at the end; without it only links without a host are the site's. */
  siteUrl: string | undefined;
  /** The backend may live below the site's own address. */
  backendUrl: string | undefined;
}

/** Stands for the site where its address is not known. */
const unknownSite = 'http://site.invalid';

/** A link that no browser can follow. */
export const malformed = 'malformed:';

/**
 * Reads a link of the document at `path`: path and fragment inside the site, as they are percent-encoded; `undefined` for one
 * that leads elsewhere; beginning with {@link malformed} where it is no address at all. A query changes nothing.
 */
export function toInternalTarget(link: string, path: string, addresses: SiteAddresses): string | undefined {
  const { siteUrl = unknownSite, backendUrl } = addresses;
  if (/^(?:data|blob|mailto|tel|sms|javascript|about):/i.test(link)) return undefined;
  if (!URL.canParse(link, siteUrl + path)) return malformed + link;
  const url = new URL(link, siteUrl + path);
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  if (backendUrl !== undefined && url.href.startsWith(`${backendUrl}/`)) return undefined;
  // A directive for the text to show is none of the page's places.
  const fragment = url.hash.replace(/:~:.*$/, '');
  return url.pathname + (fragment === '#' ? '' : fragment);
}
