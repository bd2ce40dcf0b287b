import { expect, it } from 'vitest';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import type { ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import type { CheckoutSettings } from './read-checkout-settings.ts';
import { testCheckoutSettings, testPickupBranch, toTestShippingOption } from './checkout-settings.fixture.ts';
import { toAvailableCheckoutOptions } from './to-available-checkout-options.ts';

const settings: CheckoutSettings = {
  ...testCheckoutSettings,
  paypalClientId: 'id',
  usableMethods: new Set([1, 2, 3, 4, 5]),
};
const methods = [1, 2, 3, 4, 5].map((id) => ({ id, method: String(id), name: String(id) }));
const toOptions = (options: ShippingOption[], country: string | null, changes: Partial<CheckoutSettings> = {}) =>
  toAvailableCheckoutOptions({ ...settings, ...changes }, { options, methods, countries: ['DE', 'AT'] }, country);
const toShippingOptionIds = (options: ShippingOption[], country: string | null) =>
  toOptions(options, country).shipping_options.map(({ id }) => id);

it('returns the rates for a country that the shop delivers to, and pickup for every country', () => {
  const options = [
    toTestShippingOption('de', { countries: ['DE'] }),
    toTestShippingOption('ch', { countries: ['CH'] }),
    toTestShippingOption('all'),
    toTestShippingOption('p', { pickup: testPickupBranch }),
  ];
  expect(toShippingOptionIds(options, 'DE')).toEqual(['de', 'all', 'p']);
  expect(toShippingOptionIds(options, 'AT')).toEqual(['all', 'p']);
  expect(toShippingOptionIds(options, 'CH')).toEqual(['p']);
  expect(toShippingOptionIds(options, null)).toEqual(['de', 'all', 'p']);
  expect(toOptions(options, null).shipping_options[1]?.countries).toEqual(['DE', 'AT']);
});

it('allows cash for pickup only, and every method for a rate without a list', () => {
  const {
    shipping_options: [shipping, pickupOption],
  } = toOptions([toTestShippingOption('a'), toTestShippingOption('b', { pickup: testPickupBranch })], 'DE');
  expect(shipping?.payment_methods).toEqual([1, 2, 4, 5]);
  expect(pickupOption?.payment_methods).toEqual([1, 2, 3, 4, 5]);
});

it('omits options without a usable payment method', () => {
  const usableMethods = new Set([2, 3]);
  const options = [
    toTestShippingOption('a', { payment_methods: [1, 3, 4] }),
    toTestShippingOption('b', { payment_methods: [2, 4] }),
  ];
  const { shipping_options, payment_methods, paypal_client_id } = toOptions(options, 'DE', { usableMethods });
  expect(shipping_options).toMatchObject([{ id: 'b', payment_methods: [2] }]);
  expect(payment_methods.map(({ id }) => id)).toEqual([2]);
  expect(paypal_client_id).toBeNull();
  expect(toOptions(options, 'DE').paypal_client_id).toBe('id');
});

it.each([
  ['DE', 'DE', true],
  ['DE', 'CH', false],
  ['AT', 'LU', false],
  ['DE', null, true],
])('a delivery to %s with an invoice to %s offers Klarna: %s', (country, invoiceCountry, isOffered) => {
  const configured = { options: [toTestShippingOption('a')], methods, countries: ['DE', 'AT'] };
  const { payment_methods } = toAvailableCheckoutOptions(settings, configured, country, invoiceCountry);
  expect(payment_methods.map(({ id }) => id)).toEqual(
    [1, 2, 4, 5].filter((id) => isOffered || id !== paymentMethodIds.klarna),
  );
});

it('offers every payment method of any option', () => {
  const options = [
    toTestShippingOption('a', { payment_methods: [1] }),
    toTestShippingOption('b', { payment_methods: [2] }),
  ];
  expect(toOptions(options, 'DE').payment_methods.map(({ id }) => id)).toEqual([1, 2]);
});
