// Ratings of verified buyers (law row L17): require the key of a purchased product, for that product, once.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let other: TestShop;
let ring: string;
let band: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  other = await seedTestShop(admin);
  for (const { settings } of [shop, other]) {
    await admin.patch(`/items/ecommerce_settings/${settings}`, { allow_ratings: true });
  }
  ring = await shop.addProduct({ stock: 50 });
  band = await shop.addProduct({ stock: 50 });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
  await other.remove();
});

/** Places an order; returns its id and the rating keys of its lines. */
const placeOrder = async (
  changes: Parameters<typeof toTestOrderBody>[2] = {},
): Promise<{ order: string; keys: string[] }> => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(ring), toTestOrderLineInput(ring, { count: 2 })], changes);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  const rows = await read('select rating_key from ecommerce_order_line where "order" = $1 order by sort', [
    body.order_uuid,
  ]);
  return { order: body.order_uuid, keys: rows.map(({ rating_key }) => String(rating_key)) };
};

const rate = (rating_key: string | undefined, changes: Record<string, unknown> = {}) =>
  postToTestOrderService(backend.url, 'rating', {
    project: shop.domain,
    product: ring,
    rating: 5,
    language: 'de',
    rating_key,
    attempt: randomUUID(),
    title: '',
    comment: '',
    author: '',
    homepage: '',
    open_ms: 40_000,
    ...changes,
  });

const ok = { status: 200, answer: { status: 'ok' } };
const unknown = { status: 404, answer: { status: 'error', code: 'unknown_link', field: 'rating_key' } };

const countRatings = async (): Promise<number> =>
  Number(
    (
      await read('select count(*) as count from ecommerce_product_rating where product = any ($1)', [[ring, band]])
    )[0]?.['count'],
  );

describe('a rating with the key of a purchased product', () => {
  it('is verified, and waits for the staff like any other rating', async () => {
    const { keys } = await placeOrder();
    const attempt = randomUUID();
    expect(await rate(keys[0], { attempt })).toEqual(ok);
    expect(
      await read(
        `select r.status, r.verified, l.rating_key from ecommerce_product_rating r
           join ecommerce_order_line l on l.id = r.order_line where r.id = $1`,
        [attempt],
      ),
    ).toEqual([{ status: 'draft', verified: true, rating_key: keys[0] }]);
  });

  it('is accepted once per order line, and a retry gets the same response', async () => {
    const { keys } = await placeOrder();
    const before = await countRatings();
    const attempt = randomUUID();
    expect(await rate(keys[0], { attempt })).toEqual(ok);
    expect(await rate(keys[0], { attempt })).toEqual(ok);
    expect(await rate(keys[0])).toEqual(unknown);
    expect(await rate(keys[0], { attempt: undefined })).toEqual(unknown);
    expect(await rate(keys[1])).toEqual(ok);
    expect(await countRatings()).toBe(before + 2);
  });

  it('is accepted once under concurrency', async () => {
    const { keys } = await placeOrder();
    const before = await countRatings();
    const replies = await Promise.all(Array.from({ length: 12 }, () => rate(keys[0])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 11 }, () => unknown));
    expect(await countRatings()).toBe(before + 1);
  });

  it('is rejected for another product, another shop, and an order that was not purchased', async () => {
    const { keys } = await placeOrder();
    const waiting = await placeOrder({ payment_method: paymentMethodIds.prepayment });
    const cancelled = await placeOrder();
    await admin.patch(`/items/ecommerce_order/${cancelled.order}`, { state: 'cancelled' });
    const foreign = await other.addProduct();
    const before = await countRatings();
    expect(await rate(keys[0], { product: band })).toEqual(unknown);
    expect(await rate(keys[0], { project: other.domain, product: foreign })).toEqual(unknown);
    expect(await rate(randomBytes(32).toString('hex'))).toEqual(unknown);
    expect(await rate(waiting.keys[0])).toEqual(unknown);
    expect(await rate(cancelled.keys[0])).toEqual(unknown);
    expect(await countRatings()).toBe(before);
  });

  it('is not verified without a key', async () => {
    const attempt = randomUUID();
    expect(await rate(undefined, { attempt })).toEqual(ok);
    expect(await read('select verified, order_line from ecommerce_product_rating where id = $1', [attempt])).toEqual([
      { verified: false, order_line: null },
    ]);
  });
});

it('reveals to visitors neither the order nor the key', async () => {
  const { keys } = await placeOrder();
  const attempt = randomUUID();
  await rate(keys[0], { attempt });
  await admin.patch(`/items/ecommerce_product_rating/${attempt}`, { status: 'published' });
  const visitor = createDirectusRestClient(backend.url);
  const rating = await visitor.get<Record<string, unknown>>(`/items/ecommerce_product_rating/${attempt}`);
  expect(rating).toMatchObject({ verified: true });
  expect(rating).not.toHaveProperty('order_line');
  const list = '/items/ecommerce_product_rating?limit=-1';
  expect(JSON.stringify(await visitor.get(`${list}&fields=id,order_line.rating_key`))).not.toContain(keys[0]);
  for (const query of ['filter[order_line][rating_key][_nnull]=true', 'sort=order_line.rating_key']) {
    await expect(visitor.get(`${list}&${query}`), query).rejects.toMatchObject({ status: 403 });
  }
});
