// Information shown with an item from the quote to the email: essential features (L2), unit price and the lowest
// price of the 30 days before a reduction (L6). Later edits do not change an order.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { orderStatusResponseSchema } from '../../../contract/shop/order-status-page.ts';
import { withLegacyMoneyFieldNames } from '../../../domain/convert-legacy-money-field-names.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
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
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

const create = async (collection: string, item: object): Promise<string> =>
  (await admin.post<{ id: string }>(`/items/${collection}`, item)).id;

let shop: TestShop;
let groups: string[];
let ring: string;
let ringVariant: string;
let unmarked: string;
let candle: string;

const createAttribute = async (group: string, sort: number, de: string, en: string): Promise<[string, string]> => {
  const id = await create('ecommerce_attribute_group', {
    project: shop.project,
    sort,
    display_name: group,
    translations: [{ language: 'en', display_name: `${group} (en)` }],
  });
  const attribute = await create('ecommerce_attribute', {
    attribute_group: id,
    display_name: de,
    translations: [{ language: 'en', display_name: en }],
  });
  return [id, attribute];
};

beforeAll(async () => {
  shop = await seedTestShop(admin);
  const attributes = [
    await createAttribute('Oberfläche', 1, 'Poliert', 'Polished'),
    await createAttribute('Material', 2, 'Weißgold 750', '18 ct white gold'),
    await createAttribute('Edelstein', 3, 'Brillant 0,30 ct', '0.30 ct diamond'),
  ];
  groups = attributes.map(([group]) => group);
  const links = attributes.map(([, attribute], index) => ({ attribute_id: attribute, sort: index + 1 }));
  unmarked = await shop.addProduct({ attributes: links });
  const category = await create('ecommerce_category', {
    project: shop.project,
    display_name: 'Verlobungsringe',
    slug: 'verlobungsringe',
    essential_attribute_groups: [
      { attribute_group_id: groups[2], sort: 1 },
      { attribute_group_id: groups[1], sort: 2 },
    ],
  });
  ring = await shop.addProduct({
    category,
    attributes: links,
    price_brutto: null,
    product_variants: [{ display_name: 'Größe 54', price_brutto: '100.00', stock: 5 }],
  });
  candle = await shop.addProduct({ price_brutto: '48.00', unit_quantity: '220', unit: 'g' });
  const [row] = await read('select id from ecommerce_product_variant where product = $1', [ring]);
  ringVariant = String(row?.['id']);
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const ringLine = () => toTestOrderLineInput(ring, { variant: ringVariant });
const candleLine = () => toTestOrderLineInput(candle, { price_cents: 4_800 });

it('L2: a quote contains the essential features of the category, in its order and in the requested language, and the selected variant', async () => {
  const inGerman = await requestTestQuote(backend.url, toTestQuoteBody(shop, [ringLine()]));
  expect(inGerman.lines).toMatchObject([
    {
      variant_name: 'Größe 54',
      essential_features: [
        { label: 'Edelstein', value: 'Brillant 0,30 ct' },
        { label: 'Material', value: 'Weißgold 750' },
      ],
    },
  ]);
  const inEnglish = await requestTestQuote(backend.url, toTestQuoteBody(shop, [ringLine()], { language: 'en' }));
  expect(inEnglish.lines[0]?.essential_features).toEqual([
    { label: 'Edelstein (en)', value: '0.30 ct diamond' },
    { label: 'Material (en)', value: '18 ct white gold' },
  ]);
});

it('L2: a quote contains all attributes if the category marks none', async () => {
  const { lines } = await requestTestQuote(
    backend.url,
    toTestQuoteBody(shop, [toTestOrderLineInput(unmarked), candleLine()]),
  );
  expect(lines.map(({ essential_features: features }) => features.map(({ label }) => label))).toEqual([
    ['Oberfläche', 'Material', 'Edelstein'],
    [],
  ]);
});

it('L6: a quote contains the unit price, from the variant or the product', async () => {
  const { lines } = await requestTestQuote(backend.url, toTestQuoteBody(shop, [candleLine(), ringLine()]));
  expect(lines.map((line) => line.unit_price)).toEqual([
    withLegacyMoneyFieldNames({ price_cents: 21_818, quantity: 1, unit: 'kg' }),
    null,
  ]);
  const tea = await shop.addProduct({
    price_brutto: null,
    unit_quantity: '100',
    unit: 'ml',
    product_variants: [
      { display_name: 'klein', price_brutto: '10.00', stock: 5, sort: 1 },
      { display_name: 'groß', price_brutto: '25.00', stock: 5, sort: 2, unit_quantity: '0.5', unit: 'l' },
    ],
  });
  const rows = await read('select id from ecommerce_product_variant where product = $1 order by sort', [tea]);
  const ofVariants = await requestTestQuote(
    backend.url,
    toTestQuoteBody(
      shop,
      rows.map(({ id }) => toTestOrderLineInput(tea, { variant: String(id) })),
    ),
  );
  expect(ofVariants.lines.map((line) => line.unit_price?.price_cents)).toEqual([10_000, 5_000]);
});

it('L2, L6: order, email and order page keep the original texts in both languages after later edits', async () => {
  const body = toTestOrderBody(shop, [ringLine(), candleLine()], { language: 'en' });
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  await admin.patch(`/items/ecommerce_product/${candle}`, { unit_quantity: '300' });
  await admin.patch(`/items/ecommerce_attribute_group/${groups[1]}`, { display_name: 'Legierung' });
  const [order] = await read('select access_key from ecommerce_order where id = $1', [body.order_uuid]);
  const { answer } = await postToTestOrderService(backend.url, 'order/status', {
    project: shop.domain,
    key: order?.['access_key'],
  });
  expect(orderStatusResponseSchema.parse(answer).order.lines).toMatchObject([
    { essential_features: [{ value: '0.30 ct diamond' }, { label: 'Material (en)' }], unit_price: null },
    { essential_features: [], unit_price: { price_cents: 21_818, quantity: 1, unit: 'kg' } },
  ]);
  const mails = await read(
    `select kind, text from ecommerce_mail where "order" = $1 and kind like 'order_received%' order by kind`,
    [body.order_uuid],
  );
  const [toShopper, toShop] = mails.map(({ text }) => String(text));
  expect(toShopper).toContain('Edelstein (en): 0.30 ct diamond · Material (en): 18 ct white gold');
  expect(toShopper).toContain('€218.18 / 1\u00a0kg');
  expect(toShop).toContain('Edelstein: Brillant 0,30 ct · Material: Weißgold 750');
  expect(toShop).toContain('218,18\u00a0€ / 1\u00a0kg');
  await admin.patch(`/items/ecommerce_product/${candle}`, { unit_quantity: '220' });
});
