// The end of a stock reservation, by cancellation in the browser or by expiry, and the stock shown to visitors
// afterwards.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const visitor = createDirectusRestClient(backend.url);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
});

beforeEach(async () => {
  ring = await shop.addProduct({ stock: 2 });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const placeOrder = async (changes: Parameters<typeof toTestOrderBody>[2] = {}) => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(ring, { count: 2 })], {
    payment_method: paymentMethodIds.prepayment,
    ...changes,
  });
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  return body;
};

const readOrder = async (id: string) =>
  (
    await read(
      `select state, (select stock from ecommerce_product where id = $2) as stock,
              (select count(*)::int from ecommerce_hold where "order" = $1 and released_at is null) as held,
              (select string_agg(actor || ': ' || coalesce(note, ''), '; ' order by date_created) from ecommerce_order_history where "order" = $1) as history
         from ecommerce_order where id = $1`,
      [id, ring],
    )
  )[0];

const cancel = (order_uuid: string, project = shop.domain) =>
  postToTestOrderService(backend.url, 'order/cancellation', { project, order_uuid });

describe('a cancellation', () => {
  it('releases the stock immediately, and only once', async () => {
    const body = await placeOrder();
    expect(await readOrder(body.order_uuid)).toMatchObject({ state: 'awaiting_payment', stock: 0, held: 1 });
    const replies = await Promise.all(Array.from({ length: 20 }, () => cancel(body.order_uuid)));
    for (const reply of replies) expect(reply).toEqual({ status: 200, answer: { status: 'ok' } });
    expect(await readOrder(body.order_uuid)).toEqual({
      state: 'cancelled',
      stock: 2,
      held: 0,
      history: 'Kundschaft: Bestellung eingegangen; Kundschaft: Zahlung abgebrochen',
    });
    // A late retry does not place a cancelled order again.
    expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({
      answer: { state: 'cancelled', payment: { kind: 'none' } },
    });
    expect(await readOrder(body.order_uuid)).toMatchObject({ state: 'cancelled', stock: 2 });
  });

  it('is rejected for confirmed, paid and unknown orders', async () => {
    const closed = { status: 409, answer: { status: 'error', code: 'order_closed' } };
    const invoice = await placeOrder({ payment_method: paymentMethodIds.invoice });
    expect(await cancel(invoice.order_uuid)).toEqual(closed);
    await admin.patch(`/items/ecommerce_order/${invoice.order_uuid}`, { state: 'cancelled' });
    const paid = await placeOrder();
    await admin.patch(`/items/ecommerce_order/${paid.order_uuid}`, { state: 'paid' });
    expect(await cancel(paid.order_uuid)).toEqual(closed);
    expect(await readOrder(paid.order_uuid)).toMatchObject({ state: 'paid', held: 1 });
    const unknown = { status: 404, answer: { status: 'error', code: 'unknown_order' } };
    expect(await cancel(ring)).toEqual(unknown);
    expect(await cancel(paid.order_uuid, 'x.example')).toEqual(unknown);
  });
});

describe('an expired reservation', () => {
  it.each([
    [{ rate: 'parcel', payment_method: 1 }, [], 'cancelled', 'Nicht bezahlt: Frist abgelaufen'],
    [{ rate: 'pickup', payment_method: 3 }, [], 'new', null],
    [{ rate: 'pickup', payment_method: 3 }, ['ready_for_pickup'], 'ready_for_pickup', null],
    [{ rate: 'pickup', payment_method: 1 }, ['paid', 'ready_for_pickup'], 'ready_for_pickup', null],
    [{ rate: 'pickup', payment_method: 3 }, ['in_progress'], 'in_progress', null],
  ] as const)('of %j after %j leaves it %s', async (changes, states, state, note) => {
    const { order_uuid } = await placeOrder(changes);
    for (const step of states) await admin.patch(`/items/ecommerce_order/${order_uuid}`, { state: step });
    await read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [order_uuid]);
    // When an order that expired later is cancelled, a run that left this one unchanged has finished.
    const marker = note === null ? await placeExpired() : order_uuid;
    await vi.waitFor(async () => expect(await readOrder(marker)).toMatchObject({ state: 'cancelled' }), {
      timeout: 40_000,
      interval: 250,
    });
    const order = await readOrder(order_uuid);
    expect(order).toMatchObject({ state, held: note === null ? 1 : 0 });
    if (note !== null) expect(order?.['history']).toContain(`Shop: ${note}`);
    const mails = await read(`select 1 from ecommerce_mail where "order" = $1 and kind = 'cancelled'`, [order_uuid]);
    expect(mails).toHaveLength(note === null ? 0 : 1);
  });

  const placeExpired = async (): Promise<string> => {
    const product = await shop.addProduct();
    const body = toTestOrderBody(shop, [toTestOrderLineInput(product)], {
      payment_method: paymentMethodIds.prepayment,
    });
    await postToTestOrderService(backend.url, 'order', body);
    await read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [body.order_uuid]);
    return body.order_uuid;
  };
});

it('shows visitors soon that an item is sold out, and that it is available again', async () => {
  const path = `/items/ecommerce_product/${ring}?fields=stock`;
  const expectStock = (stock: number) =>
    vi.waitFor(async () => expect(await visitor.get(path)).toEqual({ stock }), { timeout: 20_000, interval: 100 });
  expect(await visitor.get(path)).toEqual({ stock: 2 });
  const { order_uuid } = await placeOrder();
  await expectStock(0);
  await cancel(order_uuid);
  await expectStock(2);
});

it('leaves nothing in stock of a product that is no longer a gift voucher, and taxes it as usual', async () => {
  const id = await shop.addProduct({
    is_gift_voucher: true,
    product_variants: [{ display_name: '25 €', price_brutto: '25.00' }],
  });
  await admin.patch(`/items/ecommerce_product/${id}`, { is_gift_voucher: false });
  const rows = await read(
    `select product.stock, product.tax_percent, variant.stock as variant_stock
       from ecommerce_product product join ecommerce_product_variant variant on variant.product = product.id
      where product.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ stock: 0, tax_percent: null, variant_stock: 0 }]);
});
