// The filter values of products by the id of their set, as numbers. Sets never change, so each is read once.
import type { Knex } from 'knex';
import type { FacetFilterName } from './product-search-index-filter-bits.ts';

/** A row of `product_search_facet_set`. */
export interface ProductSearchFacetSetRow {
  id: number;
  category: string | null;
  manufacturer: string | null;
  subcategories: string[];
  attributes: string[];
  tags: string[];
  branches: string[];
  sizes: string[];
}

/** Numbers of filter values, so that counting them needs no text. They are as few as the filters of all shops. */
const valueNumbers = new Map<string, number>();

export const countDistinctFacetValues = (): number => valueNumbers.size;

export const internFacetValueAsNumber = (kind: FacetFilterName, value: string): number => {
  const key = `${kind} ${value}`;
  const number = valueNumbers.get(key) ?? valueNumbers.size;
  valueNumbers.set(key, number);
  return number;
};

export const facetSetRowToInternedValueNumbers = (set: ProductSearchFacetSetRow): Uint32Array =>
  Uint32Array.from([
    internFacetValueAsNumber('category', set.category ?? ''),
    internFacetValueAsNumber('manufacturer', set.manufacturer ?? ''),
    ...set.subcategories.map((value) => internFacetValueAsNumber('subcategory', value)),
    ...set.attributes.map((value) => internFacetValueAsNumber('attribute', value)),
    ...set.tags.map((value) => internFacetValueAsNumber('tag', value)),
    ...set.branches.map((value) => internFacetValueAsNumber('branch', value)),
    ...set.sizes.map((value) => internFacetValueAsNumber('size', value)),
  ]);

let known = new Map<number, Uint32Array>();
let knownGeneration = 0;

/** About 20 MB; afterwards the sets are read again. */
const maxKnownSets = 100_000;

/** @param generation of the tables; ids of another generation mean other sets */
export const readFacetValueIdsByFacetSetId = async (
  database: Knex,
  ids: readonly number[],
  generation: number,
): Promise<ReadonlyMap<number, Uint32Array>> => {
  if (generation !== knownGeneration || known.size > maxKnownSets) {
    known = new Map();
    knownGeneration = generation;
  }
  // Another request may replace it while this one waits.
  const sets = known;
  const missing = ids.filter((id) => !sets.has(id));
  if (missing.length > 0) {
    const rows = await database('product_search_facet_set')
      .whereRaw('id = any (?::integer[])', [missing])
      .select<ProductSearchFacetSetRow[]>(
        'id',
        'category',
        'manufacturer',
        'subcategories',
        'attributes',
        'tags',
        'branches',
        'sizes',
      );
    for (const row of rows) sets.set(row.id, facetSetRowToInternedValueNumbers(row));
  }
  return sets;
};
