// Withdrawing without scripts (law row L8): a plain form leads to a review page with the confirm button, and from
// there to a receipt page with date and time.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { formatDateTime } from '../../../domain/format-dates.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { seedTestShop, type TestShop } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;

beforeAll(async () => {
  shop = await seedTestShop(admin);
});

afterAll(async () => {
  await read('delete from ecommerce_withdrawal where project = $1', [shop.project]);
  await shop.remove();
});

interface Page {
  status: number;
  headers: Headers;
  html: string;
}

let last = 0;
const toAddress = (): string => `203.0.113.${(last += 1)}`;

type Fields = Record<string, string>;

const submit = async (path: string, fields: Fields | string, headers: Fields = {}): Promise<Page> => {
  const response = await fetch(`${backend.url}/ecom/withdrawal/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': toAddress(),
      origin: 'https://house.example',
      ...headers,
    },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
  const html = await response.text();
  expect(html).not.toMatch(/node_modules|\.ts\b|at Object|select |insert /);
  return { status: response.status, headers: response.headers, html };
};

const toFields = (changes: Fields = {}): Fields => ({
  project: shop.domain,
  language: 'de',
  name: 'Änne Öz',
  contract: 'T-1, die Kette',
  part: '',
  homepage: '',
  email: `${randomUUID()}@example.com`,
  ...changes,
});

const decode = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

/** The hidden fields that the page's form carries along. */
const hiddenOf = ({ html }: Page): Fields =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  );

const readWithdrawals = (email: string | undefined) =>
  read('select id, name, contract, part, note, date_created from ecommerce_withdrawal where email = $1', [email]);

const words = {
  de: { confirm: 'Widerruf bestätigen', received: 'Ihr Widerruf ist eingegangen', not: 'noch nicht die Anerkennung' },
  en: { confirm: 'Confirm withdrawal', received: 'We have received your withdrawal', not: 'not its acceptance' },
  fr: {
    confirm: 'Confirmer la rétractation',
    received: 'Votre rétractation nous est bien parvenue',
    not: 'ne vaut pas acceptation',
  },
} as const;

describe.each(['de', 'en', 'fr'] as const)('in %s', (language) => {
  const expectedTexts = words[language];

  it('L8, L9: shows the review, takes the declaration in the second step, and shows a receipt with date and time', async () => {
    const fields = toFields({ language, part: 'nur die Kette' });
    const review = await submit('review', fields);
    expect(review.status).toBe(200);
    expect(review.html).toContain(`<html lang="${language}">`);
    expect(review.html).toContain(`<button>${expectedTexts.confirm}</button>`);
    for (const text of ['Änne Öz', 'T-1, die Kette', 'nur die Kette', 'Muster']) expect(review.html).toContain(text);
    expect(await readWithdrawals(fields['email'])).toEqual([]);
    const receipt = await submit('confirm', hiddenOf(review));
    expect(receipt.status).toBe(200);
    const [row, ...others] = await readWithdrawals(fields['email']);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ name: 'Änne Öz', contract: 'T-1, die Kette', part: 'nur die Kette', note: null });
    const time = formatDateTime(row?.['date_created'] as Date, language, 'Europe/Berlin');
    for (const text of [expectedTexts.received, expectedTexts.not, fields['email'] ?? '', time]) {
      expect(receipt.html).toContain(text);
    }
    expect(receipt.html).toMatch(
      /<a href="https:\/\/[^"]+\/(vertrag-widerrufen|en\/withdraw-contract|fr\/renoncer-au-contrat)">/,
    );
    const mails = await read('select kind from ecommerce_mail where about = $1', [
      `ecommerce_withdrawal:${String(row?.['id'])}`,
    ]);
    expect(mails).toHaveLength(2);
  });
});

it('creates no second withdrawal on a reload, and shows the same receipt', async () => {
  const review = await submit('review', toFields());
  const fields = hiddenOf(review);
  const pages = await Promise.all([1, 2, 3].map(() => submit('confirm', fields)));
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  expect(await readWithdrawals(fields['email'])).toHaveLength(1);
});

it('leads back to the form with the entered values, and a changed one is another withdrawal', async () => {
  const fields = hiddenOf(await submit('review', toFields()));
  const form = await submit('form', fields);
  expect(form.status).toBe(200);
  expect(form.html).toContain('name="contract" maxlength="500" autocomplete="off" required value="T-1, die Kette"');
  expect(form.html).not.toContain('aria-invalid=');
  const again = hiddenOf(await submit('review', { ...fields, contract: 'T-2' }));
  expect(again['attempt']).not.toBe(fields['attempt']);
});

it('shows the error at its field and keeps the other values', async () => {
  const page = await submit('review', toFields({ name: ' ', email: 'nobody' }));
  expect(page.status).toBe(400);
  expect(page.html).toMatch(/role="alert">.*<a href="#name">.*<a href="#email">/s);
  expect(page.html).toMatch(/<input id="name"[^>]* aria-describedby="name-error" aria-invalid="true"/);
  expect(page.html).toMatch(/<input id="email"[^>]*type="email"[^>]* aria-invalid="true" value="nobody">/);
  expect(page.html).toContain('value="T-1, die Kette"');
  expect(page.html).toContain('autocomplete="name"');
  const email = 'nobody@';
  const confirmed = await submit('confirm', toFields({ email, attempt: randomUUID() }));
  expect(confirmed.status).toBe(400);
  expect(await readWithdrawals(email)).toEqual([]);
});

it('escapes markup on every page', async () => {
  const evil = `"><script>alert(1)</script>'</textarea><img src=x onerror=alert(1)>`;
  const fields = toFields({ name: evil, contract: evil, part: evil, homepage: evil });
  const review = await submit('review', fields);
  const carried = hiddenOf(review);
  expect(carried).toMatchObject({ name: evil, contract: evil, part: evil, homepage: evil });
  for (const page of [
    review,
    await submit('form', fields),
    await submit('review', { ...fields, email: evil }),
    await submit('confirm', carried),
    await submit('review', { ...fields, project: evil }),
    await submit('review', { ...fields, language: evil }),
  ]) {
    expect(page.html).not.toMatch(/<script|<img|<\/textarea><img/i);
  }
});

