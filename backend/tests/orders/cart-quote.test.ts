// POST /ecom/quote: prices, and the problems that prevent a cart from being ordered.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withLegacyMoneyFieldNames } from '../../../domain/convert-legacy-money-field-names.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  requestTestQuote,
  type TestShop,
  toTestOrderLineInput,
  toTestQuoteBody,
} from './test-shop.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

let shop: TestShop;

beforeAll(async () => {
  shop = await seedTestShop(admin);
});

afterAll(async () => {
  await shop.remove();
});

const quote = (...of: Parameters<typeof toTestQuoteBody> extends [unknown, ...infer Rest] ? Rest : never) =>
  requestTestQuote(backend.url, toTestQuoteBody(shop, ...of));

describe('a quote', () => {
  it('is priced from the database, in the requested language', async () => {
    const product = await shop.addProduct({
      shipping_time: '2–3 Werktage',
      tax_percent: '7.00',
      guarantee_model: 'A1',
      guarantee_years: 5,
      guarantee_terms_url: 'https://atelier.example/garantie',
      translations: [{ language: 'en', display_name: 'Ring of gold', shipping_time: null }],
      product_variants: [
        {
          display_name: 'Größe 52',
          price_brutto: '119.00',
          stock: 2,
          reference_number_suffix: '-52',
          translations: [{ language: 'en', display_name: 'Size 52' }],
        },
        { display_name: 'Größe 54', price_brutto: '129.00', stock: 0, active: false },
      ],
    });
    const [variant, inactive] = await admin.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&sort=price_brutto&filter[product][_eq]=${product}`,
    );
    const answer = await quote(
      [
        toTestOrderLineInput(product, { variant: variant?.id ?? null, price_cents: 11_900 }),
        toTestOrderLineInput(product, { variant: inactive?.id ?? null }),
        toTestOrderLineInput(product),
      ],
      { language: 'en' },
    );
    expect(answer.lines[0]).toEqual({
      product,
      variant: variant?.id,
      name: 'Ring of gold',
      variant_name: 'Size 52',
      count: 1,
      ...withLegacyMoneyFieldNames({ price_cents: 11_900, old_price_cents: null }),
      unit_price: null,
      essential_features: [],
      labels: [],
      discount_cents: 0,
      available: 2,
      tax_percent: 7,
      shipping_time: '2–3 Werktage',
      // Only the text is given, not the days.
      delivery: null,
      reference_number: expect.stringMatching(/^R-.*-52$/) as string,
      slug: expect.any(String) as string,
      guarantee: { brand: 'Atelier', model: 'A1', years: 5, terms_url: 'https://atelier.example/garantie' },
      is_made_to_order: false,
      is_gift_voucher: false,
      is_pair: false,
      problem: null,
    });
    expect(answer.lines.slice(1).map(({ problem }) => problem)).toEqual(['gone', 'gone']);
    expect(answer.is_orderable).toBe(false);
    expect(answer.shipping_options).toMatchObject([
      { id: shop.rates.parcel, name: 'Parcel', price_cents: 490, pickup: null },
      { id: shop.rates.pickup, pickup: { branch: shop.branch, name: 'Stammhaus', city: 'Rosenheim' } },
    ]);
    expect(answer.countries).toEqual(['DE', 'AT', 'FR']);
  });
});

it('L6: contains the lowest price of the 30 days before a reduction, from the price history', async () => {
  const product = await shop.addProduct({ price_brutto: '120.00' });
  await admin.patch(`/items/ecommerce_product/${product}`, {
    price_brutto: '100.00',
    is_reduced: true,
    price_brutto_old: '500.00',
  });
  expect((await quote([toTestOrderLineInput(product)])).lines).toMatchObject([
    { price_cents: 10_000, old_price_cents: 12_000, problem: null },
  ]);
});

describe('a shipping option', () => {
  it('is free if its method is marked as free, whatever its rate costs', async () => {
    const method = await admin.post<{ id: string }>('/items/ecommerce_shipping_method', {
      settings: shop.settings,
      display_name: 'Bote',
      free: true,
    });
    const path = `/items/ecommerce_shipping_config/${shop.rates.parcel}`;
    await admin.patch(path, { shipping_method: method.id });
    const { shipping_options: options, totals } = await quote([toTestOrderLineInput(await shop.addProduct())]);
    await admin.patch(path, { shipping_method: null });
    expect(options[0]).toMatchObject({ id: shop.rates.parcel, is_free: true, price_cents: 0 });
    expect(totals).toMatchObject({ shipping_cents: 0, total_cents: 10_000 });
  });

  it('is removed with its branch instead of becoming a worldwide shipping option', async () => {
    const { id: branch } = await admin.post<{ id: string }>('/items/branch', {
      project: shop.project,
      display_name: 'Zweighaus',
      street: 'Gasse 2',
      zip: '83022',
      city: 'Rosenheim',
    });
    const rate = await admin.post<{ id: string }>('/items/ecommerce_shipping_config', {
      settings: shop.settings,
      name: 'Abholung',
      price_brutto: '0.00',
      pickup_branch: branch,
    });
    const readOptions = async () =>
      (await quote([toTestOrderLineInput(await shop.addProduct())])).shipping_options.map(({ id, pickup }) => [
        id,
        pickup?.branch,
      ]);
    expect(await readOptions()).toContainEqual([rate.id, branch]);
    await admin.delete(`/items/branch/${branch}`);
    expect(await readOptions()).toEqual([
      [shop.rates.parcel, undefined],
      [shop.rates.pickup, shop.branch],
    ]);
  });
});

it('returns 409 for an unknown shop', async () => {
  expect(
    await postToTestOrderService(backend.url, 'quote', {
      ...toTestQuoteBody(shop, [toTestOrderLineInput(shop.project)]),
      project: 'x.example',
    }),
  ).toEqual({
    status: 409,
    answer: { status: 'error', code: 'shop_closed' },
  });
});
