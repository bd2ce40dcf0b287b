// One query of the search index: the ids of a page of products, their total, and what the facets are counted from.
import type { Knex } from 'knex';
import type { Cents } from '../../../../contract/cents.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { ProductListSortOption } from '../../../../contract/product-sort-orders-and-filter-types.ts';
import { textSearchConfigurations } from '../../../schema/shop/product-search-index.ts';
import {
  searchFilterBitFlags,
  isFacetSetFilterSqlFragment,
  type ProductSearchIndexFilter,
  type SqlFragment,
  toFailedFilterBitSqlFragments,
} from './product-search-index-filter-bits.ts';
import type { TsqueryTerm } from './read-corrected-search-terms.ts';

export interface ProductSearchIndexQuery {
  project: string;
  language: Locale;
  /** Empty: all products. */
  terms: readonly TsqueryTerm[];
  /** The words as typed or corrected: words that are adjacent in the query and in a product raise its rank. */
  words: readonly string[];
  /** Whether all terms must be fulfilled, or at least one. */
  match: 'all' | 'any';
  filter: ProductSearchIndexFilter;
  sort: ProductListSortOption;
  /** The shop accepts orders beyond its stock. */
  purchaseToOrder: boolean;
  limit: number;
  offset: number;
  hasFacets: boolean;
}

/** Products with the same filter values, by the filters that exclude them. */
export interface FacetSetFailedFilterRow {
  /** Id in `product_search_facet_set`. */
  set: number;
  /** The bit of the only filter that excludes these products; 0: none does. */
  failed: number;
  products: number;
  inStock: number;
}

export interface SearchIndexQueryResult {
  total: number;
  ids: string[];
  /** Changes when the tables are created anew, and with it the ids of sets. */
  generation: number;
  sets: FacetSetFailedFilterRow[];
  /** The lowest price of each product, whatever the price filter. */
  prices: Cents[];
}

/** The rank of a product by where it has a word: in its name, or at least in its brand, or at least in its attributes. */
const placeRanks = [
  ['a', 0.6],
  ['ab', 0.36],
  ['abc', 0.15],
] as const;

/** A product that only its description makes a match. */
const descriptionRank = 0.003;

/** Sold-out products come after all others that are about as relevant. */
const soldOutFactor = 0.4;

interface ProductOrder {
  /** Columns beside `product` and `is_orderable`; the fewer, the faster. */
  columns: string[];
  order: string;
}

const orders: Record<ProductListSortOption, ProductOrder> = {
  relevance: {
    columns: ['sort'],
    // The type matters: as numeric values the factors would take longer than the rank.
    order: `rank * (case when is_orderable then 1::float8 else ${soldOutFactor}::float8 end) desc, sort, product`,
  },
  sort: { columns: ['sort'], order: 'is_orderable desc, sort, product' },
  popular: { columns: ['sort', 'sold'], order: 'is_orderable desc, sold desc, sort, product' },
  price_brutto: { columns: ['price_from_cents'], order: 'price_from_cents, product' },
  '-price_brutto': { columns: ['price_from_cents'], order: 'price_from_cents desc nulls last, product desc' },
  '-date_created': { columns: ['date_created'], order: 'date_created desc nulls last, product desc' },
  display_name: { columns: ['name'], order: 'name, product' },
};

/** Columns that facets are counted from. */
const facetColumns = ['facet_set', 'price_from_cents', 'in_stock'];

/** A product without a price; in 32 bits. */
const noPriceCents = 0xffffffff;

/**
 * A row per filter that alone excludes products, or 0: 8 bytes per product, the set, doubled, plus 1 if it is in stock,
 * and the price. Products that only one filter excludes still count for the values of that filter. Grouping in SQL would
 * take several times as long, because most sets have few products; so would lists of numbers.
 */
const toPackedProductsSql = (hasFilters: boolean): string => `
  (select failed, string_agg(int8send(((facet_set * 2 + in_stock::integer)::bigint << 32) +
                    coalesce(least(price_from_cents, ${noPriceCents - 1}), ${noPriceCents})), '') as products
     from found${hasFilters ? ' where (failed & (failed - 1)) = 0' : ''} group by failed) as packed`;

const toCountedSets = (failed: number, packed: Buffer): FacetSetFailedFilterRow[] => {
  const counted = new Map<number, FacetSetFailedFilterRow>();
  for (let position = 0; position < packed.length; position += 8) {
    const product = packed.readInt32BE(position);
    const set = product >> 1;
    let count = counted.get(set);
    if (!count) {
      count = { set, failed, products: 0, inStock: 0 };
      counted.set(set, count);
    }
    count.products += 1;
    count.inStock += product & 1;
  }
  return [...counted.values()];
};

const toPrices = (packed: Buffer): Cents[] => {
  const prices: Cents[] = [];
  for (let position = 4; position < packed.length; position += 8) {
    const price = packed.readUInt32BE(position);
    if (price !== noPriceCents) prices.push(price);
  }
  return prices;
};

/** Words that a product must have in places of these weights: "ring | (perle <-> collier)" → "ring:a | (perle:a <-> collier:a)". */
const withWeights = (condition: string, weights: string): string =>
  condition.replaceAll(/([\p{L}\p{N}]+)(:\*)?/gu, (_, word: string, prefix = ':') => `${word}${prefix}${weights}`);

/** The rank of a product for a term. `ts_rank` would take up to twice as long: it looks for every synonym everywhere. */
const toTermRank = (term: TsqueryTerm, language: Locale): SqlFragment => ({
  sql: `case ${placeRanks
    .map(([, rank]) => `when ranked @@ to_tsquery('${textSearchConfigurations[language]}', ?) then ${rank}::float8`)
    .join(' ')} else ${descriptionRank}::float8 end`,
  bindings: placeRanks.map(([weights]) => withWeights(term, weights)),
});

