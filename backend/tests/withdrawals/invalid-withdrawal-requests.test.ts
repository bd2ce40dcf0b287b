// Promise 7 for withdrawals: an invalid body is answered with status 400, a code and a field, and nothing is written.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { seedTestShop, postToTestOrderService, type TestShop } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { type WithdrawalInputOverrides, toWithdrawalTestInput } from './expected-withdrawal-email-texts.ts';

const backend = inject('backend');
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);
const declare = (body: unknown) => postToTestOrderService(backend.url, 'withdrawal', body);
const toBody = (changes: WithdrawalInputOverrides = {}) => toWithdrawalTestInput(shop.domain, changes);

let shop: TestShop;

beforeAll(async () => {
  shop = await seedTestShop(createDirectusRestClient(backend.url, backend.adminToken));
});

afterAll(async () => {
  await read('delete from ecommerce_withdrawal where project = $1', [shop.project]);
  await shop.remove();
});

const countAll = async () => {
  const [row] = await read(
    `select (select count(*)::int from ecommerce_withdrawal where project = $1) as withdrawals,
            (select count(*)::int from ecommerce_mail where project = $1) as mails`,
    [shop.project],
  );
  return row;
};

const readWithdrawals = (email: unknown) => read('select id from ecommerce_withdrawal where email = $1', [email]);

const readMails = (id: unknown) =>
  read('select * from ecommerce_mail where about = $1 order by kind', [`ecommerce_withdrawal:${String(id)}`]);

const deep = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`) as unknown;

describe('an invalid withdrawal', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: '  ' }, 'name'],
    ['a name of control characters', { name: '\u0000\u0007' }, 'name'],
    ['a very long name', { name: 'a'.repeat(161) }, 'name'],
    ['a name as a list', { name: ['Änne'] }, 'name'],
    ['no contract', { contract: '' }, 'contract'],
    ['a very long contract', { contract: 'a'.repeat(501) }, 'contract'],
    ['no email address', { email: '' }, 'email'],
    ['two email addresses', { email: 'a@b.de,c@d.de' }, 'email'],
    ['an email address with a header', { email: 'a@b.de\r\nBcc: c@d.de' }, 'email'],
    ['an email address with a name', { email: 'A <a@b.de>' }, 'email'],
    ['a very long part', { part: 'a'.repeat(2_001) }, 'part'],
    ['a part as an object', { part: { _neq: '' } }, 'part'],
    ['an unsupported language', { language: 'es' }, 'language'],
    ['a project that is a query', { project: "x' or 1=1 --" }, 'project'],
    ['a key that is a query', { order_key: "' or 1=1 --" }, 'order_key'],
    ['a key as a filter', { order_key: { _neq: null } }, 'order_key'],
    ['too many lines', { lines: Array(51).fill({ id: randomUUID(), count: 1 }) }, 'lines'],
    ['a line with a quantity of zero', { lines: [{ id: randomUUID(), count: 0 }] }, 'lines'],
    ['nested lines', { lines: deep }, 'lines'],
    ['an attempt that is not an id', { attempt: '1; drop table x' }, 'attempt'],
    ['a negative form duration', { open_ms: -1 }, 'open_ms'],
    ['an unknown field', { reason: 'gefällt nicht' }, 'reason'],
  ])('%s', async (_name, changes, field) => {
    const before = await countAll();
    expect(await declare(toBody(changes))).toEqual({
      status: 400,
      answer: { status: 'error', code: 'invalid_input', field },
    });
    expect(await countAll()).toEqual(before);
  });

  it.each([['null'], ['[]'], ['"x"'], ['{'], ['{}']])('rejects the body %s', async (body) => {
    const before = await countAll();
    expect(await declare(body)).toMatchObject({ status: 400, answer: { code: 'invalid_input' } });
    expect(await countAll()).toEqual(before);
  });

  it('rejects an unknown project', async () => {
    expect(await declare(toBody({ project: 'unknown.example' }))).toEqual({
      status: 404,
      answer: { status: 'error', code: 'unknown_project', field: 'project' },
    });
  });

  it('keeps an injected header as one line of text', async () => {
    const body = toBody({ contract: 'Ring\r\nBcc: c@d.example' });
    expect(await declare(body)).toMatchObject({ status: 200 });
    const [row] = await readWithdrawals(body.email);
    const [report] = await readMails(row?.['id']);
    expect(report).toMatchObject({ subject: 'Widerruf eingegangen: Ring Bcc: c@d.example', headers: null });
  });
});
