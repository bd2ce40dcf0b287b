// Returns the next payment step for the shopper, after the order is written and on every retry.
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import type { Order } from '../orders/read-order.ts';
import { authorizedOrLaterPaymentStates } from '../orders/payment-and-refund-row-schemas.ts';
import { readPaymentAccountsForOrder } from './payment-provider-accounts.ts';
import type { StartPaymentResult } from './record-payment-outcome.ts';
import { startOrResumeKlarnaPayment } from './start-or-resume-klarna-payment.ts';
import { startOrResumePaypalPayment } from './start-or-resume-paypal-payment.ts';

/**
 * For an order that awaits its payment. `pending` if the provider does not respond: the order exists, and resubmitting
 * it retries the payment. A retry also captures what the shopper approved in the meantime; then there is no step left.
 */
export const startOrResumePayment = async (service: OrderServiceContext, order: Order): Promise<StartPaymentResult> => {
  // Money was captured that does not match the order: the staff must check it first.
  if (order.payments.some(({ state }) => authorizedOrLaterPaymentStates.includes(state))) return 'pending';
  if (order.paymentMethod === paymentMethodIds.paypal)
    return startOrResumePaypalPayment(service, await readPaymentAccountsForOrder(service, order));
  if (order.paymentMethod === paymentMethodIds.klarna)
    return startOrResumeKlarnaPayment(service, await readPaymentAccountsForOrder(service, order));
  if (order.paymentMethod !== paymentMethodIds.prepayment) return { kind: 'none' };
  const { bankDetails } = await readSenderCompany(service.database, order.project.id, order.language);
  return {
    kind: 'bank_transfer',
    bank_details: bankDetails ?? '',
    reference: order.number,
    due: (order.holdUntil ?? new Date()).toISOString(),
  };
};
