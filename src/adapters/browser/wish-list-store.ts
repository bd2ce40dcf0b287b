// The visitor's wish list: product ids in local storage, synchronized between tabs (docs/decisions/067). Part of the
// first paint.
import { create } from 'zustand';
import {
  toWishListWithAddedProducts,
  maxWishListProducts,
  parseStoredProductIds,
  wishListStorageKey,
} from '../../../domain/wish-list.ts';
import { createBrowserStorageAccessor } from './browser-storage-accessor.ts';

interface WishListState {
  /** In the order in which they were added. */
  productIds: readonly string[];
}

const entry = createBrowserStorageAccessor<readonly string[]>({
  key: wishListStorageKey,
  parse: (text) => parseStoredProductIds(text, maxWishListProducts),
  format: (productIds) => (productIds.length === 0 ? null : JSON.stringify(productIds)),
  isObsolete: (productIds) => productIds.length === 0,
});

/** Empty in static HTML and during hydration. */
export const useWishListStore = create<WishListState>()(() => ({ productIds: [] }));

const loadWishList = (): void => useWishListStore.setState({ productIds: entry.read() });

/** Reads the stored list and follows other tabs. Call once, in the browser; returns the function that ends this. */
export const startWishListStoreSync = (): (() => void) => {
  loadWishList();
  return entry.subscribe(loadWishList);
};

/** Starts from the stored list, because another tab may have changed it. Returns whether the change was saved. */
const updateWishList = (toNext: (productIds: readonly string[]) => readonly string[]): boolean => {
  const productIds = toNext(entry.status() === 'forbidden' ? useWishListStore.getState().productIds : entry.read());
  if (!entry.write(productIds)) return false;
  useWishListStore.setState({ productIds });
  return true;
};

/** Returns whether all of the products are on the list now: the list or the storage may be full. */
export const addProductsToWishList = (additions: readonly string[]): boolean => {
  const isSaved = updateWishList((productIds) => toWishListWithAddedProducts(productIds, additions));
  const { productIds } = useWishListStore.getState();
  return isSaved && additions.every((id) => productIds.includes(id));
};

export const removeProductsFromWishList = (removals: readonly string[]): boolean =>
  updateWishList((productIds) => productIds.filter((id) => !removals.includes(id)));

/** Puts a removed product back to its place. Returns whether it is on the list now: the list may be full. */
export const restoreProductOnWishList = (productId: string, index: number): boolean => {
  const isSaved = updateWishList((productIds) =>
    productIds.length >= maxWishListProducts
      ? productIds
      : toWishListWithAddedProducts(productIds.slice(0, index), [productId, ...productIds.slice(index)]),
  );
  return isSaved && useWishListStore.getState().productIds.includes(productId);
};
