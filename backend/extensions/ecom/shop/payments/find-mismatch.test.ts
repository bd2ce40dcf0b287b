import { describe, expect, it } from 'vitest';
import type { PaypalOrder } from '../../../../../contract/payments.ts';
import { findKlarnaMismatch, findPaypalMismatch } from './find-mismatch.ts';

const order = { id: 'uuid', number: 'AT-1', totalCents: 10_490 };
const expected = { id: 'PAYPAL1', merchantId: 'HOUSE' };
const amount = { currency_code: 'EUR', value: '104.90' };

type Unit = PaypalOrder['purchase_units'][number];

const toTold = (unit: Partial<Unit> = {}, told: Partial<PaypalOrder> = {}): PaypalOrder => ({
  id: 'PAYPAL1',
  intent: 'CAPTURE',
  status: 'APPROVED',
  purchase_units: [{ amount, payee: { merchant_id: 'HOUSE' }, custom_id: 'uuid', invoice_id: 'AT-1', ...unit }],
  ...told,
});

const captured = (...values: string[]): Partial<Unit> => ({
  payments: {
    captures: values.map((value) => ({ id: value, status: 'COMPLETED', amount: { currency_code: 'EUR', value } })),
  },
});

describe('what PayPal tells', () => {
  it.each([[toTold()], [toTold({ amount: { currency_code: 'EUR', value: '104.9' } })], [toTold(captured('104.90'))]])(
    'agrees with the order: %j',
    (told) => {
      expect(findPaypalMismatch(told, order, expected)).toBeUndefined();
    },
  );

  it.each([
    ['amount', toTold({ amount: { currency_code: 'EUR', value: '104.89' } })],
    ['amount', toTold({ amount: { currency_code: 'EUR', value: 'free' } })],
    ['currency', toTold({ amount: { currency_code: 'USD', value: '104.90' } })],
    ['payee', toTold({ payee: { merchant_id: 'OTHER' } })],
    ['payee', toTold({ payee: undefined })],
    ['order', toTold({ custom_id: undefined })],
    ['order', toTold({}, { id: 'PAYPAL2' })],
    ['number', toTold({ invoice_id: 'AT-2' })],
    ['intent', toTold({}, { intent: 'AUTHORIZE' })],
    ['units', toTold({}, { purchase_units: [] })],
    ['units', toTold(captured('104.90', '104.90'))],
    ['amount', toTold(captured('1.00'))],
  ])('differs in %s: %j', (difference, told) => {
    expect(findPaypalMismatch(told, order, expected)).toBe(difference);
  });

  it('differs where it was never told who is paid', () => {
    const unnamed = toTold({ payee: undefined });
    expect(findPaypalMismatch(unnamed, order, { id: 'PAYPAL1', merchantId: undefined })).toBe('payee');
  });
});

it('compares what Klarna tells', () => {
  const told = {
    order_amount: 10_490,
    purchase_currency: 'EUR',
    merchant_reference1: 'AT-1',
    merchant_reference2: 'uuid',
  };
  expect(findKlarnaMismatch(told, order)).toBeUndefined();
  expect(findKlarnaMismatch({ ...told, intent: 'buy' }, order)).toBeUndefined();
  expect(findKlarnaMismatch({ ...told, intent: 'tokenize' }, order)).toBe('intent');
  expect(findKlarnaMismatch({ ...told, order_amount: 1 }, order)).toBe('amount');
  expect(findKlarnaMismatch({ ...told, purchase_currency: 'SEK' }, order)).toBe('currency');
  expect(findKlarnaMismatch({ ...told, merchant_reference1: undefined }, order)).toBe('number');
  expect(findKlarnaMismatch({ ...told, merchant_reference2: 'other' }, order)).toBe('order');
});

it.each([['units', { purchase_units: [...toTold().purchase_units, ...toTold().purchase_units] }]])(
  'PayPal’s order is not ours with two units: %s',
  (difference, told) => {
    expect(findPaypalMismatch(toTold({}, told), order, expected)).toBe(difference);
  },
);

it.each([
  ['currency', { amount: { currency_code: 'USD', value: '104.90' } }],
  ['order', { custom_id: 'other' }],
  [undefined, { custom_id: 'uuid' }],
])('a capture differs in %s: %j', (difference, part) => {
  const capture = { id: 'c', status: 'COMPLETED', amount, ...part };
  expect(findPaypalMismatch(toTold({ payments: { captures: [capture] } }), order, expected)).toBe(difference);
});
