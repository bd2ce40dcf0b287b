// Where a product list stands: the list of all products, or that of a department or a brand. The state in an address,
// which components show and change, never has the filters that the page itself sets.
import type { Locale } from '../../../contract/locale.ts';
import {
  formatProductListQuery,
  initialProductListState,
  isUnfilteredUnsortedProductList,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';

export interface ProductListPathAndFixedFilters {
  /** Path of a page of the plain list, from 1. */
  path: (page: number) => string;
  /** Filters that the page itself sets; not part of its address. The same object in every render. */
  fixed: Partial<ProductListState>;
}

const nothingFixed: ProductListPathAndFixedFilters['fixed'] = {};

/** The list of all products, whose further pages have paths of their own. */
export const toAllProductsListPathAndFixedFilters = (locale: Locale): ProductListPathAndFixedFilters => ({
  path: (page) => toPaginatedProductListPath(page, locale),
  fixed: nothingFixed,
});

/** The list on the page of a department or a brand. Its further pages are in the query. */
export const toDepartmentOrBrandListLocation = (
  path: string,
  fixed: ProductListPathAndFixedFilters['fixed'],
): ProductListPathAndFixedFilters => ({
  path: () => path,
  fixed,
});

/** Without the filters that the page sets: an address cannot change them. */
export const withoutFixedFilters = (
  state: ProductListState,
  fixed: ProductListPathAndFixedFilters['fixed'],
): ProductListState => ({
  ...state,
  ...(Object.fromEntries(
    Object.keys(fixed).map((name) => [name, initialProductListState[name as keyof ProductListState]]),
  ) as Partial<ProductListState>),
});

/** The state with the filters that the page sets, as the order service needs it. */
export const withFixedProductListFilters = (
  state: ProductListState,
  fixed: ProductListPathAndFixedFilters['fixed'],
): ProductListState => ({
  ...state,
  ...fixed,
});

/** The address of a state: a path for plain pages, otherwise the list with a query. */
export const toProductListHref = (
  state: ProductListState,
  { path }: Pick<ProductListPathAndFixedFilters, 'path'>,
): string => {
  const plainPath = isUnfilteredUnsortedProductList(state) ? path(state.page) : path(1);
  return plainPath + formatProductListQuery(state, plainPath !== path(1));
};