/** All terms must be relevant, so their ranks are multiplied; of several possible ones the sum counts. */
const toRank = (terms: readonly TsqueryTerm[], match: 'all' | 'any', language: Locale): SqlFragment => {
  const ranks = terms.map((term) => toTermRank(term, language));
  return {
    sql: ranks.length === 0 ? '0' : ranks.map(({ sql }) => sql).join(match === 'all' ? ' * ' : ' + '),
    bindings: ranks.flatMap(({ bindings }) => bindings),
  };
};

const adjacentWordsFactor = 2;

/** "Or blanc" is more relevant than gold with a white stone. Descriptions do not count. */
const toAdjacentWordsFactor = (words: readonly string[], language: Locale): SqlFragment => {
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} <-> ${word}`);
  return {
    sql: pairs
      .map(
        () =>
          ` * (case when ranked @@ to_tsquery('${textSearchConfigurations[language]}', ?) then ${adjacentWordsFactor} else 1 end)`,
      )
      .join(''),
    bindings: pairs,
  };
};

/** With facets, a row per filter that alone excludes products. */
interface Row {
  total?: number;
  generation: number;
  ids: string[] | null;
  failed?: number | null;
  products?: Buffer;
}

/**
 * Without order, so that the index alone decides: for words next to each other PostgreSQL reads the long texts of all
 * products on a page of the table as soon as one of them needs it.
 */
const withoutOrder = (condition: string): string => condition.replaceAll('<->', '&');

/**
 * Words next to each other must be so in the short texts, which are in the row, unless only descriptions have them all.
 * The long texts are read last, where the short ones have the words in another order.
 */
const toMatch = (condition: string, language: Locale): SqlFragment => {
  const query = `to_tsquery('${textSearchConfigurations[language]}', ?)`;
  const loose = withoutOrder(condition);
  if (loose === condition) return { sql: `matched @@ ${query}`, bindings: [condition] };
  return {
    sql: `matched @@ ${query} and (ranked @@ ${query} or not ranked @@ ${query} or matched @@ ${query})`,
    bindings: [loose, condition, loose, condition],
  };
};

/** @throws a database error with code 57014 if the statement timeout of the connection is exceeded */
export const querySearchIndex = async (
  database: Knex,
  {
    project,
    language,
    terms,
    words,
    match,
    filter,
    sort,
    purchaseToOrder,
    limit,
    offset,
    hasFacets,
  }: ProductSearchIndexQuery,
): Promise<SearchIndexQueryResult> => {
  const { columns: sortColumns, order } = orders[sort];
  const columns = new Set([...sortColumns, ...(hasFacets ? facetColumns : [])]);
  const failures = toFailedFilterBitSqlFragments(filter);
  const rank = toRank(sort === 'relevance' ? terms : [], match, language);
  const adjacentWords = toAdjacentWordsFactor(sort === 'relevance' ? words : [], language);
  const hasWords = terms.length > 0;
  const matching = hasWords ? toMatch(terms.join(match === 'all' ? ' & ' : ' | '), language) : null;
  const hasFilters = failures.length > 0;
  const conditions = `project = ? and language = ?${matching ? ` and ${matching.sql}` : ''}`;
  const rankSql = `(${rank.sql})${adjacentWords.sql}`;
  // Products that a filter excludes need no rank, and without facets they are not needed at all.
  const source = hasFilters
    ? `(select *, ${failures.map(({ sql }) => sql).join(' + ')} as failed from product_search_document
         ${failures.some(isFacetSetFilterSqlFragment) ? 'join product_search_facet_set on product_search_facet_set.id = facet_set' : ''}
         where ${conditions} offset 0) as filtered ${hasFacets ? '' : 'where failed = 0'}`
    : `product_search_document where ${conditions}`;
  const { rows } = await database.raw<{ rows: Row[] }>(
    // Without words and facets, materializing all products only to count and sort them would be slower.
    `with found as ${hasFacets || hasWords ? '' : 'not '}materialized (
       select product, (in_stock or can_reorder and ?) as is_orderable, ${[...columns].join(', ')},
              ${hasFilters ? `case when failed = 0 then ${rankSql} end as rank, failed` : `${rankSql} as rank, 0 as failed`}
         from ${source}
     ),
     hits as not materialized (select * from found${hasFilters ? ' where failed = 0' : ''})
     select 'product_search_facet_set'::regclass::oid as generation, page.*${hasFacets ? ', packed.*' : ', (select count(*)::int from hits) as total'}
       from (select json_agg(product) as ids from (
               select product from hits order by ${order} limit ? offset ?) as ordered) as page
       ${hasFacets ? `left join ${toPackedProductsSql(hasFilters)} on true` : ''}`,
    [
      purchaseToOrder,
      ...rank.bindings,
      ...adjacentWords.bindings,
      ...failures.flatMap(({ bindings }) => bindings),
      project,
      language,
      ...(matching?.bindings ?? []),
      limit,
      offset,
    ] as Knex.RawBinding[],
  );
  const [row] = rows;
  const sets = rows.flatMap(({ failed, products }) => (products ? toCountedSets(failed ?? 0, products) : []));
  return {
    total: row?.total ?? sets.reduce((sum, { failed, products }) => (failed === 0 ? sum + products : sum), 0),
    ids: row?.ids ?? [],
    generation: row?.generation ?? 0,
    sets,
    prices: rows.flatMap(({ failed, products }) =>
      products && (failed === 0 || failed === searchFilterBitFlags.price) ? toPrices(products) : [],
    ),
  };
};
