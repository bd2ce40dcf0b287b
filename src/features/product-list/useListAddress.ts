// The list's state, which lives in the address alone: read from it, and changed by going to another one.
import { navigate } from 'gatsby';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { Locale } from '../../../contract/locale.ts';
import { isPlain, type ListState, parseListState, toListQuery } from '../../../domain/product-list/list-state.ts';
import { toProductListPath } from '../../i18n/paths.ts';

/** What was just chosen: it holds at once, its address follows when the page is ready for it. */
export const useChosenList = create<{ goingTo: ListState | undefined }>()(() => ({ goingTo: undefined }));

const neverChanges = () => () => undefined;

/**
 * The state of the address. On the server and while the page is taken over it is the built page's own, whatever the query
 * says: the page's HTML knows no query.
 */
export const useListState = (query: string, ownPage: number): ListState => {
  const known = useSyncExternalStore(
    neverChanges,
    () => query,
    () => '',
  );
  const goingTo = useChosenList(({ goingTo: chosen }) => chosen);
  const state = useMemo(() => parseListState(known, ownPage), [known, ownPage]);
  useEffect(() => {
    const aim = useChosenList.getState().goingTo;
    // A quick visitor is further than the address, which comes by each step: the next choice is made upon the last one.
    if (aim && (isSameList(aim, state) || !isOwnStep())) forgetAim();
  }, [state]);
  useEffect(() => {
    window.addEventListener('popstate', forgetAim);
    return () => {
      window.removeEventListener('popstate', forgetAim);
      forgetAim();
    };
  }, []);
  return goingTo ?? state;
};

const forgetAim = (): void => useChosenList.setState({ goingTo: undefined });

export const isSameList = (one: ListState, other: ListState): boolean =>
  toListQuery(one) === toListQuery(other) && one.page === other.page;

/** Whether the address is one that `showList` went to. */
const isOwnStep = (): boolean => (window.history.state as { keepsPlace?: boolean } | null)?.keepsPlace === true;

/** The address of a state: plain pages have a path of their own, all others are the list with a query. */
export const toListHref = (state: ListState, locale: Locale): string =>
  (isPlain(state) ? toProductListPath(state.page, locale) : toProductListPath(1, locale)) + toListQuery(state);

/** Goes to another state; Back leads to this one again. The window stays where it is (src/app/route-change.ts). */
export const showList = (state: ListState, locale: Locale): void => {
  useChosenList.setState({ goingTo: state });
  navigate(toListHref(state, locale), { state: { keepsPlace: true } });
};
