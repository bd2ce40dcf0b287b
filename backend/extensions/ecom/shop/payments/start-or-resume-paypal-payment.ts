// Starts the PayPal payment of an order, or resumes the one that was started.
import { classifyPaypalError } from '../../../../../domain/paypal-error-outcomes.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import type { PaymentRow } from '../orders/payment-and-refund-row-schemas.ts';
import type { OrderWithPaymentAccounts } from './payment-provider-accounts.ts';
import { singleFlight } from './call-payment-provider.ts';
import { updatePaymentIfInState, isUniqueViolation, findOrCreatePayment } from './payment-repository.ts';
import { createPaypalOrder } from './paypal-client.ts';
import {
  storeUnpaidPaymentEndState,
  declinePaymentAndAlertStaff,
  type StartPaymentResult,
} from './record-payment-outcome.ts';
import { reconcilePaypalPayment } from './reconcile-paypal-payment.ts';
import { toPaymentStaffAlertMessage } from './payment-staff-alerts.ts';
import { toPaypalOrderRequest } from './paypal-order-request.ts';

/**
 * The id of the row is the request id: after a crash or a lost response, PayPal returns the first order instead of
 * creating another.
 */
const createOrder = async (
  service: OrderServiceContext,
  order: OrderWithPaymentAccounts,
  payment: PaymentRow,
): Promise<StartPaymentResult> => {
  if (!order.paypal) return 'pending';
  const result = await createPaypalOrder(order.paypal, toPaypalOrderRequest(order), payment.id);
  if (!result.ok) {
    service.logger.warn(`PayPal refused to start a payment of order ${order.number}: ${result.issue}.`);
    return handleStartRefusal(service, payment, result);
  }
  const { id, purchase_units: units } = result.value;
  const merchantId = units[0]?.payee?.merchant_id;
  try {
    const isSaved = await updatePaymentIfInState(service.database, payment.id, ['created'], {
      provider_id: id,
      ...(merchantId !== undefined && { details: { merchant_id: merchantId } }),
    });
    // Cancelled in the meantime: the shopper must no longer approve it.
    return isSaved ? { kind: 'paypal', paypal_order_id: id } : 'pending';
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    service.logger.error(`PayPal returned the id of another payment for order ${order.number}.`);
    await storeUnpaidPaymentEndState(service, payment, 'declined', getGermanStaffMessage('payment.paypal.numberTaken'));
    return 'pending';
  }
};

/** PayPal refused before the shopper could approve anything, so nothing was captured. */
const handleStartRefusal = async (
  service: OrderServiceContext,
  payment: PaymentRow,
  { issue, status }: { issue: string; status: number | undefined },
): Promise<StartPaymentResult> => {
  const { action, cause = 'request' } = classifyPaypalError(issue, status);
  if (action === 'wait') return 'pending';
  if (action === 'alert_staff') {
    await declinePaymentAndAlertStaff(service, payment, {
      topic: issue,
      ...toPaymentStaffAlertMessage(`paypal.${cause}`, { issue }),
    });
    return 'reported';
  }
  await storeUnpaidPaymentEndState(service, payment, 'declined');
  return 'refused';
};

/** `none` if the order turns out to be paid. */
export const startOrResumePaypalPayment = async (
  service: OrderServiceContext,
  order: OrderWithPaymentAccounts,
): Promise<StartPaymentResult> => {
  if (!order.paypal) {
    service.logger.error(`The project of order ${order.number} offers PayPal but has no credentials.`);
    return 'pending';
  }
  const payment = await findOrCreatePayment(service.database, order, 'paypal');
  if (payment.providerId !== undefined) {
    const outcome = await reconcilePaypalPayment(service, payment.id);
    if (outcome === 'paid' || outcome === 'closed') return { kind: 'none' };
    if (outcome === 'open' || outcome === 'returned') return { kind: 'paypal', paypal_order_id: payment.providerId };
    return outcome;
  }
  return singleFlight(`start ${payment.id}`, () => createOrder(service, order, payment));
};
