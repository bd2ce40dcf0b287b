// The list's state, which lives in the address alone: read from it, and changed by going to another one.
import { navigate } from 'gatsby';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { Locale } from '../../../contract/locale.ts';
import { isPlain, type ListState, parseListState, toListQuery } from '../../../domain/product-list/list-state.ts';
import { toProductListPath } from '../../i18n/paths.ts';

/** What was just chosen: it holds at once, its address follows when the page is ready for it. */
export const usePendingListState = create<{ goingTo: ListState | undefined }>()(() => ({ goingTo: undefined }));

const neverChanges = () => () => undefined;

/**
 * The state of the address. On the server and while the page is taken over it is the built page's own, whatever the query
 * says: the page's HTML knows no query.
 */
export const useProductListState = (query: string, ownPage: number): ListState => {
  const known = useSyncExternalStore(
    neverChanges,
    () => query,
    () => '',
  );
  const goingTo = usePendingListState(({ goingTo: chosen }) => chosen);
  const state = useMemo(() => parseListState(known, ownPage), [known, ownPage]);
  useEffect(() => {
    const aim = usePendingListState.getState().goingTo;
    // A quick visitor is further than the address, which comes by each step: the next choice is made upon the last one.
    if (aim && (isSameListState(aim, state) || !isListNavigation())) clearPendingListState();
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

const clearPendingListState = (): void => usePendingListState.setState({ goingTo: undefined });

export const isSameListState = (one: ListState, other: ListState): boolean =>
  toListQuery(one) === toListQuery(other) && one.page === other.page;

/** Whether the address is one that `goToListState` went to. */
const isListNavigation = (): boolean => (window.history.state as { keepsPlace?: boolean } | null)?.keepsPlace === true;

/** The address of a state: plain pages have a path of their own, all others are the list with a query. */
export const toProductListHref = (state: ListState, locale: Locale): string =>
  (isPlain(state) ? toProductListPath(state.page, locale) : toProductListPath(1, locale)) + toListQuery(state);

/** Goes to another state; Back leads to this one again. The window stays where it is (src/app/route-change.ts). */
export const goToListState = (state: ListState, locale: Locale): void => {
  usePendingListState.setState({ goingTo: state });
  navigate(toProductListHref(state, locale), { state: { keepsPlace: true } });
};
