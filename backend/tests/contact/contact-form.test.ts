// The contact form: stored messages, emails per language, refused input.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderServiceErrorHttpStatuses } from '../../../contract/shop/order-service-ok-or-error-response.ts';
import { editorRoleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { type TestMailServer, startTestMailServer, type ReceivedTestEmail } from '../emails/test-mail-server.ts';
import { parseReceivedTestEmail } from '../emails/parse-received-email.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const server: TestMailServer = await startTestMailServer();
const own = useDedicatedTestBackend({ mail: { smtpUrl: server.url, from: 'shop@operator.example' } });
const domain = 'arnsberg-tochter.example';
const shopEmail = 'haus@arnsberg-tochter.example';

afterAll(() => server.stop());

type Item = Record<string, unknown>;

interface Reply {
  status: number;
  answer: unknown;
}

let address = 0;
/** Each request uses its own IP address; spam/proof-of-work-for-repeated-forms.test.ts tests the limit per address. */
const send = async (body: string, headers: Record<string, string> = {}): Promise<Reply> => {
  address += 1;
  const from = `198.51.${100 + Math.floor(address / 250)}.${address % 250}`;
  const response = await fetch(`${own.current().running.url}/ecom/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body,
  });
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts\b|at Object|select |insert /);
  return { status: response.status, answer: JSON.parse(text) };
};

const post = (body: Item): Promise<Reply> => send(JSON.stringify(body));

const ok: Reply = { status: 200, answer: { status: 'ok' } };

const refused = (code: keyof typeof orderServiceErrorHttpStatuses, field?: string): Reply => ({
  status: orderServiceErrorHttpStatuses[code],
  answer: { status: 'error', code, ...(field === undefined ? {} : { field }) },
});

const toMessage = (changes: Item = {}): Item => ({
  project: domain,
  language: 'de',
  name: 'Änne Öz',
  email: `${randomUUID()}@example.com`,
  privacy: true,
  message: 'Guten Tag,\nhaben Sie am <b>Montag</b> & Dienstag offen?',
  homepage: '',
  open_ms: 40_000,
  ...changes,
});

const read = (sql: string, values: unknown[] = []): Promise<Item[]> =>
  queryTestDatabase(own.current().running.databaseUrl, sql, values);

const countWritten = async (): Promise<unknown> => {
  const [row] = await read(
    'select (select count(*) from contact_message)::int as messages, (select count(*) from ecommerce_mail)::int as mails',
  );
  return row;
};

const waitForEmail = (isWanted: (mail: ReceivedTestEmail) => boolean): Promise<ReceivedTestEmail> =>
  vi.waitFor(
    () => {
      const taken = server.taken.find(isWanted);
      if (!taken) throw new Error('The email has not arrived.');
      return taken;
    },
    { timeout: 40_000, interval: 50 },
  );

let branch: { id: string; display_name: string };
let foreignBranch: string;

beforeAll(async () => {
  const { rest } = own.current();
  const [first] = await rest.get<(typeof branch)[]>(
    `/items/branch?fields=id,display_name&filter[project][domain][_eq]=${domain}&sort=sort&limit=1`,
  );
  if (!first) throw new Error('The demo project has no branch.');
  branch = first;
  const [project] = await rest.get<{ id: string }[]>('/items/project?filter[domain][_eq]=nordlicht.example&fields=id');
  const place = { street: 'Weg 1', zip: '20457', city: 'Hamburg' };
  foreignBranch = (
    await rest.post<{ id: string }>('/items/branch', { project: project?.id, display_name: 'Fremd', ...place })
  ).id;
});

it('stores the message for the staff of its own project only', async () => {
  const { rest, running } = own.current();
  const attempt = randomUUID();
  expect(await post(toMessage({ attempt, branch: branch.id.toUpperCase(), phone: '+49 89 1234' }))).toEqual(ok);
  const path = `/items/contact_message/${attempt}`;
  expect(await rest.get(path)).toMatchObject({
    status: 'new',
    name: 'Änne Öz',
    phone: '+49 89 1234',
    branch: branch.id,
    language: 'de',
    note: null,
    message: 'Guten Tag,\nhaben Sie am <b>Montag</b> & Dienstag offen?',
    date_created: expect.any(String) as string,
  });
  const createStaff = async (of: string) => {
    const [project] = await rest.get<{ id: string }[]>(`/items/project?filter[domain][_eq]=${of}&fields=id`);
    const token = randomUUID();
    await rest.post('/users', { email: `${token}@example.com`, role: editorRoleId, project: project?.id, token });
    return createDirectusRestClient(running.url, token);
  };
  const staff = await createStaff(domain);
  expect(await staff.get(path)).toMatchObject({ name: 'Änne Öz' });
  await staff.patch(path, { status: 'answered', note: 'Angerufen' });
  const lists = await staff.get<Item[]>('/presets?fields=bookmark&filter[collection][_eq]=contact_message');
  expect(lists).toEqual([{ bookmark: null }, { bookmark: 'Neue Nachrichten' }]);
  for (const other of [await createStaff('nordlicht.example'), createDirectusRestClient(running.url)]) {
    await expect(other.get(path)).rejects.toMatchObject({ status: 403 });
  }
});

describe.each([
  ['de', 'Ihre Nachricht an Arnsberg & Tochter', 'Guten Tag Änne Öz,', 'Deutsch'],
  ['en', 'Your message to Arnsberg & Tochter', 'Änne Öz', 'Englisch'],
  ['fr', 'Votre message à Arnsberg & Tochter', 'Änne Öz', 'Französisch'],
] as const)('in %s', (language, subject, greeting, languageName) => {
  it('sends the message to the shop in German and a copy to its sender', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(await post(toMessage({ email, language, branch: branch.id, phone: '+49 89 1234' }))).toEqual(ok);
    const emailToShop = await waitForEmail(
      ({ to, email: mail }) => to === shopEmail && mail.replyTo?.some((one) => one.address === email) === true,
    );
    const received = await parseReceivedTestEmail(emailToShop);
    expect(received.subject).toBe('Nachricht von Änne Öz (Arnsberg & Tochter)');
    for (const text of [received.text, received.visible]) {
      for (const part of [email, '+49 89 1234', branch.display_name, languageName]) expect(text).toContain(part);
    }
    const copy = await parseReceivedTestEmail(await waitForEmail(({ to }) => to === email));
    expect(copy.subject).toBe(subject);
    for (const text of [copy.text, copy.visible]) {
      for (const part of [greeting, branch.display_name, 'haben Sie am']) expect(text).toContain(part);
    }
    for (const { html } of [copy, received]) expect(html).not.toContain('<b>Montag');
    for (const { text } of [copy, received]) expect(text).toContain('<b>Montag</b> & Dienstag');
  });
});

it('stores one message and sends one pair of emails per attempt, however often it is sent', async () => {
  const body = toMessage({ attempt: randomUUID() });
  const before = (await countWritten()) as { messages: number; mails: number };
  expect(await Promise.all([post(body), post(body), post(body)])).toEqual([ok, ok, ok]);
  expect(await post(body)).toEqual(ok);
  expect(await countWritten()).toEqual({ messages: before.messages + 1, mails: before.mails + 2 });
});

it.each([
  ['a filled honeypot', { homepage: 'https://spam.example' }],
  ['a form open for a second', { open_ms: 1_000 }],
])('stores a suspected message and sends no email: %s', async (_name, changes) => {
  const attempt = randomUUID();
  const before = (await countWritten()) as { mails: number };
  expect(await post(toMessage({ attempt, ...changes }))).toEqual(ok);
  expect(await own.current().rest.get(`/items/contact_message/${attempt}`)).toMatchObject({ status: 'suspected' });
  expect(await countWritten()).toMatchObject({ mails: before.mails });
});

it('sends at most five copies per day to one address, but every message to the shop', async () => {
  const name = randomUUID();
  for (let index = 0; index < 7; index += 1) {
    const email = index % 2 === 0 ? `${name}@example.com` : `${name}@EXAMPLE.com`;
    expect(await post(toMessage({ email, message: `Nr. ${index} für ${name}` }))).toEqual(ok);
  }
  const rows = await read(
    'select kind, count(*)::int as count from ecommerce_mail where text like $1 group by kind order by kind',
    [`%für ${name}%`],
  );
  expect(rows).toEqual([
    { kind: 'contact_copy', count: 5 },
    { kind: 'contact_house', count: 7 },
  ]);
});

it('sends no header or recipient that was injected into a field', async () => {
  const email = `${randomUUID()}@example.com`;
  const name = 'Änne\r\nBcc: x@example.com\r\n\r\nHallo';
  expect(await post(toMessage({ email, name, message: 'a\u0000b\r\nSubject: c\u2028d' }))).toEqual(ok);
  const { email: mail } = await waitForEmail(
    ({ to, email: one }) => to === shopEmail && one.subject?.includes('Bcc') === true,
  );
  expect(mail.subject).toBe('Nachricht von Änne Bcc: x@example.com Hallo (Arnsberg & Tochter)');
  expect([mail.bcc ?? [], mail.cc ?? []]).toEqual([[], []]);
  expect(mail.replyTo).toEqual([{ name: '', address: email }]);
  expect(server.taken.some(({ to }) => to.includes('x@example.com'))).toBe(false);
});

const longText = (length: number): string => 'x'.repeat(length);

const wrong: [string, Item][] = [
  ['project', { project: '' }],
  ['project', { project: "x' or 1=1 --" }],
  ['project', { project: { _neq: '' } }],
  ['language', { language: 'xx' }],
  ['language', { language: undefined }],
  ['name', { name: ' \n ' }],
  ['name', { name: longText(121) }],
  ['name', { name: ['x'] }],
  ...[
    '',
    'x',
    'x@y',
    'a@b.de, c@d.de',
    'A <a@b.de>',
    'a@b.de\r\nbcc: c@d.de',
    `${longText(250)}@b.de`,
    ['a@b.de'],
    null,
  ].map((email): [string, Item] => ['email', { email }]),
  ['phone', { phone: longText(41) }],
  ['phone', { phone: 49 }],
  ['message', { message: '' }],
  ['message', { message: ' \n\t ' }],
  ['message', { message: longText(4_001) }],
  ['message', { message: longText(3_000_000) }],
  ['message', { message: { _nnull: true } }],
  ['branch', { branch: 'x' }],
  ['branch', { branch: '' }],
  ['branch', { branch: null }],
  ['privacy', { privacy: false }],
  ['privacy', { privacy: 'true' }],
  ['privacy', { privacy: undefined }],
  ['attempt', { attempt: 'again' }],
  ['proof', { proof: 5 }],
  ['proof', { proof: longText(4_001) }],
  ['homepage', { homepage: undefined }],
  ['open_ms', { open_ms: -1 }],
  ['open_ms', { open_ms: '5000' }],
  ['status', { status: 'answered' }],
  ['id', { id: randomUUID() }],
  ['note', { note: 'x' }],
];

it('refuses an invalid field by name and writes nothing', async () => {
  const before = await countWritten();
  for (const [field, changes] of wrong) {
    expect(await post(toMessage(changes)), JSON.stringify(changes).slice(0, 100)).toEqual(
      refused('invalid_input', field),
    );
  }
  expect(await countWritten()).toEqual(before);
});

it('refuses an unknown project, and a branch that is unknown or belongs to another project', async () => {
  const before = await countWritten();
  expect(await post(toMessage({ project: 'nowhere.example' }))).toEqual(refused('unknown_project', 'project'));
  for (const id of [foreignBranch, randomUUID()]) {
    expect(await post(toMessage({ branch: id }))).toEqual(refused('invalid_input', 'branch'));
  }
  expect(await countWritten()).toEqual(before);
});

it('refuses a body that is not a JSON object', async () => {
  const before = await countWritten();
  for (const body of ['', '{}', '[]', '[[{}]]', '"x"', 'null', '{"project":', `"${longText(5_000_000)}"`]) {
    expect(await send(body), body.slice(0, 40)).toMatchObject({ status: 400, answer: { code: 'invalid_input' } });
  }
  for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
    const reply = await send(JSON.stringify(toMessage()), { 'content-type': type });
    expect(reply).toMatchObject({ status: 400, answer: { code: 'invalid_input' } });
  }
  expect(await countWritten()).toEqual(before);
});
