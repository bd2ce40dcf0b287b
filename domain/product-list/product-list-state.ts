// State of a product list (filters, sort order, search, pages) and its representation in the URL query: the same in
// every language, and validated when parsed. Pure.
import { type ProductSortOption, productSortOptions } from '../../contract/product-list-options.ts';
import type { Cents } from '../../contract/cents.ts';

/** Filters that accept several values; a value is a slug, a name or the first part of an id. */
export const multiValueProductFilters = ['subcategory', 'manufacturer', 'attribute', 'tag'] as const;

export type MultiValueProductFilter = (typeof multiValueProductFilters)[number];

export interface ProductListState extends Record<MultiValueProductFilter, readonly string[]> {
  category: string | null;
  minCents: Cents | null;
  maxCents: Cents | null;
  /** `null`: the shop's default sort order. */
  sort: ProductSortOption | null;
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
const maxSearchLength = 80;
const maxValues = 20;
const maxValueLength = 80;
const maxEuros = 10_000_000;

export const initialProductListState: ProductListState = {
  category: null,
  subcategory: [],
  manufacturer: [],
  attribute: [],
  tag: [],
  minCents: null,
  maxCents: null,
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
  return {
    category: category && category.length <= maxValueLength ? category : null,
    subcategory: values('subcategory'),
    manufacturer: values('manufacturer'),
    attribute: values('attribute'),
    tag: values('tag'),
    minCents: isRange ? min : null,
    maxCents: isRange ? max : null,
    sort: productSortOptions.find((sort) => sort === parameters.get('sort')) ?? null,
    search: (parameters.get('q') ?? '').trim().slice(0, maxSearchLength),
    page: page === null ? ownPage : parsePositiveInteger(page, maxPage),
    pageCount: parsePositiveInteger(parameters.get('pages'), maxLoadedProductListPages),
  };
};

/** Whether no filter, search or sort order is set. Only such pages are prerendered. */
export const isUnfilteredProductList = (state: ProductListState): boolean =>
  !hasActiveProductFilters(state) && state.sort === null;

/** Number of active filter values. A price range counts as one; the search does not count. */
export const countActiveProductFilters = (state: ProductListState): number =>
  (state.category === null ? 0 : 1) +
  multiValueProductFilters.reduce((count, name) => count + state[name].length, 0) +
  (state.minCents === null && state.maxCents === null ? 0 : 1);

/** Whether a filter or the search is active. */
export const hasActiveProductFilters = (state: ProductListState): boolean =>
  countActiveProductFilters(state) > 0 || state.search !== '';

/**
 * The URL query including the question mark; empty for the default state. An unfiltered list has its page number in the
 * path instead.
 */
export const formatProductListQuery = (state: ProductListState): string => {
  const parameters = new URLSearchParams();
  if (state.category !== null) parameters.append('category', state.category);
  for (const name of multiValueProductFilters) for (const value of state[name]) parameters.append(name, value);
  if (state.minCents !== null || state.maxCents !== null) {
    const euros = (cents: Cents | null) => (cents === null ? '' : String(Math.round(cents / 100)));
    parameters.append('price', `${euros(state.minCents)}-${euros(state.maxCents)}`);
  }
  if (state.search !== '') parameters.append('q', state.search);
  if (state.sort !== null) parameters.append('sort', state.sort);
  if (!isUnfilteredProductList(state) && state.page > 1) parameters.append('page', String(state.page));
  if (state.pageCount > 1) parameters.append('pages', String(state.pageCount));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
};

/** Applies a change and returns to the first page. */
export const updateProductListState = (
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
  return updateProductListState(state, { [filter]: next });
};

/** Removes filters and search, and keeps the sort order. */
export const clearProductFilters = (state: ProductListState): ProductListState =>
  updateProductListState(initialProductListState, { sort: state.sort });

export interface ProductFilterOption {
  id: string;
  /** Language-independent value in the URL. */
  value: string;
  label: string;
}

export interface ProductFilterOptions {
  categories: ProductFilterOption[];
  subcategories: (ProductFilterOption & { category: string })[];
  manufacturers: ProductFilterOption[];
  attributeGroups: { id: string; label: string; options: ProductFilterOption[] }[];
  tags: ProductFilterOption[];
}

/**
 * Value of an attribute in a URL. Attributes have no slug; the first part of their id is short and
 * language-independent.
 */
export const toAttributeIdPrefix = (id: string): string => id.split('-')[0] ?? id;

/** The options of a multi-value filter. */
export const findProductFilterOptions = (
  options: ProductFilterOptions,
  filter: MultiValueProductFilter,
): readonly ProductFilterOption[] => {
  switch (filter) {
    case 'subcategory':
      return options.subcategories;
    case 'manufacturer':
      return options.manufacturers;
    case 'attribute':
      return options.attributeGroups.flatMap((group) => group.options);
    case 'tag':
      return options.tags;
  }
};

/** Whether the state contains filter values whose ids have to be resolved before the list can be requested. */
export const requiresProductFilterOptions = (state: ProductListState): boolean =>
  state.category !== null || multiValueProductFilters.some((name) => state[name].length > 0);

export interface ValidProductListState {
  /** The state without unknown filter values. */
  state: ProductListState;
  /** Whether values were removed, for example because a category has been deleted. */
  hasUnknown: boolean;
}

/** Removes filter values that have no matching option. */
export const toValidProductListState = (
  state: ProductListState,
  options: ProductFilterOptions,
): ValidProductListState => {
  const known = (filter: MultiValueProductFilter) =>
    state[filter].filter((value) => findProductFilterOptions(options, filter).some((option) => option.value === value));
  const resolved: ProductListState = {
    ...state,
    category: options.categories.some(({ value }) => value === state.category) ? state.category : null,
    subcategory: known('subcategory'),
    manufacturer: known('manufacturer'),
    attribute: known('attribute'),
    tag: known('tag'),
  };
  const hasUnknown =
    resolved.category !== state.category ||
    multiValueProductFilters.some((filter) => resolved[filter].length !== state[filter].length);
  return { state: resolved, hasUnknown };
};

export interface ProductFilterIds {
  category: string | undefined;
  subcategories: string[];
  manufacturers: string[];
  /** By group: values of the same group are combined with OR, and groups with AND. */
  attributes: string[][];
  tags: string[];
}

/** The ids of a resolved state's filter values; queries by id are twice as fast as by slug. */
export const resolveProductFilterIds = (
  state: ProductListState,
  options: ProductFilterOptions | undefined,
): ProductFilterIds => {
  const ids = (all: readonly ProductFilterOption[] = [], values: readonly string[]) =>
    all.filter(({ value }) => values.includes(value)).map(({ id }) => id);
  return {
    category: options?.categories.find(({ value }) => value === state.category)?.id,
    subcategories: ids(options?.subcategories, state.subcategory),
    manufacturers: ids(options?.manufacturers, state.manufacturer),
    attributes: (options?.attributeGroups ?? [])
      .map((group) => ids(group.options, state.attribute))
      .filter((group) => group.length > 0),
    tags: ids(options?.tags, state.tag),
  };
};

export interface ProductSearchSuggestion {
  id: string;
  slug: string;
  name: string;
  manufacturer: string;
}
