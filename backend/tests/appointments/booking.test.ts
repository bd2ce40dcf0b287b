// Appointments: which times are offered, who gets one, what is refused; nobody gets a time that somebody else has.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AppointmentBody } from '../../../contract/house/appointment.ts';
import { orderServiceErrorStatuses } from '../../../contract/shop/order-service-response.ts';
import { createRestClient } from '../../rest/rest-client.ts';
import { createStaff } from '../create-editor.ts';
import { postToEcom, queryRows } from '../orders/test-shop.ts';
import { askTimes, createHouseCalendar, type HouseCalendar, readFreeDay, toWish } from './house-calendar.ts';

const backend = inject('backend');
const admin = createRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryRows(backend.databaseUrl, sql, values);

let house: HouseCalendar;
let other: HouseCalendar;

beforeAll(async () => {
  house = await createHouseCalendar(admin);
  other = await createHouseCalendar(admin);
});

afterAll(async () => {
  await house.remove();
  await other.remove();
});

const ok = { status: 200, answer: { status: 'ok' } };
const refused = (code: keyof typeof orderServiceErrorStatuses, field?: string) => ({
  status: orderServiceErrorStatuses[code],
  answer: { status: 'error', code, ...(field === undefined ? {} : { field }) },
});

const book = (body: Partial<AppointmentBody> | Record<string, unknown>) => postToEcom(backend.url, 'appointment', body);
const freeDay = () => readFreeDay(backend.url, house);
const timesOf = async (date: string): Promise<string[]> =>
  (await askTimes(backend.url, house, { from: date })).answer.days?.find((day) => day.date === date)?.times ?? [];
const readState = async (id: string) => (await read('select state from appointment where id = $1', [id]))[0]?.['state'];

/** What the staff writes of an appointment in the studio. */
const toEntry = (date: string, time: string, changes: Record<string, unknown> = {}) => ({
  project: house.project,
  branch: house.branch,
  topic: house.topic,
  state: 'confirmed',
  name: 'Herr Sand',
  starts_at: `${date}T${time}:00Z`,
  ...changes,
});

describe('the times', () => {
  it('are those of the opening hours, until the horizon', async () => {
    const { status, answer } = await askTimes(backend.url, house);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ status: 'ok', time_zone: 'Europe/Berlin', duration_minutes: 60 });
    expect(answer.days?.[1]?.times).toEqual(['10:00', '10:30', '11:00', '13:00']);
    expect(answer.next).toMatch(/^\d{4}-\d\d-\d\d$/);
    const end = await askTimes(backend.url, house, { from: '2200-01-01' });
    expect(end.answer).toMatchObject({ days: [], next: null });
  });

  it('follow special days at once', async () => {
    const date = await freeDay();
    const { id } = await admin.post<{ id: string }>('/items/special_day', { project: house.project, date });
    expect(await timesOf(date)).toEqual([]);
    expect(await book(toWish(house, date))).toEqual(refused('slot_taken', 'time'));
    await admin.patch(`/items/special_day/${id}`, { opening_time: '16:00:00', closing_time: '17:00:00' });
    expect(await timesOf(date)).toEqual(['16:00']);
  });

  it('are no business of another house, and closed where the house takes none', async () => {
    for (const field of ['topic', 'branch'] as const) {
      expect(await askTimes(backend.url, house, { [field]: other[field] })).toEqual(refused('not_offered', field));
      expect(await askTimes(backend.url, house, { [field]: randomUUID() })).toEqual(refused('not_offered', field));
    }
    expect(await askTimes(backend.url, house, { project: 'nobody.example' })).toEqual(
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
    expect(await askTimes(backend.url, other)).toEqual(refused('not_offered', 'branch'));
    expect((await askTimes(backend.url, other, { branch: elsewhere })).answer).toMatchObject({ days: [], next: null });
    await admin.patch(`/items/appointment_topic/${other.topic}`, { active: false });
    expect(await askTimes(backend.url, other)).toEqual(refused('not_offered', 'topic'));
    await admin.patch(`/items/project/${other.project}`, { calendar_booking: false });
    expect(await askTimes(backend.url, other)).toEqual(refused('booking_closed'));
    expect(await book(toWish(other, '2026-12-01'))).toEqual(refused('booking_closed'));
  });
});

