// The filters of a search of the index: one bit for each, so that one pass over the products serves the counts of every
// group of facets.
import type { Cents } from '../../../../contract/cents.ts';

/** Filters by id; empty lists and `null` do not filter. */
export interface SearchIndexFilter {
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

export const emptySearchIndexFilter: SearchIndexFilter = {
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

export type FacetKind = 'attribute' | 'branch' | 'category' | 'manufacturer' | 'size' | 'stock' | 'subcategory' | 'tag';

/** The bits of the filters. */
export const searchFilterBits = {
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
export const toFacetFilterBit = (
  kind: FacetKind,
  attributeGroup: string | undefined,
  { attributeGroups }: Pick<SearchIndexFilter, 'attributeGroups'>,
): number => {
  if (kind !== 'attribute') return searchFilterBits[kind];
  const index = attributeGroups.findIndex(({ group }) => group === attributeGroup);
  return index === -1 ? 0 : firstAttributeBit << index;
};

type SqlBinding = number | string | string[];

export interface SqlFragment {
  sql: string;
  bindings: SqlBinding[];
}

/** What a filter adds to the bits of those that exclude a product. */
export interface FilterExclusionSqlFragment extends SqlFragment {
  bit: number;
}

const toFailure = (bit: number, condition: string, ...bindings: SqlBinding[]): FilterExclusionSqlFragment => ({
  bit,
  sql: `case when ${condition} then 0 else ${bit} end`,
  bindings,
});

export const toFilterExclusionFragments = (filter: SearchIndexFilter): FilterExclusionSqlFragment[] => [
  ...(filter.category === null ? [] : [toFailure(searchFilterBits.category, 'category = ?', filter.category)]),
  ...(filter.subcategories.length === 0
    ? []
    : [toFailure(searchFilterBits.subcategory, 'subcategories && ?::uuid[]', [...filter.subcategories])]),
  ...(filter.manufacturers.length === 0
    ? []
    : [toFailure(searchFilterBits.manufacturer, 'manufacturer = any (?::uuid[])', [...filter.manufacturers])]),
  ...(filter.tags.length === 0 ? [] : [toFailure(searchFilterBits.tag, 'tags && ?::uuid[]', [...filter.tags])]),
  ...(filter.branches.length === 0
    ? []
    : [toFailure(searchFilterBits.branch, 'branches && ?::uuid[]', [...filter.branches])]),
  ...(filter.sizes.length === 0 ? [] : [toFailure(searchFilterBits.size, 'sizes && ?::text[]', [...filter.sizes])]),
  ...(filter.inStock ? [toFailure(searchFilterBits.stock, 'in_stock')] : []),
  ...filter.attributeGroups.map(({ ids }, index) =>
    toFailure(firstAttributeBit << index, 'attributes && ?::uuid[]', [...ids]),
  ),
  ...(filter.minCents === null && filter.maxCents === null
    ? []
    : [
        toFailure(
          searchFilterBits.price,
          'coalesce(price_to_cents >= ?::bigint and price_from_cents <= ?::bigint, false)',
          filter.minCents ?? 0,
          filter.maxCents ?? Number.MAX_SAFE_INTEGER,
        ),
      ]),
];

/** Whether the filter compares a column of `product_search_facet_set`. */
export const isFacetSetColumnFilter = ({ bit }: FilterExclusionSqlFragment): boolean =>
  bit !== searchFilterBits.stock && bit !== searchFilterBits.price;

/** Whether anything limits the products. */
export const hasSearchIndexFilter = (filter: SearchIndexFilter): boolean =>
  toFilterExclusionFragments(filter).length > 0;
