// One query of the search index: the ids of a page of products, their total, and what the facets are counted from.
import type { Knex } from 'knex';
import type { Locale } from '../../../../contract/locale.ts';
import type { ProductListSortOption } from '../../../../contract/product-list-options.ts';
import { searchConfigurations } from '../../../schema/shop/product-search-index.ts';
import type { SearchTerm } from './search-words.ts';

/** Filters by id; empty lists and `null` do not filter. */
export interface SearchIndexFilter {
  category: string | null;
  subcategories: readonly string[];
  manufacturers: readonly string[];
  /** By group: values of one group are alternatives. */
  attributeGroups: readonly { group: string; ids: readonly string[] }[];
  tags: readonly string[];
  sizes: readonly string[];
  inStock: boolean;
  minEuros: number | null;
  maxEuros: number | null;
}

export const noSearchIndexFilter: SearchIndexFilter = {
  category: null,
  subcategories: [],
  manufacturers: [],
  attributeGroups: [],
  tags: [],
  sizes: [],
  inStock: false,
  minEuros: null,
  maxEuros: null,
};

export interface SearchIndexQuery {
  project: string;
  language: Locale;
  /** Empty: all products. */
  terms: readonly SearchTerm[];
  /** The words as typed or corrected: words that are adjacent in the query and in a product raise its rank. */
  words: readonly string[];
  /** Whether all terms must be fulfilled, or at least one. */
  match: 'all' | 'any';
  filter: SearchIndexFilter;
  sort: ProductListSortOption;
  /** The shop accepts orders beyond its stock. */
  purchaseToOrder: boolean;
  limit: number;
  offset: number;
  hasFacets: boolean;
}

export type FacetKind = 'attribute' | 'category' | 'manufacturer' | 'size' | 'stock' | 'subcategory' | 'tag';

/** Products with the same filter values, by the filters that exclude them. */
export interface CountedFacetSet {
  /** Id in `product_search_facet_set`. */
  set: number;
  /** The bit of the only filter that excludes these products; 0: none does. */
  failed: number;
  products: number;
  inStock: number;
}

export interface SearchIndexResult {
  total: number;
  ids: string[];
  /** Changes when the tables are created anew, and with it the ids of sets. */
  generation: number;
  sets: CountedFacetSet[];
  /** Lowest prices in euros with the number of their products, whatever the price filter. */
  prices: { euros: number; products: number }[];
}

/** One bit per filter, so that one pass over the products serves the counts of every group. */
const bits = { category: 1, subcategory: 2, manufacturer: 4, tag: 8, size: 16, stock: 32, price: 64 } as const;
const firstAttributeBit = 128;

/** The bit of the filter that a facet's own counts ignore. */
export const toFacetBit = (
  kind: FacetKind,
  attributeGroup: string | undefined,
  { attributeGroups }: Pick<SearchIndexFilter, 'attributeGroups'>,
): number => {
  if (kind !== 'attribute') return bits[kind];
  const index = attributeGroups.findIndex(({ group }) => group === attributeGroup);
  return index === -1 ? 0 : firstAttributeBit << index;
};

/** Weights of D (unused), C (attributes), B (brand, classification), A (name, reference). */
const weights = '{0, 0.25, 0.6, 1.0}';

/** A product that only its description makes a match. */
const descriptionRank = 0.003;

/** Sold-out products come after all others that are about as relevant. */
const soldOutFactor = 0.4;

const orders: Record<ProductListSortOption, string> = {
  relevance: `rank * (case when is_orderable then 1 else ${soldOutFactor} end) desc, sort, product`,
  sort: 'is_orderable desc, sort, product',
  popular: 'is_orderable desc, sold desc, sort, product',
  price_brutto: 'price_from, product',
  '-price_brutto': 'price_from desc nulls last, product desc',
  '-date_created': 'date_created desc nulls last, product desc',
  display_name: 'name, product',
};

interface SqlFragment {
  sql: string;
  bindings: Knex.Value[];
}

const toFailure = (bit: number, condition: string, ...bindings: Knex.Value[]): SqlFragment => ({
  sql: `case when ${condition} then 0 else ${bit} end`,
  bindings,
});

const toFailures = (filter: SearchIndexFilter): SqlFragment[] => [
  ...(filter.category === null ? [] : [toFailure(bits.category, 'category = ?', filter.category)]),
  ...(filter.subcategories.length === 0
    ? []
    : [toFailure(bits.subcategory, 'subcategories && ?::uuid[]', [...filter.subcategories])]),
  ...(filter.manufacturers.length === 0
    ? []
    : [toFailure(bits.manufacturer, 'manufacturer = any (?::uuid[])', [...filter.manufacturers])]),
  ...(filter.tags.length === 0 ? [] : [toFailure(bits.tag, 'tags && ?::uuid[]', [...filter.tags])]),
  ...(filter.sizes.length === 0 ? [] : [toFailure(bits.size, 'sizes && ?::text[]', [...filter.sizes])]),
  ...(filter.inStock ? [toFailure(bits.stock, 'in_stock')] : []),
  ...filter.attributeGroups.map(({ ids }, index) =>
    toFailure(firstAttributeBit << index, 'attributes && ?::uuid[]', [...ids]),
  ),
  ...(filter.minEuros === null && filter.maxEuros === null
    ? []
    : [
        toFailure(
          bits.price,
          'coalesce(price_to >= ?::numeric and price_from <= ?::numeric, false)',
          filter.minEuros ?? 0,
          filter.maxEuros ?? 99_999_999,
        ),
      ]),
];

