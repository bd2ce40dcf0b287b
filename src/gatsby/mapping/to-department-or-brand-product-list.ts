// The product lists on the pages of departments and brands.
import type { Locale } from '../../../contract/locale.ts';
import type { ProductListState } from '../../../domain/product-list/product-list-state.ts';
import { toFilteredProductListPath } from '../../i18n/site-paths.ts';
import { type BuildTimeProductRecord, hasProjectProductPages } from '../read/read-published-product-records.ts';
import { selectDepartmentProductListSections } from '../read/read-sections.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';

/** A list of the products that match one filter, which the page sets. */
export type DepartmentOrBrandProductListData = ReturnType<typeof toDepartmentOrBrandProductList>;

export const toDepartmentOrBrandProductList = (
  fixed: Pick<ProductListState, 'category'> | Pick<ProductListState, 'manufacturer'>,
  products: readonly BuildTimeProductRecord[],
  locale: Locale,
) => ({
  fixed,
  /** Number of products at build time; the page has the first ones. */
  productCount: products.length,
  /** The list of all products with this filter. */
  path: toFilteredProductListPath(fixed, locale),
});

type ListSectionSources = Pick<SiteRecords, 'pages' | 'products' | 'sections' | 'shop'>;

/** The products of each section that is a list, by section id, in the shop's order. Any other section is a row. */
export const selectSectionListProducts = (records: ListSectionSources): Map<string, BuildTimeProductRecord[]> => {
  if (!hasProjectProductPages(records)) return new Map();
  return new Map(
    selectDepartmentProductListSections(records.sections).flatMap((section) => {
      const products = records.products.filter(({ category }) => category.id === section.category);
      return products.length > 0 ? [[section.id, products] as const] : [];
    }),
  );
};
