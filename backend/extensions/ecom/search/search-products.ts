// Searches the products of a project: understands the query, queries the index, reads the records of a page.
import type { ProductListSortOption } from '../../../../contract/product-sort-orders-and-filter-types.ts';
import type {
  ProductSearchFacets,
  ProductSearchResponse,
  productSearchViewParameterValues,
} from '../../../../contract/shop/product-search.ts';
import { type ProductListState, productsPerPage } from '../../../../domain/product-list/product-list-state.ts';
import {
  parseProductSearchText,
  removeSearchStopWords,
  toSearchWords,
} from '../../../../domain/product-search/parse-product-search-text.ts';
import {
  type ShopSearchFiltersAndSettings,
  readCachedProductSearchFilterOptions,
} from './shop-search-filters-and-settings.ts';
import { readFacetValueIdsByFacetSetId } from './facet-set-cache.ts';
import { toProductSearchFacetsWithCounts } from './product-facets.ts';
import { querySearchIndex, type SearchIndexQueryResult } from './query-search-index.ts';
import {
  hasUnknownFilter,
  toSearchIndexFilter,
  toInterpretedSearchFilter,
  toSearchQueryWithUnknownSizesAsWords,
} from './to-search-index-filter.ts';
import {
  hasAnySearchIndexFilter,
  emptySearchIndexFilter,
  type ProductSearchIndexFilter,
} from './product-search-index-filter-bits.ts';
import { runConcurrencyLimitedSearch } from './search-concurrency-limit.ts';
import { type SearchRelaxationStep, toSearchRelaxationSteps } from './search-relaxation-steps.ts';
import type { ProductSearchContext } from './search-synonyms.ts';
import {
  type SearchTermsWithCorrections,
  readCorrectedSearchTerms,
  readSearchWordsWithSynonyms,
  type TsqueryTerm,
  toUncorrectedSearchTerms,
} from './read-corrected-search-terms.ts';
import { createStaleWhileRevalidateCache } from './stale-while-revalidate-search-cache.ts';
import { readSearchSuggestionsFromIndex } from './read-search-suggestions-from-index.ts';

const suggestedProducts = 5;

export interface ProductSearchRequest {
  view: (typeof productSearchViewParameterValues)[number];
  state: ProductListState;
  /** Names of attributes in the query are filters; otherwise they are words. */
  hasAttributeFilters: boolean;
}

/** The answer without the records, whose ids are in order. */
export interface ProductSearchResultWithoutRecords extends Omit<ProductSearchResponse, 'products' | 'status'> {
  ids: string[];
  /** What was searched for besides the filters in the query. */
  words: readonly string[];
}

const readFacets = async (
  scope: ProductSearchContext,
  counts: SearchIndexQueryResult,
  filterOptions: ShopSearchFiltersAndSettings,
  filter: ProductSearchIndexFilter,
): Promise<ProductSearchFacets> => {
  const ids = counts.sets.map(({ set }) => set);
  const facetSets = await readFacetValueIdsByFacetSetId(scope.database, ids, counts.generation);
  return toProductSearchFacetsWithCounts(counts, facetSets, filterOptions, filter, scope.language);
};

/** The facets of all products: the most expensive ones, and those that every list asks for. */
const readAllProductFacets = createStaleWhileRevalidateCache(async (scope): Promise<ProductSearchFacets> => {
  const { database, project, language } = scope;
  const counts = await runConcurrencyLimitedSearch(() =>
    querySearchIndex(database, {
      project,
      language,
      terms: [],
      words: [],
      match: 'all',
      filter: emptySearchIndexFilter,
      sort: 'sort',
      purchaseToOrder: true,
      limit: 0,
      offset: 0,
      hasFacets: true,
    }),
  );
  return readFacets(scope, counts, await readCachedProductSearchFilterOptions(scope), emptySearchIndexFilter);
});

interface FoundProducts extends Pick<
  ProductSearchResultWithoutRecords,
  'interpretation' | 'ownSort' | 'suggestions' | 'words'
> {
  result: SearchIndexQueryResult;
  filter: ProductSearchIndexFilter;
  /** The facets are those of all products. */
  isOfAllProducts: boolean;
}

