// Begins a payment at PayPal, or takes up the one that was begun. Called by start-payment.ts.
import type { PaymentStep } from '../../../../contract/shop/order.ts';
import type { Service } from '../http.ts';
import { once } from './once.ts';
import { changePayment, isNumberTaken, openPayment, type Payment } from './payment-rows.ts';
import { createPaypalOrder } from './paypal-client.ts';
import type { PaidOrder } from './read-order.ts';
import { endPayment } from './record-payment.ts';
import { settlePaypal } from './settle-paypal.ts';
import { toPaypalOrder } from './to-paypal-order.ts';

/** The row's id is the request id: what a crash or a lost answer left at PayPal is found again, not made twice. */
const create = async (service: Service, order: PaidOrder, payment: Payment): Promise<string | undefined> => {
  if (!order.paypal) return undefined;
  const created = await createPaypalOrder(order.paypal, toPaypalOrder(order), payment.id);
  if (!created.ok) {
    service.logger.warn(`PayPal began no payment of order ${order.number}: ${created.issue}.`);
    return undefined;
  }
  const { id, purchase_units: units } = created.value;
  const merchantId = units[0]?.payee?.merchant_id;
  try {
    const isKept = await changePayment(service.database, payment.id, ['created'], {
      provider_id: id,
      ...(merchantId !== undefined && { details: { merchant_id: merchantId } }),
    });
    // Given up meanwhile: nobody may agree to it any more.
    return isKept ? id : undefined;
  } catch (error) {
    if (!isNumberTaken(error)) throw error;
    service.logger.error(`PayPal gave order ${order.number} the number of another payment.`);
    await endPayment(
      service,
      payment,
      'declined',
      'PayPal nennt für diese Bestellung eine Nummer, die zu einer anderen gehört.',
    );
    return undefined;
  }
};

/** `undefined` where PayPal does not answer; `none` where the order turns out to be paid. */
export const startPaypal = async (service: Service, order: PaidOrder): Promise<PaymentStep | undefined> => {
  if (!order.paypal) {
    service.logger.error(`The project of order ${order.number} offers PayPal, but has entered no credentials.`);
    return undefined;
  }
  const begun = await openPayment(service.database, order, 'paypal');
  if (begun.providerId !== undefined) {
    const settlement = await settlePaypal(service, begun.id);
    if (settlement === 'settled' || settlement === 'closed') return { kind: 'none' };
    if (settlement === 'pending') return undefined;
    if (settlement === 'open') return { kind: 'paypal', paypal_order_id: begun.providerId };
  }
  const payment = begun.providerId === undefined ? begun : await openPayment(service.database, order, 'paypal');
  const id = payment.providerId ?? (await once(`begin ${payment.id}`, () => create(service, order, payment)));
  return id === undefined ? undefined : { kind: 'paypal', paypal_order_id: id };
};
