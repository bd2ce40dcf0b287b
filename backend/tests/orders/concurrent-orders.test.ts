// Promises 2 and 3 under load: hundreds of buyers order the last items concurrently, and one order is sent hundreds of
// times.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type OrderServiceTestResponse,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[]) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;

beforeAll(async () => {
  shop = await seedTestShop(admin);
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const countOf = (replies: OrderServiceTestResponse[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

const buyers = 300;

it(`sells 20 rings and 30 of two variants to ${buyers} concurrent buyers, and not one more`, async () => {
  const ring = await shop.addProduct({ stock: 20, personalization: shop.personalization });
  const chain = await shop.addProduct({
    product_variants: [
      { display_name: '42 cm', price_brutto: '100.00', stock: 10 },
      { display_name: '45 cm', price_brutto: '100.00', stock: 20 },
    ],
  });
  const [short = '', long = ''] = (
    await admin.get<{ id: string }[]>(
      `/items/ecommerce_product_variant?fields=id&sort=stock&filter[product][_eq]=${chain}`,
    )
  ).map(({ id }) => id);
  const engraved = (text: string) =>
    toTestOrderLineInput(ring, { personalization: { engraving: text, font: 'serif' } });
  // Three kinds of cart: two engravings of one ring; a ring and both variants in reverse order; both variants, one of
  // them twice.
  const carts = [
    () => [engraved('Anna'), engraved('Paul')],
    () => [
      toTestOrderLineInput(chain, { variant: long }),
      toTestOrderLineInput(ring),
      toTestOrderLineInput(chain, { variant: short }),
    ],
    () => [toTestOrderLineInput(chain, { variant: short }), toTestOrderLineInput(chain, { variant: long, count: 2 })],
  ];
  const replies = await Promise.all(
    Array.from({ length: buyers }, (_, index) =>
      postToTestOrderService(backend.url, 'order', toTestOrderBody(shop, carts[index % 3]?.() ?? [])),
    ),
  );
  expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  for (const { status, answer } of replies.filter((reply) => reply.status === 409)) {
    expect(answer, String(status)).toMatchObject({ status: 'error', code: 'quote_changed', quote: {} });
  }
  const [sold] = await read(
    `select (select stock from ecommerce_product where id = $1) as ring,
            (select stock from ecommerce_product_variant where id = $2) as short,
            (select stock from ecommerce_product_variant where id = $3) as long,
            (select sum(count)::int from ecommerce_order_line where product = $1) as rings,
            (select sum(count)::int from ecommerce_order_line where variant = $2) as shorts,
            (select sum(count)::int from ecommerce_order_line where variant = $3) as longs,
            (select sum(count)::int from ecommerce_hold where product = $1 or variant in ($2, $3)) as reserved,
            (select count(*)::int from ecommerce_order where project = $4) as orders,
            (select count(distinct number)::int from ecommerce_order where project = $4) as numbers,
            (select count(*)::int from ecommerce_mail where project = $4) as mails`,
    [ring, short, long, shop.project],
  );
  const [rings, shorts, longs] = [Number(sold?.['rings']), Number(sold?.['shorts']), Number(sold?.['longs'])];
  expect(sold).toMatchObject({ ring: 20 - rings, short: 10 - shorts, long: 20 - longs });
  expect(sold).toMatchObject({ reserved: rings + shorts + longs, orders: countOf(replies, 200) });
  expect(sold).toMatchObject({ numbers: countOf(replies, 200), mails: 2 * countOf(replies, 200) });
  // Each kind of cart could be bought until one of its items was sold out.
  expect(Math.min(20 - rings, Math.min(10 - shorts, 20 - longs))).toBe(0);
});

it('never deadlocks two carts with the same items in reverse order', async () => {
  const [one, two] = [await shop.addProduct(), await shop.addProduct()];
  const carts = [
    [toTestOrderLineInput(one), toTestOrderLineInput(two)],
    [toTestOrderLineInput(two), toTestOrderLineInput(one)],
  ];
  const countDeadlocks = async () =>
    (await read('select deadlocks::int from pg_stat_database where datname = current_database()', []))[0]?.[
      'deadlocks'
    ];
  const deadlocksBefore = await countDeadlocks();
  // Both orders wait for their first item when both items become free at the same time.
  const replies = await withDatabaseConnection(backend.databaseUrl, async ({ readRows: run }) => {
    await run('begin');
    await run('select 1 from ecommerce_product where id in ($1, $2) for update', [one, two]);
    const [own] = await run('select pg_backend_pid() as pid');
    const buying = carts.map((lines) => postToTestOrderService(backend.url, 'order', toTestOrderBody(shop, lines)));
    await vi.waitFor(async () => expect(await countBlockedBy(own?.['pid'])).toBe(2), { timeout: 30_000 });
    await run('commit');
    return Promise.all(buying);
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await countDeadlocks()).toBe(deadlocksBefore);
  expect(await read('select stock from ecommerce_product where id in ($1, $2)', [one, two])).toEqual([
    { stock: 3 },
    { stock: 3 },
  ]);
});

it('cancels several orders in the order in which a checkout locks: codes before products', async () => {
  const [first = '', second = ''] = [randomUUID(), randomUUID()].sort();
  const [plain, reduced] = await Promise.all([shop.addProduct(), shop.addProduct()]);
  const code = { id: randomUUID(), project: shop.project, code: 'LOCKED', percent: '10.00' };
  await admin.post('/items/ecommerce_discount_code', code);
  const bodies = [
    toTestOrderBody(shop, [toTestOrderLineInput(plain)], { order_uuid: first }),
    toTestOrderBody(shop, [toTestOrderLineInput(reduced)], {
      order_uuid: second,
      codes: [code.code],
      total_cents: 9_490,
    }),
  ];
  const replies = await Promise.all(bodies.map((body) => postToTestOrderService(backend.url, 'order', body)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  // A checkout that has locked the code of the second order must get the product of the first one.
  await withDatabaseConnection(backend.databaseUrl, async ({ readRows: run }) => {
    await run('begin');
    await run('select 1 from ecommerce_discount_code where id = $1 for update', [code.id]);
    const [own] = await run('select pg_backend_pid() as pid');
    const cancelling = admin.patch('/items/ecommerce_order', { keys: [first, second], data: { state: 'cancelled' } });
    await vi.waitFor(async () => expect(await countBlockedBy(own?.['pid'])).toBe(1), { timeout: 30_000 });
    await run('select 1 from ecommerce_product where id = $1 for update nowait', [plain]);
    await run('commit');
    await cancelling;
  });
  const cancelled = await read('select state from ecommerce_order where id in ($1, $2)', [first, second]);
  expect(cancelled).toEqual([{ state: 'cancelled' }, { state: 'cancelled' }]);
});

/** Number of connections that wait for this one, directly or indirectly. */
const countBlockedBy = async (pid: unknown): Promise<unknown> => {
  const [row] = await read(
    `with recursive waiting as (
       select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid))
       union select later.pid from pg_stat_activity later join waiting on waiting.pid = any (pg_blocking_pids(later.pid)))
     select count(*)::int as count from waiting`,
    [pid],
  );
  return row?.['count'];
};

it(`creates exactly 20 orders of the last 20 items among ${buyers} buyers`, async () => {
  const product = await shop.addProduct({ stock: 20 });
  const startedAt = performance.now();
  const replies = await Promise.all(
    Array.from({ length: buyers }, () =>
      postToTestOrderService(backend.url, 'order', toTestOrderBody(shop, [toTestOrderLineInput(product)])),
    ),
  );
  console.log(`${buyers} buyers: ${Math.round(performance.now() - startedAt)} ms`);
  expect([countOf(replies, 200), countOf(replies, 409)]).toEqual([20, buyers - 20]);
  expect(await read('select stock from ecommerce_product where id = $1', [product])).toEqual([{ stock: 0 }]);
  const [refused] = replies.filter(({ status }) => status === 409);
  expect(refused?.answer.quote?.lines).toMatchObject([{ problem: 'sold_out', available: 0 }]);
});

it(`answers ${buyers} retries of one order equally and books it once, even for the last item`, async () => {
  const product = await shop.addProduct({ stock: 1 });
  const body = toTestOrderBody(shop, [toTestOrderLineInput(product)]);
  const replies = await Promise.all(
    Array.from({ length: buyers }, (_, index) =>
      postToTestOrderService(backend.url, 'order', { ...body, open_ms: 30_000 + index }),
    ),
  );
  expect(countOf(replies, 200)).toBe(buyers);
  expect(new Set(replies.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  const [written] = await read(
    `select (select count(*)::int from ecommerce_order where id = $1) as orders,
            (select count(*)::int from ecommerce_order_line where "order" = $1) as lines,
            (select count(*)::int from ecommerce_mail where "order" = $1) as mails,
            (select stock from ecommerce_product where id = $2) as stock`,
    [body.order_uuid, product],
  );
  expect(written).toEqual({ orders: 1, lines: 1, mails: 2, stock: 0 });
});

it('rejects a different order under the same id, even concurrently', async () => {
  const product = await shop.addProduct({ stock: 99 });
  const key = randomUUID();
  const bodies = Array.from({ length: 40 }, (_, index) =>
    toTestOrderBody(shop, [toTestOrderLineInput(product, { count: 1 + (index % 2) })], { order_uuid: key }),
  );
  const replies = await Promise.all(bodies.map((body) => postToTestOrderService(backend.url, 'order', body)));
  expect([countOf(replies, 200), countOf(replies, 422)]).toEqual([20, 20]);
  expect(replies.find(({ status }) => status === 422)?.answer).toEqual({
    status: 'error',
    code: 'order_uuid_taken',
    field: 'order_uuid',
  });
});
