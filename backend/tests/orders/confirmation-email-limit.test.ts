// Limits confirmation emails per recipient, so that orders in someone else's name cannot flood an inbox; no order is
// lost.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { solveTestProofOfWork } from '../shop-content-fixture.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const rest = createDirectusRestClient(backend.url, backend.adminToken);

let shop: TestShop;
let ring: string;

beforeAll(async () => {
  shop = await seedTestShop(rest);
  ring = await shop.addProduct({ stock: 100 });
});
afterAll(() => shop.remove());

const readMails = (recipient: string, kind = 'order_received') =>
  queryTestDatabase(
    backend.databaseUrl,
    `select mail.state, placed.note, placed.id from ecommerce_mail mail join ecommerce_order placed on placed.id = mail.order
      where lower(mail.recipient) = lower($1) and mail.kind = $2 order by mail.date_created`,
    [recipient, kind],
  );

it('requires a proof of work from the sixth order of an address on, and accepts the same order with it', async () => {
  const from = { 'x-forwarded-for': '198.51.100.61' };
  for (let index = 0; index < 5; index += 1)
    expect(
      (await postToTestOrderService(backend.url, 'order', toTestOrderBody(shop, [toTestOrderLineInput(ring)]), from))
        .status,
    ).toBe(200);
  const body = toTestOrderBody(shop, [toTestOrderLineInput(ring)], { email: `${randomUUID()}@example.org` });
  const response = await postToTestOrderService(backend.url, 'order', body, from);
  expect(response).toMatchObject({ status: 428, answer: { code: 'proof_required' } });
  expect(await readMails(body.email)).toEqual([]);
  const proof = await solveTestProofOfWork(response.answer.challenge);
  const placed = await postToTestOrderService(backend.url, 'order', { ...body, proof }, from);
  expect(placed).toMatchObject({ status: 200, answer: { state: 'new' } });
  expect(await readMails(body.email)).toMatchObject([{ state: 'pending' }]);
  // Retry after a lost response: the same order from another IP address without the proof.
  expect(await postToTestOrderService(backend.url, 'order', body)).toEqual(placed);
});

it('stores every order, and withholds confirmations beyond ten a day per recipient', async () => {
  const email = `Viele-${randomUUID()}@example.org`;
  const orders = Array.from({ length: 13 }, (_, index) =>
    toTestOrderBody(shop, [toTestOrderLineInput(ring)], { email: index % 2 === 0 ? email : email.toLowerCase() }),
  );
  const replies = await Promise.all(orders.map((body) => postToTestOrderService(backend.url, 'order', body)));
  expect(replies.map(({ status }) => status)).toEqual(orders.map(() => 200));
  const mails = await readMails(email);
  expect(mails).toHaveLength(13);
  const withheld = mails.filter(({ state }) => state === 'withheld');
  expect(withheld).toHaveLength(3);
  for (const { note } of withheld) expect(note).toContain('Bestätigung zurückgehalten');
  for (const { state, note } of mails) if (state !== 'withheld') expect(note).toBeNull();
  // The shop is notified of every order.
  const [shopNotifications] = await queryTestDatabase(
    backend.databaseUrl,
    `select count(*)::int as count from ecommerce_mail mail join ecommerce_order placed on placed.id = mail.order
      where mail.kind = 'order_received_house' and placed.email ilike $1`,
    [email],
  );
  expect(shopNotifications).toEqual({ count: 13 });
  // Cancelling such an order sends no email to that inbox either.
  const [first] = withheld;
  await rest.patch(`/items/ecommerce_order/${String(first?.['id'])}`, { state: 'cancelled' });
  expect(await readMails(email, 'cancelled')).toMatchObject([{ state: 'withheld', id: first?.['id'] }]);
});
