// Limits for the quantity of a line in request bodies.
import { describe, expect, it } from 'vitest';
import { orderRequestBodySchema } from './order.ts';
import { cartQuoteRequestBodySchema } from './cart-quote.ts';
import { withdrawalRequestBodySchema } from './withdrawal.ts';

const id = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';

const quotedLine = (count: number) => ({
  product: id,
  variant: null,
  personalization: null,
  count,
  price_cents: 94_000,
});

const address = {
  company: '',
  first_name: 'Anna',
  last_name: 'König',
  street: 'Rosenweg 1',
  address_addition: '',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '',
};

const bodies = {
  quote: (count: number) =>
    cartQuoteRequestBodySchema.safeParse({
      project: 'shop.example',
      language: 'de',
      lines: [quotedLine(count)],
      country: null,
      shipping: null,
      present_wrap: false,
    }),
  order: (count: number) =>
    orderRequestBodySchema.safeParse({
      project: 'shop.example',
      order_uuid: id,
      language: 'de',
      email: 'anna@example.org',
      shipping_address: address,
      invoice_address: null,
      lines: [{ ...quotedLine(count), previews: [] }],
      shipping: id,
      payment_method: 2,
      present_wrap: false,
      comment: '',
      total_cents: 94_000,
      homepage: '',
      open_ms: 5_000,
    }),
  withdrawal: (count: number) =>
    withdrawalRequestBodySchema.safeParse({
      project: 'shop.example',
      language: 'de',
      name: 'Anna',
      contract: 'AT-1',
      email: 'anna@example.org',
      part: '',
      lines: [{ id, count }],
      homepage: '',
      open_ms: 5_000,
    }),
};

describe.each(Object.entries(bodies))('the body of a %s', (_name, parse) => {
  it.each([
    [1, true],
    [98, true],
    [99, true],
    [100, false],
    [0, false],
    [1.5, false],
  ])('with a quantity of %d is valid: %s', (count, isValid) => {
    expect(parse(count).success).toBe(isValid);
  });
});
