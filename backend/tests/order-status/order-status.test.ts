// POST /ecom/order/status: returns an order to the holder of its link, and nothing to anyone else.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OrderStatusOrder, orderStatusResponseSchema } from '../../../contract/shop/order-status-page.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createTestStaffMember, type TestStaffMember } from '../create-test-staff.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let other: TestShop;
let staff: TestStaffMember;
let ring: string;
let band: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  other = await seedTestShop(admin);
  staff = await createTestStaffMember(backend.url, admin, shop.project);
  await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { allow_ratings: true });
  ring = await shop.addProduct({
    slug: 'siegelring',
    personalization: shop.personalization,
    stock: 50,
    reference_number: 'R-1',
    translations: [{ language: 'en', display_name: 'Signet ring' }],
  });
  band = await shop.addProduct({ slug: 'band', stock: 50 });
});

afterAll(async () => {
  await read('delete from ecommerce_withdrawal where project = $1', [shop.project]);
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await staff.remove();
  await shop.remove();
  await other.remove();
});

interface Placed {
  id: string;
  key: string;
}

const place = async (
  changes: Parameters<typeof toTestOrderBody>[2] = {},
  lines = [toTestOrderLineInput(ring)],
): Promise<Placed> => {
  const body = toTestOrderBody(shop, lines, changes);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  const [row] = await read('select access_key from ecommerce_order where id = $1', [body.order_uuid]);
  return { id: body.order_uuid, key: String(row?.['access_key']) };
};

const requestStatus = (key: unknown, project: unknown = shop.domain) =>
  postToTestOrderService(backend.url, 'order/status', { project, key }) as Promise<{ status: number; answer: unknown }>;

const readStatus = async ({ key }: Placed): Promise<OrderStatusOrder> => {
  const { status, answer } = await requestStatus(key);
  expect(status).toBe(200);
  return orderStatusResponseSchema.parse(answer).order;
};

const step = (order: Placed, item: Record<string, unknown>) =>
  staff.rest.patch(`/items/ecommerce_order/${order.id}`, item);

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" role="img"><g stroke="none"><path d="M0 0h1z" fill="#112233"/></g></svg>';

