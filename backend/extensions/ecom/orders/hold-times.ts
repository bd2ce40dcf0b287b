// How long stock is held for an order that is not paid, by how it is paid and collected. Pure.
import type { OrderState } from '../../../../contract/shop/order-state.ts';
import { paymentMethodIds } from '../../../../contract/shop/payment-methods.ts';

/** In hours: at a payment provider an order waits for minutes, in a branch for two days. */
export const holdHours = { provider: 1, pickup: 48 } as const;

const hoursPerDay = 24;

/** The state in which an order begins, and for how many hours its pieces are held; `null` for as long as it takes. */
export const planHold = (
  method: number,
  { isPickup, prepaymentDays }: { isPickup: boolean; prepaymentDays: number },
): { state: OrderState; hours: number | null } => {
  if (method === paymentMethodIds.prepayment) return { state: 'awaiting_payment', hours: prepaymentDays * hoursPerDay };
  if (method === paymentMethodIds.paypal || method === paymentMethodIds.klarna)
    return { state: 'awaiting_payment', hours: holdHours.provider };
  return { state: 'new', hours: isPickup ? holdHours.pickup : null };
};
