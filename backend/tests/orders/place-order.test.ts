// Promise 1: the server sets the prices. A placed order in all its parts.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withLegacyMoneyFieldNames } from '../../../domain/convert-legacy-money-field-names.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  germanTestAddress,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
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

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img"><title>Anna</title></svg>';

describe('a placed order', () => {
  it('is complete: lines, texts, amounts, stock, reservation, history and emails', async () => {
    const book = await shop.addProduct({ display_name: 'Buch', price_brutto: '21.40', tax_percent: '7.00' });
    const body = toTestOrderBody(
      shop,
      [
        toTestOrderLineInput(ring, {
          personalization: { engraving: '  Anna ♥ ', metal: 'Silber', font: 'serif' },
          previews: [drawing, `${drawing}<script>alert(1)</script>`],
        }),
        toTestOrderLineInput(ring, { count: 2, previews: [drawing] }),
        toTestOrderLineInput(book, { price_cents: 2_140 }),
      ],
      {
        language: 'en',
        present_wrap: true,
        comment: 'Bitte\nklingeln',
        invoice_address: { ...germanTestAddress, city: 'Ulm' },
      },
    );
    const { status, answer } = await order(body);
    expect({ status, answer }).toEqual({
      status: 200,
      answer: {
        status: 'ok',
        order_uuid: body.order_uuid,
        state: 'new',
        ...withLegacyMoneyFieldNames({ total_cents: 33_280 }),
        due_cents: 33_280,
        order_number: expect.stringMatching(/^T-\d{5}$/) as string,
        payment: { kind: 'none' },
        expected: null,
        access_key: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    });
    const [written] = await read('select * from ecommerce_order where id = $1', [body.order_uuid]);
    expect(written).toMatchObject({
      project: shop.project,
      number: answer.order_number,
      access_key: answer.access_key,
      language: 'en',
      email: 'änne@öz.example',
      shipping_last_name: 'Öz',
      shipping_city: 'Rosenheim',
      invoice_city: 'Ulm',
      shipping_company: null,
      shipping_name: 'Parcel',
      present_wrap: true,
      comment: 'Bitte\nklingeln',
      note: null,
      hold_until: null,
      goods_brutto: '321.40',
      shipping_brutto: '4.90',
      present_wrap_brutto: '6.50',
      total_brutto: '332.80',
      // 300.00 at 19 % and 21.40 at 7 %; of 11.40 for shipping and wrapping 10.64 and 0.76.
      taxes: [
        { percent: 19, amount: 4_960 },
        { percent: 7, amount: 145 },
      ],
    });
    const lines = await read('select * from ecommerce_order_line where "order" = $1 order by sort', [body.order_uuid]);
    expect(lines).toMatchObject([
      {
        name: 'Ring',
        count: 1,
        price_brutto: '100.00',
        tax_percent: '19.00',
        is_made_to_order: true,
        product: ring,
        personalization: { engraving: 'Anna ♥', font: 'serif', metal: 'Silber' },
        labels: [
          { label: 'Gravur', value: 'Anna ♥' },
          { label: 'Schrift', value: 'Antiqua' },
          { label: 'Metall', value: 'Silber' },
        ],
        labels_shown: [
          { label: 'Engraving', value: 'Anna ♥' },
          { label: 'Font', value: 'roman letters' },
          { label: 'Metal', value: 'silver' },
        ],
        previews: [drawing],
      },
      {
        count: 2,
        total_brutto: '200.00',
        is_made_to_order: false,
        labels: null,
        previews: null,
        personalization: null,
      },
      { name: 'Buch', price_brutto: '21.40', tax_percent: '7.00' },
    ]);
    expect(await stockOf(ring)).toBe(2);
    const holds = await read('select count, released_at from ecommerce_hold where "order" = $1 order by count', [
      body.order_uuid,
    ]);
    expect(holds).toEqual([1, 3].map((count) => ({ count, released_at: null })));
    expect(
      await read('select from_state, to_state, actor from ecommerce_order_history where "order" = $1', [
        body.order_uuid,
      ]),
    ).toEqual([{ from_state: null, to_state: 'new', actor: 'Kundschaft' }]);
    const mails = await read('select kind from ecommerce_mail where "order" = $1 order by kind', [body.order_uuid]);
    expect(mails.map(({ kind }) => kind)).toEqual(['order_received', 'order_received_house']);
  });

  it('keeps its amounts and its response after later changes to the shop', async () => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring, { count: 5 })]);
    const first = await order(body);
    await admin.patch(`/items/ecommerce_product/${ring}`, { price_brutto: '1.00', display_name: 'X', status: 'draft' });
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { maintenance_mode: true });
    expect(await order({ ...body, open_ms: 90_000 })).toEqual(first);
    expect(await order({ ...body, comment: 'anders' })).toMatchObject({ status: 422 });
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { maintenance_mode: false });
    const [line] = await read('select name, price_brutto from ecommerce_order_line where "order" = $1', [
      body.order_uuid,
    ]);
    expect(line).toEqual({ name: 'Ring', price_brutto: '100.00' });
  });

  it.each([
    ['prepayment', 'parcel', 'awaiting_payment', 7 * 24],
    ['paypal', 'parcel', 'awaiting_payment', 1],
    ['klarna', 'parcel', 'awaiting_payment', 1],
    ['invoice', 'parcel', 'new', null],
    ['invoice', 'pickup', 'new', null],
    ['cash_on_pickup', 'pickup', 'new', null],
    ['prepayment', 'pickup', 'awaiting_payment', 7 * 24],
  ] as const)('by %s and %s starts as %s with its stock reserved for %s hours', async (method, rate, state, hours) => {
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, credentials);
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)], {
      rate,
      payment_method: paymentMethodIds[method],
    });
    await order(body);
    const [written] = await read(
      `select state, round(extract(epoch from hold_until - date_created) / 3600)::int as hours, pickup_branch
         from ecommerce_order where id = $1`,
      [body.order_uuid],
    );
    expect(written).toEqual({ state, hours, pickup_branch: rate === 'pickup' ? shop.branch : null });
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, noCredentials);
  });

  it('is accepted beyond the stock if more can be made, and returns only the stock that it reserved', async () => {
    await admin.patch(`/items/ecommerce_product/${ring}`, { reorder_possible: true });
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring, { count: 8 })]);
    expect(await order(body)).toMatchObject({ status: 200 });
    expect(await stockOf(ring)).toBe(0);
    expect(await read('select count from ecommerce_hold where "order" = $1', [body.order_uuid])).toEqual([
      { count: 5 },
    ]);
    await admin.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'cancelled' });
    expect(await stockOf(ring)).toBe(5);
  });

  it('is accepted from a suspected bot, with a note for the staff', async () => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)], { homepage: 'https://password-manager.example' });
    expect(await order(body)).toMatchObject({ status: 200 });
    const [written] = await read('select state, note from ecommerce_order where id = $1', [body.order_uuid]);
    expect(written).toMatchObject({ state: 'new', note: expect.stringContaining('Spamverdacht') as string });
  });
});

const credentials = {
  paypal_client_id: 'id',
  paypal_client_secret: 'secret',
  klarna_username: 'user',
  klarna_password: 'word',
};
const noCredentials = Object.fromEntries(Object.keys(credentials).map((name) => [name, null]));
