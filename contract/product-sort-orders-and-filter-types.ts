// Sort orders and filters of product lists, as the shop settings name them.

/** Sort orders of product lists (specification §3, default_sort). */
export const shopDefaultSortOptions = [
  'sort',
  '-date_created',
  'price_brutto',
  '-price_brutto',
  'display_name',
] as const;

export type ProductSortOption = (typeof shopDefaultSortOptions)[number];

/** Sort orders that a visitor can choose. `relevance` is the default of a search, and exists only there. */
export const productListSortOptions = ['relevance', 'popular', ...shopDefaultSortOptions] as const;

export type ProductListSortOption = (typeof productListSortOptions)[number];

/** Filters of product lists. */
export const productListFilterNames = ['category', 'subcategory', 'manufacturer', 'price', 'attribute', 'tag'] as const;

export type ProductListFilterName = (typeof productListFilterNames)[number];
