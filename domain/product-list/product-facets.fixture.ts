// Facets of a product list for unit tests.
import type { FacetOption, ProductSearchFacets } from '../../contract/shop/product-search.ts';

export const createTestFacetOption = (value: string, label: string, count = 1): FacetOption => ({
  id: `id-${value}`,
  value,
  label,
  count,
});

/** Facets of a shop that offers nothing but `part`. */
export const createTestProductFacets = (part: Partial<ProductSearchFacets> = {}): ProductSearchFacets => ({
  categories: [],
  subcategories: [],
  manufacturers: [],
  attributeGroups: [],
  tags: [],
  branches: [],
  sizes: [],
  inStockCount: 0,
  price: null,
  ...part,
});
