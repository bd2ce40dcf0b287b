// What becomes of cart and checkout when an order is done with. The attempt in the storage decides: of all tabs that notice it,
// the first one acts, so that nothing is subtracted twice. Called by the features cart and checkout.
import type { OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { removeOrderedItems, useCartStore } from './cart-store.ts';
import { changeCheckout, refreshCheckout, resetCheckout, useCheckoutStore } from './checkout-store.ts';

const isKept = ({ orderUuid }: OrderAttempt): boolean => {
  refreshCheckout();
  return useCheckoutStore.getState().attempt?.orderUuid === orderUuid;
};

/**
 * The order stands for good: exactly what was ordered leaves the cart. Where nothing else lies in it the form is emptied, too
 * (specification §4); otherwise it is kept for what is left. Answers whether this tab was the one to do it.
 */
export const completeAttempt = (attempt: OrderAttempt): boolean => {
  if (!isKept(attempt)) return false;
  changeCheckout({ attempt: null });
  removeOrderedItems(attempt.content.lines);
  if (useCartStore.getState().products.length === 0) resetCheckout();
  else changeCheckout({ comment: '', presentWrap: false });
  return true;
};

/** The order is cancelled or was never made: cart and form stay as they are. Answers whether this tab was the one to do it. */
export const dropAttempt = (attempt: OrderAttempt): boolean => {
  if (!isKept(attempt)) return false;
  changeCheckout({ attempt: null });
  return true;
};

/** The order stands and waits for its payment: a reload, or another tab, takes it up again. */
export const holdAttempt = (attempt: OrderAttempt, held: NonNullable<OrderAttempt['held']>): void => {
  if (isKept(attempt)) changeCheckout({ attempt: { ...attempt, held } });
};
