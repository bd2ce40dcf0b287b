// Where the record of a preview is to be seen, in every language. Pure; called by write-preview-pages.ts.
import { type Locale, locales } from '../../../contract/locale.ts';
import type { PreviewRecord } from '../../../contract/publishing/preview-link.ts';
import { isPageKey, routeTable } from '../../i18n/paths.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';
import { ContentError } from '../read/check-records.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toBrandPath } from '../shape/to-brand.ts';
import { selectEvents, toEventAnchor } from '../shape/to-event.ts';

type PreviewedRecords = Pick<
  SiteRecords,
  'brands' | 'branches' | 'company' | 'events' | 'pages' | 'products' | 'project' | 'shop'
>;

/**
 * Paths of the record's page; an event is a place on the page of all.
 * @throws ContentError that tells why there is none: an editor reads it.
 */
export const toRecordPaths = (
  record: PreviewRecord,
  records: PreviewedRecords,
  nowMs: number,
): Record<Locale, string> => {
  const toPath = toPathOf(record, records, nowMs);
  return Object.fromEntries(locales.map((locale) => [locale, toPath(locale)])) as Record<Locale, string>;
};

/** Every reason is one of this record. */
const toPathOf = (record: PreviewRecord, records: PreviewedRecords, nowMs: number) => {
  try {
    return pathsOf[record.collection](record.item, records, nowMs);
  } catch (error) {
    throw error instanceof ContentError ? new ContentError(error.message, record) : error;
  }
};

type ToPath = (item: string, records: PreviewedRecords, nowMs: number) => (locale: Locale) => string;

const pathsOf: Record<PreviewRecord['collection'], ToPath> = {
  page: (item, { pages }) => {
    const page = findRecord(pages, item, 'The page is not shown on this site: a setting of the project leaves it out.');
    const { key } = page;
    if (!isPageKey(key)) throw new ContentError(`The page has the key "${key}", for which the site has no address.`);
    return (locale) => routeTable[key]?.[locale] ?? '/';
  },
  brand: (item, { brands, pages }) => {
    const brand = findRecord(brands, item, 'The brand is not one of this project.');
    if (!pages.some(({ key }) => key === brand.brand_type)) {
      throw new ContentError(
        `The brand has no page, because the page "${brand.brand_type}" of its department is not published.`,
      );
    }
    return (locale) => toBrandPath(brand, locale);
  },
  event: (item, records, nowMs) => {
    const event = findRecord(records.events, item, 'The event is not one of this project.');
    if (!selectEvents(records, nowMs).includes(event)) {
      throw new ContentError('The event is over, and the site shows only those to come.');
    }
    if (!records.pages.some(({ key }) => key === 'events')) {
      throw new ContentError('The event is not shown, because the page "events" is not published.');
    }
    return (locale) => `${routeTable.events[locale]}#${toEventAnchor(event)}`;
  },
  ecommerce_product: (item, { products, shop, pages }) => {
    if (!shop || !routeTable.products) throw new ContentError('The site has no shop, and so no page for the product.');
    if (!pages.some(({ key }) => key === 'products')) {
      throw new ContentError('The product has no page, because the page "products" is not published.');
    }
    const product = findRecord(products, item, 'The product is not one of this project.');
    return (locale) => toProductPath(product.slug, locale);
  },
};

const findRecord = <R extends { id: string }>(records: readonly R[], item: string, problem: string): R => {
  const found = records.find(({ id }) => id === item);
  if (!found) throw new ContentError(problem);
  return found;
};
