// Booking appointments: offered times, successful and refused bookings, no double bookings under concurrency.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AppointmentRequestBody } from '../../../contract/visitors/appointment.ts';
import { orderServiceErrorHttpStatuses } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createTestStaffMember } from '../create-test-staff.ts';
import { postToTestOrderService } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import {
  requestTestAppointmentTimes,
  createAppointmentTestShop,
  type AppointmentTestShop,
  readUnbookedAppointmentDay,
  toTestAppointmentBody,
} from './appointment-test-shop.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let calendar: AppointmentTestShop;
let other: AppointmentTestShop;

beforeAll(async () => {
  calendar = await createAppointmentTestShop(admin);
  other = await createAppointmentTestShop(admin);
});

afterAll(async () => {
  await calendar.remove();
  await other.remove();
});

const ok = { status: 200, answer: { status: 'ok' } };
const refused = (code: keyof typeof orderServiceErrorHttpStatuses, field?: string) => ({
  status: orderServiceErrorHttpStatuses[code],
  answer: { status: 'error', code, ...(field === undefined ? {} : { field }) },
});

const book = (body: Partial<AppointmentRequestBody> | Record<string, unknown>) =>
  postToTestOrderService(backend.url, 'appointment', body);
const freeDay = () => readUnbookedAppointmentDay(backend.url, calendar);
const timesOf = async (date: string): Promise<string[]> =>
  (await requestTestAppointmentTimes(backend.url, calendar, { from: date })).answer.days?.find(
    (day) => day.date === date,
  )?.times ?? [];
const readState = async (id: string) => (await read('select state from appointment where id = $1', [id]))[0]?.['state'];

/** An appointment as the staff enters it in the studio. */
const toEntry = (date: string, time: string, changes: Record<string, unknown> = {}) => ({
  project: calendar.project,
  branch: calendar.branch,
  topic: calendar.topic,
  state: 'confirmed',
  name: 'Herr Sand',
  starts_at: `${date}T${time}:00Z`,
  ...changes,
});

describe('available times', () => {
  it('follow the opening hours up to the booking horizon', async () => {
    const { status, answer } = await requestTestAppointmentTimes(backend.url, calendar);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ status: 'ok', time_zone: 'Europe/Berlin', duration_minutes: 60 });
    expect(answer.days?.[1]?.times).toEqual(['10:00', '10:30', '11:00', '13:00']);
    expect(answer.next).toMatch(/^\d{4}-\d\d-\d\d$/);
    const end = await requestTestAppointmentTimes(backend.url, calendar, { from: '2200-01-01' });
    expect(end.answer).toMatchObject({ days: [], next: null });
    const short = await requestTestAppointmentTimes(backend.url, calendar, { days: 2 });
    expect(short.answer.days).toHaveLength(2);
    // Today is within the lead time of 24 hours.
    expect(short.answer.unavailable?.[0]?.reason).toMatch(/^(not_bookable|holiday)$/);
  });

  it('reflect special days immediately', async () => {
    const date = await freeDay();
    const { id } = await admin.post<{ id: string }>('/items/special_day', { project: calendar.project, date });
    expect(await timesOf(date)).toEqual([]);
    expect(await book(toTestAppointmentBody(calendar, date))).toEqual(refused('slot_taken', 'time'));
    await admin.patch(`/items/special_day/${id}`, { opening_time: '16:00:00', closing_time: '17:00:00' });
    expect(await timesOf(date)).toEqual(['16:00']);
  });

  it('are refused for the topics and branches of another project and empty where booking is not possible', async () => {
    for (const field of ['topic', 'branch'] as const) {
      expect(await requestTestAppointmentTimes(backend.url, calendar, { [field]: other[field] })).toEqual(
        refused('not_offered', field),
      );
      expect(await requestTestAppointmentTimes(backend.url, calendar, { [field]: randomUUID() })).toEqual(
        refused('not_offered', field),
      );
    }
    expect(await requestTestAppointmentTimes(backend.url, calendar, { project: 'nobody.example' })).toEqual(
      refused('unknown_project', 'project'),
    );
    const { id: elsewhere } = await admin.post<{ id: string }>('/items/branch', {
      project: other.project,
      display_name: 'Werkhof',
      street: 'Kranichplatz 4',
      zip: '83022',
      city: 'Rosenheim',
    });
    await admin.patch(`/items/appointment_topic/${other.topic}`, { branch: elsewhere });
    expect(await requestTestAppointmentTimes(backend.url, other)).toEqual(refused('not_offered', 'branch'));
    expect((await requestTestAppointmentTimes(backend.url, other, { branch: elsewhere })).answer).toMatchObject({
      days: [],
      next: null,
    });
    await admin.patch(`/items/appointment_topic/${other.topic}`, { active: false });
    expect(await requestTestAppointmentTimes(backend.url, other)).toEqual(refused('not_offered', 'topic'));
    await admin.patch(`/items/project/${other.project}`, { calendar_booking: false });
    expect(await requestTestAppointmentTimes(backend.url, other)).toEqual(refused('booking_closed'));
    expect(await book(toTestAppointmentBody(other, '2026-12-01'))).toEqual(refused('booking_closed'));
  });
});

