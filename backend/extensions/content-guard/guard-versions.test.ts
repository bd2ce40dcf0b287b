// Which price drops of a version count as confirmed when it is saved again.
import { expect, it } from 'vitest';
import { confirmPayloadPricesAlreadyInVersion } from './guard-versions.ts';

const toLists = (price: number | string) => ({
  product_variants: { create: [], update: [{ id: 'v', price_brutto: price }], delete: [] },
});

it.each([
  ['an unchanged price', { price_brutto: 20 }, { price_brutto: '20.00' }, { price_brutto: '20.00 confirmed' }],
  ['another price', { price_brutto: 20 }, { price_brutto: '10.00' }, { price_brutto: '10.00' }],
  [
    'a price that is confirmed now',
    { price_brutto: 20 },
    { price_brutto: '10.00 confirmed' },
    { price_brutto: '10.00 confirmed' },
  ],
  ['a price without an earlier one', {}, { price_brutto: '20.00' }, { price_brutto: '20.00' }],
  ['an unchanged price of a variant', toLists('9.00'), toLists(9), toLists('9 confirmed')],
  ['the price of another record', { price_brutto: 9 }, toLists(9), toLists(9)],
])('%s', (_case, delta, payload, expected) => {
  expect(confirmPayloadPricesAlreadyInVersion(payload, delta)).toEqual(expected);
});
