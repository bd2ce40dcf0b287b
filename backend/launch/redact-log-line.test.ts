import { describe, expect, it } from 'vitest';
import { redactLogLine, redactLogPath, redactLogText } from './redact-log-line.ts';

const clean = (fields: unknown): Record<string, unknown> =>
  JSON.parse(redactLogLine(JSON.stringify(fields), 1)) as Record<string, unknown>;

describe('redacts text:', () => {
  it.each([
    ['550 <erika@example.com> unknown', '550 <[e-mail]> unknown'],
    ['to änne.öz@example.com: no', 'to [e-mail]: no'],
    ['connect smtps://shop:geheim@mail.example.com', 'connect smtps://[account]@mail.example.com'],
    ['from 203.0.113.7:4711', 'from [address]:4711'],
    ['from 2001:db8::ff00:42:8329', 'from [address]'],
    ['from ::ffff:203.0.113.7', 'from [address]'],
    ['GET /items/x?search=Erika+Muster HTTP', 'GET /items/x?[query] HTTP'],
    ['call +49 8031 123456 back', 'call [number] back'],
    ['Bearer abcdefgh12345678 refused', 'Bearer [token] refused'],
    [`insert into "contact_message" ("name") values ('Erika') - null value`, 'insert into "contact_message" …'],
    [`saved not: select * from "x" where name = 'Erika'`, 'saved not: select …'],
    ['invalid input syntax for type uuid: "Erika"', 'invalid input syntax for type uuid: …'],
    ['Key (email)=(Erika) already exists.', 'Key …'],
    [`Unexpected token 'E', "Erika" is not valid JSON`, `Unexpected token 'E', … is not valid JSON`],
  ])('%s', (text, expected) => {
    expect(redactLogText(text)).toBe(expected);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'connect from ::1 refused',
    'The mail 0c5e2c3a-8a2e-4c52-9b6c-1f0a5f3f4f11 is tried again later (ECONNREFUSED).',
    'Retention: ecommerce_mail 12, contact_message 3 ended.',
    'Klarna does not give the money of order T-1042: 500.',
    'at 10:20:30 o’clock, with 3 of 4 done',
    'Update the release first, select another one.',
  ])('keeps "%s"', (text) => {
    expect(redactLogText(text)).toBe(text);
  });
});

describe('redacts a path:', () => {
  it.each([
    ['/items/ecommerce_order/0c5e2c3a-8a2e-4c52?fields=email', '/items/ecommerce_order/:id'],
    ['/ecom/order', '/ecom/order'],
    ['/ecom/newsletter/one-click/abcDEF123', '/ecom/newsletter/one-click/:id'],
    ['/ecom/order/Erika-Muster', '/ecom/order/:id'],
    ['/ecom/a/b/c/erika', '/ecom/a/b/c'],
    ['/erika-muster/erika', '/[unknown]'],
    ['/', '/'],
  ])('%s', (url, expected) => {
    expect(redactLogPath(url)).toBe(expected);
  });
});

it('keeps method, path, status and duration of a request and omits personal data', () => {
  const line = {
    level: 30,
    time: 5,
    pid: 7,
    hostname: 'host',
    msg: 'request completed',
    responseTime: 12.4,
    req: {
      id: 1,
      method: 'GET',
      url: '/items/page?search=Erika',
      query: { search: 'Erika' },
      params: {},
      headers: { 'user-agent': 'Agent', 'x-forwarded-for': '203.0.113.7' },
      remoteAddress: '203.0.113.7',
    },
    res: { statusCode: 200, headers: { 'set-cookie': 'x' } },
  };
  expect(clean(line)).toEqual({
    level: 30,
    time: 5,
    pid: 7,
    method: 'GET',
    path: '/items/page',
    status: 200,
    responseMs: 12,
    msg: 'request completed',
  });
});

it('keeps the location of a failed statement and omits its values', () => {
  const message = `insert into "contact_message" ("name") values ('Erika') - new row violates check constraint "short"`;
  const err = {
    type: 'DatabaseError',
    message,
    stack: `error: ${message}\n    at Parser.parse (/x/parser.js:1:2)`,
    severity: 'ERROR',
    code: '23514',
    table: 'contact_message',
    constraint: 'short',
    routine: 'ExecConstraints',
    detail: 'Failing row contains (Erika).',
    where: 'Erika',
    somethingNew: 'Erika',
  };
  const kept = clean({ level: 50, time: 5, pid: 7, err, msg: message });
  expect(kept).toEqual({
    level: 50,
    time: 5,
    pid: 7,
    err: {
      type: 'DatabaseError',
      severity: 'ERROR',
      code: '23514',
      table: 'contact_message',
      constraint: 'short',
      routine: 'ExecConstraints',
      message: 'The database refused: insert into "contact_message" …',
      stack: ['at Parser.parse (/x/parser.js:1:2)'],
    },
  });
});

it('converts a line that is not JSON to a log line', () => {
  const line = JSON.parse(redactLogLine('Error: for erika@example.com', 9)) as unknown;
  expect(line).toEqual({ level: 40, time: 9, msg: 'Error: for [e-mail]' });
});

it.each([
  [`select "name" from "x" where "name" = 'Erika'`, 'The database refused: select …'],
  [`select * from "x" where "name" = 'Erika'`, 'The database refused: select …'],
  [`with "erika" as (select 1)`, 'The database refused: with …'],
  [`UPDATE page set name = 'Erika'`, 'The database refused: update page …'],
  [`\n  delete from "x" where name = 'Erika'`, 'The database refused: delete from "x" …'],
  [`Erika: insert into "x"`, 'The database refused a statement.'],
  ['duplicate key value (Erika)', 'The database refused a statement.'],
])('keeps verb and table of the database error %j', (message, kept) => {
  const err = { type: 'DatabaseError', message, severity: 'ERROR', code: '1', schema: 'public', column: 'name' };
  expect(clean({ err })['err']).toEqual({ ...err, message: kept, stack: [] });
});

it('keeps what an error of another library says, without addresses', () => {
  const known = { type: 'Error', name: 'Error', code: 'EENVELOPE', errno: -111, syscall: 'connect', status: 550 };
  const err = { ...known, responseCode: 550, column: 'Erika', message: '550 <erika@example.com> unknown' };
  const stack = 'Error: meet me\n  or meet  at Erika’s\n    at connect (/x/smtp.js:1:2)';
  expect(clean({ msg: 'A mail failed.', err: { ...err, stack } })).toEqual({
    level: 40,
    time: 1,
    msg: 'A mail failed.',
    err: {
      ...known,
      responseCode: 550,
      message: '550 <[e-mail]> unknown',
      stack: ['at connect (/x/smtp.js:1:2)'],
    },
  });
});

it('keeps a request that was not answered', () => {
  const req = { method: 'POST', url: '/ecom/order' };
  expect(clean({ level: 30, time: 5, req })).toEqual({ level: 30, time: 5, method: 'POST', path: '/ecom/order' });
});

it('omits an error and a request that are empty', () => {
  expect(clean({ level: 30, time: 5, msg: 'Done.', err: null, req: null, res: null })).toEqual({
    level: 30,
    time: 5,
    msg: 'Done.',
  });
});

it.each(['null', '5', '"text"', '{'])('converts the line %s', (line) => {
  expect(JSON.parse(redactLogLine(line, 9))).toEqual({ level: 40, time: 9, msg: line });
});
