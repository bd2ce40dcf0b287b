// Withdrawing from a contract by script (law rows L8–L10): accepted input, assignment to an order, emails and access.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStaffMember } from '../create-test-staff.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import {
  type WithdrawalInputOverrides,
  toExpectedWithdrawalEmailTexts,
  toWithdrawalTestInput,
} from './expected-withdrawal-email-texts.ts';

const own = useDedicatedTestBackend();
const url = () => own.current().running.url;
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(own.current().running.databaseUrl, sql, values);

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(own.current().rest);
  ring = await shop.addProduct({ stock: 500 });
});

interface Ordered {
  id: string;
  number: string;
  email: string;
  key: string;
  lines: { id: string; count: number }[];
}

const order = async (): Promise<Ordered> => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(ring, { count: 2 }), toTestOrderLineInput(ring)], {
    email: `Kunde-${randomUUID()}@öz.example`,
  });
  expect(await postToTestOrderService(url(), 'order', body)).toMatchObject({ status: 200 });
  const [row] = await read('select number, access_key from ecommerce_order where id = $1', [body.order_uuid]);
  const lines = await read('select id, count from ecommerce_order_line where "order" = $1 order by sort', [
    body.order_uuid,
  ]);
  return {
    id: body.order_uuid,
    email: body.email,
    number: String(row?.['number']),
    key: String(row?.['access_key']),
    lines: lines.map(({ id, count }) => ({ id: String(id), count: Number(count) })),
  };
};

const toBody = (changes: WithdrawalInputOverrides = {}) => toWithdrawalTestInput(shop.domain, changes);

const declare = (body: unknown, headers = {}) => postToTestOrderService(url(), 'withdrawal', body, headers);

const readWithdrawals = (email: unknown) =>
  read('select * from ecommerce_withdrawal where email = $1 order by date_created', [email]);

const readMails = (id: unknown) =>
  read('select * from ecommerce_mail where about = $1 order by kind', [`ecommerce_withdrawal:${String(id)}`]);

const ok = (answer: unknown) => ({ status: 200, answer });

describe('a withdrawal', () => {
  it('L9: is accepted and confirmed if its contract matches no order', async () => {
    const body = toBody();
    const { status, answer } = await declare(body);
    expect({ status, answer }).toEqual(
      ok({ status: 'ok', received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string }),
    );
    const [row, ...others] = await readWithdrawals(body.email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      status: 'new',
      match: 'none',
      order: null,
      project: shop.project,
      name: 'Änne Öz',
      language: 'de',
      contract: 'die Kette von Samstag',
      part: null,
      lines: null,
      note: null,
    });
    expect((row?.['date_created'] as Date).toISOString()).toBe((answer as { received_at?: string }).received_at);
    expect((await readMails(row?.['id'])).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['withdrawal_house', 'haus@muster.example'],
      ['withdrawal_received', body.email],
    ]);
  });

  it('is assigned to the order with its number and email, adds to the history and keeps the state', async () => {
    const { id, number, email } = await order();
    const body = toBody({
      contract: `Bestellung ${number.toLowerCase().replace('-', ' ')}`,
      email: email.toLowerCase(),
    });
    expect(await declare(body)).toMatchObject({ status: 200 });
    const [row] = await readWithdrawals(body.email);
    expect(row).toMatchObject({ order: id, match: 'number_and_email' });
    const history = await read(
      'select from_state, to_state, actor, note from ecommerce_order_history where "order" = $1 order by date_created',
      [id],
    );
    expect(history.slice(1)).toEqual([
      { from_state: 'new', to_state: 'new', actor: 'Widerrufsformular', note: 'Widerruf eingegangen' },
    ]);
    expect(await read('select state from ecommerce_order where id = $1', [id])).toEqual([{ state: 'new' }]);
  });

  it('matches bare digits only with the same email address, and reports the difference otherwise', async () => {
    const { id, number, email } = await order();
    const figures = number.replace(/\D/g, '');
    const [mine, unmatched, named] = [
      toBody({ contract: figures, email }),
      toBody({ contract: figures }),
      toBody({ contract: number }),
    ];
    for (const body of [mine, unmatched, named]) expect(await declare(body)).toMatchObject({ status: 200 });
    expect((await readWithdrawals(mine.email))[0]).toMatchObject({ order: id, match: 'number_and_email' });
    expect((await readWithdrawals(unmatched.email))[0]).toMatchObject({ order: null, match: 'none' });
    const [row] = await readWithdrawals(named.email);
    expect(row).toMatchObject({ order: id, match: 'number' });
    const notes = await read('select note from ecommerce_order_history where "order" = $1', [id]);
    expect(notes.map(({ note }) => String(note)).filter((note) => note.includes('bitte prüfen'))).toHaveLength(1);
    const [report] = await readMails(row?.['id']);
    expect(report).toMatchObject({ reply_to: named.email, language: 'de' });
    expect(report?.['text']).toContain('mit einer anderen E-Mail-Adresse');
  });

  it('L10: withdraws from the selected lines with the link of the order, and not from others', async () => {
    const { id, number, key, lines } = await order();
    const [two] = lines;
    const body = toBody({ contract: number, order_key: key, lines: [{ id: two?.id, count: 1 }] });
    expect(await declare(body)).toMatchObject({ status: 200 });
    const [row] = await readWithdrawals(body.email);
    expect(row).toMatchObject({ order: id, match: 'link', lines: [{ count: 1, name: 'Ring' }] });
    const [, receipt] = await readMails(row?.['id']);
    expect(receipt?.['text']).toContain('1 × Ring');
    expect(receipt?.['text']).not.toContain('der ganze Vertrag');
    const other = await order();
    for (const wrong of [
      [{ id: two?.id, count: 3 }],
      [
        { id: two?.id, count: 1 },
        { id: two?.id, count: 2 },
      ],
      [{ id: other.lines[0]?.id, count: 1 }],
    ]) {
      expect(await declare({ ...body, attempt: randomUUID(), lines: wrong })).toMatchObject({
        status: 400,
        answer: { code: 'invalid_input', field: 'lines' },
      });
    }
    expect(await declare({ ...body, order_key: undefined })).toMatchObject({ answer: { field: 'lines' } });
    expect(await readWithdrawals(body.email)).toHaveLength(1);
  });

  it('is rejected with an unknown key, or the key of another project', async () => {
    const foreign = await seedTestShop(own.current().rest);
    const { key } = await order();
    for (const body of [toBody({ order_key: 'a'.repeat(64) }), toBody({ order_key: key, project: foreign.domain })]) {
      expect(await declare(body)).toEqual({
        status: 404,
        answer: { status: 'error', code: 'unknown_link', field: 'order_key' },
      });
    }
  });

  it('is accepted in maintenance mode', async () => {
    const path = `/items/ecommerce_settings/${shop.settings}`;
    await own.current().rest.patch(path, { maintenance_mode: true });
    expect(await declare(toBody())).toMatchObject({ status: 200 });
    await own.current().rest.patch(path, { maintenance_mode: false });
  });
});

