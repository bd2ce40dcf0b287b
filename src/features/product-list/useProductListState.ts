// The state of the product list, which lives only in the address.
import { navigate } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import {
  type ProductListState,
  parseProductListQuery,
  formatProductListQuery,
} from '../../../domain/product-list/product-list-state.ts';
import { useValueAfterHydration } from '../../ui/useValueAfterHydration.ts';
import {
  type ProductListPathAndFixedFilters,
  toProductListHref,
  withoutFixedFilters,
} from './product-list-path-and-fixed-filters.ts';

/** The state being navigated to; it applies before the address changes. */
export const usePendingProductListStateStore = create<{ goingTo: ProductListState | undefined }>()(() => ({
  goingTo: undefined,
}));

/**
 * The state of the address. Static HTML and hydration use the prerendered page's state, because static HTML knows no
 * query.
 */
export const useProductListState = (
  query: string,
  ownPage: number,
  { fixed }: Pick<ProductListPathAndFixedFilters, 'fixed'>,
): ProductListState => {
  const addressState = useValueAfterHydration(() => query, '');
  const goingTo = usePendingProductListStateStore(({ goingTo: pendingState }) => pendingState);
  const state = useMemo(
    () => withoutFixedFilters(parseProductListQuery(addressState, ownPage), fixed),
    [addressState, ownPage, fixed],
  );
  useEffect(() => {
    const aim = usePendingProductListStateStore.getState().goingTo;
    // The address lags behind a quick visitor, so the next change builds on the pending state.
    if (aim && (isSameProductListState(aim, state) || !isListNavigation())) clearPendingListState();
  }, [state]);
  useEffect(() => {
    window.addEventListener('popstate', clearPendingListState);
    return () => {
      window.removeEventListener('popstate', clearPendingListState);
      clearPendingListState();
    };
  }, []);
  return goingTo ?? state;
};

const clearPendingListState = (): void => usePendingProductListStateStore.setState({ goingTo: undefined });

export const isSameProductListState = (one: ProductListState, other: ProductListState): boolean =>
  formatProductListQuery(one) === formatProductListQuery(other) && one.page === other.page;

/** Whether `navigateToProductListState` created the current history entry. */
const isListNavigation = (): boolean => (window.history.state as { keepsPlace?: boolean } | null)?.keepsPlace === true;

/** Navigates to a state with a history entry and keeps the scroll position (src/app/route-change-accessibility.ts). */
export const navigateToProductListState = (
  state: ProductListState,
  listLocation: Pick<ProductListPathAndFixedFilters, 'path'>,
): void => {
  usePendingProductListStateStore.setState({ goingTo: state });
  navigate(toProductListHref(state, listLocation), { state: { keepsPlace: true } });
};
