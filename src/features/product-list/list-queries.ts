// What a list asks the backend, as descriptions for React Query. Loaded when the page is idle, or when a visitor asks for more.
import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '../../../contract/locale.ts';
import { type ListState, needsOptions, resolveState, toFilterIds } from '../../../domain/product-list/list-state.ts';
import { type Paging, toShownPageCount } from '../../../domain/product-list/paging.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import { readProductFilterOptions } from '../../adapters/directus/filter-options.ts';
import {
  readProductListPage,
  readPriceRange,
  readRandomProducts,
  readSearchSuggestions,
} from '../../adapters/directus/product-list.ts';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { queryClient } from '../../adapters/query-client.tsx';

/** Prices and stock of a list are asked for again after this time, in milliseconds. */
const staleMs = 30_000;
/** What editors change seldom. */
const optionsStaleMs = 300_000;

export interface ProductListResult {
  /** What it is the result of. */
  state: ListState;
  products: readonly ListProduct[];
  /** Of the first page shown. */
  paging: Paging;
  /** A filter of the address is none of this shop's and was left out. */
  hasUnknownFilter: boolean;
}

export const filterOptionsQuery = (locale: Locale) => ({
  queryKey: ['filter-options', locale],
  queryFn: () => readProductFilterOptions(locale),
  staleTime: optionsStaleMs,
});

/** Lowest and highest price of the shop. */
export const priceRangeQuery = { queryKey: ['price-range'], queryFn: readPriceRange, staleTime: optionsStaleMs };

/** The parts of a list are tried again with the list itself. */
const withoutRetry = { retry: false } as const;

/** What is known is good enough for a list: those who show it keep it fresh. */
const cachedOnly = { ...withoutRetry, staleTime: 'static' } as const;

const readList = async (locale: Locale, state: ListState): Promise<ProductListResult> => {
  const [settings, options] = await Promise.all([
    queryClient.query({ ...shopSettingsQuery, ...cachedOnly }),
    needsOptions(state) ? queryClient.query({ ...filterOptionsQuery(locale), ...cachedOnly }) : undefined,
  ]);
  const resolved = options ? resolveState(state, options) : { state, hasUnknown: false };
  const { minCents, maxCents, search, pageCount } = resolved.state;
  const ids = toFilterIds(resolved.state, options);
  const filter = { ...ids, minCents, maxCents, search, ...(settings && { projectId: settings.project }) };
  const sort = state.sort ?? settings?.default_sort ?? 'sort';
  const readPage = (page: number) =>
    queryClient.query({
      queryKey: ['products', locale, filter, sort, page],
      queryFn: () => readProductListPage(locale, { filter, sort, page }),
      staleTime: staleMs,
      ...withoutRetry,
    });
  // The first page says how many there are: an address may ask for more than that.
  const first = await readPage(state.page);
  const furtherCount = toShownPageCount(first.paging, pageCount) - 1;
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

/** The list of an address. Kept for the visit: Back finds a list as it was left, at its place. */
export const productListQuery = (locale: Locale, state: ListState) => ({
  queryKey: ['list', locale, state],
  queryFn: () => readList(locale, state),
  staleTime: staleMs,
  gcTime: Number.POSITIVE_INFINITY,
  placeholderData: keepPreviousData,
});

/** What a search may mean. */
export const searchSuggestionsQuery = (locale: Locale, search: string) => ({
  queryKey: ['suggestions', locale, search],
  queryFn: () => readSearchSuggestions(locale, search),
  enabled: search !== '',
  staleTime: 60_000,
  placeholderData: keepPreviousData,
  // Without suggestions the search itself still works.
  retry: false,
});

/** A row of the grid on a desk. */
const randomLimit = 4;

/** @param start between 0 and 1: where in the shop's random order the pieces are drawn */
export const randomProductsQuery = (locale: Locale, start: number) => ({
  queryKey: ['random-products', locale, start],
  queryFn: () => readRandomProducts(locale, randomLimit, start),
  staleTime: Number.POSITIVE_INFINITY,
});
