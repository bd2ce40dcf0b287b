// Everything about one address is found, handed out and deleted; what the law wants kept stays and is told.
import { expect, inject, it } from 'vitest';
import { createRestClient } from '../../rest/rest-client.ts';
import { erasePersonalData } from '../../privacy/erase-personal-data.ts';
import { exportPersonalData } from '../../privacy/export-personal-data.ts';
import { findDataSubject } from '../../privacy/find-data-subject.ts';
import { createTestShop } from '../orders/test-shop.ts';
import { daysAgo, secretName, useVisitorRecords } from './visitor-records.ts';

const records = useVisitorRecords();
const backend = inject('backend');
const email = 'Erika.Beispiel@example.com';
const other = 'jemand.anders@example.com';

const year = new Date().getUTCFullYear();

const collections: Record<string, string> = {
  placed: 'ecommerce_order',
  withdrawal: 'ecommerce_withdrawal',
  rating: 'ecommerce_product_rating',
  message: 'contact_message',
  request: 'ecommerce_request',
  appointment: 'appointment',
  subscription: 'newsletter_subscription',
};

/** Until the next appointment: no two are at the same time. */
let days = 10;

/** One of everything for the address, and the same for somebody else. */
const writeAll = async (address: string) => {
  const { write, order, shop, database, rest } = records.current();
  const placed = await order(address);
  const line = await database('ecommerce_order_line')
    .where({ order: placed })
    .first<{ id: string; product: string }>('*');
  days += 1;
  const at = { starts_at: daysAgo(-days), ends_at: daysAgo(-days - 0.03), branch: shop.branch };
  // Told already: the round that tells of appointments would write a mail in the midst of the test.
  const told = JSON.stringify({ ...at, state: 'requested' });
  const message = await write('contact_message', { email: address });
  await rest.patch(`/items/contact_message/${message}`, { note: `Rückruf ${secretName}` });
  await rest.post('/comments', { collection: 'contact_message', item: message, comment: 'Sehr freundlich' });
  const subscription = await write('newsletter_subscription', {
    email: address.toLowerCase(),
    state: 'confirmed',
    unsubscribe_key: 'geheim'.repeat(4),
  });
  await write('newsletter_event', { subscription, kind: 'confirmed', address: '192.0.2.7', text_version: '2026-11' });
  await write('ecommerce_mail', { recipient: shop.domain, reply_to: address, about: `contact_message:${message}` });
  await write('ecommerce_mail', { recipient: address.toUpperCase(), about: `newsletter_subscription:${subscription}` });
  const withdrawal = await write('ecommerce_withdrawal', { email: address });
  await write('ecommerce_mail', { recipient: address, about: `ecommerce_withdrawal:${withdrawal}` });
  return {
    placed,
    message,
    subscription,
    withdrawal,
    request: await write('ecommerce_request', { email: address }),
    appointment: await write('appointment', { email: address, ...at, told }),
    rating: await write('ecommerce_product_rating', {
      product: line.product,
      order_line: line.id,
      rating: 5,
      verified: true,
      status: 'published',
      author: 'E. B.',
    }),
  };
};

it('finds nothing for an address that is not there, and says so for a house that is not there', async () => {
  const { database, shop } = records.current();
  const nobody = await findDataSubject(database, { domain: shop.domain, email: 'niemand@example.com' });
  expect(Object.values(nobody?.ids ?? {}).flat()).toEqual([]);
  expect(await findDataSubject(database, { domain: 'nirgends.example', email })).toBeUndefined();
  expect(await erasePersonalData(database, { domain: 'nirgends.example', email, isDryRun: false })).toBeUndefined();
});

