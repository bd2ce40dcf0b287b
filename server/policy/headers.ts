// The one source of the headers of a release: which header every answer, every page and every file has. Read by the host
// for each request, and by the writer of nginx's configuration (nginx.ts). Pure.
import { isImmutable } from '../../domain/immutable-files.ts';
import type { PageSources, SitePolicy } from '../../contract/site-policy.ts';

export type HttpHeaders = Readonly<Record<string, string>>;

/** What no page asks for; providers' frames need none of it either. */
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'display-capture'];

const yearS = 365 * 24 * 60 * 60;

/** Headers of every answer. Without a policy, in releases built before there was one, they are all. */
export const toCommonHttpHeaders = (policy: SitePolicy | undefined): HttpHeaders => {
  return {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
    'x-content-type-options': 'nosniff',
    // Only where the site's own address says that it is reached by https; browsers heed it only there. Not for hosts below
    // this one, which may be somebody else's.
    ...(policy?.siteUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${yearS}` }),
  };
};

/** Headers of a page, of a 404 page and of every other answer that a browser may show. */
export const toPageHttpHeaders = (
  policy: SitePolicy | undefined,
  sources?: PageSources,
  framedBy?: string,
): HttpHeaders => {
  if (policy === undefined) return { 'content-security-policy': `frame-ancestors ${framedBy ?? "'none'"}` };
  const wanted = sources ?? policy.usual;
  return {
    'content-security-policy': toContentSecurityPolicy(policy, wanted, framedBy),
    // A window of a payment provider has to reach the page that opened it.
    'cross-origin-opener-policy': wanted.opensWindows ? 'same-origin-allow-popups' : 'same-origin',
  };
};

/** Pictures stand in mails, in what others share and in results of searches. */
export const imageFilePattern = /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/;

/** What a browser does not show as a document of its own, so that it needs no headers of a page. */
export const assetFilePattern = /\.(?:js|mjs|css|map|json|webmanifest|txt|woff2?|avif|webp|png|jpe?g|gif|ico)$/;

export const serviceWorkerFilePattern = /(?:^|\/)sw\.js$/;

/** What is asked for again every time: an ETag makes that cheap, and a page that is kept would point to old scripts. */
export const revalidateCacheControl = 'public, max-age=0, must-revalidate';
export const immutableCacheControl = `public, max-age=${yearS}, immutable`;
/** Of redirects and of what is not there. */
export const noCacheCacheControl = 'no-cache';

/**
 * The Cache-Control header of a file.
 * @param file inside a release, with `/`
 */
export const toCacheControl = (file: string): string => {
  if (serviceWorkerFilePattern.test(file)) return noCacheCacheControl;
  return isImmutable(file) ? immutableCacheControl : revalidateCacheControl;
};

/** The file that answers for a page of a path such as `/kasse`. */
export const toPageHtmlFile = (path: string): string => {
  return `${path.replace(/^\//, '')}/index.html`.replace(/^\//, '');
};

/**
 * Headers by file but Cache-Control, for a host that knows which file it is going to send; `undefined` is an answer without
 * a file.
 */
export const createResponseHeaderLookup = (
  policy: SitePolicy | undefined,
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
    const headers = assetFilePattern.test(file) ? common : (special.get(file) ?? usual);
    return { ...headers, 'cross-origin-resource-policy': imageFilePattern.test(file) ? 'cross-origin' : 'same-origin' };
  };
};

/**
 * The policy of one page. Scripts run from this site, from the page's providers and inline where their hash is known.
 * Styles may stand inline: each page carries those of its template, and React and Emotion set some, which no hash could
 * name; a style can show things, but cannot act.
 * @param framedBy origin whose pages may show this one in a frame; nobody's without it
 */
export const toContentSecurityPolicy = (
  policy: Pick<SitePolicy, 'scriptHashes'>,
  sources: PageSources,
  framedBy?: string,
): string => {
  const hashes = policy.scriptHashes.map((hash) => `'${hash}'`);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...sources.scripts],
    // Elements that act by an attribute: there are none.
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
