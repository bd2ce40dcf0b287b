// A pickup reservation is calculated, shown and ended in the time zone of its project.
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { orderStatusResponseSchema } from '../../../contract/shop/order-status-page.ts';
import { addDays, toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { findTimeZoneOnDifferentDate } from '../find-time-zone-on-different-date.ts';
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
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

const otherZone = findTimeZoneOnDifferentDate();
const today = (zone: string) => toLocalDateTime(new Date(), zone).date;

let shop: TestShop;

beforeEach(async () => {
  shop = await seedTestShop(admin);
});
afterEach(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await shop.remove();
});

const placeReady = async (): Promise<string> => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())], { rate: 'pickup' });
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  await admin.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'ready_for_pickup' });
  return body.order_uuid;
};

const placeUntil = async (lastDay: string | null, holdUntil: Date | null = null): Promise<string> => {
  const order = await placeReady();
  const values = [order, lastDay, holdUntil];
  await read('update ecommerce_order set pickup_until = $2, hold_until = $3 where id = $1', values);
  return order;
};

const readOrder = async (order: string) =>
  (
    await read(`select state, to_char(pickup_until, 'YYYY-MM-DD') as last_day from ecommerce_order where id = $1`, [
      order,
    ])
  )[0];

const waitUntilCancelled = (order: string): Promise<void> =>
  vi.waitFor(async () => expect(await readOrder(order)).toMatchObject({ state: 'cancelled' }), {
    timeout: 40_000,
    interval: 250,
  });

// The misspelled zone was written directly to the database, because the studio refuses it.
it.each([
  [otherZone, otherZone],
  ['Europe/Berln', 'Europe/Berlin'],
])('is computed and shown in the time zone %s', async (name, zone) => {
  await read('update project set time_zone = $2 where id = $1', [shop.project, name]);
  const lastDay = addDays(today(zone), 1);
  const times = { opening_time: '10:00:00', closing_time: '18:00:00' };
  await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { pickup_reservation_days: 1 });
  await admin.post(
    '/items/special_day',
    [today(zone), lastDay].map((date) => ({ project: shop.project, date, ...times })),
  );
  const order = await placeReady();
  expect(await readOrder(order)).toMatchObject({ last_day: lastDay });
  const [row] = await read('select access_key from ecommerce_order where id = $1', [order]);
  const { answer } = await postToTestOrderService(backend.url, 'order/status', {
    project: shop.domain,
    key: row?.['access_key'],
  });
  const keptUntil = orderStatusResponseSchema.parse(answer).order.pickup?.kept_until ?? '';
  expect(toLocalDateTime(new Date(keptUntil), zone)).toEqual({ date: lastDay, time: '23:59' });
});

it('ends after the last day in the time zone of the project', async () => {
  await admin.patch(`/items/project/${shop.project}`, { time_zone: otherZone });
  const yesterday = addDays(today(otherZone), -1);
  const last = await placeUntil(today(otherZone));
  await waitUntilCancelled(await placeUntil(yesterday));
  // The run that cancels this order started after the other order existed.
  await waitUntilCancelled(await placeUntil(yesterday));
  expect(await readOrder(last)).toMatchObject({ state: 'ready_for_pickup' });
});

it('migrates to a last day no earlier than the one in its email, in that time zone', async () => {
  await admin.patch(`/items/project/${shop.project}`, { time_zone: otherZone });
  const hours = { branch: shop.branch, day: '4', time_open: '10:00:00', time_close: '18:00:00' };
  await admin.post('/items/opening_period', hours);
  const named = new Date(Date.now() + 40 * 86_400_000);
  const order = await placeUntil(null, named);
  const lastDay = toLocalDateTime(named, otherZone).date;
  await vi.waitFor(async () => expect(await readOrder(order)).toMatchObject({ last_day: lastDay }), {
    timeout: 40_000,
    interval: 250,
  });
});
