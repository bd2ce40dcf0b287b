// Maps brands to their pages, below the page of their department (decisions: Languages and paths).
import type { Locale } from '../../../contract/locale.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import type { BrandRecord } from '../read/read-brands.ts';
import { hasProjectProductPages } from '../read/read-published-product-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import {
  type DepartmentOrBrandProductListData,
  toDepartmentOrBrandProductList,
} from './to-department-or-brand-product-list.ts';
import { toBrandPageTitle } from '../../../domain/page-metadata.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';

/** Base path of the brand's type plus its slug (specification §2, link behaviour). */
export const toBrandPath = (brand: Pick<BrandRecord, 'brand_type' | 'slug'>, locale: Locale): string =>
  `${localizedSiteRouteTable[brand.brand_type][locale]}/${brand.slug}`;

/** The brand whose mandatory notice is a legal text of the project. */
const noticeKey = 'rolex';

const toNotice = (records: SiteRecords, brand: BrandRecord, locale: Locale, translate: ResolveLocalizedField) => {
  const text = brand.slug === noticeKey ? records.legalTexts.find(({ key }) => key === noticeKey) : undefined;
  const html = text && translate('legal_text', text, 'content', locale);
  return html
    ? { title: translate('legal_text', text, 'title', locale), html: sanitizeHtmlAndLocalizeLinks(html, { locale }) }
    : null;
};

/** The brands whose department has a page; others are logged and left out. */
export const selectBrandsWithPage = (records: SiteRecords, log: LogFunction): BrandRecord[] =>
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

/** A brand in the grid of a department, a brand page or a section. */
export type BrandTeaserContent = ReturnType<typeof toBrandTeaser>;

/** @param logo path of its file; `null` without a readable logo */
export const toBrandTeaser = (
  brand: BrandRecord,
  locale: Locale,
  logo: string | null,
  translate: ResolveLocalizedField,
) => ({
  name: brand.display_name,
  path: toBrandPath(brand, locale),
  lead: translate('brand', brand, 'lead', locale),
  logo,
});

const toBrandList = (
  records: SiteRecords,
  brand: BrandRecord,
  locale: Locale,
): DepartmentOrBrandProductListData | null => {
  const products = selectBrandProducts(records, brand);
  return brand.manufacturer && hasProjectProductPages(records) && products.length > 0
    ? toDepartmentOrBrandProductList({ manufacturer: [brand.manufacturer.slug] }, products, locale)
    : null;
};

/** A brand page in one language (specification §2, brand links). */
export type BrandPageContent = ReturnType<typeof toBrandContent>;

export const toBrandContent = (
  records: SiteRecords,
  brand: BrandRecord,
  locale: Locale,
  { translate, toImage }: { translate: ResolveLocalizedField; toImage: FindSiteImage },
) => {
  const page = records.pages.find(({ key }) => key === brand.brand_type);
  const heading = (page && translate('page', page, 'heading', locale)) ?? '';
  const description = translate('brand', brand, 'description', locale);
  return {
    path: toBrandPath(brand, locale),
    /** For browsers and search engines, without the site title. */
    title: toBrandPageTitle(brand.display_name, heading),
    name: brand.display_name,
    lead: translate('brand', brand, 'lead', locale),
    html: description ? sanitizeHtmlAndLocalizeLinks(description, { locale }) : null,
    website: brand.website,
    keywords: translate('brand', brand, 'keywords', locale),
    /** `null` if the shop has no products of the brand. */
    list: toBrandList(records, brand, locale),
    image: toImage(brand.header_image, translate('brand', brand, 'header_image_alt', locale), 'page'),
    /** The parent page of the brand. */
    department: { heading, path: localizedSiteRouteTable[brand.brand_type][locale] },
    /** Mandatory notice of the brand (specification §2, legal text `rolex`). */
    notice: toNotice(records, brand, locale, translate),
  };
};
