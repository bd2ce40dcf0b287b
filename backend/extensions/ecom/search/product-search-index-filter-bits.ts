// The filters of a search of the index: one bit for each, so that one pass over the products serves the counts of every
// group of facets.
import type { Cents } from '../../../../contract/cents.ts';

/** Filters by id; empty lists and `null` do not filter. */
export interface ProductSearchIndexFilter {
  category: string | null;
  subcategories: readonly string[];
  manufacturers: readonly string[];
  /** By group: values of one group are alternatives. */
  attributeGroups: readonly { group: string; ids: readonly string[] }[];
  tags: readonly string[];
  branches: readonly string[];
  sizes: readonly string[];
  inStock: boolean;
  minCents: Cents | null;
  maxCents: Cents | null;
}

export const emptySearchIndexFilter: ProductSearchIndexFilter = {
  category: null,
  subcategories: [],
  manufacturers: [],
  attributeGroups: [],
  tags: [],
  branches: [],
  sizes: [],
  inStock: false,
  minCents: null,
  maxCents: null,
};

export type FacetFilterName =
  'attribute' | 'branch' | 'category' | 'manufacturer' | 'size' | 'stock' | 'subcategory' | 'tag';

/** The bits of the filters. */
export const searchFilterBitFlags = {
  category: 1,
  subcategory: 2,
  manufacturer: 4,
  tag: 8,
  size: 16,
  stock: 32,
  price: 64,
  branch: 128,
} as const;
const firstAttributeBit = 256;

/** The bit of the filter that a facet's own counts ignore. */
export const toFilterBitIgnoredByFacet = (
  kind: FacetFilterName,
  attributeGroup: string | undefined,
  { attributeGroups }: Pick<ProductSearchIndexFilter, 'attributeGroups'>,
): number => {
  if (kind !== 'attribute') return searchFilterBitFlags[kind];
  const index = attributeGroups.findIndex(({ group }) => group === attributeGroup);
  return index === -1 ? 0 : firstAttributeBit << index;
};

type SqlBinding = number | string | string[];

export interface SqlFragment {
  sql: string;
  bindings: SqlBinding[];
}

/** What a filter adds to the bits of those that exclude a product. */
export interface FailedFilterBitSqlFragment extends SqlFragment {
  bit: number;
}

const toFailure = (bit: number, condition: string, ...bindings: SqlBinding[]): FailedFilterBitSqlFragment => ({
  bit,
  sql: `case when ${condition} then 0 else ${bit} end`,
  bindings,
});

export const toFailedFilterBitSqlFragments = (filter: ProductSearchIndexFilter): FailedFilterBitSqlFragment[] => [
  ...(filter.category === null ? [] : [toFailure(searchFilterBitFlags.category, 'category = ?', filter.category)]),
  ...(filter.subcategories.length === 0
    ? []
    : [toFailure(searchFilterBitFlags.subcategory, 'subcategories && ?::uuid[]', [...filter.subcategories])]),
  ...(filter.manufacturers.length === 0
    ? []
    : [toFailure(searchFilterBitFlags.manufacturer, 'manufacturer = any (?::uuid[])', [...filter.manufacturers])]),
  ...(filter.tags.length === 0 ? [] : [toFailure(searchFilterBitFlags.tag, 'tags && ?::uuid[]', [...filter.tags])]),
  ...(filter.branches.length === 0
    ? []
    : [toFailure(searchFilterBitFlags.branch, 'branches && ?::uuid[]', [...filter.branches])]),
  ...(filter.sizes.length === 0 ? [] : [toFailure(searchFilterBitFlags.size, 'sizes && ?::text[]', [...filter.sizes])]),
  ...(filter.inStock ? [toFailure(searchFilterBitFlags.stock, 'in_stock')] : []),
  ...filter.attributeGroups.map(({ ids }, index) =>
    toFailure(firstAttributeBit << index, 'attributes && ?::uuid[]', [...ids]),
  ),
  ...(filter.minCents === null && filter.maxCents === null
    ? []
    : [
        toFailure(
          searchFilterBitFlags.price,
          'coalesce(price_to_cents >= ?::bigint and price_from_cents <= ?::bigint, false)',
          filter.minCents ?? 0,
          filter.maxCents ?? Number.MAX_SAFE_INTEGER,
        ),
      ]),
];

/** Whether the filter compares a column of `product_search_facet_set`. */
export const isFacetSetFilterSqlFragment = ({ bit }: FailedFilterBitSqlFragment): boolean =>
  bit !== searchFilterBitFlags.stock && bit !== searchFilterBitFlags.price;

/** Whether anything limits the products. */
export const hasAnySearchIndexFilter = (filter: ProductSearchIndexFilter): boolean =>
  toFailedFilterBitSqlFragments(filter).length > 0;
