// Discount codes in quotes and orders: prices and taxes, limits under concurrent orders, and protection against guessing.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  requestTestQuote,
  type TestShop,
  toTestOrderBody,
  toTestOrderLineInput,
  toTestQuoteBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);
const order = (body: unknown) => postToTestOrderService(backend.url, 'order', body);

let shop: TestShop;
let ring: string;
let codeCount = 0;

beforeAll(async () => {
  shop = await seedTestShop(admin);
});

beforeEach(async () => {
  ring = await shop.addProduct({ stock: 50 });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

/** Returns the code. */
const addCode = async (details: Record<string, unknown>): Promise<string> => {
  codeCount += 1;
  const code = `TEST-${codeCount}`;
  await admin.post('/items/ecommerce_discount_code', { project: shop.project, code, ...details });
  return code;
};

const quoteWith = (codes: string[], lines = [toTestOrderLineInput(ring)]) =>
  requestTestQuote(backend.url, toTestQuoteBody(shop, lines, { codes }));

/** An order of one ring for 100 € and 4.90 € shipping. */
const toBody = (code: string, discountCents: number, changes: Partial<OrderRequestBody> = {}): OrderRequestBody =>
  toTestOrderBody(shop, [toTestOrderLineInput(ring)], {
    codes: [code],
    total_cents: 10_490 - discountCents,
    ...changes,
  });

const usesOf = async (code: string): Promise<unknown> =>
  (
    await read('select used_count from ecommerce_discount_code where project = $1 and code = $2', [shop.project, code])
  )[0]?.['used_count'];

describe('a discount code', () => {
  it('reduces goods of both tax rates, and their taxes', async () => {
    const book = await shop.addProduct({ price_brutto: '30.00', tax_percent: '7.00' });
    const lines = [toTestOrderLineInput(ring, { count: 2 }), toTestOrderLineInput(book, { price_cents: 3_000 })];
    const code = await addCode({ kind: 'amount', amount_brutto: '23.00' });
    const { codes, lines: quoted, totals } = await quoteWith([code.toLowerCase()], lines);
    expect(codes).toMatchObject([{ code, kind: 'discount', discount_cents: 2_300, problem: null }]);
    expect(quoted.map(({ discount_cents }) => discount_cents)).toEqual([2_000, 300]);
    // 180 € and 27 € of goods; 4.90 € shipping in proportion: 4.26 € and 0.64 €.
    expect(totals).toMatchObject({ goods_cents: 20_700, discount_cents: 2_300, total_cents: 21_190 });
    expect(totals.taxes).toMatchObject([
      { percent: 19, amount_cents: Math.round((18_426 * 19) / 119) },
      { percent: 7, amount_cents: Math.round((2_764 * 7) / 107) },
    ]);
    const body = toTestOrderBody(shop, lines, { codes: [code], total_cents: 21_190 });
    expect((await order(body)).answer).toMatchObject({ status: 'ok', total_cents: 21_190 });
    expect(
      await read(
        `select discount_code, discount_brutto, goods_brutto, total_brutto,
                (select json_agg(json_build_array(discount_brutto, total_brutto) order by sort)
                   from ecommerce_order_line where "order" = placed.id) as lines
           from ecommerce_order placed where id = $1`,
        [body.order_uuid],
      ),
    ).toEqual([
      {
        discount_code: code,
        discount_brutto: '23.00',
        goods_brutto: '207.00',
        total_brutto: '211.90',
        lines: [
          [20, 180],
          [3, 27],
        ],
      },
    ]);
    // The same order again is no second use.
    expect((await order(body)).status).toBe(200);
    expect(await usesOf(code)).toBe(1);
  });

  it('makes shipping free, and the order keeps its price', async () => {
    const code = await addCode({ kind: 'free_shipping', minimum_brutto: '100.00' });
    const { codes, totals } = await quoteWith([code]);
    expect(codes).toMatchObject([{ is_shipping_free: true, discount_cents: 0, problem: null }]);
    expect(totals).toMatchObject({ shipping_cents: 0, shipping_discount_cents: 490, total_cents: 10_000 });
    const body = toBody(code, 490);
    expect((await order(body)).status).toBe(200);
    const columns = 'shipping_brutto, shipping_discount_brutto, total_brutto';
    expect(await read(`select ${columns} from ecommerce_order where id = $1`, [body.order_uuid])).toEqual([
      { shipping_brutto: '0.00', shipping_discount_brutto: '4.90', total_brutto: '100.00' },
    ]);
  });

  it('applies to a subcategory only, and never together with a second one', async () => {
    const [product] = await read('select category from ecommerce_product where id = $1', [ring]);
    const { id: subcategory } = await admin.post<{ id: string }>('/items/ecommerce_subcategory', {
      project: shop.project,
      category: product?.['category'],
      display_name: 'Trauringe',
      slug: 'trauringe',
    });
    const wedding = await shop.addProduct({ subcategories: [{ subcategory_id: subcategory }] });
    const limited = await addCode({ percent: '50.00', subcategories: [{ subcategory_id: subcategory }] });
    const general = await addCode({ percent: '10.00', categories: [{ category_id: product?.['category'] }] });
    const lines = [toTestOrderLineInput(ring), toTestOrderLineInput(wedding)];
    const { codes, lines: quoted } = await quoteWith([limited, general], lines);
    expect(quoted.map(({ discount_cents }) => discount_cents)).toEqual([0, 5_000]);
    expect(codes).toMatchObject([{ problem: null }, { problem: 'one_discount_only' }]);
    expect((await quoteWith([limited])).codes).toMatchObject([{ problem: 'no_eligible_items' }]);
    expect((await quoteWith([general], lines)).lines.map(({ discount_cents }) => discount_cents)).toEqual([
      1_000, 1_000,
    ]);
  });

  it('leaves out a product, and the products of a brand, and names them', async () => {
    const book = await shop.addProduct({ display_name: 'Ringbuch', excluded_from_discounts: true });
    const { id: manufacturer } = await admin.post<{ id: string }>('/items/ecommerce_manufacturer', {
      project: shop.project,
      display_name: 'Uhrenmarke',
      slug: 'uhrenmarke',
      excluded_from_discounts: true,
    });
    const watch = toTestOrderLineInput(await shop.addProduct({ display_name: 'Uhr', manufacturer }));
    const code = await addCode({ percent: '10.00' });
    const mixed = await quoteWith([code], [toTestOrderLineInput(ring), toTestOrderLineInput(book), watch]);
    expect(mixed.lines.map(({ discount_cents }) => discount_cents)).toEqual([1_000, 0, 0]);
    expect(mixed.codes).toMatchObject([{ problem: null, excluded_items: ['Ringbuch', 'Uhr'] }]);
    expect((await quoteWith([code], [watch])).codes).toMatchObject([
      { problem: 'no_eligible_items', excluded_items: ['Uhr'] },
    ]);
  });

  it.each([null, paymentMethodIds.prepayment])(
    'of everything leaves nothing to pay, with payment method %s',
    async (method) => {
      const code = await addCode({ percent: '100.00' });
      const body = toBody(code, 10_490, {
        shipping: shop.rates.pickup,
        payment_method: method,
        total_cents: 0,
      });
      expect((await order(body)).answer).toMatchObject({ state: 'new', total_cents: 0, payment: { kind: 'none' } });
      const rows = await read('select payment_method from ecommerce_order where id = $1', [body.order_uuid]);
      expect(rows).toEqual([{ payment_method: null }]);
    },
  );

  it.each<[string, Record<string, unknown> | null, Record<string, unknown>]>([
    ['unknown', null, { kind: null }],
    ['unknown', { percent: '10.00', active: false }, { kind: null }],
    ['expired', { percent: '10.00', valid_until: '2020-01-31' }, { date: '2020-01-31' }],
    ['not_yet_valid', { percent: '10.00', valid_from: '2099-01-31' }, { date: '2099-01-31' }],
    ['minimum_not_reached', { percent: '10.00', minimum_brutto: '150.00' }, { missing_cents: 5_000 }],
  ])('is refused as %s, and nothing is ordered', async (problem, details, more) => {
    const code = details ? await addCode(details) : 'GIBT-ES-NICHT';
    expect((await quoteWith([code])).codes).toMatchObject([{ code, problem, ...more }]);
    const body = toBody(code, 0);
    expect(await order(body)).toMatchObject({
      status: 409,
      answer: { code: 'quote_changed', quote: { codes: [{ problem }] } },
    });
    expect(await read('select 1 from ecommerce_order where id = $1', [body.order_uuid])).toEqual([]);
  });
});

describe('a limit of uses', () => {
  it('lets one of many concurrent buyers have the last use, and a cancelled order gives it back', async () => {
    const code = await addCode({ percent: '10.00', max_uses: 1 });
    const bodies = Array.from({ length: 20 }, (_, index) =>
      toBody(code, 1_000, { email: `k${index}@example.com`, payment_method: paymentMethodIds.prepayment }),
    );
    const replies = await Promise.all(bodies.map(order));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ answer }) => [answer.code, answer.quote?.codes[0]?.problem])).toEqual(
      Array.from({ length: 19 }, () => ['quote_changed', 'used_up']),
    );
    expect(await usesOf(code)).toBe(1);
    expect((await quoteWith([code])).codes).toMatchObject([{ problem: 'used_up' }]);
    const placed = bodies[replies.findIndex(({ status }) => status === 200)]?.order_uuid;
    const cancellation = { project: shop.domain, order_uuid: placed };
    expect((await postToTestOrderService(backend.url, 'order/cancellation', cancellation)).status).toBe(200);
    expect(await usesOf(code)).toBe(0);
    expect((await order(toBody(code, 1_000))).status).toBe(200);
  });

  it('is counted by the database only, whatever is sent', async () => {
    const code = await addCode({ percent: '10.00', max_uses: 2, used_count: 7 });
    expect(await usesOf(code)).toBe(0);
    expect((await order(toBody(code, 1_000))).status).toBe(200);
    const filter = { project: { _eq: shop.project }, code: { _eq: code } };
    await admin.patch('/items/ecommerce_discount_code', { query: { filter }, data: { used_count: 0 } });
    expect(await usesOf(code)).toBe(1);
  });

  it('per customer counts orders with the same email address', async () => {
    const code = await addCode({ percent: '10.00', max_uses_per_customer: 1 });
    const buy = (email: string) => order(toBody(code, 1_000, { email }));
    expect(
      (await Promise.all(['anna@example.com', 'Anna@example.com'].map(buy))).map(({ status }) => status).sort(),
    ).toEqual([200, 409]);
    expect((await buy('ANNA@example.com')).answer.quote?.codes).toMatchObject([{ problem: 'used_by_customer' }]);
    expect((await buy('paul@example.com')).status).toBe(200);
  });
});

it('does not look up codes for an address that keeps guessing', async () => {
  const code = await addCode({ percent: '10.00' });
  const enter = async (entered: string, address: string): Promise<unknown> => {
    const body = toTestQuoteBody(shop, [toTestOrderLineInput(ring)], { codes: [entered] });
    const { answer } = await postToTestOrderService(backend.url, 'quote', body, { 'x-forwarded-for': address });
    return answer.quote?.codes[0]?.problem;
  };
  const guesser = '198.51.100.7';
  for (let guess = 0; guess < 20; guess += 1) {
    expect(await enter(code, guesser)).toBeNull();
    expect(await enter(`GUESS-${guess}`, guesser)).toBe('unknown');
  }
  expect(await enter(code, guesser)).toBe('too_many_attempts');
  expect(await enter(code, '198.51.100.8')).toBeNull();
});