/** Whether anything limits the products. */
export const hasSearchIndexFilter = (filter: SearchIndexFilter): boolean => toFailures(filter).length > 0;

/** Products that only one filter excludes still count for the values of that filter. */
const toFacetColumnsSql = (hasFilters: boolean): string => `,
  (select json_agg(json_build_array(facet_set, failed, products, in_stock)) from (
     select facet_set, failed, count(*) as products, count(*) filter (where in_stock) as in_stock
       from matched${hasFilters ? ' where (failed & (failed - 1)) = 0' : ''} group by 1, 2) as counted) as sets,
  (select json_agg(json_build_array(price_from, products)) from (
     select price_from, count(*) as products
       from matched where price_from is not null${hasFilters ? ` and failed in (0, ${bits.price})` : ''} group by 1) as counted) as prices`;

/** The rank of a product for a term. */
const toTermRank = ({ alternatives }: SearchTerm, language: Locale): SqlFragment => ({
  sql: `greatest(${descriptionRank}, ${alternatives
    .map(
      (parts) =>
        `least(${parts.map(() => `ts_rank('${weights}', ${language}, to_tsquery('${searchConfigurations[language]}', ?))`).join(', ')})`,
    )
    .join(', ')})`,
  bindings: alternatives.flat(),
});

/** All terms must be relevant, so their ranks are multiplied; of several possible ones the sum counts. */
const toRank = (terms: readonly SearchTerm[], match: 'all' | 'any', language: Locale): SqlFragment => {
  const ranks = terms.map((term) => toTermRank(term, language));
  return {
    sql: ranks.length === 0 ? '0' : ranks.map(({ sql }) => sql).join(match === 'all' ? ' * ' : ' + '),
    bindings: ranks.flatMap(({ bindings }) => bindings),
  };
};

const adjacentWordsFactor = 2;

/** "Or blanc" is more relevant than gold with a white stone. Descriptions do not count. */
const toAdjacentWordsFactor = (words: readonly string[], language: Locale): SqlFragment => {
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}:abc <-> ${word}:abc`);
  return {
    sql: pairs
      .map(
        () =>
          ` * (case when ${language} @@ to_tsquery('${searchConfigurations[language]}', ?) then ${adjacentWordsFactor} else 1 end)`,
      )
      .join(''),
    bindings: pairs,
  };
};

interface Row {
  total: number;
  generation: string;
  ids: string[] | null;
  sets?: [number, number, number, number][] | null;
  prices?: [number, number][] | null;
}

/** @throws a database error with code 57014 if the statement timeout of the transaction is exceeded */
export const querySearchIndex = async (
  database: Knex,
  { project, language, terms, words, match, filter, sort, purchaseToOrder, limit, offset, hasFacets }: SearchIndexQuery,
): Promise<SearchIndexResult> => {
  const failures = toFailures(filter);
  const rank = toRank(terms, match, language);
  const adjacentWords = toAdjacentWordsFactor(words, language);
  const hasWords = terms.length > 0;
  const condition = terms.map((term) => term.condition).join(match === 'all' ? ' & ' : ' | ');
  const hasFilters = failures.length > 0;
  const failed = !hasFilters ? '0' : failures.map(({ sql }) => sql).join(' + ');
  const { rows } = await database.raw<{ rows: Row[] }>(
    // Without words and facets, materializing all products only to count and sort them would be slower.
    `with matched as ${hasFacets || hasWords ? '' : 'not '}materialized (
       select product, facet_set, price_from, sort, name, date_created, in_stock, (in_stock or can_reorder and ?) as is_orderable, sold,
              (${rank.sql})${adjacentWords.sql} as rank, ${failed} as failed
         from product_search_document
              ${!hasFilters ? '' : 'join product_search_facet_set on product_search_facet_set.id = facet_set'}
        where project = ?${hasWords ? ` and all_${language} @@ to_tsquery('${searchConfigurations[language]}', ?)` : ''}
     ),
     hits as not materialized (select * from matched${hasFilters ? ' where failed = 0' : ''})
     select (select count(*)::int from hits) as total, 'product_search_facet_set'::regclass::oid as generation,
            (select json_agg(product) from (
               select product from hits order by ${orders[sort]} limit ? offset ?) as page) as ids${hasFacets ? toFacetColumnsSql(hasFilters) : ''}`,
    [
      purchaseToOrder,
      ...rank.bindings,
      ...adjacentWords.bindings,
      ...failures.flatMap(({ bindings }) => bindings),
      project,
      ...(hasWords ? [condition] : []),
      limit,
      offset,
    ] as Knex.RawBinding[],
  );
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    ids: row?.ids ?? [],
    generation: Number(row?.generation ?? 0),
    sets: (row?.sets ?? []).map(([set, failure, products, inStock]) => ({ set, failed: failure, products, inStock })),
    prices: (row?.prices ?? []).map(([euros, products]) => ({ euros, products })),
  };
};
