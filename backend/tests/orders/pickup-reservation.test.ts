// Point 7 of issue 16: a pickup reservation starts with "ready for pickup" and lasts a number of opening days of the
// branch; before that the order waits for the staff. Page, email and studio show the same day.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Locale } from '../../../contract/locale.ts';
import { orderStatusResponseSchema } from '../../../contract/shop/order-status-page.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { formatDate } from '../../../domain/format-dates.ts';
import { addDays, toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
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
import { createTestStaffMember, type TestStaffMember } from '../create-test-staff.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

/** The default time zone of new projects, which differs from the machine's. */
const today = (timeZone = 'Europe/Berlin') => toLocalDateTime(new Date(), timeZone).date;
const inDays = (days: number) => addDays(today(), days);

let shop: TestShop;
let staff: TestStaffMember;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  staff = await createTestStaffMember(backend.url, admin, shop.project);
  const { project, branch } = shop;
  const hours = { time_open: '10:00:00', time_close: '18:00:00' };
  await admin.post('/items/opening_period', [
    { branch, day: '4', ...hours },
    { branch, day: '10', ...hours },
    { branch, day: '11', ...hours },
  ]);
  // Closed tomorrow, open on the following days even on public holidays; special days of another branch do not
  // matter.
  const other = await admin.post<{ id: string }>('/items/branch', {
    project,
    display_name: 'Zweite',
    street: 'Weg 2',
    zip: '83022',
    city: 'Rosenheim',
  });
  const times = { opening_time: '10:00:00', closing_time: '18:00:00' };
  await admin.post('/items/special_day', [
    { project, date: inDays(1), branch },
    ...[2, 3, 4, 5, 6].map((days) => ({ project, date: inDays(days), ...times })),
    { project, date: inDays(3), branch: other.id },
  ]);
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
  await staff.remove();
  await shop.remove();
});

const placeOrder = async (changes: Parameters<typeof toTestOrderBody>[2] = {}) => {
  const product = await shop.addProduct({ shipping_time: '2–3 Werktage' });
  const body = toTestOrderBody(shop, [toTestOrderLineInput(product)], {
    rate: 'pickup',
    payment_method: paymentMethodIds.cash_on_pickup,
    ...changes,
  });
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  return body.order_uuid;
};

const step = (order: string, changes: Record<string, unknown>) =>
  staff.rest.patch(`/items/ecommerce_order/${order}`, changes);

const readOrder = async (order: string) =>
  (
    await read(
      `select state, hold_until, to_char(pickup_until, 'YYYY-MM-DD') as last_day, pickup_overdue_at is not null as reported,
              (select count(*)::int from ecommerce_hold where "order" = $1 and released_at is null) as held
         from ecommerce_order where id = $1`,
      [order],
    )
  )[0];

const readMail = async (order: string, kind: string): Promise<string | undefined> => {
  const [row] = await read('select text from ecommerce_mail where "order" = $1 and kind = $2', [order, kind]);
  return row && String(row['text']).replaceAll(/\s+/g, ' ');
};

const readStatus = async (order: string) => {
  const [row] = await read('select access_key from ecommerce_order where id = $1', [order]);
  const { answer } = await postToTestOrderService(backend.url, 'order/status', {
    project: shop.domain,
    key: row?.['access_key'],
  });
  return orderStatusResponseSchema.parse(answer).order;
};

/**
 * Waits for a whole run of the job, which handles overdue payments first. An order that becomes overdue after the first
 * one was cancelled belongs to the next run, so that one run has finished by then.
 */
const waitForJob = async (): Promise<void> => {
  for (let run = 0; run < 2; run += 1) {
    const order = await placeOrder({ rate: 'parcel', payment_method: paymentMethodIds.prepayment });
    await read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [order]);
    await vi.waitFor(async () => expect(await readOrder(order)).toMatchObject({ state: 'cancelled' }), {
      timeout: 40_000,
      interval: 250,
    });
  }
};

const writtenOut = (date: string, language: Locale) => formatDate(date, language, { hasWeekday: true });

describe('a pickup order that is not ready', () => {
  it('is reserved without a deadline and never cancelled', async () => {
    const waiting = await placeOrder();
    expect(await readOrder(waiting)).toMatchObject({ state: 'new', hold_until: null, last_day: null });
    // As in the database of an installation with the former rule.
    await read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [waiting]);
    await waitForJob();
    expect(await readOrder(waiting)).toMatchObject({ state: 'new', held: 1 });
  });

  it('shows the rule without a date or delivery time in quote, page and email', async () => {
    const order = await placeOrder({ language: 'fr' });
    const quote = await requestTestQuote(
      backend.url,
      toTestQuoteBody(shop, [toTestOrderLineInput(await shop.addProduct())]),
    );
    expect(quote.shipping_options.find(({ pickup }) => pickup)?.pickup).toMatchObject({ reservation_days: 3 });
    expect((await readStatus(order)).pickup).toMatchObject({ kept_until: null, last_day: null, reservation_days: 3 });
    const mail = await readMail(order, 'order_received');
    expect(mail).toContain('Elle vous sera alors réservée pendant 3 jours d’ouverture');
    expect(mail).toContain('Prêt au retrait sous : 2–3 Werktage');
    expect(mail).not.toMatch(/Délai de livraison|jusqu’au/);
  });
});