describe('the order status page', () => {
  it('shows the complete order in the language of the order', async () => {
    const engraved = toTestOrderLineInput(ring, { personalization: { engraving: 'Anna' }, count: 2, previews: [svg] });
    const order = await place({ language: 'en', present_wrap: true }, [engraved, toTestOrderLineInput(band)]);
    const status = await readStatus(order);
    expect(status).toMatchObject({
      state: 'new',
      name: 'Änne Öz',
      email: 'änne@öz.example',
      is_paid: false,
      shipping_name: 'Parcel',
      goods_cents: 30_000,
      shipping_cents: 490,
      present_wrap_cents: 650,
      total_cents: 31_140,
      transfer: null,
      pickup: null,
      tracking: null,
      can_withdraw: true,
      shipping_address: ['Änne Öz', 'Lindenweg 3', '83022 Rosenheim', 'Germany'],
      withdrawals: [],
      lines: [
        {
          count: 2,
          name: 'Signet ring',
          reference_number: 'R-1',
          total_cents: 20_000,
          slug: 'siegelring',
          is_made_to_order: true,
          previews: [svg],
          rating_key: null,
          labels: expect.arrayContaining([{ label: 'Engraving', value: 'Anna' }]) as unknown,
        },
        { count: 1, is_made_to_order: false, previews: [], labels: [], slug: 'band' },
      ],
    });
    expect(status.order_number).toMatch(/^T-\d+$/);
    expect(Math.abs(Date.parse(status.placed_at) - Date.now())).toBeLessThan(60_000);
  });

  const upload = async (name: string): Promise<string> => {
    const form = new FormData();
    form.set('project', shop.project);
    form.set('file', new Blob([svg], { type: 'image/svg+xml' }), name);
    return (await admin.post<{ id: string }>('/files', form)).id;
  };

  it('shows the image of the ordered variant, or else the first one of the product', async () => {
    const [first, gold] = [await upload('front.svg'), await upload('gold.svg')];
    const product = await shop.addProduct({
      slug: 'uhr',
      images: [{ directus_files_id: first }],
      product_variants: [
        { display_name: 'Gold', price_brutto: '100.00', stock: 5, sort: 1, image: gold },
        { display_name: 'Leder', price_brutto: '100.00', stock: 5, sort: 2 },
      ],
    });
    const variants = await read('select id from ecommerce_product_variant where product = $1 order by sort', [product]);
    const lines = variants.map(({ id }) => toTestOrderLineInput(product, { variant: String(id) }));
    const order = await place({}, lines);
    expect((await readStatus(order)).lines.map(({ image }) => image?.id)).toEqual([gold, first]);
    for (const file of [first, gold]) await admin.delete(`/files/${file}`);
  });

  it('shows the first image of a published product, as visitors may read it', async () => {
    const files = [await upload('second.svg'), await upload('first.svg')];
    for (const [index, file] of files.entries())
      await admin.post('/items/ecommerce_product_image', { product: band, directus_files_id: file, sort: 2 - index });
    const order = await place({}, [toTestOrderLineInput(ring), toTestOrderLineInput(band)]);
    const readImages = async () => (await readStatus(order)).lines.map(({ image }) => image);
    const [record] = await createDirectusRestClient(backend.url).get<
      { images: { directus_files_id: { modified_on: string } }[] }[]
    >(
      `/items/ecommerce_product?filter[id][_eq]=${band}&fields=images.directus_files_id.modified_on&deep[images][_sort]=sort`,
    );
    const version = record?.images[0]?.directus_files_id.modified_on;
    expect(await readImages()).toEqual([null, { id: files[1], version }]);
    await admin.patch(`/items/ecommerce_product/${band}`, { status: 'draft' });
    expect(await readImages()).toEqual([null, null]);
    await admin.patch(`/items/ecommerce_product/${band}`, { status: 'published' });
    for (const file of files) await admin.delete(`/files/${file}`);
  });

  it('is linked from the response to the order, also to the same order again, but not to its id alone', async () => {
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)]);
    const { answer } = await postToTestOrderService(backend.url, 'order', body);
    const key = answer.access_key ?? '';
    expect(await readStatus({ id: body.order_uuid, key })).toMatchObject({ order_number: answer.order_number });
    expect((await postToTestOrderService(backend.url, 'order', body)).answer.access_key).toBe(key);
    const payment = { project: shop.domain, order_uuid: body.order_uuid, resume: true };
    const paid = await postToTestOrderService(backend.url, 'order/payment', payment);
    expect(paid.answer).toMatchObject({ status: 'ok', access_key: null });
  });

  it('offers no withdrawal if everything is engraved or the order has ended', async () => {
    const engraved = await place({}, [toTestOrderLineInput(ring, { personalization: { engraving: 'Anna' } })]);
    expect(await readStatus(engraved)).toMatchObject({ can_withdraw: false });
    const cancelled = await place();
    await step(cancelled, { state: 'cancelled' });
    expect(await readStatus(cancelled)).toMatchObject({ state: 'cancelled', can_withdraw: false });
  });

  it('shows the bank details only while the transfer is awaited', async () => {
    const order = await place({ payment_method: paymentMethodIds.prepayment });
    const { order_number, transfer } = await readStatus(order);
    expect(transfer).toMatchObject({ bank_details: 'IBAN DE02 1203', reference: order_number });
    expect(Math.abs(Date.parse(transfer?.due ?? '') - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    await step(order, { state: 'paid' });
    expect(await readStatus(order)).toMatchObject({ state: 'paid', is_paid: true, transfer: null });
  });

  it('shows the bank details in the language of the order, or in German without a translation', async () => {
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, {
      translations: [{ language: 'en', bank_details: 'Account holder: Muster\nIBAN DE02 1203' }],
    });
    const prepaid = { payment_method: paymentMethodIds.prepayment } as const;
    const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)], { ...prepaid, language: 'en' });
    const { answer } = await postToTestOrderService(backend.url, 'order', body);
    expect(answer.payment).toMatchObject({ bank_details: 'Account holder: Muster\nIBAN DE02 1203' });
    const [row] = await read('select access_key from ecommerce_order where id = $1', [body.order_uuid]);
    const english = { id: body.order_uuid, key: String(row?.['access_key']) };
    expect((await readStatus(english)).transfer?.bank_details).toBe('Account holder: Muster\nIBAN DE02 1203');
    const [mail] = await read(`select text from ecommerce_mail where "order" = $1 and kind = 'order_received'`, [
      body.order_uuid,
    ]);
    expect(mail?.['text']).toContain('Account holder: Muster');
    const french = await place({ ...prepaid, language: 'fr' });
    expect((await readStatus(french)).transfer?.bank_details).toBe('IBAN DE02 1203');
  });

  it('shows the pickup branch, and the last day once the order is ready', async () => {
    const order = await place({ rate: 'pickup' });
    const { pickup, shipping_address } = await readStatus(order);
    expect(pickup).toMatchObject({ name: 'Stammhaus', street: 'Marktplatz 1', place: '83022 Rosenheim' });
    expect(pickup).toMatchObject({ kept_until: null, last_day: null, reservation_days: 3 });
    expect(shipping_address).toEqual([]);
  });

  it.each([
    ['https://parcel.example/JD01', 'https://parcel.example/JD01'],
    ['http://parcel.example/JD01', null],
    ['javascript:alert(1)', null],
    ['parcel.example/JD01', null],
    // Follows from carrier and number.
    [null, 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=JD01'],
  ])('shows a tracking link with a safe URL only: %s', async (tracking_url, url) => {
    const order = await place();
    await step(order, { state: 'shipped', shipping_provider: 'DHL', tracking_number: 'JD01', tracking_url });
    expect(await readStatus(order)).toMatchObject({ tracking: { provider: 'DHL', number: 'JD01', url } });
  });

  it('offers ratings for fulfilled, published products while the shop allows ratings', async () => {
    const order = await place({}, [toTestOrderLineInput(band)]);
    const [row] = await read('select rating_key from ecommerce_order_line where "order" = $1', [order.id]);
    const keyOf = async () => (await readStatus(order)).lines[0]?.rating_key;
    expect(await keyOf()).toBeNull();
    await step(order, { state: 'shipped' });
    expect(await keyOf()).toBe(row?.['rating_key']);
    const settings = `/items/ecommerce_settings/${shop.settings}`;
    await admin.patch(settings, { allow_ratings: false });
    expect(await keyOf()).toBeNull();
    await admin.patch(settings, { allow_ratings: true });
    await admin.patch(`/items/ecommerce_product/${band}`, { status: 'draft' });
    expect(await readStatus(order)).toMatchObject({ lines: [{ slug: null, rating_key: null }] });
    await admin.patch(`/items/ecommerce_product/${band}`, { status: 'published' });
  });

  it('lists the shopper’s own withdrawals and those that the staff has handled', async () => {
    const order = await place();
    const write = (match: string, status: string, part: string | null, lines: unknown, hour: number) =>
      read(
        `insert into ecommerce_withdrawal (id, project, "order", "match", status, name, email, contract, part, lines, language, date_created)
         values (gen_random_uuid(), $1, $2, $3, $4, 'Ä', 'a@b.example', 'T', $5, $6, 'de', $7)`,
        [shop.project, order.id, match, status, part, JSON.stringify(lines), `2026-11-21T0${hour}:00:00Z`],
      );
    await write('link', 'new', null, [{ count: 1, name: 'Ring' }], 3);
    await write('number_and_email', 'new', null, null, 4);
    await write('number', 'new', null, null, 1);
    await write('number', 'handled', 'Nur der Ring', null, 2);
    expect((await readStatus(order)).withdrawals).toEqual([
      { received_at: '2026-11-21T02:00:00.000Z', is_partial: true },
      { received_at: '2026-11-21T03:00:00.000Z', is_partial: true },
      { received_at: '2026-11-21T04:00:00.000Z', is_partial: false },
    ]);
  });
});

