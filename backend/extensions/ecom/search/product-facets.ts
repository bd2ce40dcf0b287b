// The facets of a search: how many of the found products have each of the shop's filter values.
import type { Locale } from '../../../../contract/locale.ts';
import type { FacetOption, ProductSearchFacets } from '../../../../contract/shop/product-search.ts';
import { countDistinctFacetValues, internFacetValueAsNumber } from './facet-set-cache.ts';
import {
  createSizeLabelComparator,
  type ShopSearchFiltersAndSettings,
  type ProductSearchFilterOption,
} from './shop-search-filters-and-settings.ts';
import type { FacetSetFailedFilterRow, SearchIndexQueryResult } from './query-search-index.ts';
import {
  type FacetFilterName,
  type ProductSearchIndexFilter,
  toFilterBitIgnoredByFacet,
} from './product-search-index-filter-bits.ts';

const histogramSteps = 16;

/** Bars of equal width from the lowest to the highest price. */
export const toPriceFacet = (prices: SearchIndexQueryResult['prices']): ProductSearchFacets['price'] => {
  if (prices.length === 0) return null;
  const minCents = prices.reduce((lowest, price) => Math.min(lowest, price), Infinity);
  const maxCents = prices.reduce((highest, price) => Math.max(highest, price), 0);
  const histogram = Array.from({ length: histogramSteps }, () => 0);
  for (const price of prices) {
    const position = maxCents === minCents ? 0 : (price - minCents) / (maxCents - minCents);
    const step = Math.min(histogramSteps - 1, Math.floor(position * histogramSteps));
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  return { minCents, maxCents, histogram };
};

/** Products per number of a value, by the filter that alone excludes them. */
const countValues = (
  sets: readonly FacetSetFailedFilterRow[],
  facetSets: ReadonlyMap<number, Uint32Array>,
): ((kind: FacetFilterName, value: string, failed: number) => number) => {
  const countsByFailure = new Map<number, Uint32Array>();
  const stock = internFacetValueAsNumber('stock', '');
  for (const { set, failed, products, inStock } of sets) {
    const values = facetSets.get(set);
    if (!values) continue;
    let counts = countsByFailure.get(failed);
    if (!counts) countsByFailure.set(failed, (counts = new Uint32Array(countDistinctFacetValues())));
    for (const number of values) counts[number] = (counts[number] ?? 0) + products;
    counts[stock] = (counts[stock] ?? 0) + inStock;
  }
  return (kind, value, failed) => countsByFailure.get(failed)?.[internFacetValueAsNumber(kind, value)] ?? 0;
};

export const toProductSearchFacetsWithCounts = (
  { sets, prices }: Pick<SearchIndexQueryResult, 'prices' | 'sets'>,
  facetSets: ReadonlyMap<number, Uint32Array>,
  filterOptions: ShopSearchFiltersAndSettings,
  filter: ProductSearchIndexFilter,
  language: Locale,
): ProductSearchFacets => {
  const countOf = countValues(sets, facetSets);
  /** A group's own filter does not limit its counts. */
  const toCount = (kind: FacetFilterName, value: string, attributeGroup?: string): number => {
    const bit = toFilterBitIgnoredByFacet(kind, attributeGroup, filter);
    return countOf(kind, value, 0) + (bit === 0 ? 0 : countOf(kind, value, bit));
  };
  const withCounts =
    (kind: FacetFilterName, attributeGroup?: string) =>
    ({ id, value, label, color }: ProductSearchFilterOption): FacetOption => ({
      id,
      value,
      label,
      count: toCount(kind, id, attributeGroup),
      color,
    });
  return {
    categories: filterOptions.categories.map(withCounts('category')),
    subcategories: filterOptions.subcategories.map((option) => ({
      ...withCounts('subcategory')(option),
      category: option.category,
    })),
    manufacturers: filterOptions.manufacturers.map(withCounts('manufacturer')),
    attributeGroups: filterOptions.attributeGroups.map(({ id, label, options }) => ({
      id,
      label,
      options: options.map(withCounts('attribute', id)),
    })),
    tags: filterOptions.tags.map(withCounts('tag')),
    branches: filterOptions.branches.map(withCounts('branch')),
    sizes: [...filterOptions.sizeLabels]
      .map(([value, label]) => ({ id: value, value, label, count: toCount('size', value) }))
      .toSorted(createSizeLabelComparator(language)),
    inStockCount: toCount('stock', ''),
    price: toPriceFacet(prices),
  };
};
