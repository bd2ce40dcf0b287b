// The newsletter from sign-up to unsubscription, through order service, outbox and mail server (law row L23).
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../contract/locale.ts';
import { type TestMailServer, startTestMailServer, type ReceivedTestEmail } from '../emails/test-mail-server.ts';
import { parseReceivedTestEmail } from '../emails/parse-received-email.ts';
import { postToTestOrderService } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { solveTestProofOfWork } from '../shop-content-fixture.ts';

const server: TestMailServer = await startTestMailServer();
const project = 'arnsberg-tochter.example';
/** Address of the site as on a fresh `npm start`: email links lead there and not to the domain. */
const site = 'http://localhost:9000';
const mail = { smtpUrl: server.url, from: 'shop@operator.example' };
const own = useDedicatedTestBackend({ mail, siteAddresses: { [project]: site } });

afterAll(() => server.stop());

type Item = Record<string, unknown>;

const toEmail = (): string => `n${randomUUID().slice(0, 12)}@example.com`;

const toBody = (email: string, changes: Item = {}): Item => ({
  project,
  email,
  language: 'de',
  text_version: '2026-11',
  homepage: '',
  open_ms: 40_000,
  ...changes,
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** A new IP address on each call. */
let last = 0;
const toAddress = (): string => `192.0.2.${(last += 1)}`;

const send = (path: string, body: unknown, address = toAddress()) =>
  postToTestOrderService(own.current().running.url, path, body, from(address));

const signUp = (email: string, address?: string, changes?: Item) => send('newsletter', toBody(email, changes), address);

const read = (sql: string, values: unknown[] = []) => queryTestDatabase(own.current().running.databaseUrl, sql, values);

const ok = { status: 200, answer: { status: 'ok' } };
const known = { status: 409, answer: { status: 'error', code: 'already_registered', field: 'email' } };
const unknownLink = { status: 404, answer: { status: 'error', code: 'unknown_link', field: 'key' } };

const emailsTo = (email: string): ReceivedTestEmail[] => server.taken.filter(({ to }) => to === email);

const waitForEmails = (email: string, count: number): Promise<ReceivedTestEmail[]> =>
  vi.waitFor(
    () => {
      const mails = emailsTo(email);
      if (mails.length < count) throw new Error(`${mails.length} of ${count} emails to ${email}`);
      return mails;
    },
    { timeout: 40_000, interval: 50 },
  );

const toKey = (mail: ReceivedTestEmail | undefined, kind: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`#${kind}=([0-9a-f]{64})`).exec(mail?.email.text ?? '')?.[1] ?? '';

const readState = async (email: string): Promise<Item | undefined> =>
  (await read('select * from newsletter_subscription where email = $1', [email]))[0];

const readLog = (email: string): Promise<Item[]> =>
  read(
    `select event.kind, event.text_version, event.address from newsletter_event event
       join newsletter_subscription s on s.id = event.subscription where s.email = $1 order by event.date_created`,
    [email],
  );

const passTime = (email: string, interval: string) =>
  read(
    `update newsletter_event set date_created = date_created - $2::interval
      where subscription = (select id from newsletter_subscription where email = $1)`,
    [email, interval],
  );

/** Signs up and confirms from the same IP address; returns the unsubscribe key. */
const subscribe = async (email: string, address = toAddress()): Promise<string> => {
  expect(await signUp(email, address)).toEqual(ok);
  const [mail] = await waitForEmails(email, 1);
  expect(await send('newsletter/confirmation', { project, key: toKey(mail, 'confirm') }, address)).toEqual(ok);
  return toKey((await waitForEmails(email, 2))[1], 'unsubscribe');
};

const expectedTexts: Record<Locale, { consent: string; confirm: string; path: string; welcome: string }> = {
  de: {
    consent: 'Ich möchte den Newsletter von Arnsberg & Tochter per E-Mail erhalten.',
    confirm: 'Anmeldung bestätigen',
    path: '/newsletter',
    welcome: 'Sie sind angemeldet',
  },
  en: {
    consent: 'I would like to receive the Arnsberg & Tochter newsletter by email.',
    confirm: 'Confirm subscription',
    path: '/en/newsletter',
    welcome: 'Your subscription is confirmed',
  },
  fr: {
    consent: 'Je souhaite recevoir la lettre d’information d’Arnsberg & Tochter par e-mail.',
    confirm: 'Confirmer l’inscription',
    path: '/fr/newsletter',
    welcome: 'Votre inscription est confirmée',
  },
};

describe.each(['de', 'en', 'fr'] as const)('L23: a sign-up in %s', (language) => {
  const texts = expectedTexts[language];
  const email = toEmail();
  const address = toAddress();
  let mail: ReceivedTestEmail | undefined;

  it('sends a confirmation email that states the consent and contains no advertising', async () => {
    expect(await signUp(email.toUpperCase(), address, { language })).toEqual(ok);
    [mail] = await waitForEmails(email, 1);
    const { text, visible } = await parseReceivedTestEmail(mail ?? (undefined as never));
    for (const shown of [text, visible]) {
      expect(shown).toContain(texts.consent);
      expect(shown).toContain(texts.confirm);
    }
    expect(text).toContain(`${site}${texts.path}#confirm=`);
    // Exactly one link: the confirmation.
    expect(text.match(/https?:\/\//g)).toHaveLength(1);
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(await readState(email)).toMatchObject({ state: 'pending', language, confirmed_at: null });
  });

  it('stores only a hash of the confirmation key', async () => {
    const { confirm_hash } = (await readState(email)) ?? {};
    expect(confirm_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(confirm_hash).not.toBe(toKey(mail, 'confirm'));
  });

  it('becomes effective on confirmation; the key works once, and the welcome email offers to unsubscribe', async () => {
    const key = toKey(mail, 'confirm');
    const other = { project: 'nordlicht.example', key };
    expect(await send('newsletter/confirmation', other, address)).toEqual(unknownLink);
    expect(await send('newsletter/confirmation', { project, key }, address)).toEqual(ok);
    expect(await send('newsletter/confirmation', { project, key }, address)).toEqual(unknownLink);
    const [, welcome] = await waitForEmails(email, 2);
    const { text } = await parseReceivedTestEmail(welcome ?? (undefined as never));
    expect(text).toContain(texts.welcome);
    expect(text).toContain(`${site}${texts.path}#unsubscribe=`);
    const headers = Object.fromEntries(welcome?.email.headers.map(({ key: name, value }) => [name, value]) ?? []);
    const unsubscribeKey = toKey(welcome, 'unsubscribe');
    expect(headers).toMatchObject({
      'list-unsubscribe': `<http://localhost:8055/ecom/newsletter/unsubscription/${project}/${unsubscribeKey}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(await readState(email)).toMatchObject({
      state: 'confirmed',
      confirm_hash: null,
      unsubscribe_key: unsubscribeKey,
      unsubscribe_url: `${site}${texts.path}#unsubscribe=${unsubscribeKey}`,
    });
    expect(await readLog(email)).toEqual([
      { kind: 'requested', text_version: '2026-11', address },
      { kind: 'confirmed', text_version: null, address },
    ]);
  });
});

describe('a confirmation link', () => {
  it('expires after a week', async () => {
    const email = toEmail();
    await signUp(email);
    const [mail] = await waitForEmails(email, 1);
    const row = await readState(email);
    const days = (new Date(String(row?.['confirm_until'])).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    await read(`update newsletter_subscription set confirm_until = now() where email = $1`, [email]);
    expect(await send('newsletter/confirmation', { project, key: toKey(mail, 'confirm') })).toEqual(unknownLink);
    expect(await readState(email)).toMatchObject({ state: 'pending' });
  });

  it('works once under concurrency', async () => {
    const email = toEmail();
    await signUp(email);
    const [mail] = await waitForEmails(email, 1);
    const body = { project, key: toKey(mail, 'confirm') };
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('newsletter/confirmation', body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await readLog(email)).map(({ kind }) => kind)).toEqual(['requested', 'confirmed']);
  });
});

describe('a repeated sign-up with the same email address', () => {
  it('is refused from the same IP address for ten minutes, without a second email', async () => {
    const [email, address] = [toEmail(), toAddress()];
    expect(await signUp(email, address)).toEqual(ok);
    expect(await signUp(email, address)).toEqual(known);
    await passTime(email, '11 minutes');
    expect(await signUp(email, address)).toEqual(ok);
    expect(await waitForEmails(email, 2)).toHaveLength(2);
  });

  it('is always refused from the IP address that confirmed it', async () => {
    const [email, address] = [toEmail(), toAddress()];
    await subscribe(email, address);
    await passTime(email, '1 year');
    expect(await signUp(email, address)).toEqual(known);
  });

  it('gets the same response from another IP address, whether or not the email address is subscribed', async () => {
    const [subscribed, pending, fresh] = [toEmail(), toEmail(), toEmail()];
    await subscribe(subscribed);
    await signUp(pending);
    for (const email of [subscribed, pending, fresh]) {
      const address = toAddress();
      expect(await signUp(email, address)).toEqual(ok);
      expect(await signUp(email, address)).toEqual(known);
      await passTime(email, '11 minutes');
      expect(await signUp(email, address)).toEqual(ok);
    }
  });

  it('notifies a subscriber by email at most once a day', async () => {
    const email = toEmail();
    await subscribe(email);
    for (const address of [toAddress(), toAddress(), toAddress()]) expect(await signUp(email, address)).toEqual(ok);
    const [, , mail] = await waitForEmails(email, 3);
    expect(mail?.email.subject).toBe('Sie sind schon angemeldet: Newsletter von Arnsberg & Tochter');
    const [row] = await read(
      `select count(*)::int from ecommerce_mail where recipient = $1 and kind = 'newsletter_known'`,
      [email],
    );
    expect(row).toEqual({ count: 1 });
  });

  it('sends at most three confirmation emails per day, regardless of the IP address', async () => {
    const email = toEmail();
    for (let index = 0; index < 5; index += 1) expect(await signUp(email)).toEqual(ok);
    const [row] = await read('select count(*)::int from ecommerce_mail where recipient = $1', [email]);
    expect(row).toEqual({ count: 3 });
  });

  it('with the same attempt counts as one sign-up, even under concurrency', async () => {
    const [email, address, attempt] = [toEmail(), toAddress(), randomUUID()];
    const replies = await Promise.all(Array.from({ length: 4 }, () => signUp(email, address, { attempt })));
    expect(replies).toEqual(replies.map(() => ok));
    expect(await signUp(email, address, { attempt })).toEqual(ok);
    const [row] = await read('select count(*)::int from ecommerce_mail where recipient = $1', [email]);
    expect(row).toEqual({ count: 1 });
    // The same attempt id with another email address is independent.
    const other = toEmail();
    expect(await signUp(other, toAddress(), { attempt })).toEqual(ok);
    expect(await readLog(other)).toHaveLength(1);
  });

  it('creates one subscription under concurrency', async () => {
    const email = toEmail();
    await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
    const [row] = await read('select count(*)::int from newsletter_subscription where email = $1', [email]);
    expect(row).toEqual({ count: 1 });
  });
});

describe('unsubscribing', () => {
  it('takes effect immediately through the link; signing up again requires a new confirmation', async () => {
    const [email, address] = [toEmail(), toAddress()];
    const key = await subscribe(email, address);
    expect(await send('newsletter/unsubscription', { project, key }, address)).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'unsubscribed', unsubscribed_at: expect.any(Date) as Date });
    expect((await readLog(email)).map(({ kind }) => kind)).toEqual(['requested', 'confirmed', 'unsubscribed']);
    expect(await signUp(email, address)).toEqual(ok);
    // Still unsubscribed until confirmed, and the existing proof of consent is kept.
    expect(await readState(email)).toMatchObject({ state: 'unsubscribed' });
    const [, , mail] = await waitForEmails(email, 3);
    expect(await send('newsletter/confirmation', { project, key: toKey(mail, 'confirm') }, address)).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'confirmed', unsubscribe_key: key, unsubscribed_at: null });
  });

  it('returns the same response for every key and does not affect other subscribers', async () => {
    const email = toEmail();
    const key = await subscribe(email);
    expect(await send('newsletter/unsubscription', { project, key: '0'.repeat(64) })).toEqual(ok);
    expect(await send('newsletter/unsubscription', { project: 'nordlicht.example', key })).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'confirmed' });
  });

  it('works with the one-click header of email programs (RFC 8058), even when sent twice', async () => {
    const email = toEmail();
    await subscribe(email);
    const [, welcome] = emailsTo(email);
    const header = welcome?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const url = header.replace(/^<http:\/\/localhost:8055|>$/g, '');
    const address = `${own.current().running.url}${url}`;
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (const body of [form, form]) {
      const response = await fetch(address, { method: 'POST', body });
      expect(response.status).toBe(200);
    }
    expect(await readState(email)).toMatchObject({ state: 'unsubscribed' });
    expect((await readLog(email)).map(({ kind }) => kind)).toEqual(['requested', 'confirmed', 'unsubscribed']);
  });

  it('does not happen on a GET request, which redirects to the newsletter page', async () => {
    const email = toEmail();
    const key = await subscribe(email);
    const base = `${own.current().running.url}/ecom/newsletter/unsubscription`;
    const open = (url: string) => fetch(url, { redirect: 'manual' });
    const response = await open(`${base}/${project}/${key}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${site}/newsletter#unsubscribe=${key}`);
    expect(await readState(email)).toMatchObject({ state: 'confirmed' });
    // Redirects only to addresses of known projects.
    expect((await open(`${base}/evil.example/${key}`)).status).toBe(404);
    expect((await open(`${base}/${project}/x`)).status).toBe(404);
    expect((await fetch(`${base}/${project}/x`, { method: 'POST' })).status).toBe(400);
  });
});

