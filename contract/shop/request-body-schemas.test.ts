// Valid and invalid request bodies of the site's forms.
import { describe, expect, it } from 'vitest';
import {
  appointmentRequestBodySchema,
  appointmentTimesResponseSchema,
  appointmentTimesRequestBodySchema,
} from '../visitors/appointment.ts';
import {
  contactMessageRequestBodySchema,
  productRequestBodySchema,
} from '../visitors/contact-rating-and-product-request.ts';
import { newsletterConfirmationRequestBodySchema, newsletterSignUpRequestBodySchema } from '../visitors/newsletter.ts';
import {
  klarnaConfirmationRequestBodySchema,
  orderRequestBodySchema,
  paypalConfirmationRequestBodySchema,
  placedOrderResponseSchema,
} from './order.ts';
import { orderLineInputSchema, cartQuoteRequestBodySchema } from './cart-quote.ts';
import { orderStatusResponseSchema, orderStatusRequestBodySchema } from './order-status-page.ts';
import { withdrawalRequestBodySchema } from './withdrawal.ts';

const id = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';
const key = '0123456789abcdef'.repeat(4);
const form = { project: 'shop.example', language: 'de', homepage: '', open_ms: 5_000 };
const person = { name: 'Anna', email: 'anna@example.org' };

const request = { ...form, ...person, product: id, kind: 'price', message: '', privacy: true };
const appointment = {
  ...form,
  ...person,
  topic: id,
  branch: id,
  date: '2026-12-01',
  time: '10:30',
  message: '',
  privacy: true,
};
const contact = { ...form, ...person, message: 'Guten Tag', privacy: true };
const quotedLine = { product: id, variant: null, personalization: null, count: 1, price_cents: 94_000 };
const line = { ...quotedLine, previews: [] };
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
const order = {
  ...form,
  order_uuid: id,
  email: person.email,
  shipping_address: address,
  invoice_address: null,
  lines: [line],
  shipping: id,
  payment_method: 2,
  present_wrap: false,
  comment: '',
  total_cents: 94_000,
};
const quote = {
  project: 'shop.example',
  language: 'de',
  lines: [quotedLine],
  country: 'DE',
  shipping: null,
  present_wrap: false,
};
const withdrawal = { ...form, name: 'Anna', contract: 'AT-1', email: person.email, part: '' };

const bodies = {
  request: { schema: productRequestBodySchema, body: request },
  appointment: { schema: appointmentRequestBodySchema, body: appointment },
  'appointment times': {
    schema: appointmentTimesRequestBodySchema,
    body: { project: 'shop.example', topic: id, branch: id },
  },
  contact: { schema: contactMessageRequestBodySchema, body: contact },
  newsletter: {
    schema: newsletterSignUpRequestBodySchema,
    body: { ...form, email: person.email, text_version: '2026-11-22' },
  },
  'order status': { schema: orderStatusRequestBodySchema, body: { project: 'shop.example', key } },
  order: { schema: orderRequestBodySchema, body: order },
  quote: { schema: cartQuoteRequestBodySchema, body: quote },
  withdrawal: { schema: withdrawalRequestBodySchema, body: withdrawal },
} as const;

const invalidParts: Record<keyof typeof bodies, object[]> = {
  request: [
    { privacy: false },
    { kind: 'gift' },
    { product: 'ring' },
    { name: ' ' },
    { path: 'produkt/ring' },
    { path: '/Ring' },
    { path: `/${'a'.repeat(255)}` },
    { path: '/' },
    { path: '/ring?x=1' },
    { phone: '1'.repeat(41) },
    { message: 'a'.repeat(4_001) },
    { open_ms: -1 },
  ],
  appointment: [
    { time: '24:00' },
    { time: '9:30' },
    { time: '10:60' },
    { time: '10:300' },
    { time: 'at 10:30' },
    { date: '2026-02-30' },
    { privacy: false },
    { name: '' },
    { product: 'ring' },
  ],
  'appointment times': [
    { from: '2026-13-01' },
    { from: 'tomorrow' },
    { topic: '1' },
    { language: 'de' },
    { days: 0 },
    { days: 32 },
  ],
  contact: [{ message: ' ' }, { privacy: false }, { name: '' }, { branch: '1' }, { email: 'anna' }],
  newsletter: [{ text_version: '2020-01' }, { email: 'anna' }, { project: 'shop example' }],
  'order status': [{ key: key.slice(1) }, { key: `${key}0` }, { key: key.toUpperCase() }, { project: '' }],
  order: [
    { lines: [] },
    { lines: Array(101).fill(line) },
    { payment_method: 0 },
    { payment_method: 6 },
    { total_cents: -1 },
    { total_cents: 0.5 },
    { comment: 'a'.repeat(1_001) },
    { lines: [{ ...line, previews: Array(5).fill('<svg/>') }] },
    { lines: [{ ...line, previews: ['a'.repeat(60_001)] }] },
    { lines: [{ ...line, price_cents: -1 }] },
    { lines: [{ ...line, personalization: { Key: 'x' } }] },
    { lines: [{ ...line, personalization: { '1a': 'x' } }] },
    { lines: [{ ...line, personalization: { [`a${'b'.repeat(64)}`]: 'x' } }] },
    { lines: [{ ...line, personalization: { engraving: 'x'.repeat(501) } }] },
  ],
  quote: [
    { country: 'de' },
    { country: 'DEU' },
    { country: 'D' },
    { invoice_country: 'at' },
    { invoice_country: 'AUT' },
    { lines: [] },
  ],
  withdrawal: [
    { contract: ' ' },
    { name: '' },
    { order_key: '1' },
    { lines: Array(51).fill({ id, count: 1 }) },
    { part: 'a'.repeat(2_001) },
  ],
};

