// Retention: records of visitors and their copies are deleted on time; records with a legal retention period are kept
// until it ends.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { applyRetentionRules } from '../../privacy/apply-retention-rules.ts';
import { defaultRetentionDays } from '../../privacy/retention-rules.ts';
import { postToTestOrderService } from '../orders/test-shop.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';
import { writeLegacyOutOfRangeValues } from '../write-legacy-out-of-range-values.ts';
import { daysAgo, testVisitorLastName, useVisitorRecordsFixture } from './visitor-records-fixture.ts';

const records = useVisitorRecordsFixture();
const backend = inject('backend');
const email = 'frist@example.com';
const year = new Date().getUTCFullYear();

/** The retention of eight years from the end of the year has just ended. */
const overByLaw = new Date(Date.UTC(year - 9, 5, 1));
/** Older than eight years for most of the year, but still within the retention period. */
const keptByLaw = new Date(Date.UTC(year - 8, 0, 3));

const period = (name: string): number => {
  const days = defaultRetentionDays[name];
  if (days === undefined) throw new Error(`There is no period ${name}.`);
  return days;
};

describe('a record', () => {
  it.each([
    ['contact_message', 'contact_days', { status: 'closed' }],
    ['contact_message', 'suspected_days', { status: 'suspected' }],
    ['ecommerce_request', 'request_days', { status: 'answered' }],
    ['ecommerce_request', 'suspected_days', { status: 'suspected' }],
    ['newsletter_subscription', 'newsletter_pending_days', { state: 'pending' }],
    ['newsletter_subscription', 'newsletter_proof_days', { state: 'unsubscribed' }],
    ['newsletter_subscription', 'suspected_days', { state: 'suspected' }],
  ])('of %s is deleted by %s (%j), and not a day earlier', async (collection, setting, row) => {
    const { write, has, database, mailsAbout } = records.current();
    const days = period(setting);
    const [kept, over] = [
      await write(collection, { ...row, email: `a.${email}`, date_created: daysAgo(days - 1) }),
      await write(collection, { ...row, email, date_created: daysAgo(days + 1) }),
    ];
    for (const id of [kept, over])
      for (const about of [`${collection}:${id}`, `${collection}:${id}:2`])
        await write('ecommerce_mail', { about, date_created: daysAgo(1) });
    await applyRetentionRules(database);
    expect([await has(collection, kept), await has(collection, over)]).toEqual([true, false]);
    expect([
      (await mailsAbout(`${collection}:${kept}:2`)).length,
      (await mailsAbout(`${collection}:${over}:2`)).length,
    ]).toEqual([1, 0]);
    expect(await mailsAbout(`${collection}:${over}`)).toEqual([]);
    await database(collection).where({ id: kept }).delete();
  });

  it('of an appointment is deleted by the date of the appointment, not of its creation', async () => {
    const { write, has, database, shop } = records.current();
    const days = period('appointment_days');
    const at = (ago: number) => ({ branch: shop.branch, starts_at: daysAgo(ago + 0.03), ends_at: daysAgo(ago), email });
    const made = { date_created: daysAgo(days + 100) };
    const over = await write('appointment', { ...at(days + 1), ...made, state: 'confirmed' });
    const kept = await write('appointment', { ...at(days - 1), ...made, state: 'cancelled' });
    const upcoming = await write('appointment', { ...at(-20), ...made });
    const suspected = await write('appointment', { ...at(-30), ...made, state: 'suspected' });
    await applyRetentionRules(database);
    expect(await has('appointment', over)).toBe(false);
    expect(await has('appointment', kept)).toBe(true);
    expect(await has('appointment', upcoming)).toBe(true);
    expect(await has('appointment', suspected)).toBe(false);
  });

  it('of the newsletter is deleted by its last event; active subscriptions and proofs of consent are kept', async () => {
    const { write, has, database } = records.current();
    const old = { date_created: daysAgo(900) };
    const event = (subscription: string, kind: string, ago: number) =>
      write('newsletter_event', { subscription, kind, date_created: daysAgo(ago) });
    const reader = await write('newsletter_subscription', { ...old, email: `1.${email}`, state: 'confirmed' });
    const again = await write('newsletter_subscription', { ...old, email: `2.${email}`, state: 'pending' });
    const once = await write('newsletter_subscription', { ...old, email: `3.${email}`, state: 'pending' });
    const left = await write('newsletter_subscription', { ...old, email: `4.${email}`, state: 'unsubscribed' });
    await event(reader, 'confirmed', 900);
    await event(again, 'requested', period('newsletter_pending_days') - 1);
    await event(once, 'confirmed', 900);
    await event(left, 'unsubscribed', 899);
    const mail = await write('ecommerce_mail', { about: `newsletter_subscription:${reader}:1`, ...old });
    const ended = { ...old, email: `5.${email}`, state: 'unsubscribed', unsubscribed_at: daysAgo(1_200) };
    const gone = await write('newsletter_subscription', ended);
    // Another sign-up with the address since then.
    await event(gone, 'requested', 1);
    await applyRetentionRules(database);
    expect(await has('newsletter_subscription', gone)).toBe(false);
    for (const id of [reader, again, once, left]) expect(await has('newsletter_subscription', id)).toBe(true);
    expect(await has('ecommerce_mail', mail)).toBe(false);
    await database('newsletter_subscription').whereIn('id', [again, once, left, reader]).delete();
  });

  it('of a rating is deleted by the date of its archiving, and never while it is published', async () => {
    const { write, has, database, shop, rest } = records.current();
    const row = { product: await shop.addProduct(), rating: 2, verified: false, date_created: daysAgo(400) };
    const archived = await write('ecommerce_product_rating', { ...row, status: 'archived' });
    const published = await write('ecommerce_product_rating', { ...row, status: 'published' });
    const draft = await write('ecommerce_product_rating', { ...row, status: 'draft' });
    const putAside = await write('ecommerce_product_rating', { ...row, status: 'published' });
    await rest.patch(`/items/ecommerce_product_rating/${putAside}`, { status: 'archived' });
    await applyRetentionRules(database);
    expect(await has('ecommerce_product_rating', draft)).toBe(false);
    expect(await has('ecommerce_product_rating', putAside)).toBe(true);
    expect(await has('ecommerce_product_rating', archived)).toBe(false);
    expect(await has('ecommerce_product_rating', published)).toBe(true);
  });

  it('of a withdrawal is kept for eight years from the end of its year', async () => {
    const { write, has, database } = records.current();
    const over = await write('ecommerce_withdrawal', { email, date_created: overByLaw });
    const kept = await write('ecommerce_withdrawal', { email, date_created: keptByLaw });
    await applyRetentionRules(database);
    expect(await has('ecommerce_withdrawal', over)).toBe(false);
    expect(await has('ecommerce_withdrawal', kept)).toBe(true);
  });
});