const findProducts = async (
  scope: ProductSearchContext,
  filterOptions: ShopSearchFiltersAndSettings,
  { view, state, hasAttributeFilters }: ProductSearchRequest,
): Promise<FoundProducts> => {
  const isList = view === 'list';
  const hasQuery = state.search !== '';
  const filterWords = hasAttributeFilters ? filterOptions.filterWords : undefined;
  const parsed = toSearchQueryWithUnknownSizesAsWords(
    parseProductSearchText(state.search, scope.language, filterWords),
    filterOptions,
  );
  const { words } = parsed;
  const typedNames = parsed.filters.flatMap((filter) => (filter.kind === 'attribute' ? filter.names : []));
  const nameWords = [...new Set(typedNames.flatMap(toSearchWords))];
  const find = async (
    { match, filters, names }: SearchRelaxationStep,
    { terms: otherTerms, correctedWords, ignoredWords }: SearchTermsWithCorrections,
    nameTerms: readonly TsqueryTerm[],
  ): Promise<FoundProducts> => {
    const terms = names === 'words' ? [...otherTerms, ...nameTerms] : otherTerms;
    const filter = toSearchIndexFilter(state, filters, filterOptions);
    const isOfAllProducts = terms.length === 0 && !hasAnySearchIndexFilter(filter);
    // Without a known word, the most popular products: an empty page helps nobody.
    const isUnderstood = terms.length > 0 || filters.length > 0 || !hasQuery;
    const ownSort: ProductListSortOption =
      terms.length > 0 ? 'relevance' : isUnderstood ? filterOptions.defaultSort : 'popular';
    const result = await querySearchIndex(scope.database, {
      project: scope.project,
      language: scope.language,
      terms,
      words: correctedWords ?? words,
      match,
      filter,
      sort: state.sort ?? ownSort,
      purchaseToOrder: filterOptions.purchaseToOrder,
      limit: isList ? productsPerPage : suggestedProducts,
      offset: isList ? (state.page - 1) * productsPerPage : 0,
      hasFacets: isList && !isOfAllProducts,
    });
    return {
      result,
      filter,
      isOfAllProducts,
      words: names === 'filters' ? words : [...words, ...nameWords],
      interpretation: {
        filters: filters.map(toInterpretedSearchFilter),
        correctedQuery: correctedWords ? correctedWords.join(' ') : null,
        ignoredWords: names === 'ignored' ? [...ignoredWords, ...new Set(typedNames)] : ignoredWords,
        isNearest: !isUnderstood || (match === 'any' && result.total > 0),
      },
      ownSort,
      suggestions: null,
    };
  };
  const findFirst = async (
    understood: SearchTermsWithCorrections,
    nameTerms: readonly TsqueryTerm[],
    [reading, ...others]: [SearchRelaxationStep, ...SearchRelaxationStep[]],
    nothing?: FoundProducts,
  ): Promise<FoundProducts> => {
    const found = await find(reading, understood, nameTerms);
    if (found.result.total > 0) return found;
    // If no reading finds anything, all filters are shown.
    const last = reading.names !== 'filters' && nothing ? nothing : found;
    const [next, ...rest] = others;
    return next ? findFirst(understood, nameTerms, [next, ...rest], last) : last;
  };
  const readNameTerms = async (): Promise<TsqueryTerm[]> => {
    const meaningful = removeSearchStopWords(nameWords, scope.language);
    return toUncorrectedSearchTerms(await readSearchWordsWithSynonyms(scope, meaningful, !isList)).terms;
  };
  const typed = await readSearchWordsWithSynonyms(scope, words, !isList);
  // Most queries find something as they are typed, and need not be looked at word by word.
  const asTyped = toUncorrectedSearchTerms(typed);
  const literal: SearchRelaxationStep = { match: 'all', filters: parsed.filters, names: 'filters' };
  const nameTerms = nameWords.length === 0 ? [] : await readNameTerms();
  const suggest = ({ terms }: SearchTermsWithCorrections) =>
    isList ? null : readSearchSuggestionsFromIndex(scope, [...terms, ...nameTerms], filterOptions);
  const [found, suggestions] = await Promise.all([find(literal, asTyped, []), suggest(asTyped)]);
  if (found.result.total > 0) return { ...found, suggestions };
  const understood = await readCorrectedSearchTerms(scope, typed);
  const readings = toSearchRelaxationSteps(parsed, {
    hasNameTerms: nameTerms.length > 0,
    hasSeveralTerms: understood.terms.length > 1,
  });
  return { ...(await findFirst(understood, nameTerms, readings)), suggestions: await suggest(understood) };
};

/** @throws a database error with code 57014 if the query takes too long */
export const searchProducts = async (
  scope: ProductSearchContext,
  request: ProductSearchRequest,
): Promise<ProductSearchResultWithoutRecords> => {
  // Cached values are read outside of the queue, in which they would wait for another place.
  const filterOptions = await readCachedProductSearchFilterOptions(scope);
  const { result, filter, isOfAllProducts, ...found } = await runConcurrencyLimitedSearch(() =>
    findProducts(scope, filterOptions, request),
  );
  const readFoundFacets = () =>
    isOfAllProducts ? readAllProductFacets(scope) : readFacets(scope, result, filterOptions, filter);
  return {
    ...found,
    ids: result.ids,
    total: result.total,
    page: request.state.page,
    hasUnknownFilter: hasUnknownFilter(request.state, filterOptions),
    facets: request.view === 'list' ? await readFoundFacets() : null,
  };
};
