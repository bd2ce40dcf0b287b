// The filters of a search: those of the address and those that its query names.
import type { InterpretedSearchFilter } from '../../../../contract/shop/product-search.ts';
import type { ProductListState } from '../../../../domain/product-list/product-list-state.ts';
import {
  type ParsedSearchQueryText,
  toSearchWords,
} from '../../../../domain/product-search/parse-product-search-text.ts';
import { normalizeForSearch } from '../../../../domain/normalize-for-search.ts';
import type { ShopSearchFiltersAndSettings, ProductSearchFilterOption } from './shop-search-filters-and-settings.ts';
import type { ProductSearchIndexFilter } from './product-search-index-filter-bits.ts';

const toIds = (options: readonly ProductSearchFilterOption[], values: readonly string[]): string[] =>
  options.filter(({ value }) => values.includes(value)).map(({ id }) => id);

/** Sizes whose name contains the number: "54" → "Größe 54". */
const findSizes = (filterOptions: ShopSearchFiltersAndSettings, size: string): string[] =>
  [...filterOptions.sizeLabels]
    .filter(([, label]) => toSearchWords(normalizeForSearch(label)).includes(size))
    .map(([value]) => value);

const toLowest = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? (first ?? second) : Math.min(first, second);

const toHighest = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? (first ?? second) : Math.max(first, second);

/** Options of a group that the query names. */
const toNamedIds = (filters: ParsedSearchQueryText['filters'], group: string): string[] =>
  filters.flatMap((filter) => (filter.kind === 'attribute' && filter.option.group === group ? [filter.option.id] : []));

/** Ids of what the shop offers; values that it does not offer are ignored. */
export const toSearchIndexFilter = (
  state: ProductListState,
  filters: ParsedSearchQueryText['filters'],
  filterOptions: ShopSearchFiltersAndSettings,
): ProductSearchIndexFilter => {
  const price = filters.find((entry) => entry.kind === 'price');
  const size = filters.find((entry) => entry.kind === 'size');
  return {
    category: filterOptions.categories.find(({ value }) => value === state.category)?.id ?? null,
    subcategories: toIds(filterOptions.subcategories, state.subcategory),
    manufacturers: toIds(filterOptions.manufacturers, state.manufacturer),
    attributeGroups: filterOptions.attributeGroups
      .map(({ id, options }) => ({
        group: id,
        ids: [...new Set([...toIds(options, state.attribute), ...toNamedIds(filters, id)])],
      }))
      .filter(({ ids }) => ids.length > 0),
    tags: toIds(filterOptions.tags, state.tag),
    branches: toIds(filterOptions.branches, state.branch),
    sizes: [
      ...state.size.filter((value) => filterOptions.sizeLabels.has(value)),
      ...(size ? findSizes(filterOptions, size.size) : []),
    ],
    inStock: state.inStock || filters.some(({ kind }) => kind === 'stock'),
    minCents: toHighest(state.minCents, price?.minCents ?? null),
    maxCents: toLowest(state.maxCents, price?.maxCents ?? null),
  };
};

const hasUnknownValue = (options: readonly ProductSearchFilterOption[], values: readonly string[]): boolean =>
  values.some((value) => !options.some((option) => option.value === value));

/** Whether the address has a filter that the shop does not offer. */
export const hasUnknownFilter = (state: ProductListState, filterOptions: ShopSearchFiltersAndSettings): boolean =>
  hasUnknownValue(filterOptions.categories, state.category === null ? [] : [state.category]) ||
  hasUnknownValue(filterOptions.subcategories, state.subcategory) ||
  hasUnknownValue(filterOptions.manufacturers, state.manufacturer) ||
  hasUnknownValue(
    filterOptions.attributeGroups.flatMap(({ options }) => options),
    state.attribute,
  ) ||
  hasUnknownValue(filterOptions.tags, state.tag) ||
  hasUnknownValue(filterOptions.branches, state.branch) ||
  state.size.some((value) => !filterOptions.sizeLabels.has(value));

export const toInterpretedSearchFilter = (
  filter: ParsedSearchQueryText['filters'][number],
): InterpretedSearchFilter => {
  switch (filter.kind) {
    case 'attribute':
      return { kind: 'attribute', words: filter.words, label: filter.option.label };
    case 'size':
      return { kind: 'size', words: filter.words, label: filter.size };
    default:
      return filter;
  }
};

/** A size that no product has is a word like any other. */
export const toSearchQueryWithUnknownSizesAsWords = (
  parsed: ParsedSearchQueryText,
  filterOptions: ShopSearchFiltersAndSettings,
): ParsedSearchQueryText => {
  const isUnknown = (filter: ParsedSearchQueryText['filters'][number]): boolean =>
    filter.kind === 'size' && findSizes(filterOptions, filter.size).length === 0;
  return {
    filters: parsed.filters.filter((filter) => !isUnknown(filter)),
    words: [
      ...parsed.words,
      ...parsed.filters.flatMap((filter) => (filter.kind === 'size' && isUnknown(filter) ? [filter.size] : [])),
    ],
  };
};