it('hands out everything about one address and nothing of anybody else, then deletes it', async () => {
  const { database, shop, has } = records.current();
  const mine = await writeAll(email);
  const theirs = await writeAll(other);
  const who = { domain: shop.domain, email: email.toLowerCase() };
  const counts = async () =>
    Object.entries((await findDataSubject(database, who))?.ids ?? {}).map(([name, ids]) => [name, ids.length]);

  const person = await findDataSubject(database, who);
  if (!person) throw new Error('Nobody was found.');
  const exported = await exportPersonalData(database, person);
  const all = JSON.stringify(exported);
  expect(all).not.toMatch(/[0-9a-f]{64}/);
  for (const id of Object.values(mine)) expect(all).toContain(id);
  for (const id of Object.values(theirs)) expect(all).not.toContain(id);
  expect(all).not.toMatch(new RegExp(other, 'i'));
  expect(all).toContain('192.0.2.7');
  expect(exported.earlier_states).not.toEqual([]);
  expect(exported.comments).toMatchObject([{ item: mine.message, comment: 'Sehr freundlich' }]);
  // Whoever finds the file opens nothing with it.
  expect(all).not.toMatch(/access_key|rating_key|unsubscribe_key|geheimgeheim/);

  // A dry run tells the same and changes nothing.
  const before = await counts();
  const dry = await erasePersonalData(database, { ...who, isDryRun: true });
  expect(await counts()).toEqual(before);

  const erasure = await erasePersonalData(database, { ...who, isDryRun: false });
  expect(dry).toMatchObject({ ended: erasure?.ended, upcoming: 1 });
  expect(dry?.kept.map(({ id }) => id)).toEqual(erasure?.kept.map(({ id }) => id));
  expect(erasure).toMatchObject({
    ended: {
      contact_message: 1,
      ecommerce_request: 1,
      appointment: 1,
      ecommerce_product_rating: 1,
    },
    upcoming: 1,
  });
  for (const [collection, id] of [
    ['contact_message', mine.message],
    ['ecommerce_request', mine.request],
    ['appointment', mine.appointment],
    ['ecommerce_product_rating', mine.rating],
  ] as const)
    expect(await has(collection, id), collection).toBe(false);
  expect(await database('directus_revisions').where({ item: mine.message })).toEqual([]);
  expect(await database('directus_comments').where({ item: mine.message })).toEqual([]);

  // Kept: the order of this year with its mails, the withdrawal with its receipt, the proof of the consent.
  expect(erasure?.kept.map(({ collection, id }) => [collection, id])).toEqual([
    ['newsletter_subscription', mine.subscription],
    ['ecommerce_withdrawal', mine.withdrawal],
    ['ecommerce_order', mine.placed],
  ]);
  const order = erasure?.kept.find(({ collection }) => collection === 'ecommerce_order');
  expect(order?.until.toISOString()).toBe(new Date(Date.UTC(year + 8, 11, 31, 23)).toISOString());
  expect(await database('newsletter_subscription').where({ id: mine.subscription })).toMatchObject([
    { state: 'unsubscribed' },
  ]);
  expect(await database('ecommerce_order').where({ id: mine.placed })).toMatchObject([
    { email, shipping_last_name: secretName },
  ]);
  const mails = await database('ecommerce_mail').whereRaw('lower(recipient) = lower(?) or reply_to = ?', [
    email,
    email,
  ]);
  expect(
    mails.every(({ order: of, about }) => of === mine.placed || about === `ecommerce_withdrawal:${mine.withdrawal}`),
  ).toBe(true);
  expect(mails).not.toEqual([]);

  // Again: nothing more to delete, the same is kept.
  expect(await erasePersonalData(database, { ...who, isDryRun: false })).toEqual({
    ended: {},
    upcoming: 0,
    kept: erasure?.kept,
  });
  for (const [name, id] of Object.entries(theirs)) {
    const collection = collections[name];
    expect(await has(String(collection), id), name).toBe(true);
  }
});

it('anonymises an order whose time is over', async () => {
  const { database, order, shop } = records.current();
  const old = await order('alt@example.com');
  const date_created = new Date(Date.UTC(year - 10, 1, 1));
  // Nobody else sees that it is so old: the job would be faster.
  const undo = await database.transaction();
  await undo('ecommerce_order').where({ id: old }).update({ date_created });
  await undo('ecommerce_order_history').where({ order: old }).update({ date_created });
  const who = { domain: shop.domain, email: 'alt@example.com' };
  expect(await erasePersonalData(undo, { ...who, isDryRun: false })).toMatchObject({
    ended: { ecommerce_order: 1, ecommerce_mail: 2 },
    kept: [],
  });
  expect(await undo('ecommerce_order').where({ id: old })).toMatchObject([{ email: '–', shipping_last_name: '–' }]);
  await undo.rollback();
});

it('leaves the same address in another house alone', async () => {
  const { database, shop, write } = records.current();
  const rest = createRestClient(backend.url, backend.adminToken);
  const house = await createTestShop(rest);
  const there = await write('contact_message', { email, project: house.project });
  await erasePersonalData(database, { domain: shop.domain, email, isDryRun: false });
  expect(await records.current().has('contact_message', there)).toBe(true);
  await house.remove();
});