describe('an appointment', () => {
  it('is stored with every submitted field and blocks its time and the times that overlap it', async () => {
    const date = await freeDay();
    const product = await calendar.addProduct({ display_name: 'Ring', reference_number: 'R-9' });
    const booking = toTestAppointmentBody(calendar, date, {
      time: '10:30',
      phone: '+49 30 1',
      message: 'Zu zweit\n<b>ja</b>',
      product,
    });
    expect(await book(booking)).toEqual(ok);
    expect(await admin.get(`/items/appointment/${booking.attempt}`)).toMatchObject({
      state: 'requested',
      project: calendar.project,
      topic: calendar.topic,
      branch: calendar.branch,
      product,
      name: 'Änne Öz',
      email: booking.email,
      phone: '+49 30 1',
      message: 'Zu zweit\n<b>ja</b>',
      language: 'de',
      subject: 'Ring (R-9)',
      sequence: 0,
      access_key: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(await timesOf(date)).toEqual(['13:00']);
  });

  it('is stored as suspected and blocks no time when the email address already has several open requests', async () => {
    const email = `Viele.${randomUUID()}@öz.example`;
    const open = [await freeDay(), await freeDay(), await freeDay()].map((date) =>
      toTestAppointmentBody(calendar, date, { email }),
    );
    for (const booking of open) expect(await book(booking)).toEqual(ok);
    const date = await freeDay();
    const booking = toTestAppointmentBody(calendar, date, { email: email.toLowerCase() });
    expect(await book(booking)).toEqual(ok);
    expect(await admin.get(`/items/appointment/${booking.attempt}`)).toMatchObject({ state: 'suspected' });
    expect(await timesOf(date)).toContain('10:00');
    await admin.patch(`/items/appointment/${open[0]?.attempt}`, { state: 'confirmed' });
    const next = toTestAppointmentBody(calendar, date, { email });
    expect(await book(next)).toEqual(ok);
    expect(await admin.get(`/items/appointment/${next.attempt}`)).toMatchObject({ state: 'requested' });
  });

  it('is stored once however often the same attempt is sent', async () => {
    const booking = toTestAppointmentBody(calendar, await freeDay());
    const replies = await Promise.all(Array.from({ length: 8 }, () => book(booking)));
    expect(replies).toEqual(replies.map(() => ok));
    expect(await book(booking)).toEqual(ok);
    expect(await book({ ...booking, attempt: randomUUID() })).toEqual(refused('slot_taken', 'time'));
    const [row] = await read(`select count(*)::int as count from ecommerce_mail where about like $1`, [
      `appointment:${booking.attempt}:%`,
    ]);
    expect(row).toEqual({ count: 2 });
  });

  it('is only accepted at an offered time', async () => {
    const date = await freeDay();
    for (const time of ['09:00', '10:15', '11:30', '12:30', '13:30', '23:59']) {
      expect(await book(toTestAppointmentBody(calendar, date, { time })), time).toEqual(refused('slot_taken', 'time'));
    }
    for (const day of ['2020-01-01', '2999-01-01', new Date().toISOString().slice(0, 10)]) {
      expect(await book(toTestAppointmentBody(calendar, day)), day).toEqual(refused('slot_taken', 'time'));
    }
  });

  it('must name a published product of the same project', async () => {
    const date = await freeDay();
    const draft = await calendar.addProduct({ status: 'draft' });
    const foreign = await other.addProduct();
    const ring = await calendar.addProduct();
    for (const product of [draft, foreign, randomUUID()]) {
      expect(await book(toTestAppointmentBody(calendar, date, { product }))).toEqual(
        refused('unknown_product', 'product'),
      );
    }
    expect(await book(toTestAppointmentBody(calendar, date, { product: ring, variant: randomUUID() }))).toEqual(
      refused('unknown_product', 'variant'),
    );
    expect(await timesOf(date)).toHaveLength(4);
  });

  it('that looks automated is stored as suspected, blocks no time and sends no email', async () => {
    const date = await freeDay();
    const suspects = [
      toTestAppointmentBody(calendar, date, { homepage: 'http://x' }),
      toTestAppointmentBody(calendar, date, { open_ms: 3 }),
    ];
    for (const booking of suspects) {
      expect(await book(booking)).toEqual(ok);
      expect(await readState(booking.attempt ?? '')).toBe('suspected');
    }
    const [row] = await read(`select count(*)::int as count from ecommerce_mail where about like any ($1)`, [
      suspects.map(({ attempt }) => `appointment:${attempt}:%`),
    ]);
    expect(row).toEqual({ count: 0 });
    expect(await book(toTestAppointmentBody(calendar, date))).toEqual(ok);
    // The time is taken by now: the staff cannot accept the suspected request and gets an error.
    await expect(
      admin.patch(`/items/appointment/${suspects[0]?.attempt}`, { state: 'requested' }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('schon ein anderer Termin') as string });
  });
});

describe('double booking', () => {
  it(`is prevented when many visitors request the same times concurrently`, async () => {
    const date = await freeDay();
    const times = ['10:00', '10:30', '11:00', '13:00'];
    const bookings = Array.from({ length: 80 }, (_, index) =>
      toTestAppointmentBody(calendar, date, { time: times[index % 4] ?? '' }),
    );
    const replies = await Promise.all(bookings.map(book));
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const rows = await read(
      `select starts_at, ends_at from appointment where branch = $1 and starts_at::date = $2 and state = 'requested' order by 1`,
      [calendar.branch, date],
    );
    expect(rows).toHaveLength(replies.filter(({ status }) => status === 200).length);
    // Either 10:00 and 11:00, or only 10:30; and in any case 13:00.
    expect([2, 3]).toContain(rows.length);
    const overlaps = await read(
      `select 1 from appointment a join appointment b on a.branch = b.branch and a.id < b.id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.branch = $1 and a.state in ('requested', 'confirmed') and b.state in ('requested', 'confirmed')`,
      [calendar.branch],
    );
    expect(overlaps).toEqual([]);
  });

  it('is prevented when the staff enters an appointment at the same time', async () => {
    const date = await freeDay();
    const staff = await createTestStaffMember(backend.url, admin, calendar.project);
    const entries = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => book(toTestAppointmentBody(calendar, date))),
      ...Array.from({ length: 20 }, () => staff.rest.post('/items/appointment', toEntry(date, '09:15'))),
    ]);
    const made = entries.filter(
      (entry) => entry.status === 'fulfilled' && (entry.value as { status?: number }).status !== 409,
    );
    expect(made).toHaveLength(1);
    for (const entry of entries) {
      if (entry.status === 'rejected') {
        expect(entry.reason).toMatchObject({
          status: 400,
          message: expect.stringContaining('Another appointment') as string,
        });
      }
    }
    await staff.remove();
  });

  it('is prevented when the staff moves an appointment, which also moves its end and frees its previous time', async () => {
    const [date, later] = [await freeDay(), await freeDay()];
    const [first, second] = [toTestAppointmentBody(calendar, date), toTestAppointmentBody(calendar, later)];
    expect([await book(first), await book(second)]).toEqual([ok, ok]);
    const path = `/items/appointment/${first.attempt}`;
    const { starts_at: begins } = await admin.get<{ starts_at: string }>(`/items/appointment/${second.attempt}`);
    await expect(admin.patch(path, { starts_at: begins })).rejects.toMatchObject({ status: 400 });
    const moved = new Date(new Date(begins).getTime() + 3 * 3_600_000).toISOString();
    await admin.patch(path, { starts_at: moved });
    expect(await admin.get(path)).toMatchObject({
      ends_at: new Date(new Date(moved).getTime() + 3_600_000).toISOString(),
    });
    expect(await timesOf(date)).toHaveLength(4);
    expect(await timesOf(later)).toEqual(['11:00']);
    await expect(admin.patch(path, { ends_at: begins })).rejects.toMatchObject({ status: 400 });
    await admin.patch(path, { state: 'cancelled' });
    expect(await timesOf(later)).toEqual(['11:00', '13:00']);
  });
});

