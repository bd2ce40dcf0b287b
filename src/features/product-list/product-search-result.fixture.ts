// Results of the product search for unit tests.
import { createTestProductFacets } from '../../../domain/product-list/product-facets.fixture.ts';
import type { ProductSearchResult } from '../../adapters/order-service/product-search.ts';

/** A search that finds nothing, apart from `part`. */
export const createTestProductSearchResult = (part: Partial<ProductSearchResult> = {}): ProductSearchResult => ({
  products: [],
  total: 0,
  page: 1,
  interpretation: { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false },
  hasUnknownFilter: false,
  facets: createTestProductFacets(),
  suggestions: null,
  ...part,
});
