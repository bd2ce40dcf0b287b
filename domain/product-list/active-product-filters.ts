// The filters of a product list, from its address and from its search, each with the list without it. Pure; for the
// list and for the results page of the order service.
import type { Cents } from '../../contract/cents.ts';
import type { InterpretedSearchFilter, ProductSearchFacets } from '../../contract/shop/product-search.ts';
import {
  findFacetOptionsOfFilter,
  multiValueProductFilters,
  type ProductListState,
  toggleProductFilterValue,
  updateProductListStateAndResetPage,
} from './product-list-state.ts';

interface ActiveProductFilter {
  /** Unique within a list. */
  key: string;
  label: string;
  color?: string | undefined;
  /** The list without this filter. */
  without: ProductListState;
}

/** A filter that a search was understood as. */
export type RemovableInterpretedFilter = InterpretedSearchFilter & {
  /** The search without the words that were understood as this filter. */
  remainingSearch: string;
};

interface ActiveProductFilterLabels {
  price: (range: { minCents: Cents | null; maxCents: Cents | null }) => string;
  stock: string;
}

export const toActiveProductFilters = (
  state: ProductListState,
  facets: ProductSearchFacets | null | undefined,
  searched: readonly RemovableInterpretedFilter[],
  labels: ActiveProductFilterLabels,
): ActiveProductFilter[] => {
  const filters = facets ? toActiveValues(state, facets) : [];
  const { minCents, maxCents } = state;
  if (minCents !== null || maxCents !== null) {
    const without = updateProductListStateAndResetPage(state, { minCents: null, maxCents: null });
    filters.push({ key: 'price', label: labels.price({ minCents, maxCents }), without });
  }
  if (state.inStock) {
    filters.push({
      key: 'stock',
      label: labels.stock,
      without: updateProductListStateAndResetPage(state, { inStock: false }),
    });
  }
  for (const filter of searched) {
    filters.push({
      key: `search ${filter.kind} ${filter.words}`,
      label: toSearchedLabel(filter, labels),
      without: updateProductListStateAndResetPage(state, { search: filter.remainingSearch }),
    });
  }
  return filters;
};

const toSearchedLabel = (filter: InterpretedSearchFilter, labels: ActiveProductFilterLabels): string => {
  switch (filter.kind) {
    case 'price':
      return labels.price(filter);
    case 'attribute':
    case 'size':
      return filter.label;
    case 'stock':
      return labels.stock;
  }
};

/** Leaves out values without an option, so that a page shows nothing from its address that the shop does not know. */
const toActiveValues = (state: ProductListState, facets: ProductSearchFacets): ActiveProductFilter[] => {
  const category = facets.categories.find(({ value }) => value === state.category);
  return [
    ...(category
      ? [
          {
            key: 'category',
            label: category.label,
            without: updateProductListStateAndResetPage(state, { category: null, subcategory: [] }),
          },
        ]
      : []),
    ...multiValueProductFilters.flatMap((filter) =>
      findFacetOptionsOfFilter(facets, filter)
        .filter(({ value }) => state[filter].includes(value))
        .map(({ id, value, label, color }) => ({
          key: `${filter} ${id}`,
          label,
          color,
          without: toggleProductFilterValue(state, filter, value),
        })),
    ),
  ];
};
