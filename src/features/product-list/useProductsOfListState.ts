// The products of the list: prerendered at first, then those that the address requests. The current cards stay until
// the new ones arrive.
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  isUnfilteredUnsortedProductList,
  type ProductListState,
  productsPerPage,
  initialProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import { toProductListPagination } from '../../../domain/product-list/pagination-and-sorting.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { useQueryFromLazyModule } from '../../adapters/use-query-from-lazy-module.ts';
import { isPreloadAllowed } from '../../ui/preload-page.ts';
import { useValueAfterHydration } from '../../ui/useValueAfterHydration.ts';
import type { ProductListQueryResult, InterpretedProductSearchResult } from './product-list-queries.ts';
import {
  type ProductListPathAndFixedFilters,
  withFixedProductListFilters,
} from './product-list-path-and-fixed-filters.ts';
import { isSameProductListState, useProductListState } from './useProductListState.ts';

export const importProductListQueries = () => import('./product-list-queries.ts');

export interface PrerenderedProductListData {
  locale: Locale;
  listLocation: ProductListPathAndFixedFilters;
  /** Number of the prerendered page, from 1. */
  page: number;
  /** Products of the prerendered page. */
  products: readonly ProductSummary[];
  /** Number of products of the plain list at build time. */
  productCount: number;
}

/** The products that the address requests. @param query of the address, with its question mark */
export const useProductListFromUrlQuery = (list: PrerenderedProductListData, query: string) => {
  const state = useProductListState(query, list.page, list.listLocation);
  return { state, ...useProductsOfListState(list, state) };
};

export type UseProductListFromUrlQueryResult = ReturnType<typeof useProductListFromUrlQuery>;

export const useProductsOfListState = (
  { locale, listLocation, page, products, productCount }: PrerenderedProductListData,
  addressState: ProductListState,
) => {
  const state = withFixedProductListFilters(addressState, listLocation.fixed);
  const built: ProductListQueryResult = {
    state: withFixedProductListFilters({ ...initialProductListState, page }, listLocation.fixed),
    products,
    paging: toProductListPagination({
      page,
      limit: productsPerPage,
      filterCount: productCount,
      resultCount: products.length,
    }),
    hasUnknownFilter: false,
    interpretation: null,
    ownSort: undefined,
  };
  const list = useQueryFromLazyModule({
    load: importProductListQueries,
    whenIdle: true,
    toQuery: ({ productListQueryOptions: productListQuery }) => productListQuery(locale, state),
    initialData: isSameProductListState(state, built.state) ? built : undefined,
  });
  // Undoes hide-prerendered-product-list.ts, once the page is that of the address: before, its lead would come and go.
  const isHydrated = useValueAfterHydration(() => true, false);
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.listPending;
  }, [isHydrated]);
  // If the request fails, the current list stays.
  const [last, setLast] = useState<ProductListQueryResult>();
  if (list.data && list.data !== built && list.data !== last) setLast(list.data);
  const shown = list.data ?? last ?? built;
  const isKnown = list.data !== undefined;
  const isBeginning = isSameProductListState({ ...state, pageCount: shown.state.pageCount }, shown.state);
  const isGrowing = !isKnown && isBeginning && shown.state.pageCount < state.pageCount;
  return {
    result: {
      ...shown,
      products: useMemo(() => reusePrerenderedProductImages(shown.products, products), [shown.products, products]),
    },
    /** The shown products belong to another list than the requested one. */
    isPending: !isKnown && !isGrowing,
    /** More products are loading. */
    isGrowing,
    hasFailed: list.isError,
    retry: list.refetch,
  };
};

/** Keeps the prerendered images if the backend returns the same ones, to avoid a second download and flicker. */
export const reusePrerenderedProductImages = (
  products: readonly ProductSummary[],
  built: readonly ProductSummary[],
): readonly ProductSummary[] => {
  const prerendered = new Map(built.map((product) => [product.id, product]));
  return products.map((product) => {
    const { image, hoverImage } = prerendered.get(product.id) ?? {};
    return image && image.alt === product.image?.alt
      ? { ...product, image, hoverImage: hoverImage ?? product.hoverImage }
      : product;
  });
};

export interface UseProductFacetsOptions {
  /** Filters of the plain list at build time, shown until others arrive. */
  builtFacets: ProductSearchFacets | undefined;
  /** The visitor is waiting for the filters. */
  isAwaited?: boolean;
}

/**
 * The filters with their counts, and what of the search was understood as a filter. Loaded with a filtered list or if
 * they are awaited, else in advance when the browser is idle. The last ones stay until others arrive, or fail to.
 */
export const useProductFacets = (
  state: ProductListState,
  { fixed }: Pick<ProductListPathAndFixedFilters, 'fixed'>,
  locale: Locale,
  { builtFacets, isAwaited = false }: UseProductFacetsOptions,
) => {
  const isNeeded = isAwaited || !isUnfilteredUnsortedProductList(state);
  const { data, isError, refetch } = useQueryFromLazyModule({
    load: importProductListQueries,
    toQuery: ({ productFacetsQueryOptions: facetsQuery }) =>
      facetsQuery(locale, withFixedProductListFilters(state, fixed)),
    isWanted: isNeeded || isPreloadAllowed(),
    whenIdle: !isNeeded,
  });
  const [last, setLast] = useState<InterpretedProductSearchResult>();
  if (data && data !== last) setLast(data);
  const shown = data ?? last;
  return {
    facets: shown?.facets ?? builtFacets,
    interpretedFilters: shown?.search === state.search ? shown.interpretedFilters : [],
    isError,
    refetch,
  };
};
