// The time zone of a project: one that does not exist is refused when it is saved, one that is there all the same stops nothing, and
// mails, pages and delivery dates of a project elsewhere name its own days and times.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import { paymentMethodIds } from '../../contract/shop/order-codes.ts';
import { toDeliveryDates, toLocalDay } from '../../domain/delivery-time.ts';
import { formatDate, formatDateInTimeZone, formatDateTime, formatDateTimeRange } from '../../domain/format-dates.ts';
import { toUtcDate } from '../../domain/opening/time-zone.ts';
import { listComingHolidays } from '../../domain/public-holidays.ts';
import { createRestClient } from '../rest/rest-client.ts';
import { createHouseCalendar, type HouseCalendar, readFreeDay, toWish } from './appointments/house-calendar.ts';
import { postToEcom, requestQuote, queryRows, toOrderLineInput, toOrderBody, toQuoteBody } from './orders/test-shop.ts';
import { createStaff, type Staff } from './create-editor.ts';
import { toWithdrawalInput } from './withdrawals/withdrawal-fixtures.ts';
import { toZoneOfAnotherDay } from './zone-of-another-day.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryRows(backend.databaseUrl, sql, values);

let house: HouseCalendar;
let staff: Staff;

beforeAll(async () => {
  house = await createHouseCalendar(admin);
  staff = await createStaff(backend.url, admin, house.project);
});

afterAll(async () => {
  await read('delete from ecommerce_withdrawal where project = $1', [house.project]);
  await read('delete from ecommerce_order where project = $1', [house.project]);
  await staff.remove();
  await house.remove();
});

const save = (time_zone: string) =>
  fetch(`${backend.url}/items/project/${house.project}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${backend.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ time_zone }),
  });

const readZone = async () =>
  (await read('select time_zone from project where id = $1', [house.project]))[0]?.['time_zone'];

describe('a time zone', () => {
  it.each(['Europe/Berln', '', 'Berlin', 'UTC+25'])(
    '%j that does not exist is refused with its field',
    async (name) => {
      const answer = await save(name);
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors: { message: string; extensions: { field: string } }[] };
      expect(errors[0]?.extensions.field).toBe('time_zone');
      expect(errors[0]?.message).toContain('Europe/Vienna');
      expect(await readZone()).toBe('Europe/Berlin');
    },
  );

  it.each(['Europe/Lisbon', 'UTC', 'Europe/Berlin'])('%s is saved', async (name) => {
    expect((await save(name)).status).toBe(200);
    expect(await readZone()).toBe(name);
  });
});

const bookAppointment = async (language: Locale) => {
  const wish = toWish(house, await readFreeDay(backend.url, house), { language });
  expect(await postToEcom(backend.url, 'appointment', wish)).toMatchObject({ status: 200 });
  return wish;
};

const readMail = async (where: string, value: unknown): Promise<string> => {
  const rows = await vi.waitFor(
    async () => {
      const found = await read(`select text from ecommerce_mail where ${where}`, [value]);
      expect(found.length).toBeGreaterThan(0);
      return found;
    },
    { timeout: 30_000, interval: 200 },
  );
  return String(rows[0]?.['text']);
};

/** Paid in advance, so that its mail also names the day by which it is to be paid. */
const placeOrder = async (language: Locale) => {
  const body = toOrderBody(house, [toOrderLineInput(await house.addProduct())], {
    language,
    rate: 'parcel',
    payment_method: paymentMethodIds.prepayment,
  });
  expect(await postToEcom(backend.url, 'order', body)).toMatchObject({ status: 200 });
  const [row] = await read('select date_created, hold_until from ecommerce_order where id = $1', [body.order_uuid]);
  return {
    id: body.order_uuid,
    placedAt: row?.['date_created'] as Date,
    payUntil: row?.['hold_until'] as Date,
  };
};

const declareWithdrawal = async (language: Locale) => {
  const body = toWithdrawalInput(house.domain, { language });
  expect(await postToEcom(backend.url, 'withdrawal', body)).toMatchObject({ status: 200 });
  const [row] = await read('select id, date_created from ecommerce_withdrawal where email = $1', [body.email]);
  return { about: `ecommerce_withdrawal:${String(row?.['id'])}`, receivedAt: row?.['date_created'] as Date };
};

/** As the page without scripts sends it; resolves to the receipt as it is shown. */
const declareOnPlainPage = async (language: Locale) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = toWithdrawalInput(house.domain, { language, email, open_ms: undefined });
  const typed = Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string');
  const response = await fetch(`${backend.url}/ecom/withdrawal/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.77' },
    body: new URLSearchParams(typed).toString(),
  });
  expect(response.status).toBe(200);
  const [row] = await read('select date_created from ecommerce_withdrawal where email = $1', [email]);
  const html = (await response.text()).replace(/&#(\d+);/g, (__, code: string) => String.fromCodePoint(Number(code)));
  return { html, receivedAt: row?.['date_created'] as Date };
};

