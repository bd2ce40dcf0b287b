// Maps brands to their pages: index on the department's page, detail below it (decisions: Languages and paths).
import type { Locale } from '../../../contract/locale.ts';
import { routeTable, toFilteredProductListPath } from '../../i18n/paths.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import type { FindSiteImage } from '../images/create-site-images.ts';
import type { BrandRecord } from '../read/read-brands.ts';
import type { SiteRecords } from '../read/read-site-records.ts';
import { hasProductPages } from './to-product-teaser.ts';
import type { Log, Translate } from '../../../domain/translate.ts';

/** Base path of the brand's type plus its slug (specification §2, link behaviour). */
export const toBrandPath = (brand: Pick<BrandRecord, 'brand_type' | 'slug'>, locale: Locale): string =>
  `${routeTable[brand.brand_type][locale]}/${brand.slug}`;

/** The brand whose notice is a legal text of the house. */
const noticeKey = 'rolex';

const toNotice = (records: SiteRecords, brand: BrandRecord, locale: Locale, translate: Translate) => {
  const text = brand.slug === noticeKey ? records.legalTexts.find(({ key }) => key === noticeKey) : undefined;
  const html = text && translate('legal_text', text, 'content', locale);
  return html ? { title: translate('legal_text', text, 'title', locale), html: toSafeHtml(html, { locale }) } : null;
};

/** The brands that have a page: those of departments that have one. The others are logged and left out. */
export const selectBrandsWithPage = (records: SiteRecords, log: Log): BrandRecord[] =>
  records.brands.filter((brand) => {
    const hasDepartment = records.pages.some(({ key }) => key === brand.brand_type);
    if (!hasDepartment) {
      log(`brand ${brand.id} (${brand.display_name}): the page "${brand.brand_type}" is not published; it is left out`);
    }
    return hasDepartment;
  });

/** The shop's products of a brand, in the shop's order. */
export const selectBrandProducts = (
  { products }: Pick<SiteRecords, 'products'>,
  { manufacturer }: Pick<BrandRecord, 'manufacturer'>,
): SiteRecords['products'] => products.filter((product) => product.manufacturer.id === manufacturer?.id);

/** A brand as the grid of its department shows it, which other brands' pages and sections do, too. */
export type BrandCard = ReturnType<typeof toBrandCard>;

/** @param logo path of its file; `null` where there is none, or none that can be read */
export const toBrandCard = (brand: BrandRecord, locale: Locale, logo: string | null, translate: Translate) => ({
  name: brand.display_name,
  path: toBrandPath(brand, locale),
  lead: translate('brand', brand, 'lead', locale),
  logo,
});

/** A brand's own page in one language (specification §2, brand links). */
export type BrandContent = ReturnType<typeof toBrandContent>;

export const toBrandContent = (
  records: SiteRecords,
  brand: BrandRecord,
  locale: Locale,
  { translate, toImage }: { translate: Translate; toImage: FindSiteImage },
) => {
  const page = records.pages.find(({ key }) => key === brand.brand_type);
  const heading = (page && translate('page', page, 'heading', locale)) ?? '';
  const description = translate('brand', brand, 'description', locale);
  return {
    path: toBrandPath(brand, locale),
    /** For the browser and search engines, without the site title. */
    title: `${brand.display_name} – ${heading}`,
    name: brand.display_name,
    lead: translate('brand', brand, 'lead', locale),
    html: description ? toSafeHtml(description, { locale }) : null,
    website: brand.website,
    keywords: translate('brand', brand, 'keywords', locale),
    /** The list of the shop with its products alone; `null` where the shop has none of it. */
    listPath:
      brand.manufacturer && hasProductPages(records) && selectBrandProducts(records, brand).length > 0
        ? toFilteredProductListPath({ manufacturer: brand.manufacturer.slug }, locale)
        : null,
    picture: toImage(brand.header_image, translate('brand', brand, 'header_image_alt', locale), 'page'),
    /** The page the brand stands below. */
    department: { heading, path: routeTable[brand.brand_type][locale] },
    /** What the brand wants to be said on its page (specification §2, legal text `rolex`). */
    notice: toNotice(records, brand, locale, translate),
  };
};
