// What a product list shows — filters, sorting, search, pages — and its form in the address: shareable, the same in every
// language, and safe to read from whatever somebody typed. Pure.
import { type ProductSort, productSorts } from '../../contract/shop-settings.ts';
import type { Cents } from '../../contract/cents.ts';

/** Filters of which several values may be chosen; the value is a slug, a name or the beginning of an id. */
export const multiValueFilters = ['subcategory', 'manufacturer', 'attribute', 'tag'] as const;

export type MultiValueFilter = (typeof multiValueFilters)[number];

export interface ProductListState extends Record<MultiValueFilter, readonly string[]> {
  category: string | null;
  minCents: Cents | null;
  maxCents: Cents | null;
  /** `null`: the shop's own order. */
  sort: ProductSort | null;
  search: string;
  /** The first page shown, from 1. */
  page: number;
  /** How many pages are shown from there on. */
  pageCount: number;
}

/** Pieces of a page (specification §9). */
export const productsPerPage = 20;

/** No list has more pages than this: what lies beyond is a mistake or an attempt. */
const maxPage = 100_000;
/** What "load more" may add up to; from there on the page links lead further. */
export const maxLoadedPages = 10;
const maxSearchLength = 80;
const maxValues = 20;
const maxValueLength = 80;
const maxEuros = 10_000_000;

export const initialListState: ProductListState = {
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

/** A whole number from 1 on; anything else is 1, too large ones are the largest. */
const toCount = (text: string | null, max: number): number =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Math.min(Number(text), max) : 1;

/** Whole euros of an address as cents; what is no amount is none. */
const toEuroCents = (text: string | undefined): Cents | null =>
  text !== undefined && /^\d{1,8}$/.test(text) && Number(text) <= maxEuros ? Number(text) * 100 : null;

/**
 * Reads the query of an address; every part that is wrong is left out.
 * @param ownPage the page of the list that the path itself names (`/produkte/seite/2`), 1 elsewhere
 */
export const parseListState = (query: string, ownPage = 1): ProductListState => {
  const parameters = new URLSearchParams(query);
  const values = (name: MultiValueFilter) =>
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
    sort: productSorts.find((sort) => sort === parameters.get('sort')) ?? null,
    search: (parameters.get('q') ?? '').trim().slice(0, maxSearchLength),
    page: page === null ? ownPage : toCount(page, maxPage),
    pageCount: toCount(parameters.get('pages'), maxLoadedPages),
  };
};

/** Whether nothing is chosen that changes which pieces stand where: such pages exist as files. */
export const isUnfilteredList = (state: ProductListState): boolean => !hasActiveFilters(state) && state.sort === null;

/** How many filters narrow the list; a range of prices is one. The search is none of them. */
export const countActiveFilters = (state: ProductListState): number =>
  (state.category === null ? 0 : 1) +
  multiValueFilters.reduce((count, name) => count + state[name].length, 0) +
  (state.minCents === null && state.maxCents === null ? 0 : 1);

/** Whether anything narrows the list. */
export const hasActiveFilters = (state: ProductListState): boolean =>
  countActiveFilters(state) > 0 || state.search !== '';

/** The query of a state, with its question mark; empty for the plain first page. The page is the path's where it is plain. */
export const formatListQuery = (state: ProductListState): string => {
  const parameters = new URLSearchParams();
  if (state.category !== null) parameters.append('category', state.category);
  for (const name of multiValueFilters) for (const value of state[name]) parameters.append(name, value);
  if (state.minCents !== null || state.maxCents !== null) {
    const euros = (cents: Cents | null) => (cents === null ? '' : String(Math.round(cents / 100)));
    parameters.append('price', `${euros(state.minCents)}-${euros(state.maxCents)}`);
  }
  if (state.search !== '') parameters.append('q', state.search);
  if (state.sort !== null) parameters.append('sort', state.sort);
  if (!isUnfilteredList(state) && state.page > 1) parameters.append('page', String(state.page));
  if (state.pageCount > 1) parameters.append('pages', String(state.pageCount));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
};

/** A change of what is shown begins at the first page again. */
export const updateListState = (state: ProductListState, change: Partial<ProductListState>): ProductListState => ({
  ...state,
  page: 1,
  pageCount: 1,
  ...change,
});

/** Adds a value to a filter, or takes it out. */
export const toggleFilterValue = (
  state: ProductListState,
  filter: MultiValueFilter,
  value: string,
): ProductListState => {
  const values = state[filter];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return updateListState(state, { [filter]: next });
};

/** Everything that narrows the list goes; the sorting stays. */
export const clearFilters = (state: ProductListState): ProductListState =>
  updateListState(initialListState, { sort: state.sort });

export interface FilterOption {
  id: string;
  /** What stands for it in an address, the same in every language. */
  value: string;
  label: string;
}

export interface FilterOptions {
  categories: FilterOption[];
  subcategories: (FilterOption & { category: string })[];
  manufacturers: FilterOption[];
  attributeGroups: { id: string; label: string; options: FilterOption[] }[];
  tags: FilterOption[];
}

/** Attributes have no slug: the first part of their id is short, and the same in every language. */
export const toAttributeUrlKey = (id: string): string => id.split('-')[0] ?? id;

/** The options of a filter of which several values may be chosen. */
export const findFilterOptions = (options: FilterOptions, filter: MultiValueFilter): readonly FilterOption[] => {
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

/** Whether the address names values whose records must be known before the list can be asked for. */
export const requiresFilterOptions = (state: ProductListState): boolean =>
  state.category !== null || multiValueFilters.some((name) => state[name].length > 0);

export interface ResolvedListState {
  /** The state without what this shop does not know. */
  state: ProductListState;
  /** Whether something was taken out: a filter of another shop, or one that is gone. */
  hasUnknown: boolean;
}

/** Takes out of a state every value that no option has. */
export const resolveListState = (state: ProductListState, options: FilterOptions): ResolvedListState => {
  const known = (filter: MultiValueFilter) =>
    state[filter].filter((value) => findFilterOptions(options, filter).some((option) => option.value === value));
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
    multiValueFilters.some((filter) => resolved[filter].length !== state[filter].length);
  return { state: resolved, hasUnknown };
};

export interface ResolvedFilterIds {
  category: string | undefined;
  subcategories: string[];
  manufacturers: string[];
  /** By group: values of one group widen the list, those of another narrow it. */
  attributes: string[][];
  tags: string[];
}

/** The ids behind a resolved state: asking for ids is twice as fast as asking for slugs. */
export const resolveFilterIds = (state: ProductListState, options: FilterOptions | undefined): ResolvedFilterIds => {
  const ids = (all: readonly FilterOption[] = [], values: readonly string[]) =>
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

export interface SearchSuggestion {
  id: string;
  slug: string;
  name: string;
  manufacturer: string;
}
