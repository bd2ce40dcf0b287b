// Decision 057: a page of the previous release orders with the legacy names; a retry after the update counts as the
// same order.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { renameToLegacyMoneyFields } from '../../../domain/convert-legacy-money-field-names.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
  toTestQuoteBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let candle: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  candle = await shop.addProduct({ price_brutto: '48.00', stock: 9, unit_quantity: '200', unit: 'g' });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const line = () => toTestOrderLineInput(candle, { price_cents: 4_800 });

it('accepts legacy names in a quote and responds with them', async () => {
  const body = renameToLegacyMoneyFields(toTestQuoteBody(shop, [line()]));
  expect(body).toMatchObject({ lines: [{ price_brutto: 4_800 }] });
  const { status, answer } = await postToTestOrderService(backend.url, 'quote', body);
  expect(status).toBe(200);
  expect(answer.quote).toMatchObject({
    lines: [{ price_brutto: 4_800, price_brutto_old: null, unit_price: { price_brutto: 24_000 }, problem: null }],
    shipping_options: [{ price_brutto: 490 }, { price_brutto: 0 }],
    present_wrap: 650,
    totals: { goods: 4_800, shipping: 490, present_wrap: 0, total: 5_290, taxes: [{ amount: 845 }] },
  });
});

it('accepts legacy names in an order, and current names in its retry', async () => {
  const body = toTestOrderBody(shop, [line()]);
  const legacy = renameToLegacyMoneyFields(body) as Record<string, unknown>;
  expect(legacy).toMatchObject({ lines: [{ price_brutto: 4_800 }], total_price_brutto: 5_290 });
  const { status, answer } = await postToTestOrderService(backend.url, 'order', legacy);
  expect({ status, answer }).toMatchObject({ status: 200, answer: { total_price_brutto: 5_290, total_cents: 5_290 } });
  expect(await postToTestOrderService(backend.url, 'order', body)).toEqual({ status, answer });

  const [row] = await read('select body_hash, access_key, taxes from ecommerce_order where id = $1', [body.order_uuid]);
  const hashed = Object.fromEntries(Object.entries(legacy).filter(([key]) => !['homepage', 'open_ms'].includes(key)));
  const inKeyOrder = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  expect(row?.['body_hash']).toBe(createHash('sha256').update(JSON.stringify(hashed, inKeyOrder)).digest('hex'));
  expect(row?.['taxes']).toEqual([{ percent: 19, amount: 845 }]);
  const lines = await read('select unit_price from ecommerce_order_line where "order" = $1', [body.order_uuid]);
  expect(lines).toEqual([{ unit_price: { price_brutto: 24_000, quantity: 1, unit: 'kg' } }]);

  const statusRequest = { project: shop.domain, key: row?.['access_key'] };
  expect((await postToTestOrderService(backend.url, 'order/status', statusRequest)).answer).toMatchObject({
    order: {
      lines: [{ total_price_brutto: 4_800, unit_price: { price_brutto: 24_000 } }],
      goods_price_brutto: 4_800,
      shipping_price_brutto: 490,
      present_wrap_price_brutto: 0,
      total_price_brutto: 5_290,
      refunded_price_brutto: 0,
      refund_under_way_price_brutto: 0,
    },
  });
});

it('returns the new quote of a refusal with legacy names', async () => {
  const body = { ...toTestOrderBody(shop, [line()]), total_cents: 1 };
  expect(await postToTestOrderService(backend.url, 'order', renameToLegacyMoneyFields(body))).toMatchObject({
    status: 409,
    answer: { code: 'quote_changed', quote: { totals: { total: 5_290 }, lines: [{ price_brutto: 4_800 }] } },
  });
});