describe('a ready pickup order', () => {
  it.each([
    ['de', 'bis einschließlich'],
    ['en', 'up to and including'],
    ['fr', 'jusqu’au'],
  ] as const)(
    'is reserved for three opening days, the same in page, email and studio (%s)',
    async (language, until) => {
      const order = await placeOrder({ language });
      await step(order, { state: 'ready_for_pickup' });
      const lastDay = inDays(4);
      expect(await readOrder(order)).toMatchObject({ hold_until: null, last_day: lastDay });
      expect(await staff.rest.get(`/items/ecommerce_order/${order}?fields=pickup_until`)).toEqual({
        pickup_until: lastDay,
      });
      expect((await readStatus(order)).pickup).toMatchObject({ last_day: lastDay });
      expect(toLocalDateTime(new Date((await readStatus(order)).pickup?.kept_until ?? ''), 'Europe/Berlin')).toEqual({
        date: lastDay,
        time: '23:59',
      });
      expect(await readMail(order, 'pickup_ready')).toContain(`${until} ${writtenOut(lastDay, language)}`);
    },
  );

  it('is reserved for the number of days in the settings', async () => {
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { pickup_reservation_days: 1 });
    const order = await placeOrder();
    await step(order, { state: 'ready_for_pickup' });
    expect(await readOrder(order)).toMatchObject({ last_day: inDays(2) });
    expect(await readMail(order, 'order_received')).toContain('einen Öffnungstag für Sie reserviert');
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { pickup_reservation_days: 3 });
  });

  it('keeps its last day when it is paid, and gets a new one after more work', async () => {
    const placeExtended = async () => {
      const order = await placeOrder();
      await step(order, { state: 'ready_for_pickup' });
      await step(order, { pickup_until: inDays(9) });
      await step(order, { state: 'paid' });
      return order;
    };
    const [paid, changed] = [await placeExtended(), await placeExtended()];
    await step(paid, { state: 'ready_for_pickup' });
    expect(await readOrder(paid)).toMatchObject({ last_day: inDays(9) });
    await step(changed, { state: 'in_progress' });
    await step(changed, { state: 'ready_for_pickup' });
    expect(await readOrder(changed)).toMatchObject({ last_day: inDays(4) });
  });

  it('has no deadline if the opening days of its branch are unknown', async () => {
    const bare = await seedTestShop(admin);
    const body = toTestOrderBody(bare, [toTestOrderLineInput(await bare.addProduct())], { rate: 'pickup' });
    await postToTestOrderService(backend.url, 'order', body);
    await admin.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'ready_for_pickup' });
    expect(await readOrder(body.order_uuid)).toMatchObject({ state: 'ready_for_pickup', last_day: null });
    expect(await readMail(body.order_uuid, 'pickup_ready')).toContain('bleibt für Sie reserviert, bis Sie sie abholen');
    await read('delete from ecommerce_order where project = $1', [bare.project]);
    await bare.remove();
  });
});

