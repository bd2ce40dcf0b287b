// What is left to do for the shopper once an order is written: asked after the transaction, and again with every
// repetition of the order.
import { paymentMethodIds } from '../../../../../contract/shop/order-codes.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import type { ServiceContext } from '../../platform/http.ts';
import type { Order } from '../orders/order.ts';
import { succeededPaymentStates } from '../orders/payment.ts';
import { addProviderAccounts } from './provider-accounts.ts';
import type { StartPaymentResult } from './record-payment.ts';
import { startKlarnaPayment } from './start-klarna-payment.ts';
import { startPaypalPayment } from './start-paypal-payment.ts';

/**
 * Of an order that waits for its payment. `pending` where the provider does not answer: the order stands, and the same order sent again asks it again. Asking again
 * also settles what the shopper has agreed to meanwhile; then nothing is left to do.
 */
export const startPayment = async (service: ServiceContext, order: Order): Promise<StartPaymentResult> => {
  // Something was taken that is not what was ordered: the staff has to look at it before anything more is.
  if (order.payments.some(({ state }) => succeededPaymentStates.includes(state))) return 'pending';
  if (order.paymentMethod === paymentMethodIds.paypal)
    return startPaypalPayment(service, await addProviderAccounts(service, order));
  if (order.paymentMethod === paymentMethodIds.klarna)
    return startKlarnaPayment(service, await addProviderAccounts(service, order));
  if (order.paymentMethod !== paymentMethodIds.prepayment) return { kind: 'none' };
  const { bankDetails } = await readSenderCompany(service.database, order.project.id, order.language);
  return {
    kind: 'bank_transfer',
    bank_details: bankDetails ?? '',
    reference: order.number,
    due: (order.holdUntil ?? new Date()).toISOString(),
  };
};
