// Password guessing: accounts are never locked, the guessing address is throttled, and the shop stays responsive.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestEditor } from './create-test-editor.ts';
import {
  createTestShop,
  requestTestQuote,
  type TestShop,
  toTestOrderLineInput,
  toTestQuoteBody,
} from './orders/test-shop.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';
import { measureQuoteLatencyUnderLoad, formatQuoteLatencyRatios } from './measure-quote-latency.ts';

const backend = useDedicatedTestBackend();
const password = 'Ein langes Passwort 17';

interface Account {
  id: string;
  email: string;
}

let accounts: Account[];
let shop: TestShop;
let product: string;

const createAccount = async (): Promise<Account> => {
  const { running, rest } = backend.current();
  const email = `${randomUUID()}@example.com`;
  const { id } = await createTestEditor(running.url, rest, shop.project, { email, password });
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

const signIn = async (account: Account, from: string, attempt: object = { password }): Promise<Answer> => {
  const response = await fetch(`${backend.current().running.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email: account.email, ...attempt }),
  });
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  const code = body.errors?.[0]?.extensions.code;
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
};

const guess = (account: Account, from: string): Promise<Answer> => signIn(account, from, { password: randomUUID() });

const readStatus = async ({ id }: Account): Promise<unknown> =>
  (await backend.current().rest.get<{ status: string }>(`/users/${id}?fields=status`)).status;

beforeAll(async () => {
  const { rest } = backend.current();
  shop = await createTestShop(rest);
  product = await shop.addProduct();
  accounts = await Promise.all(Array.from({ length: 12 }, createAccount));
});
afterAll(() => shop.remove());

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
