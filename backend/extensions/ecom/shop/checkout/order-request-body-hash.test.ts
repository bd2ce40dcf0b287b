import { expect, it } from 'vitest';
import type { OrderRequestBody } from '../../../../../contract/shop/order.ts';
import { toOrderRequestBodyHash } from './order-request-body-hash.ts';

const line = { product: 'p', variant: null, count: 1, price_cents: 100, previews: [] };
const body = {
  project: 'x.example',
  order_uuid: 'o',
  language: 'de',
  email: 'a@b.de',
  shipping_address: { zip: '1', city: 'A' },
  lines: [{ ...line, personalization: { engraving: 'Anna', font: 'serif' } }],
  homepage: '',
  open_ms: 3_000,
} as unknown as OrderRequestBody;

it('returns the same hash regardless of key order and form time', () => {
  const reordered = JSON.parse(
    '{"lines":[{"personalization":{"font":"serif","engraving":"Anna"},"previews":[],"price_brutto":100,"count":1,"variant":null,"product":"p"}],"shipping_address":{"city":"A","zip":"1"},"email":"a@b.de","language":"de","order_uuid":"o","project":"x.example","homepage":"","open_ms":9000}',
  ) as OrderRequestBody;
  expect(toOrderRequestBodyHash(reordered)).toBe(toOrderRequestBodyHash(body));
  expect(toOrderRequestBodyHash(body)).toMatch(/^[\da-f]{64}$/);
});

it.each([
  { email: 'b@b.de' },
  { lines: [{ ...line, personalization: { engraving: 'anna', font: 'serif' } }] },
  { lines: [{ ...line, personalization: null }] },
  { shipping_address: { zip: '1', city: 'B' } },
])('returns a different hash for %j', (changes) => {
  expect(toOrderRequestBodyHash({ ...body, ...changes } as OrderRequestBody)).not.toBe(toOrderRequestBodyHash(body));
});
