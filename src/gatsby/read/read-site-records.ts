// Reads all records from which the site of one project is built.
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
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
  readOpeningHours,
  readSpecialDays,
  type SpecialDayRecord,
} from './read-company.ts';
import { type EventRecord, readEvents } from './read-events.ts';
import {
  type MenuItemRecord,
  readTopLevelMenuItems,
  readSiteLayoutWidgets,
  type SiteLayoutWidgetRecord,
} from './read-navigation.ts';
import { type LegalTextRecord, type PageRecord, readLegalTexts, readPages } from './read-pages.ts';
import {
  type BuildTimeProductRecord,
  hasProductPages,
  readProducts,
  readShopSettings,
  readTeaserProducts,
  type ShopRecord,
  type TeaserProductRecord,
} from './read-products.ts';
import {
  type AppointmentTopicRecord,
  type ConsentOptionRecord,
  type ProjectRecord,
  readAppointmentTopics,
  readProjectConsentRecords,
  readProject,
  readTheme,
  type ThemeRecord,
} from './read-project.ts';
import {
  readSectionProducts,
  readSections,
  type SectionProductRecords,
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
  sectionProducts: SectionProductRecords;
  /** `null` without a shop. Browsers load the current settings. */
  shop: ShopRecord | null;
  /** Published products, in the shop's order. */
  products: BuildTimeProductRecord[];
  /** Products on the home page. */
  teaserProducts: TeaserProductRecord[];
}

/** Products in the home page's teaser: one row of its grid. */
const teaserLimit = 4;

/**
 * The validated records of the project with this domain; a previewed record counts as published.
 * @throws ContentError for missing or invalid content, BackendError if the backend cannot be read.
 */
export const readSiteRecords = async (
  client: BackendClient,
  domain: string,
  { log = () => undefined, preview }: { log?: LogFunction; preview?: PreviewRecordReference | undefined } = {},
): Promise<SiteRecords> => {
  const project = await readProject(client, domain, log);
  const [
    theme,
    company,
    branches,
    appointmentTopics,
    openingHours,
    specialDays,
    menu,
    widgets,
    pages,
    legalTexts,
    consents,
    shop,
    teaserProducts,
    brands,
    events,
    sections,
  ] = await Promise.all([
    readTheme(client, project),
    readCompany(client, project),
    readBranches(client, project),
    readAppointmentTopics(client, project),
    readOpeningHours(client, project),
    readSpecialDays(client, project, toLocalDateTime(new Date(), project.time_zone).date),
    readTopLevelMenuItems(client, project),
    readSiteLayoutWidgets(client, project),
    readPages(client, project, preview),
    readLegalTexts(client, project),
    readProjectConsentRecords(client, project),
    readShopSettings(client, project),
    readTeaserProducts(client, project, {}, teaserLimit),
    readBrands(client, project, preview),
    readEvents(client, project, preview),
    readSections(client, project, preview),
  ]);
  const { products, leftOutIds } = await readProducts(client, project, shop, { log, preview });
  const sectionProducts = excludeInvalidSectionProducts(
    await readSectionProducts(client, project, sections, hasProductPages({ shop, pages })),
    leftOutIds,
  );
  return {
    project,
    theme,
    company,
    branches,
    appointmentTopics,
    openingHours,
    specialDays,
    menu,
    widgets,
    pages,
    legalTexts,
    consents,
    shop,
    products,
    teaserProducts: teaserProducts.filter(({ id }) => !leftOutIds.has(id)),
    brands,
    events,
    sections,
    sectionProducts,
  };
};
