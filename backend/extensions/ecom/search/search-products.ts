// Searches the products of a project: understands the query, queries the index, reads the records of a page.
import type { Knex } from 'knex';
import type { ProductListSortOption } from '../../../../contract/product-list-options.ts';
import type {
  InterpretedSearchFilter,
  ProductFacets,
  ProductSearchResponse,
  productSearchViews,
  SearchInterpretation,
  SearchSuggestions,
} from '../../../../contract/shop/product-search.ts';
import { type ProductListState, productsPerPage } from '../../../../domain/product-list/product-list-state.ts';
import {
  type ParsedProductSearch,
  parseProductSearch,
  toSearchWords,
} from '../../../../domain/product-search/parse-product-search.ts';
import { normalizeForSearch } from '../../../../domain/product-search-words.ts';
import { type FilterOffer, type FilterOfferOption, readFilterOffer } from './filter-offer.ts';
import { readFacetSets } from './facet-sets.ts';
import { toProductFacets } from './product-facets.ts';
import {
  hasSearchIndexFilter,
  noSearchIndexFilter,
  querySearchIndex,
  type SearchIndexFilter,
  type SearchIndexResult,
} from './query-search-index.ts';
import type { SearchScope } from './search-synonyms.ts';
import { interpretSearchWords } from './search-words.ts';
import { createShortLivedCache } from './short-lived-cache.ts';
import { suggestSiteParts } from './suggest-site-parts.ts';

const suggestedProducts = 5;

/** No query may occupy the database for longer, in milliseconds. */
const statementTimeoutMs = 2_000;

export interface ProductSearchRequest {
  view: (typeof productSearchViews)[number];
  state: ProductListState;
}

/** The answer without the records, whose ids are in order. */
export interface ProductSearchOutcome extends Omit<ProductSearchResponse, 'products' | 'status'> {
  ids: string[];
}

const toIds = (options: readonly FilterOfferOption[], values: readonly string[]): string[] =>
  options.filter(({ value }) => values.includes(value)).map(({ id }) => id);

/** Sizes whose name contains the number: "54" → "Größe 54". */
const findSizes = (offer: FilterOffer, size: string): string[] =>
  [...offer.sizeLabels]
    .filter(([, label]) => toSearchWords(normalizeForSearch(label)).includes(size))
    .map(([value]) => value);

const toLowest = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? (first ?? second) : Math.min(first, second);

const toHighest = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? (first ?? second) : Math.max(first, second);

const toEuros = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const toIndexFilter = (
  state: ProductListState,
  { filters }: ParsedProductSearch,
  offer: FilterOffer,
): SearchIndexFilter => {
  const price = filters.find((entry) => entry.kind === 'price');
  const size = filters.find((entry) => entry.kind === 'size');
  return {
    category: offer.categories.find(({ value }) => value === state.category)?.id ?? null,
    subcategories: toIds(offer.subcategories, state.subcategory),
    manufacturers: toIds(offer.manufacturers, state.manufacturer),
    attributeGroups: offer.attributeGroups
      .map(({ id, options }) => ({ group: id, ids: toIds(options, state.attribute) }))
      .filter(({ ids }) => ids.length > 0),
    tags: toIds(offer.tags, state.tag),
    sizes: [...state.size.filter((value) => offer.sizeLabels.has(value)), ...(size ? findSizes(offer, size.size) : [])],
    inStock: state.inStock || filters.some(({ kind }) => kind === 'stock'),
    minEuros: toEuros(toHighest(state.minCents, price?.minCents ?? null)),
    maxEuros: toEuros(toLowest(state.maxCents, price?.maxCents ?? null)),
  };
};

const hasUnknownValue = (options: readonly FilterOfferOption[], values: readonly string[]): boolean =>
  values.some((value) => !options.some((option) => option.value === value));

/** Whether the address has a filter that the shop does not offer. */
const hasUnknownFilter = (state: ProductListState, offer: FilterOffer): boolean =>
  hasUnknownValue(offer.categories, state.category === null ? [] : [state.category]) ||
  hasUnknownValue(offer.subcategories, state.subcategory) ||
  hasUnknownValue(offer.manufacturers, state.manufacturer) ||
  hasUnknownValue(
    offer.attributeGroups.flatMap(({ options }) => options),
    state.attribute,
  ) ||
  hasUnknownValue(offer.tags, state.tag) ||
  state.size.some((value) => !offer.sizeLabels.has(value));

const toInterpretedFilters = ({ filters }: ParsedProductSearch): InterpretedSearchFilter[] =>
  filters.map((filter) =>
    filter.kind === 'size' ? { kind: 'size', words: filter.words, label: filter.size } : filter,
  );