describe('the receipt', () => {
  it.each(['de', 'en', 'fr'] as const)(
    'L9: contains in %s the whole declaration and the time; it confirms receipt, not acceptance',
    async (language) => {
      const expectedTexts = toExpectedWithdrawalEmailTexts(language);
      const body = toBody({
        language,
        name: 'Änne <b>Öz</b>',
        contract: 'Kette & "Ring"',
        part: 'nur die Kette\n<i>bitte</i>',
      });
      const { answer } = await declare(body);
      const [row] = await readWithdrawals(body.email);
      const [report, receipt] = await readMails(row?.['id']);
      const time = expectedTexts.toTime(new Date((answer as { received_at?: string }).received_at ?? ''));
      const parts = [
        time,
        body.name,
        body.contract,
        body.part,
        body.email,
        expectedTexts.received,
        expectedTexts.notAccepted,
      ];
      for (const part of parts) expect(receipt?.['text']).toContain(part);
      expect(receipt?.['html']).not.toMatch(/<[bi]>/);
      expect(receipt).toMatchObject({ language, subject: expect.stringContaining(expectedTexts.subject) as string });
      for (const part of [body.name, body.contract, body.part, body.email]) expect(report?.['text']).toContain(part);
    },
  );

  it('is limited per address, and every withdrawal is stored', async () => {
    const email = `${randomUUID()}@öz.example`;
    for (let index = 0; index < 22; index += 1) {
      expect(await declare(toBody({ email, contract: `Vertrag ${index}` }))).toMatchObject({ status: 200 });
    }
    expect(await readWithdrawals(email)).toHaveLength(22);
    const mails = await read(`select kind from ecommerce_mail where recipient = $1`, [email]);
    expect(mails).toHaveLength(20);
    const { number, email: address } = await order();
    await read('update ecommerce_order set email = $1 where number = $2 and email = $3', [email, number, address]);
    expect(await declare(toBody({ email, contract: number }))).toMatchObject({ status: 200 });
    expect(await read(`select kind from ecommerce_mail where recipient = $1`, [email])).toHaveLength(21);
  });
});