describe('the periods', () => {
  it('use the settings of the project', async () => {
    const { write, has, database, rest, shop } = records.current();
    const periods = { project: shop.project, contact_days: 7 };
    const { id } = await rest.post<{ id: string }>('/items/privacy_settings', periods);
    const message = await write('contact_message', { email, date_created: daysAgo(8) });
    const younger = await write('contact_message', { email, date_created: daysAgo(6) });
    await applyRetentionRules(database);
    expect(await has('contact_message', message)).toBe(false);
    expect(await has('contact_message', younger)).toBe(true);
    await rest.delete(`/items/privacy_settings/${id}`);
  });
});

describe('an invalid period', () => {
  it("deletes neither today's messages nor orders within the limitation period", async () => {
    const { write, has, order, database, rest, shop } = records.current();
    const periods = { contact_days: 0, order_days: 1, withdrawal_days: -5_000, request_days: 999_999_999 };
    const { id } = await rest.post<{ id: string }>('/items/privacy_settings', { project: shop.project });
    await writeLegacyOutOfRangeValues(inject('backend').databaseUrl, 'privacy_settings', id, periods);
    const forEver = await write('ecommerce_request', { email, status: 'answered', date_created: daysAgo(4_000) });
    const lastYear = new Date(Date.UTC(year - 1, 0, 2));
    const message = await write('contact_message', { email });
    const withdrawal = await write('ecommerce_withdrawal', { email, date_created: lastYear });
    const claimed = await order();
    await database('ecommerce_order').where({ id: claimed }).update({ date_created: lastYear });
    await database('ecommerce_order_history').where({ order: claimed }).update({ date_created: lastYear });
    await applyRetentionRules(database);
    expect(await has('ecommerce_request', forEver)).toBe(true);
    expect(await has('contact_message', message)).toBe(true);
    expect(await has('ecommerce_withdrawal', withdrawal)).toBe(true);
    expect(await database('ecommerce_order').where({ id: claimed }).first('anonymised_at')).toEqual({
      anonymised_at: null,
    });
    await rest.delete(`/items/privacy_settings/${id}`);
    await database('ecommerce_order').where({ id: claimed }).delete();
  });
});

