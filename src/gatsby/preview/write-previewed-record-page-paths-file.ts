// Writes the paths of a previewed record in every language, for the preview host.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { BuildFailureCause } from '../../../contract/publishing/build-failure.ts';
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
import { type PreviewPagePaths, previewPagePathsFile } from '../../../contract/publishing/preview-link.ts';
import { isPageKey, localizedSiteRouteTable, toProductPath } from '../../i18n/site-paths.ts';
import { SiteBuildContentError } from '../read/validate-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { toBrandPath } from '../mapping/to-brand-content.ts';
import { selectUpcomingEvents, toEventAnchor } from '../mapping/to-localized-event.ts';

/** @throws SiteBuildContentError if the record has no page on this site. */
export const writePreviewedRecordPagePathsFile = async (
  publicFolder: string,
  preview: PreviewRecordReference | undefined,
  records: SiteRecords,
): Promise<void> => {
  const file = join(publicFolder, previewPagePathsFile);
  if (!preview) {
    await rm(file, { force: true });
    return;
  }
  const pages: PreviewPagePaths = { ...preview, paths: toPreviewedRecordPagePaths(preview, records, Date.now()) };
  await mkdir(publicFolder, { recursive: true });
  await writeFile(file, JSON.stringify(pages));
};

type PreviewedRecords = Pick<
  SiteRecords,
  'brands' | 'branches' | 'company' | 'events' | 'pages' | 'products' | 'project' | 'shop'
>;

/**
 * Paths of the record's page; an event has an anchor on the events page.
 * @throws SiteBuildContentError with the reason, for editors.
 */
export const toPreviewedRecordPagePaths = (
  record: PreviewRecordReference,
  records: PreviewedRecords,
  nowMs: number,
): Record<Locale, string> => {
  const toPath = toPathOf(record, records, nowMs);
  return Object.fromEntries(locales.map((locale) => [locale, toPath(locale)])) as Record<Locale, string>;
};

/** Every error names this record. */
const toPathOf = (record: PreviewRecordReference, records: PreviewedRecords, nowMs: number) => {
  try {
    return pathsOf[record.collection](record.item, records, nowMs);
  } catch (error) {
    throw error instanceof SiteBuildContentError ? new SiteBuildContentError({ ...error.reason, record }) : error;
  }
};

type ToPath = (item: string, records: PreviewedRecords, nowMs: number) => (locale: Locale) => string;

const pathsOf: Record<PreviewRecordReference['collection'], ToPath> = {
  page: (item, { pages }) => {
    const page = findRecord(pages, item, 'preview_left_out');
    const { key } = page;
    if (!isPageKey(key)) throw new SiteBuildContentError({ cause: 'preview_left_out', details: [`page "${key}"`] });
    return (locale) => localizedSiteRouteTable[key]?.[locale] ?? '/';
  },
  brand: (item, { brands, pages }) => {
    const brand = findRecord(brands, item, 'preview_of_other_project');
    needPage(pages, brand.brand_type);
    return (locale) => toBrandPath(brand, locale);
  },
  event: (item, records, nowMs) => {
    const event = findRecord(records.events, item, 'preview_of_other_project');
    if (!selectUpcomingEvents(records, nowMs).includes(event)) {
      throw new SiteBuildContentError({ cause: 'preview_over', details: [] });
    }
    needPage(records.pages, 'events');
    return (locale) => `${localizedSiteRouteTable.events[locale]}#${toEventAnchor(event)}`;
  },
  ecommerce_product: (item, { products, shop, pages }) => {
    if (!shop || !localizedSiteRouteTable.products)
      throw new SiteBuildContentError({ cause: 'preview_without_shop', details: [] });
    needPage(pages, 'products');
    const product = findRecord(products, item, 'preview_of_other_project');
    return (locale) => toProductPath(product.slug, locale);
  },
};

const findRecord = <R extends { id: string }>(records: readonly R[], item: string, cause: BuildFailureCause): R => {
  const found = records.find(({ id }) => id === item);
  if (!found) throw new SiteBuildContentError({ cause, details: [] });
  return found;
};

const needPage = (pages: PreviewedRecords['pages'], needed: string): void => {
  if (!pages.some(({ key }) => key === needed)) {
    throw new SiteBuildContentError({ cause: 'preview_without_page', details: [`page "${needed}"`] });
  }
};