/** A size that no product has is a word like any other. */
const withKnownSizes = (parsed: ParsedProductSearch, offer: FilterOffer): ParsedProductSearch => {
  const isUnknown = (filter: ParsedProductSearch['filters'][number]): boolean =>
    filter.kind === 'size' && findSizes(offer, filter.size).length === 0;
  return {
    filters: parsed.filters.filter((filter) => !isUnknown(filter)),
    words: [
      ...parsed.words,
      ...parsed.filters.flatMap((filter) => (filter.kind === 'size' && isUnknown(filter) ? [filter.size] : [])),
    ],
  };
};

/** Runs queries of the index with a time limit. */
const withSearchTransaction = <Result>(
  scope: SearchScope,
  work: (scope: SearchScope) => Promise<Result>,
): Promise<Result> =>
  scope.database.transaction(async (transaction: Knex.Transaction) => {
    // The planner underestimates what it costs to read long texts outside the index.
    await transaction.raw(
      `set transaction read only; set local statement_timeout = ${statementTimeoutMs}; set local enable_seqscan = off`,
    );
    return work({ ...scope, database: transaction });
  });

const readFacets = async (
  scope: SearchScope,
  counts: SearchIndexResult,
  offer: FilterOffer,
  filter: SearchIndexFilter,
): Promise<ProductFacets> => {
  const ids = counts.sets.map(({ set }) => set);
  const facetSets = await readFacetSets(scope.database, ids, counts.generation);
  return toProductFacets(counts, facetSets, offer, filter, scope.language);
};

/** The facets of all products: the most expensive ones, and those that every list asks for. */
const readAllProductFacets = createShortLivedCache(async (scope): Promise<ProductFacets> => {
  const counts = await withSearchTransaction(scope, ({ database, project, language }) =>
    querySearchIndex(database, {
      project,
      language,
      terms: [],
      words: [],
      match: 'all',
      filter: noSearchIndexFilter,
      sort: 'sort',
      purchaseToOrder: true,
      limit: 0,
      offset: 0,
      hasFacets: true,
    }),
  );
  return readFacets(scope, counts, await readFilterOffer(scope), noSearchIndexFilter);
});

interface FoundProducts {
  result: SearchIndexResult;
  filter: SearchIndexFilter;
  /** The facets are those of all products. */
  isOfAllProducts: boolean;
  interpretation: SearchInterpretation;
  suggestions: SearchSuggestions | null;
}

const findProducts = async (
  scope: SearchScope,
  offer: FilterOffer,
  { view, state }: ProductSearchRequest,
): Promise<FoundProducts> => {
  const isList = view === 'list';
  const hasQuery = state.search !== '';
  const parsed = withKnownSizes(parseProductSearch(state.search, scope.language), offer);
  const { terms, correctedWords, ignoredWords } = await interpretSearchWords(scope, parsed.words, !isList);
  const filter = toIndexFilter(state, parsed, offer);
  const isOfAllProducts = terms.length === 0 && !hasSearchIndexFilter(filter);
  // Without a known word, the most popular products: an empty page helps nobody.
  const isUnderstood = terms.length > 0 || parsed.filters.length > 0 || !hasQuery;
  const ownSort: ProductListSortOption = terms.length > 0 ? 'relevance' : isUnderstood ? offer.defaultSort : 'popular';
  const query = (match: 'all' | 'any'): Promise<SearchIndexResult> =>
    querySearchIndex(scope.database, {
      project: scope.project,
      language: scope.language,
      terms,
      words: correctedWords ?? parsed.words,
      match,
      filter,
      sort: state.sort ?? ownSort,
      purchaseToOrder: offer.purchaseToOrder,
      limit: isList ? productsPerPage : suggestedProducts,
      offset: isList ? (state.page - 1) * productsPerPage : 0,
      hasFacets: isList && !isOfAllProducts,
    });
  const exact = await query('all');
  const isInexact = exact.total === 0 && terms.length > 1;
  const result = isInexact ? await query('any') : exact;
  return {
    result,
    filter,
    isOfAllProducts,
    interpretation: {
      filters: toInterpretedFilters(parsed),
      correctedQuery: correctedWords ? correctedWords.join(' ') : null,
      ignoredWords,
      isNearest: !isUnderstood || (isInexact && result.total > 0),
    },
    suggestions: isList ? null : await suggestSiteParts(scope, terms, offer),
  };
};

/** @throws a database error with code 57014 if the query takes too long */
export const searchProducts = async (
  scope: SearchScope,
  request: ProductSearchRequest,
): Promise<ProductSearchOutcome> => {
  // Cached values are read outside of the transaction, which would hold a connection while it waits for another one.
  const offer = await readFilterOffer(scope);
  const { result, filter, isOfAllProducts, ...found } = await withSearchTransaction(scope, (limited) =>
    findProducts(limited, offer, request),
  );
  const readFoundFacets = () =>
    isOfAllProducts ? readAllProductFacets(scope) : readFacets(scope, result, offer, filter);
  return {
    ...found,
    ids: result.ids,
    total: result.total,
    page: request.state.page,
    hasUnknownFilter: hasUnknownFilter(request.state, offer),
    facets: request.view === 'list' ? await readFoundFacets() : null,
  };
};
