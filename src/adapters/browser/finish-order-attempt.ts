// Finishes an order attempt in cart and checkout. Only the tab that removes the stored attempt acts, so that nothing
// is subtracted twice.
import type { StoredOrderAttempt } from '../../../domain/checkout/stored-order-attempt.ts';
import { removeOrderedItemsFromCart, useCartStore } from './cart-store.ts';
import { updateCheckoutDraft, reloadCheckoutFromStorage, clearCheckout, useCheckoutStore } from './checkout-store.ts';

const isKept = ({ orderUuid }: StoredOrderAttempt): boolean => {
  reloadCheckoutFromStorage();
  return useCheckoutStore.getState().attempt?.orderUuid === orderUuid;
};

/**
 * The order is final: removes exactly the ordered quantities from the cart. If the cart is empty then, also clears the
 * form (specification §4). Returns whether this tab did it.
 */
export const removeOrderedCartItemsAndAttempt = (attempt: StoredOrderAttempt): boolean => {
  if (!isKept(attempt)) return false;
  updateCheckoutDraft({ attempt: null });
  removeOrderedItemsFromCart(attempt.content.lines);
  if (useCartStore.getState().products.length === 0) clearCheckout();
  else updateCheckoutDraft({ comment: '', presentWrap: false });
  return true;
};

/** The order was cancelled or never placed: cart and form stay. Returns whether this tab did it. */
export const discardStoredOrderAttempt = (attempt: StoredOrderAttempt): boolean => {
  if (!isKept(attempt)) return false;
  updateCheckoutDraft({ attempt: null });
  return true;
};

/** The order awaits its payment: a reload or another tab can resume it. */
export const storePendingOrderAttempt = (
  attempt: StoredOrderAttempt,
  held: NonNullable<StoredOrderAttempt['held']>,
): void => {
  if (isKept(attempt)) updateCheckoutDraft({ attempt: { ...attempt, held } });
};
