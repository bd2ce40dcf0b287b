// Promise 1: the server sets the prices. Every reason to refuse an order; a refused order writes nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  germanTestAddress,
  postToTestOrderService,
  requestTestQuote,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
  toTestQuoteBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);
const order = (body: unknown) => postToTestOrderService(backend.url, 'order', body);

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
});

beforeEach(async () => {
  ring = await shop.addProduct({ personalization: shop.personalization });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const stockOf = async (product: string): Promise<unknown> =>
  (await read('select stock from ecommerce_product where id = $1', [product]))[0]?.['stock'];

/** A refused order is not stored and reserves no stock. */
const expectNothing = async ({ order_uuid }: OrderRequestBody, product = ring): Promise<void> => {
  expect(await read('select 1 from ecommerce_order where id = $1', [order_uuid])).toEqual([]);
  expect(await stockOf(product)).toBe(5);
};

const changes: [string, () => Promise<() => Promise<unknown>>, string | null][] = [
  [
    'whose price has changed',
    async () => {
      await admin.patch(`/items/ecommerce_product/${ring}`, { price_brutto: '101.00' });
      return () => Promise.resolve();
    },
    'price_changed',
  ],
  [
    'that is withdrawn',
    async () => {
      await admin.patch(`/items/ecommerce_product/${ring}`, { status: 'archived' });
      return () => Promise.resolve();
    },
    'gone',
  ],
  [
    'whose price is available on request only',
    async () => {
      await admin.patch(`/items/ecommerce_product/${ring}`, { price_brutto: null });
      return () => Promise.resolve();
    },
    'no_price',
  ],
  [
    'that has variants now',
    async () => {
      const variant = { product: ring, display_name: '52', price_brutto: '100.00', stock: 9 };
      await admin.post('/items/ecommerce_product_variant', variant);
      return () => Promise.resolve();
    },
    'gone',
  ],
  [
    'that cannot be made while its stock is too small',
    async () => {
      const path = `/items/ecommerce_settings/${shop.settings}`;
      await admin.patch(`/items/ecommerce_product/${ring}`, { reorder_possible: true, stock: 0 });
      await admin.patch(path, { purchase_to_order: false });
      return async () => {
        await admin.patch(path, { purchase_to_order: true });
        await admin.patch(`/items/ecommerce_product/${ring}`, { stock: 5 });
      };
    },
    'sold_out',
  ],
];

describe('an order is rejected with a new quote, and nothing is booked, for an item', () => {
  it.each(changes)('%s', async (_name, change, problem) => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
    const restore = await change();
    const { status, answer } = await order(body);
    expect({ status, code: answer.code }).toEqual({ status: 409, code: 'quote_changed' });
    expect(answer.quote?.lines.map((line) => line.problem)).toEqual([problem]);
    const shown = await requestTestQuote(backend.url, toTestQuoteBody(shop, body.lines));
    expect(answer.quote).toEqual(shown);
    await restore();
    await expectNothing(body);
  });

  it('whose lines together exceed the stock', async () => {
    const body = toTestOrderBody(shop, [
      toTestOrderLineInput(ring, { count: 3, personalization: { engraving: 'Anna' } }),
      toTestOrderLineInput(ring.toUpperCase(), { count: 3 }),
    ]);
    const { answer } = await order(body);
    expect(answer.quote?.lines).toMatchObject([1, 2].map(() => ({ problem: 'too_many', available: 5 })));
    await expectNothing(body);
  });

  it.each([
    [{ engraving: 'Dreizehn Zeich' }],
    [{ engraving: 'Жанна' }],
    [{ engraving: 'A\u200bB' }],
    [{ metal: 'Platin' }],
    [{ engraving: 'Anna', font: 'gothic' }],
    [{ unknown: 'x' }],
  ])('with the personalization %j', async (personalization) => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring, { personalization })]);
    const { answer } = await order(body);
    expect(answer.quote?.lines).toMatchObject([{ problem: 'personalization' }]);
    await expectNothing(body);
  });

  it('whose price in the browser is free, lower or higher', async () => {
    for (const price_cents of [0, 9_999, 10_001]) {
      const body = toTestOrderBody(shop, [toTestOrderLineInput(ring, { price_cents })]);
      expect(await order(body)).toMatchObject({ status: 409, answer: { code: 'quote_changed' } });
      await expectNothing(body);
    }
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)], { total_cents: 1 });
    expect(await order(body)).toMatchObject({ status: 409, answer: { quote: { totals: { total_cents: 10_490 } } } });
    await expectNothing(body);
  });
});

describe('an order is rejected', () => {
  it.each([
    ['a rate of another country', { rate: 'abroad' }, 'shipping'],
    ['a rate that does not exist', { shipping: '00000000-0000-4000-8000-000000000000' }, 'shipping'],
    ['cash for a parcel', { payment_method: 3 }, 'payment_method'],
    ['no payment method although something is due', { payment_method: null }, 'payment_method'],
    [
      'cash for a parcel whose rate lists it',
      { rate: 'abroad', payment_method: 3, shipping_address: { ...germanTestAddress, country: 'AT' } },
      'payment_method',
    ],
    ['PayPal without credentials', { payment_method: 4 }, 'payment_method'],
    ['a country without delivery', { shipping_address: { ...germanTestAddress, country: 'US' } }, 'shipping'],
  ] as const)('for %s', async (_name, more, field) => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)], more);
    expect(await order(body)).toEqual({ status: 409, answer: { status: 'error', code: 'not_offered', field } });
    await expectNothing(body);
  });

  it.each([{ maintenance_mode: true }, { enable_cart: false }])('by a shop with %j', async (setting) => {
    const path = `/items/ecommerce_settings/${shop.settings}`;
    await admin.patch(path, setting);
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
    const closed = { status: 409, answer: { status: 'error', code: 'shop_closed' } };
    expect(await order(body)).toEqual(closed);
    expect(await postToTestOrderService(backend.url, 'quote', toTestQuoteBody(shop, body.lines))).toEqual(closed);
    await admin.patch(path, { maintenance_mode: false, enable_cart: true });
    await expectNothing(body);
  });

  it('in the name of another shop', async () => {
    const other = await seedTestShop(admin);
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
    expect(await order({ ...body, project: other.domain, shipping: other.rates.parcel })).toMatchObject({
      answer: { code: 'quote_changed', quote: { lines: [{ problem: 'gone' }] } },
    });
    expect(await order({ ...body, project: other.domain })).toMatchObject({ answer: { code: 'not_offered' } });
    await order(body);
    expect(await order({ ...body, project: other.domain })).toMatchObject({ status: 422 });
    await other.remove();
  });

  it('if its total exceeds the money columns', async () => {
    const expensive = await shop.addProduct({ price_brutto: '9999999.99', reorder_possible: true });
    const body = toTestOrderBody(shop, [toTestOrderLineInput(expensive, { price_cents: 999_999_999, count: 11 })]);
    expect(await order(body)).toEqual({
      status: 400,
      answer: { status: 'error', code: 'invalid_input', field: 'lines' },
    });
    await expectNothing(body, expensive);
  });
});