describe.each(Object.entries(bodies))('the body of %s', (name, { schema, body }) => {
  it('is valid', () => {
    expect(schema.safeParse(body)).toMatchObject({ success: true });
  });

  it('is rejected with an unknown field', () => {
    expect(schema.safeParse({ ...body, admin: true }).success).toBe(false);
  });

  it.each(invalidParts[name as keyof typeof bodies])('is rejected with %j', (part) => {
    expect(schema.safeParse({ ...body, ...part }).success).toBe(false);
  });
});

it.each(['00:00', '09:05', '19:59', '20:00', '23:59'])('accepts an appointment at %s', (time) => {
  expect(appointmentRequestBodySchema.safeParse({ ...appointment, time }).success).toBe(true);
});

it.each(['/produkt/ring-1', '/en/product/a_b', `/${'a'.repeat(254)}`])(
  'accepts a product request with the path %s',
  (path) => {
    expect(productRequestBodySchema.safeParse({ ...request, path }).success).toBe(true);
  },
);

describe('an order line', () => {
  const personalizationValues = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key_${index}`, 'x']));

  it.each([
    [0, true],
    [1, true],
    [20, true],
    [21, false],
  ])('with %d personalization values is valid: %s', (count, isValid) => {
    expect(orderLineInputSchema.safeParse({ ...line, personalization: personalizationValues(count) }).success).toBe(
      isValid,
    );
  });

  it('has its ids normalized to lower case', () => {
    const upper = { ...line, product: id.toUpperCase(), variant: id.toUpperCase() };
    expect(orderLineInputSchema.parse(upper)).toMatchObject({ product: id, variant: id });
  });
});

describe('ids and keys of payments', () => {
  it.each([
    ['5O190127TN364715T', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['../capture', false],
    ['a/b', false],
  ])('PayPal’s %j is valid: %s', (order_id, isValid) => {
    const body = { project: 'shop.example', order_id: id, paypal: { order_id } };
    expect(paypalConfirmationRequestBodySchema.safeParse(body).success).toBe(isValid);
  });

  it.each([
    ['b4bd3423-24e3', true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['', false],
    ['a/b', false],
  ])('Klarna’s %j is valid: %s', (authorization_token, isValid) => {
    const body = { project: 'shop.example', order_uuid: id, authorization_token };
    expect(klarnaConfirmationRequestBodySchema.safeParse(body).success).toBe(isValid);
  });

  it('validate the key of a newsletter link', () => {
    expect(newsletterConfirmationRequestBodySchema.safeParse({ project: 'shop.example', key }).success).toBe(true);
    expect(newsletterConfirmationRequestBodySchema.safeParse({ project: 'shop.example', key: 'x' }).success).toBe(
      false,
    );
  });
});

describe('the response to an order', () => {
  const placed = {
    status: 'ok',
    order_uuid: id,
    order_number: 'AT-1',
    state: 'new',
    total_cents: 94_000,
    payment: { kind: 'none' },
  };
  const expected = { from: '2026-12-01', to: '2026-12-03' };

  it.each([
    [undefined, null],
    [null, null],
    [expected, expected],
  ])('parses the expected dates %j as %j', (given, parsed) => {
    expect(placedOrderResponseSchema.parse({ ...placed, expected: given }).expected).toEqual(parsed);
  });

  it.each([
    { state: 'lost' },
    { total_cents: -1 },
    { payment: { kind: 'paypal' } },
    { payment: { kind: 'cash' } },
    { expected: { from: 'soon', to: '2026-12-03' } },
  ])('is invalid with %j', (part) => {
    expect(placedOrderResponseSchema.safeParse({ ...placed, ...part }).success).toBe(false);
  });
});

it('applies defaults to an order status from an earlier service', () => {
  const line = {
    id: '1',
    count: 1,
    name: 'Ring',
    variant_name: null,
    reference_number: null,
    total_cents: 94_000,
    shipping_time: null,
    is_made_to_order: false,
    labels: [],
    previews: [],
    slug: null,
    rating_key: null,
  };
  const status = {
    order_number: 'AT-1',
    state: 'new',
    placed_at: '2026-11-23T10:00:00Z',
    name: 'Anna',
    email: person.email,
    lines: [line],
    goods_cents: 94_000,
    shipping_cents: 0,
    present_wrap_cents: 0,
    total_cents: 94_000,
    payment_name: 'PayPal',
    is_paid: true,
    transfer: null,
    shipping_name: 'DHL',
    shipping_address: [],
    pickup: null,
    tracking: null,
    can_withdraw: true,
    withdrawals: [],
  };
  const parsed = orderStatusResponseSchema.parse({ status: 'ok', order: status }).order;
  expect(parsed).toMatchObject({ refunded_cents: 0, refund_under_way_cents: 0, expected: null });
  expect(parsed.lines[0]).toMatchObject({ unit_price: null, essential_features: [], expected: null });
  for (const part of [{ state: 'lost' }, { total_cents: -1 }, { lines: [{ ...line, count: 0 }] }])
    expect(orderStatusResponseSchema.safeParse({ status: 'ok', order: { ...status, ...part } }).success).toBe(false);
});

describe('the appointment times', () => {
  const response = { status: 'ok', time_zone: 'Europe/Berlin', duration_minutes: 30, days: [], next: null };

  it.each([
    [{}, true],
    [{ days: [{ date: '2026-12-01', times: ['10:00'] }] }, true],
    [{ days: [{ date: '2026-12-01', times: [] }] }, false],
    [{ duration_minutes: 0 }, false],
    [{ status: 'error' }, false],
  ])('with %j are valid: %s', (part, isValid) => {
    expect(appointmentTimesResponseSchema.safeParse({ ...response, ...part }).success).toBe(isValid);
  });
});
