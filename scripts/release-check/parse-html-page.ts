// Extracts from a document what the release check needs: HTML errors, link targets and anchors. Pure functions.
import { type DefaultTreeAdapterTypes, html, parse, type ParserError } from 'parse5';
import { z } from 'zod';

export interface ParsedHtmlPage {
  /** Error texts with line and column. */
  errors: string[];
  /** As written in the document, each once. */
  links: string[];
  /** Ids and names that a fragment may refer to. */
  anchors: Set<string>;
  /** Text of the title and of the first heading; empty if the page has none. */
  title: string;
  heading: string;
  /** For search engines and social networks; `shareImage` is a URL. */
  description: string;
  shareImage: string;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes that contain one URL, on any element. */
const addressAttributes = ['href', 'xlink:href', 'src', 'poster', 'data', 'action', 'formaction'];
/** Attributes with several URLs and sizes, such as `srcset` of images and preloads. */
const setAttributes = ['srcset', 'imagesrcset'];
/** Metadata that contains a URL, by `property` or `name`. */
const addressMeta = /^(?:og:(?:image|url)|og:image:(?:url|secure_url)|twitter:image|msapplication-\w*(?:image|logo))$/;
/** Matches `url(…)` in styles, with or without quotes. */
const styleAddress = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

const excerptLength = 60;

/** Parses the page like a browser without JavaScript, so that the content of `noscript` counts. */
export const parseHtmlPage = (source: string): ParsedHtmlPage => {
  const errors: string[] = [];
  // Browsers close open elements, so a truncated page may parse without errors.
  if (!/<\/html>\s*$/i.test(source)) errors.push('the end is missing: the page is cut off');
  const document = parse(source, {
    scriptingEnabled: false,
    onParseError: (error) => errors.push(toErrorText(error, source)),
  });
  const parts = {
    links: new Set<string>(),
    anchors: new Set<string>(),
    title: '',
    heading: '',
    description: '',
    shareImage: '',
  };
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      readElement(node, parts);
      if ('content' in node) visit(node.content.childNodes);
      visit(node.childNodes);
    }
  };
  visit(document.childNodes);
  return { ...parts, errors, links: [...parts.links] };
};

/** The URLs that a style sheet or an inline style references. */
const readStyleLinks = (style: string): string[] => {
  return [...style.matchAll(styleAddress)].map(([, , address = '']) => address.trim());
};

