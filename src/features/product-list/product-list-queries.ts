// React Query options of the product list. Loaded when the page is idle or on interaction.
import type { Locale } from '../../../contract/locale.ts';
import type { ProductListSortOption } from '../../../contract/product-sort-orders-and-filter-types.ts';
import type { SearchInterpretation } from '../../../contract/shop/product-search.ts';
import type { RemovableInterpretedFilter } from '../../../domain/product-list/active-product-filters.ts';
import {
  formatProductListQuery,
  type ProductListState,
  productsPerPage,
} from '../../../domain/product-list/product-list-state.ts';
import {
  type ProductListPageInfo,
  clampLoadedPageCount,
  toProductListPagination,
} from '../../../domain/product-list/pagination-and-sorting.ts';
import { removeInterpretedWords } from '../../../domain/product-search/remove-interpreted-words.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { readRandomPublishedProducts } from '../../adapters/directus/random-and-related-products.ts';
import { type ProductSearchResult, requestProductSearchResult } from '../../adapters/order-service/product-search.ts';
import { queryClient } from '../../adapters/query-client.tsx';

/** Prices and stock are refetched after this time, in milliseconds. */
const staleMs = 30_000;
/** For the filters and their counts. */
const facetsStaleMs = 300_000;

export interface ProductListQueryResult {
  /** The state that this is the result of. */
  state: ProductListState;
  products: readonly ProductSummary[];
  /** Number of the first page shown. */
  paging: ProductListPageInfo;
  /** An unknown filter in the address was ignored. */
  hasUnknownFilter: boolean;
  /** How the search was understood; `null` for the products of the build. */
  interpretation: SearchInterpretation | null;
  /** The order of an address without one; `undefined` for the products of the build. */
  ownSort: ProductListSortOption | undefined;
}

export interface InterpretedProductSearchResult extends ProductSearchResult {
  /** The search that this is the result of. */
  search: string;
  interpretedFilters: readonly RemovableInterpretedFilter[];
}

/** A page of a list. The list and its filters share the request. */
const searchPageQueryOptions = (locale: Locale, state: ProductListState, page: number) => {
  const { search } = state;
  const query = formatProductListQuery({ ...state, page, pageCount: 1 }, false);
  return {
    queryKey: ['product-search', locale, query],
    queryFn: async (): Promise<InterpretedProductSearchResult> => {
      const result = await requestProductSearchResult(locale, 'list', query);
      const interpretedFilters = result.interpretation.filters.map((filter) => ({
        ...filter,
        remainingSearch: removeInterpretedWords(search, filter.words),
      }));
      return { ...result, search, interpretedFilters };
    },
  };
};

/** The list's own query retries its parts. */
const withoutRetry = { retry: false } as const;

type ListPage = Pick<ProductListQueryResult, 'hasUnknownFilter' | 'interpretation' | 'ownSort' | 'paging' | 'products'>;

const readListPage = async (locale: Locale, state: ProductListState, page: number): Promise<ListPage> => {
  const { products, total, hasUnknownFilter, interpretation, ownSort } = await queryClient.query({
    ...searchPageQueryOptions(locale, state, page),
    staleTime: staleMs,
    ...withoutRetry,
  });
  const counts = { resultCount: products.length, filterCount: total };
  return {
    products,
    paging: toProductListPagination({ ...counts, limit: productsPerPage, page }),
    hasUnknownFilter,
    interpretation,
    ownSort,
  };
};

const readList = async (locale: Locale, state: ProductListState): Promise<ProductListQueryResult> => {
  const readPage = (page: number) => readListPage(locale, state, page);
  // The first page has the total: an address may ask for a page beyond it.
  const first = await readPage(state.page);
  const furtherCount = clampLoadedPageCount(first.paging, state.pageCount) - 1;
  const further = await Promise.all(
    Array.from({ length: furtherCount }, (_, index) => readPage(state.page + 1 + index)),
  );
  return { ...first, state, products: [first, ...further].flatMap(({ products }) => products) };
};

/**
 * The filters of a list with their counts.
 * @param state with the filters that the page sets
 */
export const productFacetsQueryOptions = (locale: Locale, state: ProductListState) => ({
  ...searchPageQueryOptions(locale, state, state.page),
  staleTime: facetsStaleMs,
  ...withoutRetry,
});

/**
 * The list of an address. Cached for the visit, so Back restores the list and its scroll position.
 * @param state with the filters that the page sets
 */
export const productListQueryOptions = (locale: Locale, state: ProductListState) => ({
  queryKey: ['list', locale, state],
  queryFn: () => readList(locale, state),
  staleTime: staleMs,
  gcTime: Number.POSITIVE_INFINITY,
});

/** A row of the grid on a desktop screen. */
const randomLimit = 4;

/** @param start between 0 and 1: position in the shop's random order */
export const randomProductsQueryOptions = (locale: Locale, start: number) => ({
  queryKey: ['random-products', locale, start],
  queryFn: () => readRandomPublishedProducts(locale, randomLimit, start),
  staleTime: Number.POSITIVE_INFINITY,
});
