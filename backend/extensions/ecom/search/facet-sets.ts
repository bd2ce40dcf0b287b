// The filter values of products by the id of their set. Sets never change, so each is read once.
import type { Knex } from 'knex';

export interface FacetSet {
  id: number;
  category: string | null;
  manufacturer: string | null;
  subcategories: string[];
  attributes: string[];
  tags: string[];
  branches: string[];
  sizes: string[];
  /** Of product-facets.ts, which counts by them. */
  valueNumbers?: number[];
}

let known = new Map<number, FacetSet>();
let knownGeneration = 0;

/** About 50 MB; afterwards the sets are read again. */
const maxKnownSets = 100_000;

/** @param generation of the tables; ids of another generation mean other sets */
export const readFacetSets = async (
  database: Knex,
  ids: readonly number[],
  generation: number,
): Promise<ReadonlyMap<number, FacetSet>> => {
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
      .select<FacetSet[]>('id', 'category', 'manufacturer', 'subcategories', 'attributes', 'tags', 'branches', 'sizes');
    for (const row of rows) sets.set(row.id, row);
  }
  return sets;
};
