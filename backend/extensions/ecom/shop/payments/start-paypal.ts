// Begins a payment at PayPal, or takes up the one that was begun. Called by start-payment.ts.
import { judgePaypalRefusal } from '../../../../../domain/paypal-refusals.ts';
import type { Service } from '../../platform/http.ts';
import { staffText } from '../../platform/texts.ts';
import type { Payment } from '../orders/payment.ts';
import type { PayableOrder } from './accounts.ts';
import { singleFlight } from './call-provider.ts';
import { updatePayment, isNumberTaken, openPayment } from './payment-rows.ts';
import { createPaypalOrder } from './paypal-client.ts';
import { endPayment, reportRefusal, type StartedPayment } from './record-payment.ts';
import { settlePaypal } from './settle-paypal.ts';
import { toAlertTexts } from './staff-alerts.ts';
import { toPaypalOrder } from './to-paypal-order.ts';

/** The row's id is the request id: what a crash or a lost answer left at PayPal is found again, not made twice. */
const create = async (service: Service, order: PayableOrder, payment: Payment): Promise<StartedPayment> => {
  if (!order.paypal) return 'pending';
  const created = await createPaypalOrder(order.paypal, toPaypalOrder(order), payment.id);
  if (!created.ok) {
    service.logger.warn(`PayPal began no payment of order ${order.number}: ${created.issue}.`);
    return refuseBeginning(service, payment, created);
  }
  const { id, purchase_units: units } = created.value;
  const merchantId = units[0]?.payee?.merchant_id;
  try {
    const isKept = await updatePayment(service.database, payment.id, ['created'], {
      provider_id: id,
      ...(merchantId !== undefined && { details: { merchant_id: merchantId } }),
    });
    // Given up meanwhile: nobody may agree to it any more.
    return isKept ? { kind: 'paypal', paypal_order_id: id } : 'pending';
  } catch (error) {
    if (!isNumberTaken(error)) throw error;
    service.logger.error(`PayPal gave order ${order.number} the number of another payment.`);
    await endPayment(service, payment, 'declined', staffText('payment.paypal.numberTaken'));
    return 'pending';
  }
};

/** What PayPal says no to before there is anything to agree to; nothing can have been taken. */
const refuseBeginning = async (
  service: Service,
  payment: Payment,
  { issue, status }: { issue: string; status: number | undefined },
): Promise<StartedPayment> => {
  const { action, cause = 'request' } = judgePaypalRefusal(issue, status);
  if (action === 'wait') return 'pending';
  if (action === 'alert_staff') {
    await reportRefusal(service, payment, { topic: issue, ...toAlertTexts(`paypal.${cause}`, { issue }) });
    return 'reported';
  }
  await endPayment(service, payment, 'declined');
  return 'refused';
};

/** `none` where the order turns out to be paid. */
export const startPaypal = async (service: Service, order: PayableOrder): Promise<StartedPayment> => {
  if (!order.paypal) {
    service.logger.error(`The project of order ${order.number} offers PayPal, but has entered no credentials.`);
    return 'pending';
  }
  const begun = await openPayment(service.database, order, 'paypal');
  if (begun.providerId !== undefined) {
    const settlement = await settlePaypal(service, begun.id);
    if (settlement === 'settled' || settlement === 'closed') return { kind: 'none' };
    if (settlement === 'open' || settlement === 'returned')
      return { kind: 'paypal', paypal_order_id: begun.providerId };
    return settlement;
  }
  return singleFlight(`begin ${begun.id}`, () => create(service, order, begun));
};
