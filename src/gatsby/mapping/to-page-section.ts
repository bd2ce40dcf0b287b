// Maps page sections of editors to one language.
import type { Locale } from '../../../contract/locale.ts';
import type { ContentImageData } from '../../../domain/content-image-data.ts';
import { findPageKeyByPath } from '../../../domain/localized-route-table.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import { type BrandRecord, brandDepartments } from '../read/read-brands.ts';
import type { HotspotRecord, SectionProductRecordMaps, SectionRecord } from '../read/read-sections.ts';
import type { PageRecord } from '../read/read-cms-page-records.ts';
import type { FileRecord } from '../read/read-records.ts';
import type { BuildTimeProductRecord, TeaserProductRecord } from '../read/read-published-product-records.ts';
import { localizedSiteRouteTable, toFilteredProductListPath } from '../../i18n/site-paths.ts';
import { toBrandTeaser, toBrandPath } from './to-brand-content.ts';
import { toLocalizedLinkHref } from './to-menu-entries.ts';
import {
  type DepartmentOrBrandProductListData,
  toDepartmentOrBrandProductList,
} from './to-department-or-brand-product-list.ts';
import { type ProductTeaserData, type ProductTeaserMappingContext, toProductTeaser } from './to-build-time-product.ts';
import type { ContentNoticeReporter } from '../../../domain/content-checks/content-notice-collector.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';

/** Everything that sections refer to. */
export interface PageSectionMappingSources extends HotspotSources {
  /** Slugs of the categories with published products, by id. */
  categorySlugs: ReadonlyMap<string, string>;
  /** Products of the sections that are lists, by section id. */
  listProducts: ReadonlyMap<string, readonly BuildTimeProductRecord[]>;
  /** The path of a brand's logo; `null` if it cannot be read, which is logged. */
  toLogo: (file: FileRecord | null) => string | null;
}

/** A section of a page, below its text. */
export type PageSectionData = ReturnType<typeof toContent>;

/** Where sections and hotspots that are left out are reported. */
interface SectionProblemContext {
  log: LogFunction;
  report: ContentNoticeReporter;
}

/** Required content of each section type, by the type's name in the studio. */
const isComplete: Record<PageSectionData['type'], (section: PageSectionData, record: SectionRecord) => boolean> = {
  text: ({ heading, html }) => heading !== null || html !== null,
  picture: ({ image }) => image !== null,
  gallery: ({ images }) => images.length > 1,
  quote: ({ html }) => html !== null,
  brands: ({ brands }) => brands.length > 0,
  // A single product makes a row only if editors have chosen it.
  products: ({ products, list }, { products: chosen }) =>
    list !== null || products.length > (chosen.length > 0 ? 0 : 1),
  action: ({ link }) => link !== null,
  window: ({ image, hotspots }) => image !== null && hotspots.length > 0,
};

/** The section in one language; `null` if required content is missing, which is logged. */
export const toPageSection = (
  record: SectionRecord,
  locale: Locale,
  sources: PageSectionMappingSources,
  translate: ResolveLocalizedField,
  context: SectionProblemContext,
): PageSectionData | null => {
  const section = toContent(record, locale, sources, translate, context);
  if (isComplete[section.type](section, record)) return section;
  const { log, report } = context;
  report({ collection: 'page_section', item: record.id, code: 'section_empty', isLeftOut: true });
  log(`page_section ${record.id} of page "${record.page.key}": a "${record.type}" without content; it is left out`);
  return null;
};

const toContent = (
  record: SectionRecord,
  locale: Locale,
  sources: PageSectionMappingSources,
  translate: ResolveLocalizedField,
  context: SectionProblemContext,
) => {
  const text = (field: keyof SectionRecord['translations'][number]) => translate('page_section', record, field, locale);
  const content = text('content');
  const label = text('link_label');
  const list = toList(record, locale, sources);
  const listPath = toCategoryList(record, locale, sources);
  const href = record.link ? toLocalizedLinkHref(record.link, locale) : listPath;
  return {
    type: record.type,
    anchor: record.anchor,
    heading: text('heading'),
    html: content ? sanitizeHtmlAndLocalizeLinks(content, { locale }) : null,
    attribution: text('attribution'),
    link: href !== null && label ? { label, href } : null,
    /** The product list filtered by the section's category. */
    listPath,
    isImageLeft: record.layout === 'left',
    image: sources.toImage(record.picture, text('picture_alt'), 'page'),
    images: record.pictures.flatMap((entry) => {
      const alt = translate('page_section_picture', { ...entry, id: String(entry.id) }, 'alt', locale);
      return sources.toImage(entry.directus_files_id, alt, 'page') ?? [];
    }),
    brands: record.type === 'brands' ? toBrands(record, locale, sources, translate) : [],
    /** The product list; `null` for a row of products. */
    list,
    products: (list ? [] : toProducts(record, sources.products)).flatMap(
      (product): ProductTeaserData[] | ProductTeaserData => toProductTeaser(product, locale, sources, translate) ?? [],
    ),
    hotspots: toHotspots(record, locale, sources, translate, context),
  };
};

