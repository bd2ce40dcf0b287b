import { expect, it } from 'vitest';
import { hasRequiredPaymentMethodSettings } from './required-payment-method-settings.ts';

const complete = {
  bank_details: 'IBAN',
  paypal_client_id: 'id',
  paypal_client_secret: 'secret',
  klarna_username: 'name',
  klarna_password: 'password',
};

it.each([
  ['prepayment', 'bank_details'],
  ['paypal', 'paypal_client_id'],
  ['paypal', 'paypal_client_secret'],
  ['klarna', 'klarna_username'],
  ['klarna', 'klarna_password'],
] as const)('offers %s only with %s', (method, name) => {
  expect(hasRequiredPaymentMethodSettings(method, complete)).toBe(true);
  expect(hasRequiredPaymentMethodSettings(method, { ...complete, [name]: null })).toBe(false);
  expect(hasRequiredPaymentMethodSettings(method, { ...complete, [name]: ' ' })).toBe(false);
});

it('needs no setting for an invoice and for cash', () => {
  const nothing = Object.fromEntries(Object.keys(complete).map((name) => [name, null]));
  expect(hasRequiredPaymentMethodSettings('invoice', nothing)).toBe(true);
  expect(hasRequiredPaymentMethodSettings('cash_on_pickup', nothing)).toBe(true);
});

it('needs no setting for a method that it does not know', () => {
  expect(hasRequiredPaymentMethodSettings('barter', complete)).toBe(true);
});

it('ignores settings that were not read', () => {
  expect(hasRequiredPaymentMethodSettings('paypal', { paypal_client_id: 'id' })).toBe(true);
  expect(hasRequiredPaymentMethodSettings('paypal', { paypal_client_id: null })).toBe(false);
  expect(hasRequiredPaymentMethodSettings('prepayment', { paypal_client_id: null })).toBe(true);
});
