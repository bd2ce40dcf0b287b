// The wish list for the hearts on products. The layout provides it (src/features/wishlist/WishListProvider.tsx).
import { createContext } from 'react';

export interface WishListContextValue {
  productIds: readonly string[];
  /** Adds or removes a product. Returns whether that was possible: the list may be full. */
  toggle: (productId: string) => boolean;
}

/** `null` where the site has no wish list. */
export const WishListContext = createContext<WishListContextValue | null>(null);