describe('the link of an order', () => {
  it('cannot be used to flood another inbox, and its buyer gets every receipt', async () => {
    const { number, key, email: own } = await order();
    const email = `${randomUUID()}@öz.example`;
    for (let index = 0; index < 22; index += 1)
      await declare(toBody({ email, contract: number, order_key: key, part: `Teil ${index}` }));
    expect(await readWithdrawals(email)).toHaveLength(22);
    expect(await read(`select kind from ecommerce_mail where recipient = $1`, [email])).toHaveLength(20);
    const another = await order();
    await declare(toBody({ email: own, contract: another.number, order_key: key }));
    await declare(toBody({ email: another.email, contract: another.number }));
    expect(await readWithdrawals(another.email)).toMatchObject([{ match: 'number_and_email' }]);
    expect(await read(`select kind from ecommerce_mail where recipient = $1`, [another.email])).toHaveLength(2);
  });

  it('is overridden by another number in the form', async () => {
    const [linked, meant] = [await order(), await order()];
    const email = `${randomUUID()}@öz.example`;
    await declare(toBody({ email, contract: meant.number, order_key: linked.key }));
    expect(await readWithdrawals(email)).toMatchObject([{ order: meant.id, match: 'number' }]);
    const mine = `${randomUUID()}@öz.example`;
    await declare(toBody({ email: mine, contract: 'die Kette', order_key: linked.key }));
    expect(await readWithdrawals(mine)).toMatchObject([{ order: linked.id, match: 'link' }]);
  });
});

describe('an attempt', () => {
  it('creates one withdrawal with one receipt, however often it is sent', async () => {
    const { number, email } = await order();
    const body = toBody({ contract: number, email });
    const answers = await Promise.all(Array.from({ length: 6 }, () => declare(body)));
    answers.push(await declare(body));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    const rows = await readWithdrawals(email);
    expect(rows).toHaveLength(1);
    expect(await readMails(rows[0]?.['id'])).toHaveLength(2);
  });

  it('with changed values creates another withdrawal: nothing is lost', async () => {
    const body = toBody();
    for (const part of ['', 'nur die Kette']) expect(await declare({ ...body, part })).toMatchObject({ status: 200 });
    expect((await readWithdrawals(body.email)).map(({ part }) => part)).toEqual([null, 'nur die Kette']);
  });

  it('creates one withdrawal under concurrency', async () => {
    const { id, number, email } = await order();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => declare(toBody({ contract: number, email, part: `Stück ${index}` }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await read('select 1 from ecommerce_withdrawal where "order" = $1', [id])).toHaveLength(8);
  });
});

describe('spam protection', () => {
  it.each([
    ['a filled honeypot', { homepage: 'https://spam.example' }],
    ['a form open for a second', { open_ms: 1_000 }],
  ])('L10: rejects nobody and only notifies the staff: %s', async (_name, changes) => {
    const body = toBody(changes);
    expect(await declare(body)).toMatchObject({ status: 200 });
    const [row] = await readWithdrawals(body.email);
    expect(row).toMatchObject({ status: 'new', note: expect.stringContaining('Spamverdacht') as string });
    expect(await readMails(row?.['id'])).toHaveLength(2);
  });

  it('L10: allows far more declarations and retries per address than needed, without a proof of work', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    for (let index = 0; index < 60; index += 1) {
      expect(await declare(toBody(), headers)).toMatchObject({ status: 200 });
    }
    expect(await declare(toBody(), headers)).toMatchObject({ status: 429, answer: { code: 'too_many_requests' } });
  });
});

describe('in the studio', () => {
  it('the staff of the project sees new withdrawals, and cannot change the declaration', async () => {
    const { rest, running } = own.current();
    const staff = await createTestStaffMember(running.url, rest, shop.project);
    const foreign = await seedTestShop(rest);
    const otherStaff = await createTestStaffMember(running.url, rest, foreign.project);
    const { id: orderId, number, email } = await order();
    await declare(toBody({ contract: number, email }));
    const [row] = await readWithdrawals(email);
    const path = `/items/ecommerce_withdrawal/${String(row?.['id'])}`;
    expect(await staff.rest.get(path)).toMatchObject({ name: 'Änne Öz', order: orderId });
    const lists = await staff.rest.get<{ bookmark: string | null }[]>(
      '/presets?fields=bookmark&filter[collection][_eq]=ecommerce_withdrawal',
    );
    expect(lists).toEqual([{ bookmark: null }, { bookmark: 'Neue Widerrufe' }]);
    await staff.rest.patch(path, { status: 'handled', note: 'Rücksendung abwarten' });
    expect(await staff.rest.get(`/items/ecommerce_order/${orderId}?fields=withdrawals.status`)).toEqual({
      withdrawals: [{ status: 'handled' }],
    });
    await expect(otherStaff.rest.get(path)).rejects.toMatchObject({ status: 403 });
    await staff.remove();
    await otherStaff.remove();
  });
});

afterAll(async () => {
  await read('delete from ecommerce_order where project = $1', [shop.project]);
});