it('allows no scripts, external resources, caching or framing', async () => {
  const { headers } = await submit('review', toFields());
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('set-cookie')).toBeNull();
});

it('L10: reports a filled honeypot to the staff, and accepts the withdrawal', async () => {
  const fields = hiddenOf(await submit('review', toFields({ homepage: 'https://spam.example' })));
  expect((await submit('confirm', fields)).status).toBe(200);
  expect(await readWithdrawals(fields['email'])).toMatchObject([
    { note: expect.stringContaining('Spamverdacht') as string },
  ]);
});

it('L10: keeps the entered values beyond the rate limit, to be sent again', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.99' };
  const fields = hiddenOf(await submit('review', toFields()));
  for (let index = 0; index < 60; index += 1) await submit('confirm', fields, headers);
  const page = await submit('confirm', fields, headers);
  expect(page.status).toBe(429);
  expect(page.html).toContain('<button>Widerruf bestätigen</button>');
  expect(hiddenOf(page)).toEqual(fields);
});

describe('an invalid form', () => {
  it.each<[string, () => Fields | string, Fields]>([
    ['nothing', () => '', {}],
    ['another project', () => toFields({ project: 'unknown.example' }), {}],
    ['JSON', () => JSON.stringify(toFields()), { 'content-type': 'application/json' }],
    ['no JSON', () => '{', { 'content-type': 'text/plain' }],
    ['a form with files', () => '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['far too much', () => toFields({ part: 'ä'.repeat(40_000) }), {}],
    ['what is no text', () => '%FF%00=%ZZ&project=%00', {}],
  ])('%s', async (_name, toBody, headers) => {
    const page = await submit('confirm', toBody(), headers);
    expect(page.status).toBe(400);
    expect(page.html).toContain('<h1>Hier fehlt etwas</h1>');
  });
});
