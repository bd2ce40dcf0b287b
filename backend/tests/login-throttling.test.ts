// Password guessing: accounts are never locked, the guessing address is throttled, and the shop stays responsive. And the
// link for a forgotten password.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { withDatabaseConnection } from '../database/with-database-connection.ts';
import { createTestEditor } from './create-test-staff.ts';
import {
  seedTestShop,
  requestTestQuote,
  type TestShop,
  toTestOrderLineInput,
  toTestQuoteBody,
} from './orders/test-shop.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';
import { type ReceivedTestEmail, startTestMailServer } from './emails/test-mail-server.ts';
import { measureQuoteLatencyUnderLoad, formatQuoteLatencyRatios } from './measure-quote-latency.ts';

const mailServer = await startTestMailServer();
const backend = useDedicatedTestBackend({ mail: { smtpUrl: mailServer.url, from: 'shop@operator.example' } });
const password = 'Ein langes Passwort 17';

interface Account {
  id: string;
  email: string;
}

let accounts: Account[];
let shop: TestShop;
let product: string;

const createAccount = async (more: { status?: string; project?: null } = {}): Promise<Account> => {
  const { running, rest } = backend.current();
  const email = `${randomUUID()}@example.com`;
  const { id } = await createTestEditor(running.url, rest, shop.project, { email, password, ...more });
  return { id, email };
};

let network = 0;
/** A network address that no other request uses. */
const toNewAddress = (): string => {
  network += 1;
  return `172.20.${Math.floor(network / 250)}.${network % 250}`;
};

