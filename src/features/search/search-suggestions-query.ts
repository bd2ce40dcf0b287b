// React Query options of the suggestions for a search text. Used by the search's island.
import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '../../../contract/locale.ts';
import { formatProductListQuery, initialProductListState } from '../../../domain/product-list/product-list-state.ts';
import { type ProductSearchResult, requestProductSearchResult } from '../../adapters/order-service/product-search.ts';

/** Visitors return to a text that they have typed before. In milliseconds. */
const staleMs = 60_000;

export interface SearchSuggestionsForQuery extends ProductSearchResult {
  /** The text that this is the result of. */
  search: string;
}

export const searchSuggestionsQueryOptions = (locale: Locale, search: string) => ({
  queryKey: ['search-suggestions', locale, search],
  queryFn: async (): Promise<SearchSuggestionsForQuery> => ({
    ...(await requestProductSearchResult(
      locale,
      'suggestions',
      formatProductListQuery({ ...initialProductListState, search }),
    )),
    search,
  }),
  enabled: search !== '',
  staleTime: staleMs,
  placeholderData: keepPreviousData,
  // The search works without suggestions.
  retry: false,
});
