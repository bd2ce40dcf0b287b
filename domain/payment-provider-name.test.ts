import { expect, it } from 'vitest';
import { paymentMethodIds } from '../contract/shop/order-constants.ts';
import { paymentMethodToProviderName } from './payment-provider-name.ts';

it.each([
  [paymentMethodIds.paypal, 'PayPal'],
  [paymentMethodIds.klarna, 'Klarna'],
  ['paypal', 'PayPal'],
  ['klarna', 'Klarna'],
  ['invoice', undefined],
  [paymentMethodIds.invoice, undefined],
  [null, undefined],
  [undefined, undefined],
])('pays method %s through %s', (paymentMethod, provider) => {
  expect(paymentMethodToProviderName(paymentMethod)).toBe(provider);
});
