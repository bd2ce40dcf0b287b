// Asks the backend for the list of an address, and for what it can be filtered by once that is needed. Loaded through
// ProductList only; shows nothing itself: the cards belong to the page.
import { QueryClientProvider, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { readFilterOptions } from '../../adapters/directus/filter-options.ts';
import { readListPage, readPriceRange } from '../../adapters/directus/product-list.ts';
import { queryClient } from '../../adapters/directus/query-client.ts';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { needsOptions, resolveState, toFilterIds } from '../../../domain/product-list/filter-options.ts';
import type { ListState } from '../../../domain/product-list/list-state.ts';
import { toShownPageCount } from '../../../domain/product-list/paging.ts';
import { rememberFailure, rememberOptions, rememberPriceRange, rememberResult } from './list-results.ts';

export interface ListReaderProps {
  state: ListState;
  locale: Locale;
  /** Address under which the result is remembered. */
  resultKey: string;
  /** The filters are open. */
  wantsOptions: boolean;
}

/** Prices and stock of a list are asked for again after this time, in milliseconds. */
const staleMs = 30_000;

const useFilterOptions = (locale: Locale, isNeeded: boolean) =>
  useQuery({
    queryKey: ['filter-options', locale],
    queryFn: () => readFilterOptions(locale),
    enabled: isNeeded,
    staleTime: 300_000,
  });

const ListReader = ({ state, locale, resultKey, wantsOptions }: ListReaderProps) => {
  const needed = needsOptions(state);
  const options = useFilterOptions(locale, needed || wantsOptions);
  const settings = useQuery(shopSettingsQuery);
  const isReady = (!needed || options.data !== undefined) && settings.data !== undefined;
  const resolved = options.data && needed ? resolveState(state, options.data) : { state, hasUnknown: false };
  const { minCents, maxCents, search, pageCount } = resolved.state;
  const ids = toFilterIds(resolved.state, options.data);
  const filter = { ...ids, minCents, maxCents, search, ...(settings.data ? { projectId: settings.data.project } : {}) };
  const sort = state.sort ?? settings.data?.default_sort ?? 'sort';
  const toPageQuery = (page: number) => ({
    queryKey: ['products', locale, filter, sort, page],
    queryFn: () => readListPage(locale, { filter, sort, page }),
    enabled: isReady,
    staleTime: staleMs,
  });
  // The first page says how many there are: an address may ask for more than that.
  const first = useQuery(toPageQuery(state.page));
  const furtherCount = first.data ? toShownPageCount(first.data.paging, pageCount) - 1 : 0;
  const further = useQueries({
    queries: Array.from({ length: furtherCount }, (_, index) => toPageQuery(state.page + 1 + index)),
    combine: (results) => ({
      pages: results.flatMap(({ data }) => data ?? []),
      hasFailed: results.some(({ isError }) => isError),
    }),
  });
  const hasFailed = first.isError || further.hasFailed || options.isError || settings.isError;
  const { hasUnknown } = resolved;
  useEffect(() => {
    if (options.data) rememberOptions(locale, options.data);
  }, [locale, options.data]);
  const { data: priceRange } = useQuery({
    queryKey: ['price-range'],
    queryFn: readPriceRange,
    enabled: wantsOptions,
    staleTime: 300_000,
  });
  useEffect(() => {
    if (priceRange) rememberPriceRange(priceRange);
  }, [priceRange]);
  useEffect(() => {
    if (first.data && further.pages.length === furtherCount) {
      rememberResult(resultKey, {
        products: [first.data, ...further.pages].flatMap(({ products }) => products),
        paging: first.data.paging,
        hasUnknownFilter: hasUnknown,
      });
    }
  }, [first.data, further.pages, furtherCount, resultKey, hasUnknown]);
  useEffect(() => rememberFailure(resultKey, hasFailed), [resultKey, hasFailed]);
  return null;
};

const ListIsland = (props: ListReaderProps) => (
  <QueryClientProvider client={queryClient}>
    <ListReader {...props} />
  </QueryClientProvider>
);

export default ListIsland;
