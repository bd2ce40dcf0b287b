// What is left to do for the shopper once an order is written: asked after the transaction, and again with every
// repetition of the order.
import { paymentMethodIds } from '../../../../../contract/shop/payment-methods.ts';
import type { Service } from '../../platform/http.ts';
import { readPayments, settledStates } from './payment-rows.ts';
import { readPaidOrder } from './read-order.ts';
import type { StartedPayment } from './record-payment.ts';
import { startKlarna } from './start-klarna.ts';
import { startPaypal } from './start-paypal.ts';

/**
 * `pending` where the provider does not answer: the order stands, and the same order sent again asks it again. Asking again
 * also settles what the shopper has agreed to meanwhile; then nothing is left to do.
 */
export const startPayment = async (service: Service, order: string): Promise<StartedPayment> => {
  const paid = await readPaidOrder(service, order);
  if (paid?.state !== 'awaiting_payment') return { kind: 'none' };
  // Something was taken that is not what was ordered: the staff has to look at it before anything more is.
  const payments = await readPayments(service.database, { order });
  if (payments.some(({ state }) => settledStates.includes(state))) return 'pending';
  if (paid.paymentMethod === paymentMethodIds.paypal) return startPaypal(service, paid);
  if (paid.paymentMethod === paymentMethodIds.klarna) return startKlarna(service, paid);
  if (paid.paymentMethod !== paymentMethodIds.prepayment) return { kind: 'none' };
  return {
    kind: 'bank_transfer',
    bank_details: paid.bankDetails,
    reference: paid.number,
    due: (paid.holdUntil ?? new Date()).toISOString(),
  };
};