describe('the cancellation link of the emails', () => {
  it('frees the time and returns the same response for an unknown key', async () => {
    const date = await freeDay();
    const booking = toTestAppointmentBody(calendar, date);
    await book(booking);
    const [row] = await read('select access_key from appointment where id = $1', [booking.attempt]);
    const key = row?.['access_key'];
    const cancel = (project: string, secret: unknown) =>
      postToTestOrderService(backend.url, 'appointment/cancellation', { project, key: secret });
    expect(await cancel(other.domain, key)).toEqual(ok);
    expect(await cancel(calendar.domain, 'a'.repeat(64))).toEqual(ok);
    expect(await cancel('nobody.example', key)).toEqual(ok);
    expect(await readState(booking.attempt ?? '')).toBe('requested');
    expect(await cancel(calendar.domain, key)).toEqual(ok);
    expect(await readState(booking.attempt ?? '')).toBe('cancelled');
    expect(await cancel(calendar.domain, key)).toEqual(ok);
    expect(await timesOf(date)).toHaveLength(4);
  });
});

it('rejects the deletion of a branch that has upcoming appointments', async () => {
  await book(toTestAppointmentBody(calendar, await freeDay()));
  await expect(admin.delete('/items/branch', [calendar.branch])).rejects.toThrow('noch jemand angemeldet');
});

