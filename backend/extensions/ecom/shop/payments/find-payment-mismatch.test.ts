import { describe, expect, it } from 'vitest';
import type { PaypalOrder } from '../../../../../contract/payment-provider-responses.ts';
import { findKlarnaPaymentMismatch, findPaypalPaymentMismatch } from './find-payment-mismatch.ts';

const order = { id: 'uuid', number: 'AT-1', dueCents: 10_490 };
const expected = { id: 'PAYPAL1', merchantId: 'MERCHANT' };
const amount = { currency_code: 'EUR', value: '104.90' };

type Unit = PaypalOrder['purchase_units'][number];

const toPaypalOrder = (unit: Partial<Unit> = {}, changes: Partial<PaypalOrder> = {}): PaypalOrder => ({
  id: 'PAYPAL1',
  intent: 'CAPTURE',
  status: 'APPROVED',
  purchase_units: [{ amount, payee: { merchant_id: 'MERCHANT' }, custom_id: 'uuid', invoice_id: 'AT-1', ...unit }],
  ...changes,
});

const captured = (...values: string[]): Partial<Unit> => ({
  payments: {
    captures: values.map((value) => ({ id: value, status: 'COMPLETED', amount: { currency_code: 'EUR', value } })),
  },
});

describe('PayPal', () => {
  it.each([
    [toPaypalOrder()],
    [toPaypalOrder({ amount: { currency_code: 'EUR', value: '104.9' } })],
    [toPaypalOrder(captured('104.90'))],
  ])('accepts an order that matches: %j', (paypalOrder) => {
    expect(findPaypalPaymentMismatch(paypalOrder, order, expected)).toBeUndefined();
  });

  it.each([
    ['amount', toPaypalOrder({ amount: { currency_code: 'EUR', value: '104.89' } })],
    ['amount', toPaypalOrder({ amount: { currency_code: 'EUR', value: 'free' } })],
    ['currency', toPaypalOrder({ amount: { currency_code: 'USD', value: '104.90' } })],
    ['payee', toPaypalOrder({ payee: { merchant_id: 'OTHER' } })],
    ['payee', toPaypalOrder({ payee: undefined })],
    ['order', toPaypalOrder({ custom_id: undefined })],
    ['order', toPaypalOrder({}, { id: 'PAYPAL2' })],
    ['number', toPaypalOrder({ invoice_id: 'AT-2' })],
    ['intent', toPaypalOrder({}, { intent: 'AUTHORIZE' })],
    ['units', toPaypalOrder({}, { purchase_units: [] })],
    ['units', toPaypalOrder(captured('104.90', '104.90'))],
    ['amount', toPaypalOrder(captured('1.00'))],
  ])('reports a different %s: %j', (difference, paypalOrder) => {
    expect(findPaypalPaymentMismatch(paypalOrder, order, expected)).toBe(difference);
  });

  it('reports a different payee if the expected one is unknown', () => {
    const withoutPayee = toPaypalOrder({ payee: undefined });
    expect(findPaypalPaymentMismatch(withoutPayee, order, { id: 'PAYPAL1', merchantId: undefined })).toBe('payee');
  });
});

it('compares a Klarna order with the order of the shop', () => {
  const klarnaOrder = {
    order_amount: 10_490,
    purchase_currency: 'EUR',
    merchant_reference1: 'AT-1',
    merchant_reference2: 'uuid',
  };
  expect(findKlarnaPaymentMismatch(klarnaOrder, order)).toBeUndefined();
  expect(findKlarnaPaymentMismatch({ ...klarnaOrder, intent: 'buy' }, order)).toBeUndefined();
  expect(findKlarnaPaymentMismatch({ ...klarnaOrder, intent: 'tokenize' }, order)).toBe('intent');
  expect(findKlarnaPaymentMismatch({ ...klarnaOrder, order_amount: 1 }, order)).toBe('amount');
  expect(findKlarnaPaymentMismatch({ ...klarnaOrder, purchase_currency: 'SEK' }, order)).toBe('currency');
  expect(findKlarnaPaymentMismatch({ ...klarnaOrder, merchant_reference1: undefined }, order)).toBe('number');
  expect(findKlarnaPaymentMismatch({ ...klarnaOrder, merchant_reference2: 'other' }, order)).toBe('order');
});

it.each([['units', { purchase_units: [...toPaypalOrder().purchase_units, ...toPaypalOrder().purchase_units] }]])(
  'rejects a PayPal order with two purchase units: %s',
  (difference, changes) => {
    expect(findPaypalPaymentMismatch(toPaypalOrder({}, changes), order, expected)).toBe(difference);
  },
);

it.each([
  ['currency', { amount: { currency_code: 'USD', value: '104.90' } }],
  ['order', { custom_id: 'other' }],
  [undefined, { custom_id: 'uuid' }],
])('compares the %s of a capture: %j', (difference, part) => {
  const capture = { id: 'c', status: 'COMPLETED', amount, ...part };
  expect(findPaypalPaymentMismatch(toPaypalOrder({ payments: { captures: [capture] } }), order, expected)).toBe(
    difference,
  );
});