const toList = (
  { id }: SectionRecord,
  locale: Locale,
  { listProducts }: PageSectionMappingSources,
): DepartmentOrBrandProductListData | null => {
  const products = listProducts.get(id) ?? [];
  const [first] = products;
  return first ? toDepartmentOrBrandProductList({ category: first.category.slug }, products, locale) : null;
};

/** Default link of a category section: the list of all its products. */
const toCategoryList = (
  { type, category }: SectionRecord,
  locale: Locale,
  { hasProductPages, categorySlugs }: PageSectionMappingSources,
): string | null => {
  const slug = category === null ? undefined : categorySlugs.get(category);
  return type === 'products' && hasProductPages && slug !== undefined
    ? toFilteredProductListPath({ category: slug }, locale)
    : null;
};

/** Brands of the selected department, else of the page's own; all brands on a page that is not a department. */
const toBrands = (
  record: SectionRecord,
  locale: Locale,
  { brands, toLogo }: PageSectionMappingSources,
  translate: ResolveLocalizedField,
) => {
  const department = record.brand_type ?? brandDepartments.find((type) => type === record.page.key);
  return brands
    .filter((brand) => department === undefined || brand.brand_type === department)
    .map((brand) => toBrandTeaser(brand, locale, toLogo(brand.logo), translate));
};

/** The selected products in order, else the first ones of the category. */
const toProducts = (record: SectionRecord, { byId, byCategory }: SectionProductRecordMaps): TeaserProductRecord[] => {
  const chosen = record.products.flatMap(({ product_id }) => byId.get(product_id) ?? []);
  return chosen.length > 0 || record.category === null ? chosen : (byCategory.get(record.category) ?? []);
};

/** Records that a hotspot may link to. */
interface HotspotSources extends ProductTeaserMappingContext {
  brands: readonly BrandRecord[];
  pages: readonly Pick<PageRecord, 'key' | 'header_image'>[];
  products: SectionProductRecordMaps;
}

/** Logs and leaves out a hotspot whose target is not published or was deleted. */
const toHotspots = (
  section: SectionRecord,
  locale: Locale,
  sources: HotspotSources,
  translate: ResolveLocalizedField,
  { log, report }: SectionProblemContext,
) =>
  section.hotspots.flatMap((record) => {
    const { name, href, image } = toTarget(record, locale, sources, translate);
    const label = translate('page_section_hotspot', record, 'label', locale) ?? name;
    if (label === null) {
      log(`page_section_hotspot ${record.id}: leads to nothing that is published, and has no label; it is left out`);
      report({ collection: 'page_section_hotspot', item: record.id, code: 'hotspot_without_target', isLeftOut: true });
      return [];
    }
    const description = translate('page_section_hotspot', record, 'description', locale);
    return [{ x: record.x, y: record.y, label, description, href, image }];
  });

interface Target {
  name: string | null;
  /** `null` for a product without a page. */
  href: string | null;
  image: ContentImageData | null;
}

const toTarget = (
  record: HotspotRecord,
  locale: Locale,
  sources: HotspotSources,
  translate: ResolveLocalizedField,
): Target => {
  const product = record.product ? sources.products.byId.get(record.product) : undefined;
  const teaser = product && toProductTeaser(product, locale, sources, translate);
  if (teaser) {
    const { name, path, image } = teaser;
    return { name, href: record.link ? toLocalizedLinkHref(record.link, locale) : path, image };
  }
  const brand = sources.brands.find(({ id }) => id === record.brand);
  const toThumbnail = (file: FileRecord | null | undefined) => sources.toImage(file, '', 'menu');
  if (brand) {
    return { name: brand.display_name, href: toBrandPath(brand, locale), image: toThumbnail(brand.header_image) };
  }
  if (!record.link) return { name: null, href: null, image: null };
  const pageKey = findPageKeyByPath(localizedSiteRouteTable, record.link);
  const page = sources.pages.find(({ key }) => key === pageKey);
  return { name: null, href: toLocalizedLinkHref(record.link, locale), image: toThumbnail(page?.header_image) };
};