describe('an appointment', () => {
  it('is kept with all that was said, and takes its time and what it touches', async () => {
    const date = await freeDay();
    const product = await house.addProduct({ display_name: 'Ring', reference_number: 'R-9' });
    const wish = toWish(house, date, { time: '10:30', phone: '+49 30 1', message: 'Zu zweit\n<b>ja</b>', product });
    expect(await book(wish)).toEqual(ok);
    expect(await admin.get(`/items/appointment/${wish.attempt}`)).toMatchObject({
      state: 'requested',
      project: house.project,
      topic: house.topic,
      branch: house.branch,
      product,
      name: 'Änne Öz',
      email: wish.email,
      phone: '+49 30 1',
      message: 'Zu zweit\n<b>ja</b>',
      language: 'de',
      subject: 'Ring (R-9)',
      sequence: 0,
      access_key: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(await timesOf(date)).toEqual(['13:00']);
  });

  it('of an address that has several open ones already takes no time, and is left to the house', async () => {
    const email = `Viele.${randomUUID()}@öz.example`;
    const open = [await freeDay(), await freeDay(), await freeDay()].map((date) => toWish(house, date, { email }));
    for (const wish of open) expect(await book(wish)).toEqual(ok);
    const date = await freeDay();
    const wish = toWish(house, date, { email: email.toLowerCase() });
    expect(await book(wish)).toEqual(ok);
    expect(await admin.get(`/items/appointment/${wish.attempt}`)).toMatchObject({ state: 'suspected' });
    expect(await timesOf(date)).toContain('10:00');
    await admin.patch(`/items/appointment/${open[0]?.attempt}`, { state: 'confirmed' });
    const next = toWish(house, date, { email });
    expect(await book(next)).toEqual(ok);
    expect(await admin.get(`/items/appointment/${next.attempt}`)).toMatchObject({ state: 'requested' });
  });

  it('is written once however often it is sent', async () => {
    const wish = toWish(house, await freeDay());
    const replies = await Promise.all(Array.from({ length: 8 }, () => book(wish)));
    expect(replies).toEqual(replies.map(() => ok));
    expect(await book(wish)).toEqual(ok);
    expect(await book({ ...wish, attempt: randomUUID() })).toEqual(refused('slot_taken', 'time'));
    const [row] = await read(`select count(*)::int as count from ecommerce_mail where about like $1`, [
      `appointment:${wish.attempt}:%`,
    ]);
    expect(row).toEqual({ count: 2 });
  });

  it('is given only at times that are offered', async () => {
    const date = await freeDay();
    for (const time of ['09:00', '10:15', '11:30', '12:30', '13:30', '23:59']) {
      expect(await book(toWish(house, date, { time })), time).toEqual(refused('slot_taken', 'time'));
    }
    for (const day of ['2020-01-01', '2999-01-01', new Date().toISOString().slice(0, 10)]) {
      expect(await book(toWish(house, day)), day).toEqual(refused('slot_taken', 'time'));
    }
  });

  it('is about a piece that can be seen', async () => {
    const date = await freeDay();
    const draft = await house.addProduct({ status: 'draft' });
    const foreign = await other.addProduct();
    const ring = await house.addProduct();
    for (const product of [draft, foreign, randomUUID()]) {
      expect(await book(toWish(house, date, { product }))).toEqual(refused('unknown_product', 'product'));
    }
    expect(await book(toWish(house, date, { product: ring, variant: randomUUID() }))).toEqual(
      refused('unknown_product', 'variant'),
    );
    expect(await timesOf(date)).toHaveLength(4);
  });

  it('that looks like a program’s is kept apart, takes no time and writes to nobody', async () => {
    const date = await freeDay();
    const suspects = [toWish(house, date, { homepage: 'http://x' }), toWish(house, date, { open_ms: 3 })];
    for (const wish of suspects) {
      expect(await book(wish)).toEqual(ok);
      expect(await readState(wish.attempt ?? '')).toBe('suspected');
    }
    const [row] = await read(`select count(*)::int as count from ecommerce_mail where about like any ($1)`, [
      suspects.map(({ attempt }) => `appointment:${attempt}:%`),
    ]);
    expect(row).toEqual({ count: 0 });
    expect(await book(toWish(house, date))).toEqual(ok);
    // Looked at by the staff and found to be a person: too late for this time, and told so.
    await expect(
      admin.patch(`/items/appointment/${suspects[0]?.attempt}`, { state: 'requested' }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('schon ein anderer Termin') as string });
  });
});

describe('nobody gets the time of another', () => {
  it(`however many ask for it at once`, async () => {
    const date = await freeDay();
    const times = ['10:00', '10:30', '11:00', '13:00'];
    const wishes = Array.from({ length: 80 }, (_, index) => toWish(house, date, { time: times[index % 4] ?? '' }));
    const replies = await Promise.all(wishes.map(book));
    expect(replies.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const rows = await read(
      `select starts_at, ends_at from appointment where branch = $1 and starts_at::date = $2 and state = 'requested' order by 1`,
      [house.branch, date],
    );
    expect(rows).toHaveLength(replies.filter(({ status }) => status === 200).length);
    // Ten and eleven, or half past ten alone in the morning; and one at one.
    expect([2, 3]).toContain(rows.length);
    const overlaps = await read(
      `select 1 from appointment a join appointment b on a.branch = b.branch and a.id < b.id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.branch = $1 and a.state in ('requested', 'confirmed') and b.state in ('requested', 'confirmed')`,
      [house.branch],
    );
    expect(overlaps).toEqual([]);
  });

  it('while the staff writes into the same calendar', async () => {
    const date = await freeDay();
    const staff = await createStaff(backend.url, admin, house.project);
    const entries = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => book(toWish(house, date))),
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

  it('when the staff moves one: its end goes along, and what it leaves is free', async () => {
    const [date, later] = [await freeDay(), await freeDay()];
    const [first, second] = [toWish(house, date), toWish(house, later)];
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

describe('the link of the mails', () => {
  it('gives the time back, and answers alike whatever it opens', async () => {
    const date = await freeDay();
    const wish = toWish(house, date);
    await book(wish);
    const [row] = await read('select access_key from appointment where id = $1', [wish.attempt]);
    const key = row?.['access_key'];
    const cancel = (project: string, secret: unknown) =>
      postToEcom(backend.url, 'appointment/cancellation', { project, key: secret });
    expect(await cancel(other.domain, key)).toEqual(ok);
    expect(await cancel(house.domain, 'a'.repeat(64))).toEqual(ok);
    expect(await cancel('nobody.example', key)).toEqual(ok);
    expect(await readState(wish.attempt ?? '')).toBe('requested');
    expect(await cancel(house.domain, key)).toEqual(ok);
    expect(await readState(wish.attempt ?? '')).toBe('cancelled');
    expect(await cancel(house.domain, key)).toEqual(ok);
    expect(await timesOf(date)).toHaveLength(4);
  });
});

it('a branch stays while somebody is expected there', async () => {
  await book(toWish(house, await freeDay()));
  await expect(admin.delete('/items/branch', [house.branch])).rejects.toThrow('noch jemand angemeldet');
});

it('an expected appointment is called off before it is deleted, so that the visitor hears of it', async () => {
  const wish = toWish(house, await freeDay());
  await book(wish);
  const path = `/items/appointment/${wish.attempt}`;
  await expect(admin.delete(path)).rejects.toThrow('zuerst „Abgesagt“');
  await admin.patch(path, { state: 'cancelled' });
  await admin.delete(path);
  await expect(admin.get(path)).rejects.toMatchObject({ status: 403 });
});

describe('what is no wish', () => {
  const wrong: [string, Record<string, unknown>, string][] = [
    ['no project', { project: undefined }, 'project'],
    ['a project as a filter', { project: { _neq: '' } }, 'project'],
    ['no topic', { topic: undefined }, 'topic'],
    ['a topic that is a query', { topic: "' or 1=1 --" }, 'topic'],
    ['a branch as a list', { branch: [] }, 'branch'],
    ['no day', { date: '' }, 'date'],
    ['a day that there is not', { date: '2027-02-30' }, 'date'],
    ['a day with a time', { date: '2027-02-20T10:00:00Z' }, 'date'],
    ['a time out of the day', { time: '24:00' }, 'time'],
    ['a time as a number', { time: 10 }, 'time'],
    ['no name', { name: ' ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(121) }, 'name'],
    ['two e-mails', { email: 'a@b.de,c@d.de' }, 'email'],
    ['an e-mail with a header', { email: 'a@b.de\r\nBcc: c@d.de' }, 'email'],
    ['a telephone number without end', { phone: '1'.repeat(41) }, 'phone'],
    ['a message without end', { message: 'x'.repeat(4_001) }, 'message'],
    ['a message that is none', { message: null }, 'message'],
    ['a piece that is none', { product: 'ring' }, 'product'],
    ['another language', { language: 'es' }, 'language'],
    ['no consent', { privacy: false }, 'privacy'],
    ['an attempt that is a query', { attempt: '1; drop table x' }, 'attempt'],
    ['a state of its own', { state: 'confirmed' }, 'state'],
    ['a key of its own', { access_key: 'a'.repeat(64) }, 'access_key'],
  ];

  it.each(wrong)('is refused: %s', async (_name, changes, field) => {
    const count = () => read('select count(*)::int as count from appointment where project = $1', [house.project]);
    const before = await count();
    expect(await book({ ...toWish(house, '2026-12-01'), ...changes })).toEqual(refused('invalid_input', field));
    expect(await count()).toEqual(before);
  });

  it('is refused as times and as cancellations, too', async () => {
    for (const from of ['', 'x', '2026-13-01', 5, null]) {
      expect(await askTimes(backend.url, house, { from })).toEqual(refused('invalid_input', 'from'));
    }
    for (const key of ['', 'A'.repeat(64), 'a'.repeat(65), null, { _nnull: true }]) {
      expect(await postToEcom(backend.url, 'appointment/cancellation', { project: house.domain, key })).toEqual(
        refused('invalid_input', 'key'),
      );
    }
    for (const body of ['', '[]', '"x"', 'null', '{"a":']) {
      for (const path of ['appointment', 'appointment/times', 'appointment/cancellation']) {
        expect((await postToEcom(backend.url, path, body)).status, `${path} ${body}`).toBe(400);
      }
    }
  });
});
