// What becomes of cart and checkout when an order is done with. The attempt in the storage decides: of all tabs that notice it,
// the first one acts, so that nothing is subtracted twice. Called by the features cart and checkout.
import type { OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { removeOrderedItemsFromCart, useCartStore } from './cart-store.ts';
import { updateCheckoutDraft, reloadCheckoutFromStorage, clearCheckout, useCheckoutStore } from './checkout-store.ts';

const isKept = ({ orderUuid }: OrderAttempt): boolean => {
  reloadCheckoutFromStorage();
  return useCheckoutStore.getState().attempt?.orderUuid === orderUuid;
};

/**
 * The order stands for good: exactly what was ordered leaves the cart. Where nothing else lies in it the form is emptied, too
 * (specification §4); otherwise it is kept for what is left. Answers whether this tab was the one to do it.
 */
export const completeOrderAttempt = (attempt: OrderAttempt): boolean => {
  if (!isKept(attempt)) return false;
  updateCheckoutDraft({ attempt: null });
  removeOrderedItemsFromCart(attempt.content.lines);
  if (useCartStore.getState().products.length === 0) clearCheckout();
  else updateCheckoutDraft({ comment: '', presentWrap: false });
  return true;
};

/** The order is cancelled or was never made: cart and form stay as they are. Answers whether this tab was the one to do it. */
export const discardOrderAttempt = (attempt: OrderAttempt): boolean => {
  if (!isKept(attempt)) return false;
  updateCheckoutDraft({ attempt: null });
  return true;
};

/** The order stands and waits for its payment: a reload, or another tab, takes it up again. */
export const keepOrderAttemptPending = (attempt: OrderAttempt, held: NonNullable<OrderAttempt['held']>): void => {
  if (isKept(attempt)) updateCheckoutDraft({ attempt: { ...attempt, held } });
};
