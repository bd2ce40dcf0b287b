// Point 7 of issue 16: a reservation for pick-up runs from "ready for pick-up", in opening days of the branch; before that
// the order waits for the staff. Page, mail and studio name the same day.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { orderStatusAnswerSchema } from '../../../contract/shop/order-status.ts';
import { paymentMethodIds } from '../../../contract/shop/payment-methods.ts';
import { addDays, toLocalMoment } from '../../../domain/opening/opening-times.ts';
import { createRestClient } from '../../rest/rest-client.ts';
import {
  createSellingShop,
  post,
  readQuote,
  readRows,
  type SellingShop,
  toLine,
  toOrder,
  toQuoteBody,
} from './selling-shop.ts';
import { createStaff, type Staff } from './staff.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => readRows(backend.databaseUrl, sql, values);

/** The time zone of new projects, which is not the one of the machine. */
const today = (timeZone = 'Europe/Berlin') => toLocalMoment(new Date(), timeZone).date;
const inDays = (days: number) => addDays(today(), days);

let shop: SellingShop;
let staff: Staff;

beforeAll(async () => {
  shop = await createSellingShop(admin);
  staff = await createStaff(backend.url, admin, shop.project);
  const { project, branch } = shop;
  const hours = { time_open: '10:00:00', time_close: '18:00:00' };
  await admin.post('/items/opening_period', [
    { branch, day: '4', ...hours },
    { branch, day: '10', ...hours },
    { branch, day: '11', ...hours },
  ]);
  // Closed tomorrow; open on the days after it even where one of them is a public holiday; a day of another branch closes nothing.
  const other = await admin.post<{ id: string }>('/items/branch', {
    ...{ project, display_name: 'Zweite', street: 'Weg 2', zip: '83022', city: 'Rosenheim' },
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

const placeOrder = async (changes: Parameters<typeof toOrder>[2] = {}) => {
  const product = await shop.addProduct({ shipping_time: '2–3 Werktage' });
  const body = toOrder(shop, [toLine(product)], {
    ...{ rate: 'pickup', payment_method: paymentMethodIds.cash_on_pickup },
    ...changes,
  });
  expect(await post(backend.url, 'order', body)).toMatchObject({ status: 200 });
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

const see = async (order: string) => {
  const [row] = await read('select access_key from ecommerce_order where id = $1', [order]);
  const { answer } = await post(backend.url, 'order/status', { project: shop.domain, key: row?.['access_key'] });
  return orderStatusAnswerSchema.parse(answer).order;
};

/** The job runs every ten seconds; an order whose payment is overdue shows that one of its runs is over. */
const untilJobRan = async (): Promise<void> => {
  const marker = await placeOrder({
    ...{ rate: 'parcel', payment_method: paymentMethodIds.prepayment },
  });
  await read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [marker]);
  const last = await placeOrder();
  await step(last, { state: 'ready_for_pickup', pickup_until: null });
  await read('update ecommerce_order set pickup_until = $2 where id = $1', [last, inDays(-2)]);
  for (const order of [marker, last]) {
    await vi.waitFor(async () => expect(await readOrder(order)).toMatchObject({ state: 'cancelled' }), {
      timeout: 40_000,
      interval: 250,
    });
  }
};

const writtenOut = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

describe('an order to be collected that is not ready yet', () => {
  it('is reserved without an end, and nothing cancels it', async () => {
    const waiting = await placeOrder();
    expect(await readOrder(waiting)).toMatchObject({ state: 'new', hold_until: null, last_day: null });
    // As it stands in the database of an installation with the former rule.
    await read(`update ecommerce_order set hold_until = now() - interval '1 second' where id = $1`, [waiting]);
    await untilJobRan();
    expect(await readOrder(waiting)).toMatchObject({ state: 'new', held: 1 });
  });

  it('is told the rule, and no day and no delivery time, in quote, page and mail', async () => {
    const order = await placeOrder({ language: 'fr' });
    const quote = await readQuote(backend.url, toQuoteBody(shop, [toLine(await shop.addProduct())]));
    expect(quote.shipping_options.find(({ pickup }) => pickup)?.pickup).toMatchObject({ reservation_days: 3 });
    expect((await see(order)).pickup).toMatchObject({ kept_until: null, last_day: null, reservation_days: 3 });
    const mail = await readMail(order, 'order_received');
    expect(mail).toContain('Votre commande vous sera alors réservée pendant 3 jours d’ouverture');
    expect(mail).toContain('Prêt au retrait sous : 2–3 Werktage');
    expect(mail).not.toMatch(/Délai de livraison|jusqu’au/);
  });
});

describe('an order that is ready', () => {
  it.each([
    ['de', 'de-DE', 'bis einschließlich'],
    ['en', 'en-GB', 'up to and including'],
    ['fr', 'fr-FR', 'jusqu’au'],
  ] as const)(
    'is kept for three opening days, the same in page, mail and studio (%s)',
    async (language, region, until) => {
      const order = await placeOrder({ language });
      await step(order, { state: 'ready_for_pickup' });
      const lastDay = inDays(4);
      expect(await readOrder(order)).toMatchObject({ hold_until: null, last_day: lastDay });
      expect(await staff.rest.get(`/items/ecommerce_order/${order}?fields=pickup_until`)).toEqual({
        pickup_until: lastDay,
      });
      expect((await see(order)).pickup).toMatchObject({ last_day: lastDay });
      expect(toLocalMoment(new Date((await see(order)).pickup?.kept_until ?? ''), 'Europe/Berlin')).toEqual({
        ...{ date: lastDay, time: '23:59' },
      });
      expect(await readMail(order, 'pickup_ready')).toContain(`${until} ${writtenOut(lastDay, region)}`);
    },
  );

  it('is kept for as many days as the settings say', async () => {
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { pickup_reservation_days: 1 });
    const order = await placeOrder();
    await step(order, { state: 'ready_for_pickup' });
    expect(await readOrder(order)).toMatchObject({ last_day: inDays(2) });
    expect(await readMail(order, 'order_received')).toContain('einen Öffnungstag für Sie bereit');
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { pickup_reservation_days: 3 });
  });

  it('keeps the day that was named when its payment comes in, and gets another after more work', async () => {
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

  it('is reserved until it is collected where no opening days of its branch are known', async () => {
    const bare = await createSellingShop(admin);
    const body = toOrder(bare, [toLine(await bare.addProduct())], { rate: 'pickup' });
    await post(backend.url, 'order', body);
    await admin.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'ready_for_pickup' });
    expect(await readOrder(body.order_uuid)).toMatchObject({ state: 'ready_for_pickup', last_day: null });
    expect(await readMail(body.order_uuid, 'pickup_ready')).toContain('bleibt für Sie reserviert, bis Sie sie abholen');
    await read('delete from ecommerce_order where project = $1', [bare.project]);
    await bare.remove();
  });

  it.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['Europe/Berln', 'Europe/Berlin'],
  ])('counts on the clock of its project (%s)', async (name, zone) => {
    const far = await createSellingShop(admin);
    await admin.patch(`/items/project/${far.project}`, { time_zone: name });
    const date = addDays(today(zone), 1);
    const times = { opening_time: '10:00:00', closing_time: '18:00:00' };
    await admin.patch(`/items/ecommerce_settings/${far.settings}`, { pickup_reservation_days: 1 });
    await admin.post(
      '/items/special_day',
      [today(zone), date].map((day) => ({ project: far.project, date: day, ...times })),
    );
    const body = toOrder(far, [toLine(await far.addProduct())], { rate: 'pickup' });
    await post(backend.url, 'order', body);
    await admin.patch(`/items/ecommerce_order/${body.order_uuid}`, { state: 'ready_for_pickup' });
    expect(await readOrder(body.order_uuid)).toMatchObject({ last_day: date });
    await read('delete from ecommerce_order where project = $1', [far.project]);
    await far.remove();
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

  it('what is not paid is cancelled with its stock and a mail; what is paid stays, and the staff is told', async () => {
    const unpaid = await placeReady(inDays(-1));
    const paid = await placeReady(inDays(-1), {}, true);
    const [still, extended] = [await placeReady(today()), await placeReady(inDays(30))];
    const open = await placeReady(inDays(-1));
    await step(open, { pickup_until: null });
    await untilJobRan();
    expect(await readOrder(unpaid)).toMatchObject({ state: 'cancelled', held: 0 });
    expect(await readMail(unpaid, 'cancelled')).toContain('nicht abgeholt');
    expect(await readOrder(paid)).toMatchObject({ state: 'ready_for_pickup', held: 1, reported: true });
    expect(await readMail(paid, 'cancelled')).toBeUndefined();
    expect(await readMail(paid, 'pickup_overdue_house')).toContain('nicht von selbst storniert');
    for (const order of [still, extended, open]) {
      expect(await readOrder(order)).toMatchObject({ state: 'ready_for_pickup', held: 1, reported: false });
    }
  });

  it('an order of a branch that is gone is not cancelled: nobody could have collected it', async () => {
    const order = await placeReady(inDays(-1));
    await read('update ecommerce_order set pickup_branch = null where id = $1', [order]);
    await untilJobRan();
    expect(await readOrder(order)).toMatchObject({ state: 'ready_for_pickup', reported: true });
    expect(await readMail(order, 'pickup_overdue_house')).toContain('Filiale gibt es nicht mehr');
  });

  it('an order that was ready under the former rule gets a day by this one, and none before the one in its mail', async () => {
    const [soon, late] = [await placeReady(inDays(0)), await placeReady(inDays(0))];
    await read(`update ecommerce_order set pickup_until = null, hold_until = now() - interval '1 hour' where id = $1`, [
      soon,
    ]);
    await read(
      `update ecommerce_order set pickup_until = null, hold_until = now() + interval '20 days' where id = $1`,
      [late],
    );
    await untilJobRan();
    expect(await readOrder(soon)).toMatchObject({ state: 'ready_for_pickup', hold_until: null, last_day: inDays(4) });
    expect(await readOrder(late)).toMatchObject({ state: 'ready_for_pickup', hold_until: null, last_day: inDays(20) });
  });
});
