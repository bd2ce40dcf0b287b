// The filter values of products by the id of their set, as numbers. Sets never change, so each is read once.
import type { Knex } from 'knex';
import type { FacetKind } from './search-index-filter.ts';

/** A row of `product_search_facet_set`. */
export interface FacetSetRow {
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

export const countAssignedFacetNumbers = (): number => valueNumbers.size;

export const assignFacetValueNumber = (kind: FacetKind, value: string): number => {
  const key = `${kind} ${value}`;
  const number = valueNumbers.get(key) ?? valueNumbers.size;
  valueNumbers.set(key, number);
  return number;
};

export const toFacetSetValueNumbers = (set: FacetSetRow): Uint32Array =>
  Uint32Array.from([
    assignFacetValueNumber('category', set.category ?? ''),
    assignFacetValueNumber('manufacturer', set.manufacturer ?? ''),
    ...set.subcategories.map((value) => assignFacetValueNumber('subcategory', value)),
    ...set.attributes.map((value) => assignFacetValueNumber('attribute', value)),
    ...set.tags.map((value) => assignFacetValueNumber('tag', value)),
    ...set.branches.map((value) => assignFacetValueNumber('branch', value)),
    ...set.sizes.map((value) => assignFacetValueNumber('size', value)),
  ]);

let known = new Map<number, Uint32Array>();
let knownGeneration = 0;

/** About 20 MB; afterwards the sets are read again. */
const maxKnownSets = 100_000;

/** @param generation of the tables; ids of another generation mean other sets */
export const readFacetValueIdsBySet = async (
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
      .select<FacetSetRow[]>(
        'id',
        'category',
        'manufacturer',
        'subcategories',
        'attributes',
        'tags',
        'branches',
        'sizes',
      );
    for (const row of rows) sets.set(row.id, toFacetSetValueNumbers(row));
  }
  return sets;
};
