// Sends requests that contain personal data and secrets: the JSON logs contain the outcome of each request, but none
// of these values.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../orders/test-shop.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';

const own = useDedicatedTestBackend({
  logs: { requests: true, target: 'file' },
  // No mail server listens there: every email fails.
  mail: { smtpUrl: 'smtp://kontoname:kontogeheimnis@127.0.0.1:1', from: 'shop@operator.example' },
});

const person = {
  first: 'Rosalinde',
  last: 'Zwirnberger',
  email: 'rosa.zwirn@example.com',
  phone: '+4980319876543',
  street: 'Amselgrund 17',
  message: 'Mein Hochzeitstag ist der dritte Mai',
  password: 'Losungswort-471',
  address: '203.0.113.77',
  address6: '2001:db8:77::4711',
  agent: 'Kundenbrowser/9.9',
  search: 'Suchwort-831',
};
const secrets = ['kontoname', 'kontogeheimnis', 'shop@operator.example'];
const headers = {
  'x-forwarded-for': person.address,
  'user-agent': person.agent,
  referer: `https://shop.example/?q=${person.search}`,
};

let shop: TestShop;

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

const send = (path: string, { headers: more, ...sent }: Sent = {}): Promise<Response> =>
  fetch(`${own.current().running.url}${path}`, {
    ...sent,
    headers: { 'content-type': 'application/json', ...headers, ...more },
  });

const sendJson = (path: string, body: unknown, more: Record<string, string> = {}): Promise<Response> =>
  send(path, { method: 'POST', body: JSON.stringify(body), headers: more });

const toMessage = () => ({
  project: shop.domain,
  language: 'de',
  name: `${person.first} ${person.last}`,
  email: person.email,
  phone: person.phone,
  message: person.message,
  privacy: true,
  homepage: '',
  open_ms: 40_000,
});

const order = async (): Promise<void> => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())], {
    email: person.email,
    comment: person.message,
  });
  body.shipping_address = {
    ...body.shipping_address,
    first_name: person.first,
    last_name: person.last,
    street: person.street,
    phone: person.phone,
  };
  const { status } = await postToTestOrderService(own.current().running.url, 'order', body, headers);
  expect(status).toBe(200);
};

const query = (sql: string) =>
  withDatabaseConnection(own.current().running.databaseUrl, ({ readRows }) => readRows(sql));

/** Provokes a database error whose statement contains personal data. */
const failInDatabase = async (): Promise<void> => {
  await query(`alter table contact_message add constraint test_refusal check (message <> '${person.message}!')`);
  expect((await sendJson('/ecom/contact', { ...toMessage(), message: `${person.message}!` })).status).toBe(500);
  await query('alter table contact_message drop constraint test_refusal');
};

const readLogs = async (): Promise<string> => {
  const folder = join(own.current().dataFolder, 'logs');
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
};

beforeAll(async () => {
  shop = await seedTestShop(own.current().rest);
  await order();
  expect((await sendJson('/ecom/contact', toMessage())).status).toBe(200);
  await sendJson('/ecom/newsletter', { project: shop.domain, language: 'de', email: person.email, homepage: '' });
  await failInDatabase();
  await send('/ecom/contact', { method: 'POST', body: `{"name": ${person.last}` });
  expect((await sendJson('/auth/login', { email: person.email, password: person.password })).status).toBe(401);
  await sendJson('/auth/password/request', { email: person.email });
  await sendJson('/users', { email: person.email }, { authorization: `Bearer ${person.password}` });
  await send(`/items/page?search=${person.search}&access_token=${person.password}`, {
    headers: { 'x-forwarded-for': person.address6 },
  });
  await send(`/items/ecommerce_order?filter[email][_eq]=${encodeURIComponent(person.email)}`);
  await send('/users/me', { headers: { cookie: `directus_session_token=${person.password}` } });
  await send(`/${person.last}/${person.first}`);
  await send(`/assets/${randomUUID()}/${person.last}.jpg`);
  await send('/items/page?limit=1', { headers: { authorization: `Bearer ${own.current().running.buildToken}` } });
});

it('logs the outcome of each request and every failure', async () => {
  const lines = await vi.waitFor(async () => {
    const text = await readLogs();
    expect(text).toContain('test_refusal');
    expect(text).toMatch(/The mail [0-9a-f-]{36} is tried again later/);
    expect(text).toContain('"path":"/assets/:id/:id"');
    return text.split('\n').filter(Boolean);
  }, 30_000);
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const entry = (method: string, path: string, status: number): unknown =>
    expect.objectContaining({ method, path, status });
  expect(read).toEqual(
    expect.arrayContaining([
      entry('POST', '/ecom/order', 200),
      entry('POST', '/ecom/contact', 500),
      entry('POST', '/auth/login', 401),
      entry('GET', '/items/ecommerce_order', 403),
      // Refused before Directus looks up the route.
      entry('GET', '/[unknown]', 403),
    ]),
  );
  for (const line of read) expect(typeof line['time']).toBe('number');
  const timed = read.filter((line) => line['path'] === '/ecom/order');
  expect(timed[0]?.['responseMs']).toBeGreaterThan(0);
});

it('logs no personal data and no secrets', async () => {
  const { running, dataFolder } = own.current();
  const stored = JSON.parse(await readFile(join(dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>;
  const text = await readLogs();
  const inDatabase = await readFile(join(inject('backend').dataFolder, 'logs', 'postgresql.log'), 'utf8');
  for (const word of [...Object.values(person), ...secrets, ...Object.values(stored), running.databaseUrl]) {
    expect(text, word).not.toContain(word);
    expect(inDatabase, word).not.toContain(word);
  }
});