interface Answer {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

const post = (path: string, from: string, body: object): Promise<Response> =>
  fetch(`${backend.current().running.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

const signIn = async (account: Account, from: string, attempt: object = { password }): Promise<Answer> => {
  const response = await post('/auth/login', from, { email: account.email, ...attempt });
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  const code = body.errors?.[0]?.extensions.code;
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
};

const guess = (account: Account, from: string): Promise<Answer> => signIn(account, from, { password: randomUUID() });

const readStatus = async ({ id }: Account): Promise<unknown> =>
  (await backend.current().rest.get<{ status: string }>(`/users/${id}?fields=status`)).status;

beforeAll(async () => {
  const { rest } = backend.current();
  shop = await seedTestShop(rest);
  product = await shop.addProduct();
  accounts = await Promise.all(Array.from({ length: 12 }, () => createAccount()));
});
afterAll(async () => {
  await shop.remove();
  await mailServer.stop();
});

const nth = (index: number): Account => accounts[index % accounts.length] as Account;

describe('150 wrong passwords', () => {
  it('for one account from one address do not stop its owner from signing in from another address', async () => {
    const account = nth(0);
    const attacker = toNewAddress();
    const guesses = Promise.all(Array.from({ length: 150 }, () => guess(account, attacker)));
    const startedAt = performance.now();
    expect(await signIn(account, toNewAddress())).toMatchObject({ status: 200 });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    const answers = await guesses;
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(145);
    expect(refused.every(({ code, retryAfter }) => code === 'REQUESTS_EXCEEDED' && Number(retryAfter) > 0)).toBe(true);
    // The attacker is throttled even with the right password until the waiting time has passed.
    expect(await signIn(account, attacker)).toMatchObject({ status: 429 });
    expect(await readStatus(account)).toBe('active');
  });

  it('for many accounts from one address are throttled and suspend no account', async () => {
    const attacker = toNewAddress();
    const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => guess(nth(index), attacker)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(130);
    expect(await signIn(nth(3), toNewAddress())).toMatchObject({ status: 200 });
    for (const account of accounts) expect(await readStatus(account)).toBe('active');
  });

  it('for one account from many addresses do not suspend it', async () => {
    const account = nth(1);
    await Promise.all(Array.from({ length: 40 }, () => guess(account, toNewAddress())));
    expect(await readStatus(account)).toBe('active');
    expect(await signIn(account, toNewAddress())).toMatchObject({ status: 200 });
  });

  it.each([
    ['one account', () => nth(2)],
    ['many accounts', (index: number) => nth(index)],
  ])(
    'for %s do not slow a quote by more than a factor of two',
    async (what, toAccount) => {
      const body = toTestQuoteBody(shop, [toTestOrderLineInput(product)]);
      const ratios = await measureQuoteLatencyUnderLoad(
        () => requestTestQuote(backend.current().running.url, body),
        () => {
          const attacker = toNewAddress();
          return Promise.all(Array.from({ length: 150 }, (_, index) => guess(toAccount(index), attacker)));
        },
        // The guesses for one account are answered within 20 to 40 quotes. With 40 quotes per turn, the median could
        // fall before or after the last of them.
        { turns: 5, quantity: 80 },
      );
      console.info(formatQuoteLatencyRatios(`quotes beside 150 wrong passwords, ${what}`, ratios));
      expect(ratios.median).toBeLessThanOrEqual(2);
    },
    240_000,
  );
});

describe('signing in', () => {
  it('does not count successful sign-ins towards the limit', async () => {
    const address = toNewAddress();
    for (let index = 0; index < 7; index += 1)
      expect(await signIn(nth(4), address), `${index}`).toMatchObject({ status: 200 });
  });
});

describe('a forgotten password', () => {
  const newPassword = 'Ein neues Passwort 18';

  const requestLink = async (email: string, from = toNewAddress(), more: object = {}) => {
    const response = await post('/auth/password/request', from, { email, ...more });
    return { status: response.status, body: await response.text() };
  };

  const findMails = (email: string): ReceivedTestEmail[] => mailServer.taken.filter(({ to }) => to === email);

  const readToken = async (email: string): Promise<string> => {
    const mail = await vi.waitFor(
      () => findMails(email)[0] ?? Promise.reject(new Error(`No email to ${email}`)),
      20_000,
    );
    expect(mail.email.subject).toBe('Neues Passwort für das Studio von Muster');
    return /admin\/reset-password\?token=([\w.-]+)/.exec(mail.email.html ?? '')?.[1] ?? '';
  };

  it('is replaced with the link of an email, once, and a second factor stays on', async () => {
    const { running, rest } = backend.current();
    const account = await createAccount();
    await rest.patch(`/users/${account.id}`, { language: 'de-DE' });
    await requestLink(account.email.toUpperCase());
    const token = await readToken(account.email);
    await withDatabaseConnection(running.databaseUrl, ({ readRows }) =>
      readRows('update directus_users set tfa_secret = $1 where id = $2', ['JBSWY3DPEHPK3PXP', account.id]),
    );
    const reset = (secret: string) => post('/auth/password/reset', toNewAddress(), { token, password: secret });
    expect((await reset(newPassword)).status).toBe(204);
    expect((await reset('Ein drittes Passwort 19')).status).toBe(403);
    expect(await signIn(account, toNewAddress())).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
    expect(await signIn(account, toNewAddress(), { password: newPassword })).toMatchObject({ code: 'INVALID_OTP' });
    // The link must not be found by users who read the emails of the shop.
    expect(await rest.get(`/items/ecommerce_mail?filter[recipient][_eq]=${account.email}`)).toEqual([]);
  });

  it('gets the same answer, but no email, without an active account of staff', async () => {
    const without = await Promise.all([createAccount({ status: 'suspended' }), createAccount({ project: null })]);
    const emails = [...without.map(({ email }) => email), `${randomUUID()}@example.com`];
    const active = await createAccount();
    const answers = await Promise.all([...emails, active.email].map((email) => requestLink(email)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['204 ']));
    await readToken(active.email);
    expect(emails.flatMap(findMails)).toEqual([]);
  });

  it('does not reactivate an account that was suspended after the request', async () => {
    const account = await createAccount();
    await requestLink(account.email);
    const token = await readToken(account.email);
    await backend.current().rest.patch(`/users/${account.id}`, { status: 'suspended' });
    expect((await post('/auth/password/reset', toNewAddress(), { token, password: newPassword })).status).toBe(403);
    expect(await readStatus(account)).toBe('suspended');
  });

  it('is limited per account and per address, and links to the studio only', async () => {
    const email = `${randomUUID()}@example.com`;
    const ofAccount = [];
    for (let count = 0; count < 4; count += 1) ofAccount.push((await requestLink(email)).status);
    expect(ofAccount).toEqual([204, 204, 204, 429]);
    const address = toNewAddress();
    const requests = Array.from({ length: 11 }, () => requestLink(`${randomUUID()}@example.com`, address));
    expect((await Promise.all(requests)).filter(({ status }) => status === 429)).toHaveLength(1);
    const elsewhere = { reset_url: 'https://elsewhere.example' };
    expect((await requestLink(nth(5).email, toNewAddress(), elsewhere)).status).toBe(400);
  });
});
