// State of a product list (filters, sort order, search, pages) and its representation in the URL query: the same in
// every language, and validated when parsed. Pure.
import {
  type ProductListSortOption,
  productListSortOptions,
} from '../../contract/product-sort-orders-and-filter-types.ts';
import type { Cents } from '../../contract/cents.ts';
import type { FacetOption, ProductSearchFacets } from '../../contract/shop/product-search.ts';

/** Filters that accept several values; a value is a slug, a name (`size`: of a variant) or the first part of an id. */
export const multiValueProductFilters = ['subcategory', 'size', 'manufacturer', 'attribute', 'tag', 'branch'] as const;

export type MultiValueProductFilter = (typeof multiValueProductFilters)[number];

export interface ProductListState extends Record<MultiValueProductFilter, readonly string[]> {
  category: string | null;
  minCents: Cents | null;
  maxCents: Cents | null;
  /** Only products that can be delivered at once. */
  inStock: boolean;
  /** `null`: by relevance with a search, otherwise the shop's default sort order. */
  sort: Exclude<ProductListSortOption, 'relevance'> | null;
  search: string;
  /** The first page shown, 1-based. */
  page: number;
  /** Number of pages shown from that page on. */
  pageCount: number;
}

/** Products per page (specification §9). */
export const productsPerPage = 20;

/** Upper limit for page numbers in a URL. */
const maxPage = 100_000;
/** Maximum number of pages that "load more" shows together; the page links lead to all other products. */
export const maxLoadedProductListPages = 10;
/** Longer searches are cut. */
export const maxProductSearchLength = 200;
const maxValues = 20;
const maxValueLength = 80;
const maxEuros = 10_000_000;

export const initialProductListState: ProductListState = {
  category: null,
  subcategory: [],
  size: [],
  manufacturer: [],
  attribute: [],
  tag: [],
  branch: [],
  minCents: null,
  maxCents: null,
  inStock: false,
  sort: null,
  search: '',
  page: 1,
  pageCount: 1,
};

/** A positive integer, limited to `max`; 1 for anything else. */
const parsePositiveInteger = (text: string | null, max: number): number =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Math.min(Number(text), max) : 1;

/** Whole euros from a URL as cents; `null` for an invalid amount. */
const toEuroCents = (text: string | undefined): Cents | null =>
  text !== undefined && /^\d{1,8}$/.test(text) && Number(text) <= maxEuros ? Number(text) * 100 : null;

/**
 * Parses a URL query, ignoring invalid parts.
 * @param ownPage page number in the path (`/produkte/seite/2`), used if the query has none
 */
export const parseProductListQuery = (query: string, ownPage = 1): ProductListState => {
  const parameters = new URLSearchParams(query);
  const values = (name: MultiValueProductFilter) =>
    [...new Set(parameters.getAll(name))]
      .filter((value) => value !== '' && value.length <= maxValueLength)
      .slice(0, maxValues);
  const [, ...ends] = /^(\d*)-(\d*)$/.exec(parameters.get('price') ?? '') ?? [];
  const [min = null, max = null] = ends.map(toEuroCents);
  const isRange = min === null || max === null || min <= max;
  const page = parameters.get('page');
  const category = parameters.get('category');
  const sort = productListSortOptions.find((option) => option === parameters.get('sort')) ?? 'relevance';
  return {
    category: category && category.length <= maxValueLength ? category : null,
    subcategory: values('subcategory'),
    size: values('size'),
    manufacturer: values('manufacturer'),
    attribute: values('attribute'),
    tag: values('tag'),
    branch: values('branch'),
    minCents: isRange ? min : null,
    maxCents: isRange ? max : null,
    inStock: parameters.get('stock') === '1',
    sort: sort === 'relevance' ? null : sort,
    search: (parameters.get('q') ?? '').trim().slice(0, maxProductSearchLength),
    page: page === null ? ownPage : parsePositiveInteger(page, maxPage),
    pageCount: parsePositiveInteger(parameters.get('pages'), maxLoadedProductListPages),
  };
};

/** Whether no filter, search or sort order is set. Only such pages are prerendered. */
export const isUnfilteredUnsortedProductList = (state: ProductListState): boolean =>
  !hasActiveProductFiltersOrSearch(state) && state.sort === null;

/** Number of active filter values. A price range counts as one; the search does not count. */
export const countActiveProductFilters = (state: ProductListState): number =>
  (state.category === null ? 0 : 1) +
  multiValueProductFilters.reduce((count, name) => count + state[name].length, 0) +
  (state.minCents === null && state.maxCents === null ? 0 : 1) +
  (state.inStock ? 1 : 0);

/** Whether a filter or the search is active. */
export const hasActiveProductFiltersOrSearch = (state: ProductListState): boolean =>
  countActiveProductFilters(state) > 0 || state.search !== '';

/**
 * The URL query including the question mark; empty for the default state.
 * @param isPageInPath the page number is not in the query, as in the plain list of all products
 */
export const formatProductListQuery = (
  state: ProductListState,
  isPageInPath = isUnfilteredUnsortedProductList(state),
): string => {
  const parameters = new URLSearchParams();
  if (state.category !== null) parameters.append('category', state.category);
  for (const name of multiValueProductFilters) for (const value of state[name]) parameters.append(name, value);
  if (state.minCents !== null || state.maxCents !== null) {
    const euros = (cents: Cents | null) => (cents === null ? '' : String(Math.round(cents / 100)));
    parameters.append('price', `${euros(state.minCents)}-${euros(state.maxCents)}`);
  }
  if (state.inStock) parameters.append('stock', '1');
  if (state.search !== '') parameters.append('q', state.search);
  if (state.sort !== null) parameters.append('sort', state.sort);
  if (!isPageInPath && state.page > 1) parameters.append('page', String(state.page));
  if (state.pageCount > 1) parameters.append('pages', String(state.pageCount));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
};

/** Applies a change and returns to the first page. */
export const updateProductListStateAndResetPage = (
  state: ProductListState,
  change: Partial<ProductListState>,
): ProductListState => ({
  ...state,
  page: 1,
  pageCount: 1,
  ...change,
});

/** Adds a value to a filter, or removes it. */
export const toggleProductFilterValue = (
  state: ProductListState,
  filter: MultiValueProductFilter,
  value: string,
): ProductListState => {
  const values = state[filter];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return updateProductListStateAndResetPage(state, { [filter]: next });
};

/** Removes filters and search, and keeps the sort order. */
export const toProductListStateWithoutFilters = (state: ProductListState): ProductListState =>
  updateProductListStateAndResetPage(initialProductListState, { sort: state.sort });

/**
 * Value of an attribute or a branch in a URL. They have no slug; the first part of their id is short and
 * language-independent.
 */
export const uuidToUrlFilterValue = (id: string): string => id.split('-')[0] ?? id;

/** The options of a multi-value filter. */
export const findFacetOptionsOfFilter = (
  facets: ProductSearchFacets,
  filter: MultiValueProductFilter,
): readonly FacetOption[] => {
  switch (filter) {
    case 'subcategory':
      return facets.subcategories;
    case 'size':
      return facets.sizes;
    case 'manufacturer':
      return facets.manufacturers;
    case 'attribute':
      return facets.attributeGroups.flatMap((group) => group.options);
    case 'tag':
      return facets.tags;
    case 'branch':
      return facets.branches;
  }
};
