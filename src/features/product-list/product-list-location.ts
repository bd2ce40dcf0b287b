// Where a product list stands: the list of all products, or that of a department or a brand. The state in an address,
// which components show and change, never has the filters that the page itself sets.
import type { Locale } from '../../../contract/locale.ts';
import {
  formatProductListQuery,
  initialProductListState,
  isUnfilteredProductList,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import { toProductListPagePath } from '../../i18n/site-paths.ts';

export interface ProductListLocation {
  /** Path of a page of the plain list, from 1. */
  path: (page: number) => string;
  /** Filters that the page itself sets; not part of its address. The same object in every render. */
  fixed: Partial<ProductListState>;
}

const nothingFixed: ProductListLocation['fixed'] = {};

/** The list of all products, whose further pages have paths of their own. */
export const toAllProductsListLocation = (locale: Locale): ProductListLocation => ({
  path: (page) => toProductListPagePath(page, locale),
  fixed: nothingFixed,
});

/** The list on the page of a department or a brand. Its further pages are in the query. */
export const toPageProductListLocation = (path: string, fixed: ProductListLocation['fixed']): ProductListLocation => ({
  path: () => path,
  fixed,
});

/** Without the filters that the page sets: an address cannot change them. */
export const withoutFixedFilters = (
  state: ProductListState,
  fixed: ProductListLocation['fixed'],
): ProductListState => ({
  ...state,
  ...(Object.fromEntries(
    Object.keys(fixed).map((name) => [name, initialProductListState[name as keyof ProductListState]]),
  ) as Partial<ProductListState>),
});

/** The state with the filters that the page sets, as the order service needs it. */
export const withFixedFilters = (state: ProductListState, fixed: ProductListLocation['fixed']): ProductListState => ({
  ...state,
  ...fixed,
});

/** The address of a state: a path for plain pages, otherwise the list with a query. */
export const toProductListHref = (state: ProductListState, { path }: Pick<ProductListLocation, 'path'>): string => {
  const plainPath = isUnfilteredProductList(state) ? path(state.page) : path(1);
  return plainPath + formatProductListQuery(state, plainPath !== path(1));
};