const elsewhere = toZoneOfAnotherDay();

// The first is the one that counts where the name is wrong; it got there past the studio, such as before it was checked.
describe.each([
  ['Europe/Berln', 'Europe/Berlin'],
  ['America/New_York', 'America/New_York'],
  [elsewhere, elsewhere],
])('a project in %s', (name, zone) => {
  beforeAll(async () => {
    await read('update project set time_zone = $2 where id = $1', [house.project, name]);
  });

  it.each(['de', 'en', 'fr'] as const)('names days and times of %s in its mails', async (language) => {
    const { id, placedAt, payUntil } = await placeOrder(language);
    const text = await readMail(`kind = 'order_received' and "order" = $1`, id);
    expect.soft(text).toContain(formatDateTime(placedAt, language, zone));
    expect.soft(text).toContain(formatDateInTimeZone(payUntil, language, zone));
    const report = await readMail(`kind = 'order_received_house' and "order" = $1`, id);
    expect.soft(report).toContain(formatDateTime(placedAt, 'de', zone));
  });

  it('counts the days of a delivery from its own day', async () => {
    const product = await house.addProduct({ delivery_days_min: 2, delivery_days_max: 4 });
    const today = toLocalDay(new Date(), zone);
    const { lines } = await requestQuote(backend.url, toQuoteBody(house, [toOrderLineInput(product)]));
    const region = await admin.get<{ country: string; state: string | null }>(
      `/items/branch/${house.branch}?fields=country,state`,
    );
    const holidays = listComingHolidays(region, today).map(({ date }) => date);
    const dates = toDeliveryDates({ min: 2, max: 4 }, today, (day) => holidays.includes(day));
    expect(lines[0]?.delivery).toMatchObject(dates);
  });

  it.each(['de', 'en', 'fr'] as const)('tells when a withdrawal in %s came in, in mails and page', async (language) => {
    const { about, receivedAt } = await declareWithdrawal(language);
    const receipt = await readMail(`kind = 'withdrawal_received' and about = $1`, about);
    const toCount = (text: string, part: string) => text.split(part).length - 1;
    expect.soft(toCount(receipt, formatDateTime(receivedAt, language, zone))).toBe(2);
    const report = await readMail(`kind = 'withdrawal_house' and about = $1`, about);
    expect.soft(toCount(report, formatDateTime(receivedAt, 'de', zone))).toBe(2);
    const page = await declareOnPlainPage(language);
    expect.soft(toCount(page.html, formatDateTime(page.receivedAt, language, zone))).toBe(2);
  });

  it('takes appointments on its own clock, and its mails name it', async () => {
    const wish = await bookAppointment('en');
    const starts = toUtcDate(`${wish.date}T${wish.time}:00`, zone);
    const [row] = await read('select starts_at from appointment where email = $1', [wish.email]);
    expect(row).toEqual({ starts_at: starts });
    const text = await readMail('recipient = $1', wish.email);
    expect(text).toContain(formatDateTimeRange(starts, new Date(starts.getTime() + 3_600_000), 'en', zone));
    expect(text).toContain(formatDate(wish.date, 'en', { hasWeekday: true }));
  });
});
