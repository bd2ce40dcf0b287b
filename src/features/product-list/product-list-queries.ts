// React Query options of the product list. Loaded when the page is idle or on interaction.
import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '../../../contract/locale.ts';
import {
  type ProductListState,
  requiresProductFilterOptions,
  toValidProductListState,
  resolveProductFilterIds,
} from '../../../domain/product-list/product-list-state.ts';
import { type ProductListPagination, clampLoadedPageCount } from '../../../domain/product-list/pagination.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import { readProductFilterOptions } from '../../adapters/directus/product-filter-options.ts';
import {
  readProductListPage,
  readProductPriceRange,
  readRandomProducts,
  readProductSearchSuggestions,
} from '../../adapters/directus/product-list.ts';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { queryClient } from '../../adapters/query-client.tsx';

/** Prices and stock are refetched after this time, in milliseconds. */
const staleMs = 30_000;
/** For data that rarely changes. */
const optionsStaleMs = 300_000;

export interface ProductListResult {
  /** The state that this is the result of. */
  state: ProductListState;
  products: readonly ProductSummary[];
  /** Number of the first page shown. */
  paging: ProductListPagination;
  /** An unknown filter in the address was ignored. */
  hasUnknownFilter: boolean;
}

export const productFilterQueryOptions = (locale: Locale) => ({
  queryKey: ['filter-options', locale],
  queryFn: () => readProductFilterOptions(locale),
  staleTime: optionsStaleMs,
});

/** Lowest and highest price of the shop. */
export const productPriceRangeQueryOptions = {
  queryKey: ['price-range'],
  queryFn: readProductPriceRange,
  staleTime: optionsStaleMs,
};

/** The list's own query retries its parts. */
const withoutRetry = { retry: false } as const;

/** Uses cached data; components that show it keep it fresh. */
const cachedOnly = { ...withoutRetry, staleTime: 'static' } as const;

const readList = async (locale: Locale, state: ProductListState): Promise<ProductListResult> => {
  const [settings, options] = await Promise.all([
    queryClient.query({ ...shopSettingsQueryOptions, ...cachedOnly }),
    requiresProductFilterOptions(state)
      ? queryClient.query({ ...productFilterQueryOptions(locale), ...cachedOnly })
      : undefined,
  ]);
  const resolved = options ? toValidProductListState(state, options) : { state, hasUnknown: false };
  const { minCents, maxCents, search, pageCount } = resolved.state;
  const ids = resolveProductFilterIds(resolved.state, options);
  const filter = { ...ids, minCents, maxCents, search, ...(settings && { projectId: settings.project }) };
  const sort = state.sort ?? settings?.default_sort ?? 'sort';
  const readPage = (page: number) =>
    queryClient.query({
      queryKey: ['products', locale, filter, sort, page],
      queryFn: () => readProductListPage(locale, { filter, sort, page }),
      staleTime: staleMs,
      ...withoutRetry,
    });
  // The first page has the total: an address may ask for a page beyond it.
  const first = await readPage(state.page);
  const furtherCount = clampLoadedPageCount(first.paging, pageCount) - 1;
  const further = await Promise.all(
    Array.from({ length: furtherCount }, (_, index) => readPage(state.page + 1 + index)),
  );
  return {
    state,
    products: [first, ...further].flatMap(({ products }) => products),
    paging: first.paging,
    hasUnknownFilter: resolved.hasUnknown,
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

export const searchSuggestionsQueryOptions = (locale: Locale, search: string) => ({
  queryKey: ['suggestions', locale, search],
  queryFn: () => readProductSearchSuggestions(locale, search),
  enabled: search !== '',
  staleTime: 60_000,
  placeholderData: keepPreviousData,
  // The search works without suggestions.
  retry: false,
});

/** A row of the grid on a desktop screen. */
const randomLimit = 4;

/** @param start between 0 and 1: position in the shop's random order */
export const randomProductsQueryOptions = (locale: Locale, start: number) => ({
  queryKey: ['random-products', locale, start],
  queryFn: () => readRandomProducts(locale, randomLimit, start),
  staleTime: Number.POSITIVE_INFINITY,
});
