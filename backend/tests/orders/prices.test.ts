// Prices in quotes and orders, tested with the same cases as the rules, the pages and the cart
// (domain/price-test-cases.fixture.ts).
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  type ProductPriceColumns,
  type CartTotalsTestCase,
  priceTestCases,
  type PriceTestCaseOrderLine,
  testPresentWrapCents,
} from '../../../domain/price-test-cases.fixture.ts';
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

let shop: TestShop;
let freeMethod: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  const method = { settings: shop.settings, display_name: 'Bote', free: true };
  freeMethod = (await admin.post<{ id: string }>('/items/ecommerce_shipping_method', method)).id;
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const toColumns = ({ previousPrice, price_brutto, ...columns }: ProductPriceColumns) => ({
  ...columns,
  price_brutto: previousPrice ?? price_brutto,
});

/** The database calculates the previous price, so the price is reduced after the product was offered. */
const reduce = async (
  collection: string,
  id: string,
  { previousPrice, price_brutto }: ProductPriceColumns,
): Promise<void> => {
  if (previousPrice !== null) await admin.patch(`/items/${collection}/${id}`, { price_brutto, is_reduced: true });
};

const addLine = async ({ product, variant, quantity, isEngraved, expected }: PriceTestCaseOrderLine) => {
  const item = { stock: 99, reorder_possible: true };
  const id = await shop.addProduct({
    ...toColumns(product),
    ...(variant ? {} : item),
    personalization: shop.personalization,
    ...(variant && { product_variants: [{ ...toColumns(variant), ...item, display_name: 'Größe 52' }] }),
  });
  const [row] = await read('select id from ecommerce_product_variant where product = $1', [id]);
  const variantId = row ? String(row['id']) : null;
  await reduce('ecommerce_product', id, product);
  if (variant && variantId !== null) await reduce('ecommerce_product_variant', variantId, variant);
  return toTestOrderLineInput(id, {
    variant: variantId,
    count: quantity,
    personalization: isEngraved ? { engraving: 'Anna' } : null,
    price_cents: expected.priceCents,
  });
};

const toRate = ({ shipping }: CartTotalsTestCase) => (shipping === 'pickup' ? 'pickup' : 'parcel');

describe('the price case in quote and order', () => {
  it.each(priceTestCases)('$name', async (each) => {
    const { lines, shipping, presentWrap, expected } = each;
    await admin.patch(`/items/ecommerce_shipping_config/${shop.rates.parcel}`, {
      shipping_method: shipping === 'freeMethod' ? freeMethod : null,
    });
    const inputs = await Promise.all(lines.map(addLine));
    const rate = toRate(each);

    const quote = await requestTestQuote(
      backend.url,
      toTestQuoteBody(shop, inputs, { shipping: shop.rates[rate], present_wrap: presentWrap }),
    );
    expect(
      quote.lines.map((line) => ({
        priceCents: line.price_cents,
        previousCents: line.old_price_cents,
        unitPrice: line.unit_price,
      })),
    ).toMatchObject(lines.map((line) => line.expected));
    expect(quote.lines.map(({ problem }) => problem)).toEqual(lines.map(() => null));
    expect(quote.totals).toMatchObject({
      goods_cents: expected.goodsCents,
      shipping_cents: expected.shippingCents,
      present_wrap_cents: presentWrap ? testPresentWrapCents : 0,
      total_cents: expected.totalCents,
    });
    expect(quote.totals.taxes.map((tax) => [tax.percent, tax.amount_cents])).toEqual(expected.taxes);

    const body = toTestOrderBody(shop, inputs, { rate, present_wrap: presentWrap, total_cents: expected.totalCents });
    expect((await postToTestOrderService(backend.url, 'order', body)).status).toBe(200);
    const [kept] = await read(`select total_brutto::text as total from ecommerce_order where id = $1`, [
      body.order_uuid,
    ]);
    expect(kept).toEqual({ total: (expected.totalCents / 100).toFixed(2) });
  });
});
