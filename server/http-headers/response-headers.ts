// The headers of a release: for every response, page and file. The single source for the host and for nginx's
// configuration. Pure.
import { isImmutableFile } from '../../domain/immutable-files.ts';
import type { PageCspSources, SiteSecurityPolicy } from '../../contract/site-security-policy.ts';

export type HttpHeaders = Readonly<Record<string, string>>;

/** Browser features that no page uses; providers' frames do not need them either. */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'display-capture'];

const yearS = 365 * 24 * 60 * 60;

/** Headers of every response. Releases built before policies existed have no other headers. */
export const toCommonHttpHeaders = (policy: SiteSecurityPolicy | undefined): HttpHeaders => {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
    'x-content-type-options': 'nosniff',
    // Only if the site's URL is https, because browsers otherwise ignore the header. Excludes subdomains, which may
    // belong to others.
    ...(policy?.siteUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${yearS}` }),
  };
};

/** Headers of pages, 404 pages and every other response that a browser may display. */
export const toPageHttpHeaders = (
  policy: SiteSecurityPolicy | undefined,
  sources?: PageCspSources,
  framedBy?: string,
): HttpHeaders => {
  if (policy === undefined) return { 'content-security-policy': `frame-ancestors ${framedBy ?? "'none'"}` };
  const pageSources = sources ?? policy.usual;
  return {
    'content-security-policy': toContentSecurityPolicy(policy, pageSources, framedBy),
    // A payment provider's window must be able to access the page that opened it.
    'cross-origin-opener-policy': pageSources.opensWindows ? 'same-origin-allow-popups' : 'same-origin',
  };
};

/** Files that emails, shared links and search results embed. */
export const imageFilePattern = /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/;

/** Files that browsers do not display as documents, so that they need no page headers. */
export const nonDocumentFilePattern = /\.(?:js|mjs|css|map|json|webmanifest|txt|woff2?|avif|webp|png|jpe?g|gif|ico)$/;

export const serviceWorkerFilePattern = /(?:^|\/)sw\.js$/;

/**
 * For content that changes under the same URL. An ETag makes revalidation cheap; a cached page would reference old
 * scripts.
 */
export const mustRevalidateCacheControl = 'public, max-age=0, must-revalidate';
export const immutableCacheControl = `public, max-age=${yearS}, immutable`;
/** For redirects and 404s. */
export const noCacheCacheControl = 'no-cache';

/**
 * The Cache-Control header of a file.
 * @param file path inside a release, with `/`
 */
export const toCacheControl = (file: string): string => {
  if (serviceWorkerFilePattern.test(file)) return noCacheCacheControl;
  return isImmutableFile(file) ? immutableCacheControl : mustRevalidateCacheControl;
};

/** The file for a page path such as `/kasse`. */
export const toPageHtmlFile = (path: string): string => {
  return `${path.replace(/^\//, '')}/index.html`.replace(/^\//, '');
};

/** Headers by file, without Cache-Control; `undefined` is a response that has no file. */
export const createResponseHeaderLookup = (
  policy: SiteSecurityPolicy | undefined,
  framedBy?: string,
): ((file?: string) => HttpHeaders) => {
  const common = toCommonHttpHeaders(policy);
  const usual = { ...common, ...toPageHttpHeaders(policy, undefined, framedBy) };
  const special = new Map(
    policy?.special.flatMap(({ paths, sources }) => {
      const headers = { ...common, ...toPageHttpHeaders(policy, sources, framedBy) };
      return paths.map((path) => [toPageHtmlFile(path), headers] as const);
    }),
  );
  return (file) => {
    if (file === undefined) return usual;
    const headers = nonDocumentFilePattern.test(file) ? common : (special.get(file) ?? usual);
    return { ...headers, 'cross-origin-resource-policy': imageFilePattern.test(file) ? 'cross-origin' : 'same-origin' };
  };
};

/**
 * The content security policy of a page. Scripts run from this site, from the page's providers, and inline if their
 * hash is listed. Inline styles are allowed: each page contains those of its template, and React and Emotion set some
 * that no hash could cover. Styles cannot execute code.
 * @param framedBy origin that may frame the page; by default none
 */
export const toContentSecurityPolicy = (
  policy: Pick<SiteSecurityPolicy, 'scriptHashes'>,
  sources: PageCspSources,
  framedBy?: string,
): string => {
  const hashes = policy.scriptHashes.map((hash) => `'${hash}'`);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...sources.scripts],
    // There are no inline event handlers.
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...sources.pictures],
    ['media-src', "'self'", ...sources.pictures],
    ['connect-src', "'self'", ...sources.connections],
    ['frame-src', ...(sources.frames.length > 0 ? sources.frames : ["'none'"])],
    ['form-action', "'self'", ...sources.forms],
    ['frame-ancestors', framedBy ?? "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
};
