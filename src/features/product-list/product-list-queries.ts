// React Query options of the product list. Loaded when the page is idle or on interaction.
import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '../../../contract/locale.ts';
import type { InterpretedSearchFilter, SearchInterpretation } from '../../../contract/shop/product-search.ts';
import {
  formatProductListQuery,
  isUnfilteredProductList,
  type ProductListState,
  productsPerPage,
} from '../../../domain/product-list/product-list-state.ts';
import {
  type ProductListPagination,
  clampLoadedPageCount,
  toProductListPagination,
} from '../../../domain/product-list/pagination.ts';
import { removeInterpretedWords } from '../../../domain/product-search/remove-interpreted-words.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import { readProductListPage, readRandomProducts } from '../../adapters/directus/product-list.ts';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { type ProductSearchResult, readProductSearch } from '../../adapters/order-service/product-search.ts';
import { queryClient } from '../../adapters/query-client.tsx';

/** Prices and stock are refetched after this time, in milliseconds. */
const staleMs = 30_000;
/** For the filters and their counts. */
const facetsStaleMs = 300_000;

export interface ProductListResult {
  /** The state that this is the result of. */
  state: ProductListState;
  products: readonly ProductSummary[];
  /** Number of the first page shown. */
  paging: ProductListPagination;
  /** An unknown filter in the address was ignored. */
  hasUnknownFilter: boolean;
  /** How the search was understood; `null` for the list of all products. */
  interpretation: SearchInterpretation | null;
}

/** A filter that a search was understood as. */
export type RemovableSearchFilter = InterpretedSearchFilter & {
  /** The search without the words that were understood as this filter. */
  remainingSearch: string;
};

export interface ProductSearchPage extends ProductSearchResult {
  /** The search that this is the result of. */
  search: string;
  interpretedFilters: readonly RemovableSearchFilter[];
}

/** A page of a filtered list. The list and its filters share the request. */
const searchPageQueryOptions = (locale: Locale, state: ProductListState, page: number) => {
  const { search } = state;
  const query = formatProductListQuery({ ...state, page, pageCount: 1 });
  return {
    queryKey: ['product-search', locale, query],
    queryFn: async (): Promise<ProductSearchPage> => {
      const result = await readProductSearch(locale, 'list', query);
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

/** Uses cached data; components that show it keep it fresh. */
const cachedOnly = { ...withoutRetry, staleTime: 'static' } as const;

type ListPage = Pick<ProductListResult, 'hasUnknownFilter' | 'interpretation' | 'paging' | 'products'>;

/** A page of the list of all products. */
const readPlainPage = async (locale: Locale, page: number): Promise<ListPage> => {
  const settings = await queryClient.query({ ...shopSettingsQueryOptions, ...cachedOnly });
  const request = { projectId: settings?.project, sort: settings?.default_sort ?? 'sort', page } as const;
  const read = await queryClient.query({
    queryKey: ['products', locale, request],
    queryFn: () => readProductListPage(locale, request),
    staleTime: staleMs,
    ...withoutRetry,
  });
  return { ...read, hasUnknownFilter: false, interpretation: null };
};

const readSearchPage = async (locale: Locale, state: ProductListState, page: number): Promise<ListPage> => {
  const { products, total, hasUnknownFilter, interpretation } = await queryClient.query({
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
  };
};

const readList = async (locale: Locale, state: ProductListState): Promise<ProductListResult> => {
  const readPage = (page: number) =>
    isUnfilteredProductList(state) ? readPlainPage(locale, page) : readSearchPage(locale, state, page);
  // The first page has the total: an address may ask for a page beyond it.
  const first = await readPage(state.page);
  const furtherCount = clampLoadedPageCount(first.paging, state.pageCount) - 1;
  const further = await Promise.all(
    Array.from({ length: furtherCount }, (_, index) => readPage(state.page + 1 + index)),
  );
  return { ...first, state, products: [first, ...further].flatMap(({ products }) => products) };
};

/** The filters of a list with their counts; those of all products for its plain address. */
export const productFacetsQueryOptions = (locale: Locale, state: ProductListState) => {
  const isPlain = isUnfilteredProductList(state);
  return {
    ...searchPageQueryOptions(locale, state, isPlain ? 1 : state.page),
    staleTime: facetsStaleMs,
    ...(isPlain ? {} : withoutRetry),
  };
};

/** The list of an address. Cached for the visit, so Back restores the list and its scroll position. */
export const productListQueryOptions = (locale: Locale, state: ProductListState) => ({
  queryKey: ['list', locale, state],
  queryFn: () => readList(locale, state),
  staleTime: staleMs,
  gcTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
});

/** A row of the grid on a desktop screen. */
const randomLimit = 4;

/** @param start between 0 and 1: position in the shop's random order */
export const randomProductsQueryOptions = (locale: Locale, start: number) => ({
  queryKey: ['random-products', locale, start],
  queryFn: () => readRandomProducts(locale, randomLimit, start),
  staleTime: Number.POSITIVE_INFINITY,
});
