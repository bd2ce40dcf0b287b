// Removes links of editors to pages that are not published, and keeps their text. Reports each with its record. Called by
// gatsby-node.mjs.
import {
  findRecordInternalLinks,
  isInternalLink,
  linkFieldNamesByCollection,
  type InternalLinkTarget,
  unwrapDeadLinks,
  richTextFieldsByCollection,
  parseInternalLink,
} from '../../../domain/content-checks/content-links.ts';
import {
  checkedListFieldEntryCollections,
  type UntypedContentRecord,
} from '../../../domain/content-checks/content-rules.ts';
import { isPageKey } from '../../i18n/site-paths.ts';
import { toDisabledPageKeys } from './read-cms-page-records.ts';
import { hasProjectProductPages } from './read-published-product-records.ts';
import type { SiteRecords } from './read-validated-site-records.ts';
import type { InvalidRecordReporting } from './validate-records.ts';

/** Whether a link to a page of the site leads nowhere: `hidden` to a page that the project's settings disable. */
type CheckLink = (href: string) => 'alive' | 'dead' | 'hidden';

/** The records with links, by the name of their collection. */
const collectionsWithLinks = {
  brands: 'brand',
  consents: 'consent',
  events: 'event',
  legalTexts: 'legal_text',
  menu: 'menu_item',
  pages: 'page',
  products: 'ecommerce_product',
  sections: 'page_section',
} as const;

/** The records without links that lead nowhere. */
export const removeDeadLinks = (records: SiteRecords, context: InvalidRecordReporting): SiteRecords => {
  const checkLink = createLinkCheck(records);
  const clean = <R extends UntypedContentRecord>(collection: string, record: R): R =>
    withoutDeadLinks(collection, record, checkLink, context);
  const lists = Object.entries(collectionsWithLinks).map(([name, collection]) => [
    name,
    records[name as keyof typeof collectionsWithLinks].map((record) => clean(collection, { ...record })),
  ]);
  return {
    ...records,
    ...(Object.fromEntries(lists) as Pick<SiteRecords, keyof typeof collectionsWithLinks>),
    company: clean('company', { ...records.company }),
    shop: records.shop && clean('ecommerce_settings', { ...records.shop }),
  };
};

const createLinkCheck = (records: SiteRecords): CheckLink => {
  const hidden: readonly string[] = toDisabledPageKeys(records.project);
  const pages = new Set<string>(records.pages.map(({ key }) => key).filter(isPageKey));
  const brands = new Set(records.brands.map(({ brand_type, slug }) => `${brand_type}/${slug}`));
  const products = new Set(hasProjectProductPages(records) ? records.products.map(({ slug }) => slug) : []);
  const isPublished = (target: InternalLinkTarget | undefined): boolean => {
    switch (target?.kind) {
      case 'page':
        return pages.has(target.key);
      case 'brand':
        return pages.has(target.department) && brands.has(`${target.department}/${target.slug}`);
      case 'product':
        return products.has(target.slug);
      case 'open':
        return true;
      case undefined:
        return false;
    }
  };
  return (href) => {
    const target = parseInternalLink(href);
    if (!isInternalLink(href) || isPublished(target)) return 'alive';
    return target?.kind === 'page' && hidden.includes(target.key) ? 'hidden' : 'dead';
  };
};

const withoutDeadLinks = <R extends UntypedContentRecord>(
  collection: string,
  record: R,
  checkLink: CheckLink,
  context: InvalidRecordReporting,
): R => {
  const dead = findRecordInternalLinks(collection, record).filter(({ href }) => checkLink(href) !== 'alive');
  for (const { field, href } of dead) {
    if (checkLink(href) === 'hidden') continue;
    const item = String(record['id']);
    context.log(`${collection} ${item}, field "${field}": nothing is published at ${href}; the link is left out`);
    context.report({ collection, item, code: 'dead_link', field, detail: href });
  }
  const deadFields = (linkFieldNamesByCollection[collection] ?? []).filter((name) =>
    dead.some(({ field }) => field === name),
  );
  const lists = Object.entries(checkedListFieldEntryCollections[collection] ?? {}).flatMap(([list, of]) => {
    const entries = record[list] as UntypedContentRecord[] | undefined;
    if (!entries) return [];
    return [[list, entries.map((entry) => withoutDeadLinks(of, { ...entry }, checkLink, context))] as const];
  });
  const changed: UntypedContentRecord = {
    ...Object.fromEntries(lists),
    // The path of a menu item may begin in a second field.
    ...Object.fromEntries(deadFields.map((field) => [field, null])),
    ...(collection === 'menu_item' && deadFields.length > 0 && { path_prefix: null }),
    ...(dead.length > deadFields.length && withoutDeadAnchors(collection, record, checkLink)),
  };
  return { ...record, ...changed };
};

const withoutDeadAnchors = (
  collection: string,
  record: UntypedContentRecord,
  checkLink: CheckLink,
): UntypedContentRecord => {
  const { own = [], translated = [] } = richTextFieldsByCollection[collection] ?? {};
  const clean = (entry: UntypedContentRecord, fields: readonly string[]): UntypedContentRecord =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const html = entry[field];
        return typeof html === 'string' ? [[field, unwrapDeadLinks(html, (href) => checkLink(href) !== 'alive')]] : [];
      }),
    );
  const translations = record['translations'] as UntypedContentRecord[] | undefined;
  return {
    ...clean(record, own),
    ...(translations && { translations: translations.map((entry) => ({ ...entry, ...clean(entry, translated) })) }),
  };
};