describe('without a valid link', () => {
  const unknown = {
    status: 404,
    answer: { status: 'error', code: 'unknown_link' },
  };

  it('gets the same response for every kind of invalid key', async () => {
    const { key } = await place();
    expect(await requestStatus(randomBytes(32).toString('hex'))).toEqual(unknown);
    expect(await requestStatus(key, other.domain)).toEqual(unknown);
    expect(await requestStatus(key, 'nowhere.example')).toEqual(unknown);
  });

  it.each([
    ['no key', { key: undefined }, 'key'],
    ['an empty key', { key: '' }, 'key'],
    ['a key in capitals', { key: 'A'.repeat(64) }, 'key'],
    ['a key with a wildcard', { key: '%'.repeat(64) }, 'key'],
    ['a key as a filter', { key: { _nnull: true } }, 'key'],
    ['a key as a list', { key: ['a'.repeat(64)] }, 'key'],
    ['a key that is too long', { key: 'a'.repeat(65) }, 'key'],
    ['a key with a line break', { key: `${'a'.repeat(64)}\n` }, 'key'],
    ['a project that is a query', { project: "x' or 1=1 --" }, 'project'],
    ['an unknown field', { order: '1' }, 'order'],
  ])('rejects %s', async (_name, changes, field) => {
    const body = { project: shop.domain, key: 'a'.repeat(64), ...changes };
    expect(await postToTestOrderService(backend.url, 'order/status', body)).toEqual({
      status: 400,
      answer: { status: 'error', code: 'invalid_input', field },
    });
  });

  it('is rate limited', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const body = { project: shop.domain, key: 'a'.repeat(64) };
    const statuses = new Set<number>();
    for (let batch = 0; batch < 10; batch += 1) {
      const replies = await Promise.all(
        Array.from({ length: 31 }, () => postToTestOrderService(backend.url, 'order/status', body, headers)),
      );
      for (const { status } of replies) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([404, 429]);
  });
});
