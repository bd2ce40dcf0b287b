// Product requests: emails to the shop and to the visitor, and back-in-stock notifications.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { seedTestShop, postToTestOrderService, type TestShop } from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);
const read = (sql: string, values: unknown[] = []) => queryTestDatabase(backend.databaseUrl, sql, values);

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(admin);
  ring = await shop.addProduct({
    display_name: 'Siegelring',
    reference_number: 'SR-1',
    translations: [
      { language: 'en', display_name: 'Signet ring' },
      { language: 'fr', display_name: 'Chevalière' },
    ],
  });
});

afterAll(async () => {
  await read('delete from ecommerce_mail where project = $1', [shop.project]);
  await read('delete from ecommerce_request where project = $1', [shop.project]);
  await shop.remove();
});

type Item = Record<string, unknown>;

/** Returns the attempt, which is the id of the record. */
const sendRequest = async (changes: Item = {}): Promise<string> => {
  const attempt = randomUUID();
  const body = {
    project: shop.domain,
    product: ring,
    kind: 'availability',
    name: 'Änne Öz',
    email: `${attempt}@öz.example`,
    message: 'Gibt es ihn in 52?',
    language: 'de',
    privacy: true,
    homepage: '',
    open_ms: 40_000,
    attempt,
    ...changes,
  };
  expect(await postToTestOrderService(backend.url, 'request', body)).toEqual({ status: 200, answer: { status: 'ok' } });
  return attempt;
};

const readMails = (request: string) =>
  read('select * from ecommerce_mail where about = $1 order by kind', [`ecommerce_request:${request}`]);

const readMail = async (request: string, kind: string): Promise<Item> => {
  const mail = (await readMails(request)).find((row) => row['kind'] === kind);
  if (!mail) throw new Error(`No mail ${kind} about ${request}`);
  return mail;
};

const textOf = (mail: Item): string => String(mail['text']).replace(/\s+/g, ' ');

describe('a product request', () => {
  it.each([
    ['de', 'availability', 'Ihre Anfrage zu „Siegelring“ bei Muster', 'nach der Verfügbarkeit von „Siegelring“'],
    ['en', 'price', 'Your enquiry to Muster about “Signet ring”', 'about the price of “Signet ring”'],
    ['fr', 'stock', 'Votre demande au sujet de « Chevalière » chez Muster', 'dès que « Chevalière » sera de nouveau'],
  ])('is confirmed to the visitor in their language (%s)', async (language, kind, subject, text) => {
    const path = language === 'de' ? '/produkte/siegelring' : `/${language}/p/siegelring`;
    const mail = await readMail(await sendRequest({ language, kind, path }), 'request_received');
    expect(mail).toMatchObject({
      recipient: `${String(mail['about']).slice(-36)}@öz.example`,
      language,
      subject,
      reply_to: null,
    });
    expect(textOf(mail)).toContain(text);
    expect(mail['html']).toContain(`href="https://${shop.domain}${path}"`);
  });

  it('is sent to the staff in German, with the visitor as reply-to', async () => {
    const mail = await readMail(
      await sendRequest({
        language: 'fr',
        kind: 'price',
        phone: '+33 1 23',
        path: '/fr/p/x',
        email: 'änne@öz.example',
      }),
      'request_house',
    );
    expect(mail).toMatchObject({
      recipient: 'haus@muster.example',
      reply_to: 'änne@öz.example',
      language: 'de',
      subject: 'Anfrage (Preis): Siegelring (SR-1)',
    });
    for (const part of ['Stück: Siegelring (SR-1)', 'Änne Öz', '+33 1 23', 'Französisch', 'Gibt es ihn in 52?']) {
      expect(textOf(mail)).toContain(part);
    }
  });

  it('sends no visitor’s text to the entered address', async () => {
    const mail = await readMail(await sendRequest({ message: 'Win at https://evil.example' }), 'request_received');
    expect(`${textOf(mail)}${String(mail['html'])}`).not.toContain('evil.example');
  });

  it('escapes markup and allows no header injection', async () => {
    const id = await sendRequest({
      name: 'A\r\nBcc: x@y.example',
      message: '<script>alert(1)</script>\n<img src=x onerror=y>',
    });
    const mail = await readMail(id, 'request_house');
    expect(mail['html']).not.toMatch(/<script>alert|<img src=x/);
    expect(textOf(mail)).toContain('<script>alert(1)</script>');
    for (const { subject, reply_to } of await readMails(id)) {
      expect(`${String(subject)}${String(reply_to)}`).not.toMatch(/[\r\n]|Bcc/);
    }
  });

  it('sends its emails once, however often it is submitted', async () => {
    const attempt = randomUUID();
    await Promise.all([sendRequest({ attempt }), sendRequest({ attempt }), sendRequest({ attempt })]);
    expect((await readMails(attempt)).map(({ kind }) => kind)).toEqual(['request_house', 'request_received']);
  });

  it('from a suspected bot is stored and sends no email', async () => {
    const id = await sendRequest({ homepage: 'https://spam.example' });
    expect(await read('select status from ecommerce_request where id = $1', [id])).toEqual([{ status: 'suspected' }]);
    expect(await readMails(id)).toEqual([]);
  });

  it('sends at most five confirmations a day per address, and every request to the staff', async () => {
    const email = `${randomUUID()}@öz.example`;
    const kinds: unknown[][] = [];
    for (let index = 0; index < 6; index += 1) {
      const id = await sendRequest({ email: index % 2 === 0 ? email : email.toUpperCase() });
      kinds.push((await readMails(id)).map(({ kind }) => kind));
    }
    const both = ['request_house', 'request_received'];
    expect(kinds).toEqual([both, both, both, both, both, ['request_house']]);
  });

  it('is confirmed if the project has no address for the staff', async () => {
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { order_email: null });
    const id = await sendRequest();
    await admin.patch(`/items/ecommerce_settings/${shop.settings}`, { order_email: 'haus@muster.example' });
    expect((await readMails(id)).map(({ kind }) => kind)).toEqual(['request_received']);
  });
});