describe('a sign-up within two seconds', () => {
  it('requires a proof of work and is accepted with it', async () => {
    const [email, address] = [toEmail(), toAddress()];
    const asked = await signUp(email, address, { open_ms: 900 });
    expect(asked).toMatchObject({ status: 428, answer: { status: 'error', code: 'proof_required' } });
    expect(await readState(email)).toBeUndefined();
    const { challenge } = asked.answer as unknown as { challenge: unknown };
    const proof = await solveTestProofOfWork(challenge);
    expect(await signUp(email, address, { open_ms: 900, proof })).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'pending' });
    expect(await waitForEmails(email, 1)).toHaveLength(1);
  });

  it('accepts one proof although its IP address has posted often, and each proof only once', async () => {
    const address = toAddress();
    for (let count = 0; count < 5; count += 1) expect(await signUp(toEmail(), address)).toEqual(ok);
    const asked = await signUp(toEmail(), address, { open_ms: 0 });
    const proof = await solveTestProofOfWork((asked.answer as unknown as { challenge: unknown }).challenge);
    expect(await signUp(toEmail(), address, { open_ms: 0, proof })).toEqual(ok);
    expect(await signUp(toEmail(), address, { open_ms: 0, proof })).toMatchObject({ status: 428 });
  });
});

describe('a suspected bot', () => {
  it('triggers no email', async () => {
    const email = toEmail();
    expect(await signUp(email, toAddress(), { homepage: 'https://spam.example' })).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'suspected' });
    expect(await read('select id from ecommerce_mail where recipient = $1', [email])).toEqual([]);
    // A later genuine sign-up with the same address works.
    expect(await signUp(email)).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'pending' });
    expect(await waitForEmails(email, 1)).toHaveLength(1);
  });

  it('does not affect an existing subscription', async () => {
    const email = toEmail();
    await subscribe(email);
    expect(await signUp(email, toAddress(), { homepage: 'x' })).toEqual(ok);
    expect(await readState(email)).toMatchObject({ state: 'confirmed' });
  });
});