describe('after the last day', () => {
  const placeReady = async (lastDay: string, changes: Parameters<typeof placeOrder>[0] = {}, paid = false) => {
    const order = await placeOrder(changes);
    if (paid) await step(order, { state: 'paid' });
    await step(order, { state: 'ready_for_pickup' });
    await step(order, { pickup_until: lastDay });
    return order;
  };

  it('cancels unpaid orders with stock and email; keeps paid ones and notifies the staff', async () => {
    const unpaid = await placeReady(inDays(-1));
    const paid = await placeReady(inDays(-1), {}, true);
    const [still, extended] = [await placeReady(today()), await placeReady(inDays(30))];
    const open = await placeReady(inDays(30));
    await step(open, { pickup_until: null });
    await waitForJob();
    expect(await readOrder(unpaid)).toMatchObject({ state: 'cancelled', held: 0 });
    expect(await readMail(unpaid, 'cancelled')).toContain('nicht abgeholt');
    expect(await readOrder(paid)).toMatchObject({ state: 'ready_for_pickup', held: 1, reported: true });
    expect(await readMail(paid, 'cancelled')).toBeUndefined();
    expect(await readMail(paid, 'pickup_overdue_house')).toContain('nicht von selbst storniert');
    for (const order of [still, extended, open]) {
      expect(await readOrder(order)).toMatchObject({ state: 'ready_for_pickup', held: 1, reported: false });
    }
  });

  it('keeps an order whose branch was deleted', async () => {
    const order = await placeReady(inDays(30));
    // At once, or the job may find the day over while the branch is still there.
    await read('update ecommerce_order set pickup_branch = null, pickup_until = $2 where id = $1', [order, inDays(-1)]);
    await waitForJob();
    expect(await readOrder(order)).toMatchObject({ state: 'ready_for_pickup', reported: true });
    expect(await readMail(order, 'pickup_overdue_house')).toContain('Filiale gibt es nicht mehr');
  });

  it('migrates an order from before the rule to a last day, never earlier than the one in its email', async () => {
    const [soon, late] = [await placeReady(inDays(0)), await placeReady(inDays(0))];
    await read(`update ecommerce_order set pickup_until = null, hold_until = now() - interval '1 hour' where id = $1`, [
      soon,
    ]);
    await read(
      `update ecommerce_order set pickup_until = null, hold_until = now() + interval '20 days' where id = $1`,
      [late],
    );
    await waitForJob();
    expect(await readOrder(soon)).toMatchObject({ state: 'ready_for_pickup', hold_until: null, last_day: inDays(4) });
    expect(await readOrder(late)).toMatchObject({ state: 'ready_for_pickup', hold_until: null, last_day: inDays(20) });
  });
});

/** A time zone where it is about this hour now: reminders are sent only by day. */
const toZoneAt = (hour: number): string => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // POSIX time zones have the opposite sign.
  return `Etc/GMT${ahead <= 0 ? '+' : '-'}${Math.abs(ahead)}`;
};

describe('the day before the last day', () => {
  const open = async (zone: string) => {
    const remote = await seedTestShop(admin);
    await admin.patch(`/items/project/${remote.project}`, { time_zone: zone });
    return { ...remote, day: (days: number) => addDays(today(zone), days) };
  };
  type RemoteShop = Awaited<ReturnType<typeof open>>;

  /** Places an order that has been ready for `since` hours. */
  const placeReady = async (
    remote: RemoteShop,
    lastDay: string,
    changes: Parameters<typeof toTestOrderBody>[2] = {},
    since = 48,
  ) => {
    const body = toTestOrderBody(remote, [toTestOrderLineInput(await remote.addProduct())], {
      rate: 'pickup',
      ...changes,
    });
    expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
    await admin.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'ready_for_pickup' });
    // In one statement, so that no run of the job sees a state in between.
    await read(
      `with ready as (
         update ecommerce_order_history set date_created = now() - $3 * interval '1 hour'
          where "order" = $1 and to_state = 'ready_for_pickup')
       update ecommerce_order set pickup_until = $2 where id = $1`,
      [body.order_uuid, lastDay, since],
    );
    return body.order_uuid;
  };

  const close = async (remote: RemoteShop) => {
    await read('delete from ecommerce_order where project = $1', [remote.project]);
    await remote.remove();
  };

  it('reminds the customer once, in the language of the order and with the local date', async () => {
    const remote = await open(toZoneAt(15));
    const orders = await Promise.all(
      (['de', 'en', 'fr'] as const).map(async (language) => {
        const id = await placeReady(remote, remote.day(1), { language });
        return { language, id };
      }),
    );
    await waitForJob();
    await waitForJob();
    for (const { language, id } of orders) {
      const mails = await read(
        `select recipient, text from ecommerce_mail where "order" = $1 and kind = 'pickup_reminder'`,
        [id],
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]?.['text']).toContain(writtenOut(remote.day(1), language));
      expect(await readOrder(id)).toMatchObject({ state: 'ready_for_pickup', last_day: remote.day(1) });
    }
    await close(remote);
  });

  it('sends no reminder earlier, on the last day, on the day it became ready, or at night', async () => {
    const remote = await open(toZoneAt(15));
    const [early, last, fresh] = [
      await placeReady(remote, remote.day(2)),
      await placeReady(remote, remote.day(0)),
      await placeReady(remote, remote.day(1), {}, 0),
    ];
    const collected = await placeReady(remote, remote.day(2));
    await admin.patch(`/items/ecommerce_order/${collected}`, { state: 'completed' });
    await read('update ecommerce_order set pickup_until = $2 where id = $1', [collected, remote.day(1)]);
    const night = await open(toZoneAt(3));
    const atNight = await placeReady(night, night.day(1));
    await waitForJob();
    for (const id of [early, last, fresh, collected, atNight])
      expect(await readMail(id, 'pickup_reminder')).toBeUndefined();
    await Promise.all([close(remote), close(night)]);
  });
});
