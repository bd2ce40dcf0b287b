// Maps the sections editors composed a page of to what it shows in one language.
import type { Locale } from '../../../contract/locale.ts';
import type { PageSection } from '../../../domain/page-section.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import { brandTypes } from '../read/read-brands.ts';
import type { SectionProducts, SectionRecord } from '../read/read-sections.ts';
import type { TeaserProductRecord } from '../read/read-shop.ts';
import { toFilteredListPath } from '../../i18n/shop-paths.ts';
import { toBrandPath } from './to-brand.ts';
import { toHotspots } from './to-hotspots.ts';
import { toLinkHref } from './to-link-href.ts';
import { toPicture, toSectionProduct, type SectionSources } from './to-section-picture.ts';
import type { Log, Translate } from '../../../domain/translate.ts';

export type Section = PageSection<string>;

/** What each type cannot do without, by the name that the studio's form gives it. */
const isComplete: Record<Section['type'], (section: Section) => boolean> = {
  text: ({ heading, html }) => heading !== null || html !== null,
  picture: ({ picture }) => picture !== null,
  gallery: ({ pictures }) => pictures.length > 1,
  quote: ({ html }) => html !== null,
  brands: ({ brands }) => brands.length > 0,
  products: ({ products }) => products.length > 1,
  action: ({ link }) => link !== null,
  window: ({ picture, hotspots }) => picture !== null && hotspots.length > 0,
};

/** The section in one language; `null`, and a line in the log, where it lacks what its type needs. */
export const toSection = (
  record: SectionRecord,
  locale: Locale,
  sources: SectionSources,
  translate: Translate,
  log: Log,
): Section | null => {
  const text = (field: keyof SectionRecord['translations'][number]) => translate('page_section', record, field, locale);
  const content = text('content');
  const label = text('link_label');
  const listPath = toCategoryList(record, locale, sources);
  const href = record.link ? toLinkHref(record.link, locale) : listPath;
  const section: Section = {
    type: record.type,
    anchor: record.anchor,
    heading: text('heading'),
    html: content ? toSafeHtml(content, { locale }) : null,
    attribution: text('attribution'),
    link: href !== null && label ? { label, href } : null,
    listPath,
    isPictureLeft: record.layout === 'left',
    picture: toPicture(record.picture, text('picture_alt'), sources),
    pictures: record.pictures.flatMap(
      (entry) =>
        toPicture(
          entry.directus_files_id,
          translate('page_section_picture', { ...entry, id: String(entry.id) }, 'alt', locale),
          sources,
        ) ?? [],
    ),
    brands: record.type === 'brands' ? toBrands(record, locale, sources, translate) : [],
    products: toProducts(record, sources.products).flatMap(
      (product) => toSectionProduct(product, locale, sources, translate) ?? [],
    ),
    hotspots: toHotspots(record, locale, sources, translate, log),
  };
  if (isComplete[section.type](section)) return section;
  log(`page_section ${record.id} of page "${record.page.key}": a "${record.type}" without content; it is left out`);
  return null;
};

/** Where pieces of a category lead to without a link of their own: all of them, in the shop. */
const toCategoryList = (
  { type, category }: SectionRecord,
  locale: Locale,
  { hasProductPages, categorySlugs }: SectionSources,
): string | null => {
  const slug = category === null ? undefined : categorySlugs.get(category);
  return type === 'products' && hasProductPages && slug !== undefined
    ? toFilteredListPath({ category: slug }, locale)
    : null;
};

/** Those of the chosen department, else of the page's own; on a page that is no department, all. */
const toBrands = (
  record: SectionRecord,
  locale: Locale,
  { brands, imageOf }: SectionSources,
  translate: Translate,
): Section['brands'] => {
  const department = record.brand_type ?? brandTypes.find((type) => type === record.page.key);
  return brands
    .filter((brand) => department === undefined || brand.brand_type === department)
    .map((brand) => ({
      name: brand.display_name,
      path: toBrandPath(brand, locale),
      lead: translate('brand', brand, 'lead', locale),
      logo: (brand.logo && imageOf(brand.logo)) ?? null,
    }));
};

/** The chosen pieces in their order, or else the first ones of the category. */
const toProducts = (record: SectionRecord, { byId, byCategory }: SectionProducts): TeaserProductRecord[] => {
  const chosen = record.products.flatMap(({ product_id }) => byId.get(product_id) ?? []);
  return chosen.length > 0 || record.category === null ? chosen : (byCategory.get(record.category) ?? []);
};
