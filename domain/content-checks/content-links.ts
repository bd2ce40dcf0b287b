// Links of editors to pages of the site: where they are in a record, and which record a link leads to. The studio
// refuses new links that lead nowhere; the site build removes those whose target is no longer published. Pure.
import { locales } from '../../contract/locale.ts';
import { fixedSitePagePaths, nonCmsPagePaths, shopPagePathSegments } from '../../contract/site-page-paths.ts';
import { type UntypedContentRecord, listTranslationsOfRecord } from './content-rules.ts';

/** Fields that hold a link. */
export const linkFieldNamesByCollection: Readonly<Record<string, readonly string[]>> = {
  consent: ['link'],
  event: ['registration_link'],
  menu_item: ['path'],
  page_section: ['link'],
  page_section_hotspot: ['link'],
};

/** Fields with formatted text: of the record itself and of its translations. */
export const richTextFieldsByCollection: Readonly<
  Record<string, { own?: readonly string[]; translated?: readonly string[] }>
> = {
  brand: { own: ['description'], translated: ['description'] },
  company: { own: ['legal_authority'], translated: ['legal_authority'] },
  ecommerce_legal_page: { own: ['content'], translated: ['content'] },
  ecommerce_product: { own: ['description'], translated: ['description'] },
  ecommerce_settings: { own: ['global_footer'], translated: ['global_footer'] },
  event: { translated: ['content'] },
  legal_text: { translated: ['content'] },
  page: { translated: ['body'] },
  page_section: { translated: ['content'] },
};

/** The formatted texts of a record with the field of its form that leads to them. */
export const findRichTexts = (collection: string, record: UntypedContentRecord): { field: string; html: string }[] => {
  const { own = [], translated = [] } = richTextFieldsByCollection[collection] ?? {};
  return [
    ...own.map((field) => ({ field, html: record[field] })),
    ...listTranslationsOfRecord(record).flatMap((entry) =>
      translated.map((name) => ({ field: 'translations', html: entry[name] })),
    ),
  ].flatMap(({ field, html }) => (typeof html === 'string' && html !== '' ? [{ field, html }] : []));
};

const anchorPattern = /<a\b[^>]*?\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gis;

/** Whether a link leads to a page of the site, or is meant to: `www.example.org` is read as a path, and leads nowhere. */
export const isInternalLink = (href: string): boolean => !/^(?:$|#|\/\/|[a-z][a-z0-9+.-]*:)/i.test(href);

/** The links of a record to pages of the site. */
export const findRecordInternalLinks = (
  collection: string,
  record: UntypedContentRecord,
): { field: string; href: string }[] => {
  // Other texts in these fields break the rule of their form.
  const plain = (linkFieldNamesByCollection[collection] ?? [])
    .map((field) => ({ field, href: toFullPath(record, field) }))
    .filter(({ href }) => href.startsWith('/'));
  const inTexts = findRichTexts(collection, record).flatMap(({ field, html }) =>
    [...html.matchAll(anchorPattern)].map(([, , href = '']) => ({ field, href })),
  );
  return [...plain, ...inTexts].filter(({ href }) => isInternalLink(href));
};

/** A menu item has the beginning of its path in a field of its own. */
const toFullPath = (record: UntypedContentRecord, field: string): string =>
  [field === 'path' ? record['path_prefix'] : null, record[field]]
    .map((part) => (typeof part === 'string' ? part.trim() : ''))
    .join('');

/** Replaces links that are dead by their text. */
export const unwrapDeadLinks = (html: string, isDead: (href: string) => boolean): string =>
  html.replace(anchorPattern, (anchor: string, _quote, href: string, content: string) =>
    isDead(href) ? content : anchor,
  );

/** `open`: a target that is no record, and that the check of the release covers. */
export type InternalLinkTarget =
  | { kind: 'brand'; department: string; slug: string }
  | { kind: 'open' }
  | { kind: 'page'; key: string }
  | { kind: 'product'; slug: string };

const openPaths: ReadonlySet<string> = new Set([
  ...Object.values(nonCmsPagePaths).flatMap((paths) => Object.values(paths)),
  // Redirects of src/i18n/fixed-site-redirects.ts.
  '/schaufenster',
  '/login',
]);

/** What a link to a page of the site leads to, in any language; `undefined` if no record could have this path. */
export const parseInternalLink = (href: string): InternalLinkTarget | undefined => {
  const path = href.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  if (!path.startsWith('/')) return undefined;
  if (openPaths.has(path.toLowerCase()) || /\.[a-z0-9]+$/i.test(path)) return { kind: 'open' };
  const key = findPageKey(fixedSitePagePaths, path.toLowerCase());
  if (key) return { kind: 'page', key };
  const segments = path.split('/');
  const last = segments.at(-1) ?? '';
  const shopKey = findSegmentKey(last);
  if (shopKey) return { kind: 'page', key: shopKey };
  const listAt = segments.findIndex((segment) => findSegmentKey(segment) === 'products');
  if (listAt > 0) {
    const isPageOfList = segments.length - listAt > 2;
    return isPageOfList ? { kind: 'open' } : { kind: 'product', slug: decodeSegment(last) };
  }
  const department = findPageKey(fixedSitePagePaths, segments.slice(0, -1).join('/').toLowerCase());
  return department === undefined ? undefined : { kind: 'brand', department, slug: decodeSegment(last) };
};

const findPageKey = (
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
  path: string,
): string | undefined => Object.keys(table).find((key) => locales.some((locale) => table[key]?.[locale] === path));

/** The key of a page below the store root, wherever that is. */
const findSegmentKey = (segment: string): string | undefined =>
  findPageKey(shopPagePathSegments, segment.toLowerCase());

const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
