// Reads all records from which the site of one project is built.
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
import type { ContentNoticeReporter } from '../../../domain/content-checks/content-notice-collector.ts';
import {
  type UntypedContentRecord,
  isImageDescriptionMissing,
  toSpecialDayDateAndBranchKey,
} from '../../../domain/content-checks/content-rules.ts';
import { toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';
import { type BrandRecord, readBrands } from './read-brands.ts';
import {
  type BranchRecord,
  type CompanyRecord,
  type OpeningHourRecord,
  readBranches,
  readCompany,
  readOpeningHourRecords,
  readUpcomingSpecialDays,
  type SpecialDayRecord,
} from './read-company-and-branches.ts';
import { type EventRecord, readProjectEventRecords } from './read-project-event-records.ts';
import {
  type MenuItemRecord,
  readTopLevelMenuItems,
  readFooterAndDrawerWidgets,
  type SiteLayoutWidgetRecord,
} from './read-menus-and-layout-widgets.ts';
import { type LegalTextRecord, type PageRecord, readLegalTexts, readCmsPageRecords } from './read-cms-page-records.ts';
import {
  type BuildTimeProductRecord,
  hasProjectProductPages,
  readPublishedProductRecords,
  readShopSettingsRecord,
  readTeaserProducts,
  type ShopSettingsRecord,
  type TeaserProductRecord,
} from './read-published-product-records.ts';
import {
  type AppointmentTopicRecord,
  type ConsentOptionRecord,
  type ProjectRecord,
  readAppointmentTopics,
  readConsentOptionRecords,
  readProject,
  readTheme,
  type ThemeRecord,
} from './read-project.ts';
import type { SiteBuildReadContext } from './read-records.ts';
import { createVersionPreviewClient } from './create-version-preview-client.ts';
import {
  readSectionProducts,
  readSections,
  type SectionProductRecordMaps,
  type SectionRecord,
  excludeInvalidSectionProducts,
} from './read-sections.ts';

export interface SiteRecords {
  project: ProjectRecord;
  theme: ThemeRecord;
  company: CompanyRecord;
  branches: BranchRecord[];
  /** Empty if the project takes no appointments. */
  appointmentTopics: AppointmentTopicRecord[];
  openingHours: OpeningHourRecord[];
  specialDays: SpecialDayRecord[];
  menu: MenuItemRecord[];
  widgets: SiteLayoutWidgetRecord[];
  pages: PageRecord[];
  legalTexts: LegalTextRecord[];
  consents: ConsentOptionRecord[];
  brands: BrandRecord[];
  /** Includes past events. */
  events: EventRecord[];
  sections: SectionRecord[];
  sectionProducts: SectionProductRecordMaps;
  /** `null` without a shop. Browsers load the current settings. */
  shop: ShopSettingsRecord | null;
  /** Published products, in the shop's order. */
  products: BuildTimeProductRecord[];
  /** Products on the home page. */
  teaserProducts: TeaserProductRecord[];
}

/** Products in the home page's teaser: one row of its grid. */
const teaserLimit = 4;

interface ReadOptions {
  log?: LogFunction;
  report?: ContentNoticeReporter;
  preview?: PreviewRecordReference | undefined;
}

/** The results of promises, by their names. */
const awaitAll = async <Promises extends Record<string, Promise<unknown>>>(promises: Promises) =>
  Object.fromEntries(
    await Promise.all(Object.entries(promises).map(async ([name, promise]) => [name, await promise] as const)),
  ) as { [Name in keyof Promises]: Awaited<Promises[Name]> };

/**
 * The validated records of the project with this domain; a previewed record counts as published. Records that the site
 * cannot show are left out and reported.
 * @throws SiteBuildContentError for missing or invalid content without which there is no site, BackendError if the backend cannot
 *   be read.
 */
export const readValidatedSiteRecords = async (
  client: BackendClient,
  domain: string,
  { log = () => undefined, report = () => undefined, preview }: ReadOptions = {},
): Promise<SiteRecords> => {
  const project = await readProject(client, domain, log);
  const directus =
    preview?.version === undefined ? client.directus : createVersionPreviewClient(client.directus, preview);
  const source: SiteBuildReadContext = { directus, log, report, preview };
  const read = await awaitAll({
    theme: readTheme(source, project),
    company: readCompany(source, project),
    branches: readBranches(source, project),
    appointmentTopics: readAppointmentTopics(source, project),
    openingHours: readOpeningHourRecords(source, project),
    specialDays: readUpcomingSpecialDays(source, project, toLocalDateTime(new Date(), project.time_zone).date),
    menu: readTopLevelMenuItems(source, project),
    widgets: readFooterAndDrawerWidgets(source, project),
    pages: readCmsPageRecords(source, project),
    legalTexts: readLegalTexts(source, project),
    consents: readConsentOptionRecords(source, project),
    shop: readShopSettingsRecord(source, project),
    teaserProducts: readTeaserProducts(source, project, {}, teaserLimit),
    brands: readBrands(source, project),
    events: readProjectEventRecords(source, project),
    sections: readSections(source, project),
  });
  const { sections, shop, pages } = read;
  const { products, leftOutIds } = await readPublishedProductRecords(source, project, shop);
  const sectionProducts = excludeInvalidSectionProducts(
    await readSectionProducts(source, project, sections, hasProjectProductPages({ shop, pages })),
    leftOutIds,
  );
  const records: SiteRecords = {
    ...read,
    project,
    products,
    teaserProducts: read.teaserProducts.filter(({ id }) => !leftOutIds.has(id)),
    sectionProducts,
  };
  reportIncompleteRecords(records, report);
  return records;
};

/** Reports what the site shows although the studio would not save it: missing image descriptions and repeated days. */
const reportIncompleteRecords = (
  { brands, events, pages, products, sections, specialDays }: SiteRecords,
  report: ContentNoticeReporter,
): void => {
  const reportDescription = (collection: string, record: UntypedContentRecord) => {
    if (isImageDescriptionMissing(collection, record))
      report({ collection, item: String(record['id']), code: 'alt_missing' });
  };
  for (const record of brands) reportDescription('brand', { ...record });
  for (const record of events) reportDescription('event', { ...record });
  for (const record of pages) reportDescription('page', { ...record });
  for (const product of products) reportDescription('ecommerce_product', { ...product });
  for (const section of sections) {
    reportDescription('page_section', { ...section });
    for (const picture of section.pictures) reportDescription('page_section_picture', { ...picture });
  }
  const days = new Set<string>();
  for (const day of specialDays) {
    const key = toSpecialDayDateAndBranchKey({ ...day });
    if (days.has(key)) report({ collection: 'special_day', item: day.id, code: 'day_taken', field: 'date' });
    days.add(key);
  }
};