describe('an order', () => {
  let order: string;
  beforeAll(async () => {
    order = await records.current().order('order@example.com');
  });

  const age = async (moment: Date) => {
    const { database } = records.current();
    await database('ecommerce_order').where({ id: order }).update({ date_created: moment });
    await database('ecommerce_order_history').where({ order }).update({ date_created: moment });
  };
  const read = () =>
    records.current().database('ecommerce_order').where({ id: order }).first<Record<string, unknown>>('*');

  it('is kept completely until eight years after the end of the year of its last step', async () => {
    const { database, rest } = records.current();
    // The staff corrects a name and adds a note: Directus keeps revisions of both.
    await rest.patch(`/items/ecommerce_order/${order}`, {
      shipping_first_name: `${testVisitorLastName} jun.`,
      note: testVisitorLastName,
    });
    await rest.post('/comments', {
      collection: 'ecommerce_order',
      item: order,
      comment: `Anruf von ${testVisitorLastName}`,
    });
    await age(keptByLaw);
    await applyRetentionRules(database);
    expect(await read()).toMatchObject({ shipping_last_name: testVisitorLastName, anonymised_at: null });
    // Its last step was a year later.
    await database('ecommerce_order').where({ id: order }).update({ date_created: overByLaw });
    await applyRetentionRules(database);
    expect(await read()).toMatchObject({ shipping_last_name: testVisitorLastName, anonymised_at: null });
  });

  it('is then anonymized: the name does not occur anywhere in the database', async () => {
    const { database, write, shop } = records.current();
    const lines = await database('ecommerce_order_line')
      .where({ order })
      .select<{ id: string; product: string }[]>('id', 'product');
    await write('ecommerce_product_rating', {
      product: lines[0]?.product,
      rating: 5,
      verified: true,
      status: 'published',
      author: 'Ä. Ö.',
      order_line: lines[0]?.id,
    });
    const before = await read();
    await age(overByLaw);
    await applyRetentionRules(database);
    const after = await read();
    for (const name of [
      'number',
      'state',
      'total_brutto',
      'goods_brutto',
      'taxes',
      'shipping_country',
      'payment_method',
    ])
      expect(after[name], name).toEqual(before[name]);
    expect(after).toMatchObject({ shipping_last_name: '–', invoice_company: null, email: '–', access_key: null });
    const line = await database('ecommerce_order_line').where({ order }).first<Record<string, unknown>>('*');
    expect(line).toMatchObject({
      name: 'Ring',
      count: 1,
      labels: null,
      previews: null,
      personalization: null,
      rating_key: null,
    });
    expect(await database('ecommerce_mail').where({ order })).toEqual([]);
    expect(await database('ecommerce_product_rating').where({ author: 'Ä. Ö.' })).toMatchObject([{ order_line: null }]);
    // Every table as text, including those of Directus.
    const { rows: tables } = await database.raw<{ rows: { name: string }[] }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    await database('contact_message').where({ project: shop.project }).delete();
    for (const table of ['appointment', 'ecommerce_withdrawal', 'ecommerce_mail'])
      await database(table).where({ project: shop.project }).delete();
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.raw<{ rows: unknown[] }>(`select 1 from ${name} r where r::text like ? limit 1`, [
        `%${testVisitorLastName}%`,
      ]);
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
  });

  it('is not changed by the next run', async () => {
    const before = await read();
    await applyRetentionRules(records.current().database);
    expect(await read()).toEqual(before);
  });
});