const waitForNotification = (request: string): Promise<Item> =>
  vi.waitFor(() => readMail(request, 'stock_returned'), { timeout: 60_000, interval: 250 });

const countNotifications = async (ids: string[]) =>
  (
    await read('select about from ecommerce_mail where about = any ($1) and kind = $2', [
      ids.map((id) => `ecommerce_request:${id}`),
      'stock_returned',
    ])
  ).length;

describe('a back-in-stock notification', () => {
  const requestNotification = (product: string, changes: Item = {}) =>
    sendRequest({ product, kind: 'stock', message: '', language: 'en', path: '/en/products/ring', ...changes });

  it('is sent once to every waiting visitor, even after duplicate requests, and to nobody else', async () => {
    const product = await shop.addProduct({ stock: 0, display_name: 'Brosche' });
    const repeatedEmail = `${randomUUID()}@öz.example`;
    const [first, second] = [
      await requestNotification(product, { email: repeatedEmail }),
      await requestNotification(product, { email: repeatedEmail.toUpperCase() }),
    ];
    const other = await requestNotification(product, { email: 'other@example.com', language: 'de' });
    const closed = await requestNotification(product, { email: 'closed@example.com' });
    const suspected = await requestNotification(product, { email: 'robot@example.com', open_ms: 10 });
    const question = await requestNotification(product, { email: 'asks@example.com', kind: 'availability' });
    await admin.patch(`/items/ecommerce_request/${closed}`, { status: 'closed' });
    await admin.patch(`/items/ecommerce_product/${product}`, { stock: 1 });
    const mail = await waitForNotification(other);
    expect(mail).toMatchObject({
      recipient: 'other@example.com',
      subject: '„Brosche“ ist wieder lieferbar bei Muster',
    });
    expect(mail['html']).toContain(`href="https://${shop.domain}/en/products/ring"`);
    await vi.waitFor(async () => expect(await countNotifications([first, second])).toBe(1), {
      timeout: 60_000,
      interval: 250,
    });
    const rows = await read(
      'select id, status, notified_at is not null as is_notified from ecommerce_request where product = $1',
      [product],
    );
    const stateOf = (id: string) => rows.find((row) => row['id'] === id);
    for (const id of [first, second, other])
      expect(stateOf(id)).toMatchObject({ status: 'answered', is_notified: true });
    for (const id of [closed, suspected, question]) expect(stateOf(id)).toMatchObject({ is_notified: false });
    // Out of stock and back again: no second notification.
    await admin.patch(`/items/ecommerce_product/${product}`, { stock: 0 });
    await admin.patch(`/items/ecommerce_product/${product}`, { stock: 3 });
    const late = await requestNotification(product, { email: 'late@example.com' });
    await waitForNotification(late);
    expect(await countNotifications([first, second, other, closed, suspected, question])).toBe(2);
  });

  it('is sent a few times a day per address, and no more', async () => {
    const product = await shop.addProduct({ stock: 2 });
    const email = `${randomUUID()}@öz.example`;
    const sent = () =>
      read(`select id from ecommerce_mail where recipient = $1 and kind = 'stock_returned'`, [email]).then(
        (rows) => rows.length,
      );
    const isNotified = async (id: string) =>
      (await read('select notified_at from ecommerce_request where id = $1', [id]))[0]?.['notified_at'] !== null;
    await read(
      `insert into ecommerce_mail (id, kind, project, recipient, subject, state, attempts, date_created)
       select gen_random_uuid(), 'stock_returned', $1, $2, 'x', 'sent', 1, now() from generate_series(1, 5)`,
      [shop.project, email],
    );
    const request = await requestNotification(product, { email });
    await vi.waitFor(async () => expect(await isNotified(request)).toBe(true), { timeout: 60_000, interval: 250 });
    expect(await sent()).toBe(5);
  });

  it('waits for the requested variant, and for the shop to open', async () => {
    const [small, large] = [randomUUID(), randomUUID()];
    const product = await shop.addProduct({
      stock: 9,
      display_name: 'Reif',
      product_variants: [
        { id: small, display_name: 'Größe 50', price_brutto: '10.00', stock: 0 },
        { id: large, display_name: 'Größe 60', price_brutto: '10.00', stock: 0 },
      ],
    });
    const [forSmall, forLarge, forAny] = [
      await requestNotification(product, { variant: small, email: 'small@example.com' }),
      await requestNotification(product, { variant: large, email: 'large@example.com' }),
      await requestNotification(product, { email: 'any@example.com' }),
    ];
    const settings = `/items/ecommerce_settings/${shop.settings}`;
    await admin.patch(settings, { maintenance_mode: true });
    await admin.patch(`/items/ecommerce_product_variant/${large}`, { stock: 1 });
    // A notification of another shop shows that a run of the job has finished.
    const otherShop = await seedTestShop(admin);
    const availableProduct = await otherShop.addProduct({ stock: 1 });
    const marker = await requestNotification(availableProduct, { project: otherShop.domain });
    await waitForNotification(marker);
    expect(await countNotifications([forSmall, forLarge, forAny])).toBe(0);
    await admin.patch(settings, { maintenance_mode: false });
    expect(await waitForNotification(forLarge)).toMatchObject({
      subject: '“Reif, Größe 60” is available again at Muster',
    });
    await waitForNotification(forAny);
    expect(await countNotifications([forSmall])).toBe(0);
    await otherShop.remove();
  });
});