const readElement = (
  element: Element,
  parts: Pick<ParsedHtmlPage, 'anchors' | 'description' | 'heading' | 'shareImage' | 'title'> & { links: Set<string> },
) => {
  const attributes = new Map(
    element.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const anchor = attributes.get('id') ?? (element.tagName === 'a' ? attributes.get('name') : undefined);
  if (anchor) parts.anchors.add(anchor);
  if (element.tagName === 'title' && element.namespaceURI === html.NS.HTML) parts.title ||= toText(element);
  if (element.tagName === 'meta') {
    const content = attributes.get('content')?.trim() ?? '';
    if (attributes.get('name') === 'description') parts.description ||= content;
    if (attributes.get('property') === 'og:image') parts.shareImage ||= content;
  }
  if (element.tagName === 'h1') parts.heading ||= toText(element);
  for (const link of toLinks(element, attributes)) parts.links.add(link);
};

const toLinks = (element: Element, attributes: ReadonlyMap<string, string>): string[] => {
  const single = addressAttributes.flatMap((name) => attributes.get(name)?.trim() ?? []);
  const sets = setAttributes.flatMap((name) => readSet(attributes.get(name) ?? ''));
  // Deferred scripts of the page, and the files that they load.
  const held = ['data-scripts', 'data-files', 'data-next']
    .flatMap((name) => attributes.get(name)?.split(' ') ?? [])
    .filter(Boolean);
  return [
    ...single,
    ...sets,
    ...held,
    ...readStyleLinks(attributes.get('style') ?? ''),
    ...readSpecial(element, attributes),
  ];
};

const readSpecial = (element: Element, attributes: ReadonlyMap<string, string>): string[] => {
  if (element.tagName === 'style') return readStyleLinks(toText(element));
  if (element.tagName !== 'meta') return [];
  const content = attributes.get('content') ?? '';
  if (attributes.get('http-equiv') === 'refresh') return [content.replace(/^[^;]*;\s*url=/i, '')];
  return addressMeta.test(attributes.get('property') ?? attributes.get('name') ?? '') ? [content] : [];
};

/** A URL may contain commas, but does not end with one. */
const readSet = (set: string): string[] => {
  return set
    .split(/,\s|,$/)
    .map((entry) => entry.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
};

const toText = (element: Element): string => {
  const texts = element.childNodes.map((node) => {
    if ('value' in node) return node.value;
    return 'tagName' in node ? toText(node) : '';
  });
  return texts.join('').trim();
};

const toErrorText = ({ code, startLine, startCol, startOffset }: ParserError, source: string): string => {
  const excerpt = source.slice(startOffset, startOffset + excerptLength).split('\n')[0] ?? '';
  return `${code} “${excerpt}” (${startLine}:${startCol})`;
};

const manifestSchema = z.object({
  start_url: z.string().optional(),
  icons: z.array(z.object({ src: z.string() })).default([]),
  shortcuts: z.array(z.object({ url: z.string() })).default([]),
});

const pageDataSchema = z.object({ staticQueryHashes: z.array(z.string()).default([]) });

const workerSchema = z.object({
  pages: z.array(z.object({ url: z.string() })),
  templates: z.record(z.string(), z.array(z.string())),
});

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

const readManifest = (source: string): string[] => {
  const { start_url, icons, shortcuts } = manifestSchema.parse(JSON.parse(source));
  return [
    ...(start_url === undefined ? [] : [start_url]),
    ...icons.map(({ src }) => src),
    ...shortcuts.map(({ url }) => url),
  ];
};

/** Data that client-side navigation loads in addition to the page's own data. */
const readPageData = (source: string): string[] =>
  pageDataSchema.parse(JSON.parse(source)).staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`);

const readSitemap = (source: string): string[] =>
  [...source.matchAll(/<loc>([^<]+)<\/loc>|\shref="([^"]+)"/g)].map(([, location, href]) =>
    withoutEntities(location ?? href ?? ''),
  );

/** Files that the service worker precaches (a single missing one breaks it), and those it caches with a page. */
const readWorker = (source: string): string[] => {
  const taken = [...source.matchAll(/"url": "([^"]+)"/g)].map(([, url = '']) => url);
  const own = /^const offline = (.+);$/m.exec(source)?.[1];
  if (own === undefined) return taken;
  const { pages, templates } = workerSchema.parse(JSON.parse(own));
  return [...taken, ...pages.map(({ url }) => url), ...Object.values(templates).flat()];
};

const readRobots = (source: string): string[] =>
  [...source.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, address = '']) => address);

/** Returns the link reader for a file by its path inside the release; `undefined` for files without links. */
export const findReleaseFileLinkReader = (path: string): ((source: string) => string[]) | undefined => {
  if (path.endsWith('.webmanifest')) return readManifest;
  if (path.endsWith('.css')) return readStyleLinks;
  if (/^page-data\/.+\/page-data\.json$/.test(path)) return readPageData;
  if (/^sitemap(-\d+)?\.xml$/.test(path)) return readSitemap;
  if (path === 'sw.js') return readWorker;
  return path === 'robots.txt' ? readRobots : undefined;
};

/** The URLs of site and backend, if the build knows them. */
export interface SiteAndBackendUrls {
  /** Absolute, without a trailing slash. If undefined, only links without a host are internal. */
  siteUrl: string | undefined;
  /** The backend may be served below the site's URL. */
  backendUrl: string | undefined;
}

/** Placeholder for an unknown site URL. */
const unknownSite = 'http://site.invalid';

/** Prefix of a link that no browser can follow. */
export const malformedLinkMarkerPrefix = 'malformed:';

/**
 * Resolves a link in the document at `path` to path and fragment inside the site, percent-encoded; `undefined` for an
 * external link; prefixed with {@link malformedLinkMarkerPrefix} if it is not a valid URL. The query is ignored.
 */
export const resolveLinkToSitePath = (
  link: string,
  path: string,
  addresses: SiteAndBackendUrls,
): string | undefined => {
  const { siteUrl = unknownSite, backendUrl } = addresses;
  if (!URL.canParse(link, siteUrl + path)) return malformedLinkMarkerPrefix + link;
  const url = new URL(link, siteUrl + path);
  if (url.origin !== new URL(siteUrl).origin) return undefined;
  if (backendUrl !== undefined && url.href.startsWith(`${backendUrl}/`)) return undefined;
  // A text directive is not an anchor of the page.
  const fragment = url.hash.replace(/:~:.*/, '');
  return url.pathname + (fragment === '#' ? '' : fragment);
};