describe('copies', () => {
  it('in revisions and emails are deleted with a record that the staff deletes', async () => {
    const { rest, database, shop, write } = records.current();
    const { id } = await rest.post<{ id: string }>('/items/contact_message', {
      project: shop.project,
      name: testVisitorLastName,
      email,
      message: testVisitorLastName,
    });
    await rest.patch(`/items/contact_message/${id}`, { note: 'angerufen' });
    const sent = await write('ecommerce_mail', { about: `contact_message:${id}` });
    const waiting = await write('ecommerce_mail', {
      about: `contact_message:${id}:2`,
      state: 'pending',
      next_attempt_at: daysAgo(-1),
    });
    await rest.delete(`/items/contact_message/${id}`);
    const revisions = () => database('directus_revisions').where({ collection: 'contact_message', item: id });
    expect(await revisions()).not.toEqual([]);
    await applyRetentionRules(database);
    expect(await revisions()).toEqual([]);
    expect(await database('ecommerce_mail').whereIn('id', [sent, waiting]).select('id')).toEqual([{ id: waiting }]);
    await database('ecommerce_mail').where({ id: waiting }).delete();
  });
});

describe('concurrent runs', () => {
  it('delete every record exactly once', async () => {
    const { url, remove } = await createTestDatabaseCopy();
    const connections = [1, 2, 3].map(() => knex({ client: 'pg', connection: url, pool: { min: 0, max: 1 } }));
    const [database] = connections;
    if (!database) throw new Error('There is no connection.');
    const { id: project } = await database('project').first<{ id: string }>('id');
    const rows = Array.from({ length: 1_001 }, () => ({
      id: randomUUID(),
      project,
      name: testVisitorLastName,
      email,
      message: '-',
      status: 'new',
      date_created: daysAgo(1_000),
    }));
    await database.batchInsert('contact_message', rows, 500);
    const outcomes = await Promise.all(connections.map((connection) => applyRetentionRules(connection)));
    const ended = outcomes.map((outcome) => outcome['contact_message'] ?? 0);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(1_001);
    expect(await database('contact_message').first('id')).toBeUndefined();
    await Promise.all(connections.map((connection) => connection.destroy()));
    await remove();
  });
});

describe('the log', () => {
  afterAll(async () => {
    await records.current().database.raw('alter table ecommerce_request drop constraint if exists test_refusal');
  });

  it('contains the failed constraint but no values of the record', async () => {
    const { database, shop } = records.current();
    await database.raw(`alter table ecommerce_request add constraint test_refusal check (message <> 'Geht nicht')`);
    const { status } = await postToTestOrderService(backend.url, 'request', {
      project: shop.domain,
      product: await shop.addProduct(),
      kind: 'price',
      language: 'de',
      attempt: randomUUID(),
      name: testVisitorLastName,
      email,
      phone: '',
      message: 'Geht nicht',
      privacy: true,
      homepage: '',
      open_ms: 40_000,
    });
    expect(status).toBe(500);
    const readLog = () => readFile(join(backend.dataFolder, 'logs', 'directus-start.log'), 'utf8');
    await vi.waitFor(async () => expect(await readLog()).toContain('test_refusal'));
    for (const typed of [testVisitorLastName, email]) expect(await readLog()).not.toContain(typed);
  });
});
