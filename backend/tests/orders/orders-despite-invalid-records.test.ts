// A record with an invalid number does not stop the shop: it is omitted, and everything else can be quoted and
// ordered.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { writeLegacyOutOfRangeValues } from '../write-legacy-out-of-range-values.ts';
import {
  seedTestShop,
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

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  ring = await shop.addProduct({ stock: 100 });
});

afterAll(async () => {
  await shop.remove();
});

const write = (collection: string, id: string, values: Record<string, unknown>) =>
  writeLegacyOutOfRangeValues(backend.databaseUrl, collection, id, values);

const quote = (...lines: ReturnType<typeof toTestOrderLineInput>[]) =>
  requestTestQuote(backend.url, toTestQuoteBody(shop, lines));

const expectOrder = async () => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
};

describe('an invalid shipping rate', () => {
  it.each([
    ['a price below zero', { price_brutto: '-10.00' }],
    ['a price that is not a number', { price_brutto: 'NaN' }],
    ['a price beyond the maximum', { price_brutto: '90000000.00' }],
    ['days below zero', { additional_days: -31 }],
    ['days beyond the maximum', { additional_days: 40_000 }],
    ['countries that are not a list', { countries: '"DE"' }],
    ['countries that are not strings', { countries: '[{"code": "DE"}]' }],
  ])('with %s is not offered, and the others are', async (_, values) => {
    await write('ecommerce_shipping_config', shop.rates.pickup, values);
    try {
      const { shipping_options: options, totals } = await quote(toTestOrderLineInput(ring));
      expect(options.map(({ id }) => id)).toEqual([shop.rates.parcel]);
      expect(totals).toMatchObject({ goods_cents: 10_000, shipping_cents: 490, total_cents: 10_490 });
      await expectOrder();
    } finally {
      await write('ecommerce_shipping_config', shop.rates.pickup, {
        price_brutto: '0.00',
        additional_days: null,
        countries: null,
      });
    }
  });
});

describe('an invalid product', () => {
  it.each([
    ['a price below zero', { price_brutto: '-5.00' }],
    ['a price that is not a number', { price_brutto: 'NaN' }],
    ['a price beyond the maximum', { price_brutto: '90000000.00' }],
    ['a tax below zero', { tax_percent: '-100.00' }],
    ['a tax beyond the maximum', { tax_percent: '190.00' }],
  ])('with %s is not on sale, and the other lines are', async (_, values) => {
    const bad = await shop.addProduct();
    await write('ecommerce_product', bad, values);
    const { lines, totals, is_orderable } = await quote(
      toTestOrderLineInput(ring),
      toTestOrderLineInput(bad, { price_cents: 100 }),
    );
    expect(lines.map(({ problem }) => problem)).toEqual([null, 'gone']);
    expect(totals).toMatchObject({ goods_cents: 10_000, total_cents: 10_490 });
    expect(is_orderable).toBe(false);
    await expectOrder();
  });

  it('treats negative stock as sold out', async () => {
    const bad = await shop.addProduct();
    await write('ecommerce_product', bad, { stock: -3 });
    expect(
      (await quote(toTestOrderLineInput(ring), toTestOrderLineInput(bad))).lines.map(({ problem }) => problem),
    ).toEqual([null, 'sold_out']);
  });

  it('keeps the product and its other variants on sale if one variant has a negative price', async () => {
    const product = await shop.addProduct({
      product_variants: [
        { display_name: 'Größe 52', price_brutto: '110.00', stock: 2, sort: 1 },
        { display_name: 'Größe 54', price_brutto: '120.00', stock: 2, sort: 2 },
      ],
    });
    const [bad, good] = await admin.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&sort=sort&filter[product][_eq]=${product}`,
    );
    await write('ecommerce_product_variant', bad?.id ?? '', { price_brutto: '-5.00' });
    const { lines } = await quote(
      toTestOrderLineInput(product, { variant: bad?.id ?? null, price_cents: 11_000 }),
      toTestOrderLineInput(product, { variant: good?.id ?? null, price_cents: 12_000 }),
    );
    expect(lines.map(({ problem }) => problem)).toEqual(['gone', null]);
  });
});

describe('invalid settings', () => {
  it.each([
    ['a wrapping price below zero', { present_wrapping_price_brutto: '-1.00' }, { present_wrap_cents: null }],
    ['a wrapping price that is not a number', { present_wrapping_price_brutto: 'NaN' }, { present_wrap_cents: null }],
    ['a tax below zero', { default_tax_percent: '-100.00' }, { totals: { taxes: [{ percent: 19 }] } }],
    ['prepayment days below zero', { prepayment_days: -7 }, {}],
  ])('with %s stop neither quote nor order', async (_, values, expected) => {
    const [before] = await queryTestDatabase(
      backend.databaseUrl,
      `select ${Object.keys(values).join(', ')} from ecommerce_settings where id = $1`,
      [shop.settings],
    );
    await write('ecommerce_settings', shop.settings, values);
    try {
      expect(await quote(toTestOrderLineInput(ring))).toMatchObject(expected);
      await expectOrder();
    } finally {
      await write('ecommerce_settings', shop.settings, before ?? {});
    }
  });
});
