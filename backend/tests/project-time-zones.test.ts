// The time zone of a project: an invalid one is refused on saving and never breaks anything; emails, pages and
// delivery dates use the project's own days and times.
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Locale } from '../../contract/locale.ts';
import { paymentMethodIds } from '../../contract/shop/order-constants.ts';
import { toDeliveryDateRange, toDateInTimeZone } from '../../domain/delivery-time.ts';
import { formatDate, formatDateInTimeZone, formatDateTime, formatDateTimeRange } from '../../domain/format-dates.ts';
import { toUtcDateFromLocalTime } from '../../domain/opening-hours/time-zone.ts';
import { listUpcomingHolidays } from '../../domain/public-holidays.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import {
  createAppointmentTestShop,
  type AppointmentTestShop,
  readUnbookedAppointmentDay,
  toTestAppointmentBody,
} from './appointments/appointment-test-shop.ts';
import {
  postToTestOrderService,
  requestTestQuote,
  toTestOrderLineInput,
  toTestOrderBody,
  toTestQuoteBody,
} from './orders/test-shop.ts';
import { queryTestDatabase } from './query-test-database.ts';
import { createTestStaffMember, type TestStaffMember } from './create-test-staff.ts';
import { toWithdrawalTestInput } from './withdrawals/expected-withdrawal-email-texts.ts';
import { findTimeZoneOnDifferentDate } from './find-time-zone-on-different-date.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let calendar: AppointmentTestShop;
let staff: TestStaffMember;

beforeAll(async () => {
  calendar = await createAppointmentTestShop(admin);
  staff = await createTestStaffMember(backend.url, admin, calendar.project);
});

afterAll(async () => {
  await read('delete from ecommerce_withdrawal where project = $1', [calendar.project]);
  await read('delete from ecommerce_order where project = $1', [calendar.project]);
  await staff.remove();
  await calendar.remove();
});

const save = (time_zone: string) =>
  fetch(`${backend.url}/items/project/${calendar.project}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${backend.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ time_zone }),
  });

const readZone = async () =>
  (await read('select time_zone from project where id = $1', [calendar.project]))[0]?.['time_zone'];

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
  const booking = toTestAppointmentBody(calendar, await readUnbookedAppointmentDay(backend.url, calendar), {
    language,
  });
  expect(await postToTestOrderService(backend.url, 'appointment', booking)).toMatchObject({ status: 200 });
  return booking;
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

/** Prepayment, so that the email also contains the due date. */
const placeOrder = async (language: Locale) => {
  const body = toTestOrderBody(calendar, [toTestOrderLineInput(await calendar.addProduct())], {
    language,
    rate: 'parcel',
    payment_method: paymentMethodIds.prepayment,
  });
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  const [row] = await read('select date_created, hold_until from ecommerce_order where id = $1', [body.order_uuid]);
  return {
    id: body.order_uuid,
    placedAt: row?.['date_created'] as Date,
    payUntil: row?.['hold_until'] as Date,
  };
};

const declareWithdrawal = async (language: Locale) => {
  const body = toWithdrawalTestInput(calendar.domain, { language });
  expect(await postToTestOrderService(backend.url, 'withdrawal', body)).toMatchObject({ status: 200 });
  const [row] = await read('select id, date_created from ecommerce_withdrawal where email = $1', [body.email]);
  return { about: `ecommerce_withdrawal:${String(row?.['id'])}`, receivedAt: row?.['date_created'] as Date };
};

/** Submits the form of the page without scripts; returns the receipt page. */
const declareOnPlainPage = async (language: Locale) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const body = toWithdrawalTestInput(calendar.domain, { language, email, open_ms: undefined });
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

const otherZone = findTimeZoneOnDifferentDate();

// The misspelled zone was written directly to the database; the default zone applies then.
describe.each([
  ['Europe/Berln', 'Europe/Berlin'],
  ['America/New_York', 'America/New_York'],
  [otherZone, otherZone],
])('a project in %s', (name, zone) => {
  beforeAll(async () => {
    await read('update project set time_zone = $2 where id = $1', [calendar.project, name]);
  });

  it.each(['de', 'en', 'fr'] as const)('uses days and times of the project in emails in %s', async (language) => {
    const { id, placedAt, payUntil } = await placeOrder(language);
    const text = await readMail(`kind = 'order_received' and "order" = $1`, id);
    expect.soft(text).toContain(formatDateTime(placedAt, language, zone));
    expect.soft(text).toContain(formatDateInTimeZone(payUntil, language, zone));
    const report = await readMail(`kind = 'order_received_house' and "order" = $1`, id);
    expect.soft(report).toContain(formatDateTime(placedAt, 'de', zone));
  });

  it("counts delivery days from the project's current day", async () => {
    const product = await calendar.addProduct({ delivery_days_min: 2, delivery_days_max: 4 });
    const today = toDateInTimeZone(new Date(), zone);
    const { lines } = await requestTestQuote(backend.url, toTestQuoteBody(calendar, [toTestOrderLineInput(product)]));
    const region = await admin.get<{ country: string; state: string | null }>(
      `/items/branch/${calendar.branch}?fields=country,state`,
    );
    const holidays = listUpcomingHolidays(region, today).map(({ date }) => date);
    const dates = toDeliveryDateRange({ min: 2, max: 4 }, today, (day) => holidays.includes(day));
    expect(lines[0]?.delivery).toMatchObject(dates);
  });

  it.each(['de', 'en', 'fr'] as const)(
    'states when a withdrawal in %s was received, in emails and page',
    async (language) => {
      const { about, receivedAt } = await declareWithdrawal(language);
      const receipt = await readMail(`kind = 'withdrawal_received' and about = $1`, about);
      const toCount = (text: string, part: string) => text.split(part).length - 1;
      expect.soft(toCount(receipt, formatDateTime(receivedAt, language, zone))).toBe(2);
      const report = await readMail(`kind = 'withdrawal_house' and about = $1`, about);
      expect.soft(toCount(report, formatDateTime(receivedAt, 'de', zone))).toBe(2);
      const page = await declareOnPlainPage(language);
      expect.soft(toCount(page.html, formatDateTime(page.receivedAt, language, zone))).toBe(2);
    },
  );

  it("takes appointments in the project's time zone and states it in emails", async () => {
    const booking = await bookAppointment('en');
    const starts = toUtcDateFromLocalTime(`${booking.date}T${booking.time}:00`, zone);
    const [row] = await read('select starts_at from appointment where email = $1', [booking.email]);
    expect(row).toEqual({ starts_at: starts });
    const text = await readMail('recipient = $1', booking.email);
    expect(text).toContain(formatDateTimeRange(starts, new Date(starts.getTime() + 3_600_000), 'en', zone));
    expect(text).toContain(formatDate(booking.date, 'en', { hasWeekday: true }));
  });
});
