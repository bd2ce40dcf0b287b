// How long stock is reserved for an order that is not paid, by how it is paid. Pure. What is collected is reserved from the day
// on which it is ready (plan-pickup.ts).
import type { OrderState } from '../../../../contract/shop/order-state.ts';
import { paymentMethodIds } from '../../../../contract/shop/payment-methods.ts';

/** In hours: at a payment provider an order waits for minutes. */
const providerHours = 1;

const hoursPerDay = 24;

/** The state in which an order begins, and for how many hours its pieces are held; `null` for as long as it takes. */
export const planHold = (
  method: number,
  { prepaymentDays }: { prepaymentDays: number },
): { state: OrderState; hours: number | null } => {
  if (method === paymentMethodIds.prepayment) return { state: 'awaiting_payment', hours: prepaymentDays * hoursPerDay };
  if (method === paymentMethodIds.paypal || method === paymentMethodIds.klarna)
    return { state: 'awaiting_payment', hours: providerHours };
  return { state: 'new', hours: null };
};
