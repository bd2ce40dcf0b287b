// What lists have shown in this visit, by their address: Back finds a list as it was left, at its place. Filled by the island,
// which asks the backend; read by the list, whose cards belong to the page and stay in it.
import { create } from 'zustand';
import type { Cents } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { FilterOptions } from '../../../domain/product-list/filter-options.ts';
import type { ListState } from '../../../domain/product-list/list-state.ts';
import type { Paging } from '../../../domain/product-list/paging.ts';
import type { ListProduct } from '../../../domain/product/product.ts';

export interface ListResult {
  products: readonly ListProduct[];
  /** Of the first page shown. */
  paging: Paging;
  /** A filter of the address is none of this shop's and was left out. */
  hasUnknownFilter: boolean;
}

interface ListResults {
  results: Readonly<Record<string, ListResult>>;
  /** Addresses whose reading has failed and can be tried again. */
  failed: Readonly<Record<string, boolean>>;
  /** What was just chosen: it holds at once, its address follows when the page is ready for it. */
  goingTo: ListState | undefined;
  /** By language; none until they are asked for. */
  options: Readonly<Partial<Record<Locale, FilterOptions>>>;
  /** Lowest and highest price of the shop, asked for with the options. */
  priceRange: { minCents: Cents | null; maxCents: Cents | null } | undefined;
}

export const useListResults = create<ListResults>()(() => ({
  results: {},
  failed: {},
  goingTo: undefined,
  options: {},
  priceRange: undefined,
}));

/** Lists remembered at once: enough for a way through the shop and back. */
const maxRemembered = 12;

export const rememberResult = (key: string, result: ListResult): void => {
  useListResults.setState(({ results, failed }) => {
    const others = Object.entries(results).filter(([other]) => other !== key);
    const recent = others.slice(1 - maxRemembered);
    return { results: { ...Object.fromEntries(recent), [key]: result }, failed: { ...failed, [key]: false } };
  });
};

export const rememberFailure = (key: string, hasFailed: boolean): void => {
  useListResults.setState(({ failed }) => ({ failed: { ...failed, [key]: hasFailed } }));
};

export const rememberOptions = (locale: Locale, read: FilterOptions): void =>
  useListResults.setState(({ options }) => ({ options: { ...options, [locale]: read } }));

export const rememberPriceRange = (priceRange: ListResults['priceRange']): void =>
  useListResults.setState({ priceRange });
