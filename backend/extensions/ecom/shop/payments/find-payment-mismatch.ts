// Compares the payment data of a provider with the order. With any difference, the order does not count as paid. Pure.
import { centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { KlarnaOrder, KlarnaSession, PaypalOrder } from '../../../../../contract/payment-provider-responses.ts';
import type { Order } from '../orders/read-order.ts';
import { klarnaCurrency } from './klarna-order-request.ts';
import { paypalCurrency } from './paypal-order-request.ts';

/** The first difference is reported to the staff. */
export type PaymentMismatchKind = 'amount' | 'currency' | 'intent' | 'number' | 'order' | 'payee' | 'units';

type Expected = Pick<Order, 'dueCents' | 'id' | 'number'>;

const findFirstMismatch = (checks: readonly [boolean, PaymentMismatchKind][]): PaymentMismatchKind | undefined =>
  checks.find(([isEqual]) => !isEqual)?.[1];

interface Money {
  currency_code: string;
  value: string;
}

/** `'49.90'` and `'49.9'` are the same amount. */
const isAmount = ({ value }: Money, { dueCents }: Expected): boolean =>
  centsToDecimalAmount(Math.round(Number(value) * 100)) === centsToDecimalAmount(dueCents);

/**
 * PayPal's order must have one purchase unit, ours, paid to our account, and each capture must be for the full amount.
 */
export const findPaypalPaymentMismatch = (
  paypalOrder: PaypalOrder,
  order: Expected,
  expected: { id: string; merchantId: string | undefined },
): PaymentMismatchKind | undefined => {
  const [unit, ...others] = paypalOrder.purchase_units;
  if (!unit || others.length > 0) return 'units';
  const captures = unit.payments?.captures ?? [];
  return findFirstMismatch([
    [paypalOrder.id === expected.id && unit.custom_id === order.id, 'order'],
    [paypalOrder.intent === 'CAPTURE', 'intent'],
    [unit.amount.currency_code === paypalCurrency, 'currency'],
    [isAmount(unit.amount, order), 'amount'],
    [unit.invoice_id === order.number, 'number'],
    [expected.merchantId !== undefined && unit.payee?.merchant_id === expected.merchantId, 'payee'],
    [captures.length <= 1, 'units'],
    [captures.every(({ amount }) => amount.currency_code === paypalCurrency), 'currency'],
    [captures.every(({ amount }) => isAmount(amount, order)), 'amount'],
    [captures.every(({ custom_id: id }) => id === undefined || id === order.id), 'order'],
  ]);
};

/** Compares a Klarna session before the order is placed, or a placed order. */
export const findKlarnaPaymentMismatch = (
  klarnaOrder: KlarnaOrder | KlarnaSession,
  order: Expected,
): PaymentMismatchKind | undefined =>
  findFirstMismatch([
    [klarnaOrder.purchase_currency === klarnaCurrency, 'currency'],
    [klarnaOrder.order_amount === order.dueCents, 'amount'],
    [klarnaOrder.merchant_reference1 === order.number, 'number'],
    [klarnaOrder.merchant_reference2 === order.id, 'order'],
    [!('intent' in klarnaOrder) || klarnaOrder.intent === undefined || klarnaOrder.intent === 'buy', 'intent'],
  ]);
