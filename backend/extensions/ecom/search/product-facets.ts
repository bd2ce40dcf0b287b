// The facets of a search: how many of the found products have each of the shop's filter values.
import type { Locale } from '../../../../contract/locale.ts';
import type { FacetOption, ProductFacets } from '../../../../contract/shop/product-search.ts';
import type { FacetSet } from './facet-sets.ts';
import { compareSizeLabels, type FilterOffer, type FilterOfferOption } from './filter-offer.ts';
import {
  type CountedFacetSet,
  type FacetKind,
  type SearchIndexFilter,
  type SearchIndexResult,
  toFacetBit,
} from './query-search-index.ts';

const histogramSteps = 16;

const toCents = (euros: number): number => Math.round(euros * 100);

/** Bars of equal width from the lowest to the highest price. */
export const toPriceFacet = (prices: SearchIndexResult['prices']): ProductFacets['price'] => {
  if (prices.length === 0) return null;
  const cents = prices.map(({ euros, products }) => ({ cents: toCents(euros), products }));
  const minCents = cents.reduce((lowest, price) => Math.min(lowest, price.cents), Infinity);
  const maxCents = cents.reduce((highest, price) => Math.max(highest, price.cents), 0);
  const histogram = Array.from({ length: histogramSteps }, () => 0);
  for (const price of cents) {
    const position = maxCents === minCents ? 0 : (price.cents - minCents) / (maxCents - minCents);
    const step = Math.min(histogramSteps - 1, Math.floor(position * histogramSteps));
    histogram[step] = (histogram[step] ?? 0) + price.products;
  }
  return { minCents, maxCents, histogram };
};

type CountsByFailure = Map<number, number>;

/** Products per value of each kind, by the filter that alone excludes them. */
const countValues = (
  sets: readonly CountedFacetSet[],
  facetSets: ReadonlyMap<number, FacetSet>,
): Map<string, CountsByFailure> => {
  const counts = new Map<string, CountsByFailure>();
  const add = (kind: FacetKind, value: string, failed: number, products: number): void => {
    const key = `${kind} ${value}`;
    const byFailure = counts.get(key) ?? new Map<number, number>();
    counts.set(key, byFailure.set(failed, (byFailure.get(failed) ?? 0) + products));
  };
  for (const { set, failed, products, inStock } of sets) {
    const values = facetSets.get(set);
    if (!values) continue;
    add('category', values.category ?? '', failed, products);
    add('manufacturer', values.manufacturer ?? '', failed, products);
    for (const value of values.subcategories) add('subcategory', value, failed, products);
    for (const value of values.attributes) add('attribute', value, failed, products);
    for (const value of values.tags) add('tag', value, failed, products);
    for (const value of values.sizes) add('size', value, failed, products);
    add('stock', '', failed, inStock);
  }
  return counts;
};

export const toProductFacets = (
  { sets, prices }: Pick<SearchIndexResult, 'prices' | 'sets'>,
  facetSets: ReadonlyMap<number, FacetSet>,
  offer: FilterOffer,
  filter: SearchIndexFilter,
  language: Locale,
): ProductFacets => {
  const counts = countValues(sets, facetSets);
  /** A group's own filter does not limit its counts. */
  const toCount = (kind: FacetKind, value: string, attributeGroup?: string): number => {
    const byFailure = counts.get(`${kind} ${value}`);
    const bit = toFacetBit(kind, attributeGroup, filter);
    return (byFailure?.get(0) ?? 0) + (bit === 0 ? 0 : (byFailure?.get(bit) ?? 0));
  };
  const withCounts =
    (kind: FacetKind, attributeGroup?: string) =>
    ({ id, value, label }: FilterOfferOption): FacetOption => ({
      id,
      value,
      label,
      count: toCount(kind, id, attributeGroup),
    });
  return {
    categories: offer.categories.map(withCounts('category')),
    subcategories: offer.subcategories.map((option) => ({
      ...withCounts('subcategory')(option),
      category: option.category,
    })),
    manufacturers: offer.manufacturers.map(withCounts('manufacturer')),
    attributeGroups: offer.attributeGroups.map(({ id, label, options }) => ({
      id,
      label,
      options: options.map(withCounts('attribute', id)),
    })),
    tags: offer.tags.map(withCounts('tag')),
    sizes: [...offer.sizeLabels]
      .map(([value, label]) => ({ id: value, value, label, count: toCount('size', value) }))
      .toSorted(compareSizeLabels(language)),
    inStockCount: toCount('stock', ''),
    price: toPriceFacet(prices),
  };
};
