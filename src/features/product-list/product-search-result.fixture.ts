// Products and results of the product search for unit tests.
import { createTestProductFacets } from '../../../domain/product-list/product-facets.fixture.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
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

/** A ring without images, one in stock. */
export const createTestProductSummary = (id: string, cents = 10_000): ProductSummary => ({
  id,
  slug: id,
  name: `Ring ${id}`,
  manufacturer: 'Arnsberg',
  image: null,
  hoverImage: null,
  unitPrice: null,
  price: { fromCents: cents, toCents: cents },
  isPair: false,
  priceBeforeCents: null,
  rating: { count: 0, average: 0 },
  overall: { stock: 1, reorderPossible: false },
});
