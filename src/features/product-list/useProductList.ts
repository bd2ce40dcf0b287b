// What a list shows: what the build knows at once, what the address asks for as soon as the backend has said it. Cards that are
// there stay until then.
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import {
  isPlain,
  type ListState,
  needsOptions,
  pageSize,
  plainState,
} from '../../../domain/product-list/list-state.ts';
import { toPaging } from '../../../domain/product-list/paging.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import { useLazyQuery } from '../../adapters/use-lazy-query.ts';
import { whenIdle } from '../../ui/lazyIsland.tsx';
import type { ProductListResult } from './list-queries.ts';
import { isSameListState } from './useProductListState.ts';

export const loadProductListQueries = () => import('./list-queries.ts');

const loadWhenIdle = () => whenIdle().then(loadProductListQueries);

export interface PrerenderedList {
  locale: Locale;
  /** Number of the built page, from 1. */
  page: number;
  /** The pieces of the built page. */
  products: readonly ListProduct[];
  /** Published pieces when the site was built. */
  productCount: number;
}

export const useProductList = ({ locale, page, products, productCount }: PrerenderedList, state: ListState) => {
  const built: ProductListResult = {
    state: { ...plainState, page },
    products,
    paging: toPaging({ page, limit: pageSize, filterCount: productCount, resultCount: products.length }),
    hasUnknownFilter: false,
  };
  const list = useLazyQuery({
    load: loadWhenIdle,
    toQuery: ({ productListQuery }) => productListQuery(locale, state),
    initialData: isPlain(state) && isSameListState(state, built.state) ? built : undefined,
  });
  // What hid the built cards of an address that asks for others (hide-prerendered-list.ts) has done its work.
  useEffect(() => {
    delete document.documentElement.dataset.listPending;
  }, []);
  // A list that could not be read takes nobody the one that is there.
  const [last, setLast] = useState<ProductListResult>();
  if (list.data && list.data !== built && list.data !== last) setLast(list.data);
  const shown = list.data ?? last ?? built;
  const isKnown = list.data !== undefined && !list.isPlaceholderData;
  const isBeginning = isSameListState({ ...state, pageCount: shown.state.pageCount }, shown.state);
  const isGrowing = !isKnown && isBeginning && shown.state.pageCount < state.pageCount;
  return {
    result: {
      ...shown,
      products: useMemo(() => withPrerenderedImages(shown.products, products), [shown.products, products]),
    },
    /** What is shown is of another list than the one asked for. */
    isPending: !isKnown && !isGrowing,
    /** More pieces are on their way; those before them are shown. */
    isGrowing,
    hasFailed: list.isError,
    retry: list.refetch,
  };
};

/** A picture that the build has made stays where the backend means the same one: nothing is loaded twice, nothing blinks. */
export const withPrerenderedImages = (
  products: readonly ListProduct[],
  built: readonly ListProduct[],
): readonly ListProduct[] => {
  const pictures = new Map(built.map(({ id, picture }) => [id, picture]));
  return products.map((product) => {
    const picture = pictures.get(product.id);
    return picture && picture.alt === product.picture?.alt ? { ...product, picture } : product;
  });
};

/** What the list can be filtered by: asked for with the list where its address names values, else when the filters are opened. */
export const useFilterOptions = (state: ListState, locale: Locale, isOpened = false) =>
  useLazyQuery({
    load: loadProductListQueries,
    toQuery: ({ filterOptionsQuery }) => filterOptionsQuery(locale),
    isWanted: isOpened || needsOptions(state),
  });