it('requires an upcoming appointment to be cancelled before it is deleted, so that the visitor is notified', async () => {
  const booking = toTestAppointmentBody(calendar, await freeDay());
  await book(booking);
  const path = `/items/appointment/${booking.attempt}`;
  await expect(admin.delete(path)).rejects.toThrow('zuerst „Abgesagt“');
  await admin.patch(path, { state: 'cancelled' });
  await admin.delete(path);
  await expect(admin.get(path)).rejects.toMatchObject({ status: 403 });
});

describe('an invalid body', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['no project', { project: undefined }, 'project'],
    ['a project as a filter', { project: { _neq: '' } }, 'project'],
    ['no topic', { topic: undefined }, 'topic'],
    ['a topic that is a query', { topic: "' or 1=1 --" }, 'topic'],
    ['a branch as a list', { branch: [] }, 'branch'],
    ['no day', { date: '' }, 'date'],
    ['a day that does not exist', { date: '2027-02-30' }, 'date'],
    ['a day with a time', { date: '2027-02-20T10:00:00Z' }, 'date'],
    ['a time outside the day', { time: '24:00' }, 'time'],
    ['a time as a number', { time: 10 }, 'time'],
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'name'],
    ['two email addresses', { email: 'a@b.de,c@d.de' }, 'email'],
    ['an email address with a header', { email: 'a@b.de\r\nBcc: c@d.de' }, 'email'],
    ['a telephone number that is too long', { phone: '1'.repeat(41) }, 'phone'],
    ['a message that is too long', { message: 'x'.repeat(4_001) }, 'message'],
    ['a message that is null', { message: null }, 'message'],
    ['a product that is not an id', { product: 'ring' }, 'product'],
    ['an unsupported language', { language: 'es' }, 'language'],
    ['no consent', { privacy: false }, 'privacy'],
    ['an attempt that is a query', { attempt: '1; drop table x' }, 'attempt'],
    ['a state', { state: 'confirmed' }, 'state'],
    ['an access key', { access_key: 'a'.repeat(64) }, 'access_key'],
  ];

  it.each(wrong)('is refused: %s', async (_name, changes, field) => {
    const count = () => read('select count(*)::int as count from appointment where project = $1', [calendar.project]);
    const before = await count();
    expect(await book({ ...toTestAppointmentBody(calendar, '2026-12-01'), ...changes })).toEqual(
      refused('invalid_input', field),
    );
    expect(await count()).toEqual(before);
  });

  it('is also refused for available times and cancellations', async () => {
    for (const from of ['', 'x', '2026-13-01', 5, null]) {
      expect(await requestTestAppointmentTimes(backend.url, calendar, { from })).toEqual(
        refused('invalid_input', 'from'),
      );
    }
    for (const key of ['', 'A'.repeat(64), 'a'.repeat(65), null, { _nnull: true }]) {
      expect(
        await postToTestOrderService(backend.url, 'appointment/cancellation', { project: calendar.domain, key }),
      ).toEqual(refused('invalid_input', 'key'));
    }
    for (const body of ['', '[]', '"x"', 'null', '{"a":']) {
      for (const path of ['appointment', 'appointment/times', 'appointment/cancellation']) {
        expect((await postToTestOrderService(backend.url, path, body)).status, `${path} ${body}`).toBe(400);
      }
    }
  });
});
