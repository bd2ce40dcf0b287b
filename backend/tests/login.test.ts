// Signing in while strangers guess passwords: nobody is locked out, whoever guesses is slowed down, and the shop goes on.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEditor } from './create-editor.ts';
import { createTestShop, requestQuote, type TestShop, toOrderLineInput, toQuoteBody } from './orders/test-shop.ts';
import { useOwnBackend } from './own-backend.ts';
import { measureBeside, toSentence } from './shop-load.ts';

const backend = useOwnBackend();
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
  const { id } = await createEditor(running.url, rest, shop.project, { email, password });
  return { id, email };
};

let network = 0;
/** A network address that nobody else has. */
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
  it('with one account from one address lock nobody out: its owner signs in from another one meanwhile', async () => {
    const account = nth(0);
    const stranger = toNewAddress();
    const guesses = Promise.all(Array.from({ length: 150 }, () => guess(account, stranger)));
    const startedAt = performance.now();
    expect(await signIn(account, toNewAddress())).toMatchObject({ status: 200 });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    const answers = await guesses;
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(145);
    expect(refused.every(({ code, retryAfter }) => code === 'REQUESTS_EXCEEDED' && Number(retryAfter) > 0)).toBe(true);
    // The stranger does not get in by the right password either, until it has waited.
    expect(await signIn(account, stranger)).toMatchObject({ status: 429 });
    expect(await readStatus(account)).toBe('active');
  });

  it('with many accounts from one address are stopped, and suspend none', async () => {
    const stranger = toNewAddress();
    const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => guess(nth(index), stranger)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(130);
    expect(await signIn(nth(3), toNewAddress())).toMatchObject({ status: 200 });
    for (const account of accounts) expect(await readStatus(account)).toBe('active');
  });

  it('with one account from many addresses suspend it neither', async () => {
    const account = nth(1);
    await Promise.all(Array.from({ length: 40 }, () => guess(account, toNewAddress())));
    expect(await readStatus(account)).toBe('active');
    expect(await signIn(account, toNewAddress())).toMatchObject({ status: 200 });
  });

  it.each([
    ['one account', () => nth(2)],
    ['many accounts', (index: number) => nth(index)],
  ])(
    'with %s do not slow a quote by more than a factor of two',
    async (what, toAccount) => {
      const body = toQuoteBody(shop, [toOrderLineInput(product)]);
      const ratios = await measureBeside(
        () => requestQuote(backend.current().running.url, body),
        () => {
          const stranger = toNewAddress();
          return Promise.all(Array.from({ length: 150 }, (_, index) => guess(toAccount(index), stranger)));
        },
      );
      console.info(toSentence(`quotes beside 150 wrong passwords, ${what}`, ratios));
      expect(ratios.median).toBeLessThanOrEqual(2);
    },
    240_000,
  );
});

describe('signing in', () => {
  it('with the right password counts nothing', async () => {
    const address = toNewAddress();
    for (let index = 0; index < 7; index += 1)
      expect(await signIn(nth(4), address), `${index}`).toMatchObject({ status: 200 });
  });
});
