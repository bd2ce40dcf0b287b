// Export and erasure of all data of one email address; records with a legal retention period are kept and reported.
import { expect, inject, it } from 'vitest';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { erasePersonalData } from '../../privacy/erase-personal-data.ts';
import { exportPersonalData } from '../../privacy/export-personal-data.ts';
import { findDataSubject } from '../../privacy/find-data-subject.ts';
import { seedTestShop } from '../orders/test-shop.ts';
import { daysAgo, testVisitorLastName, useVisitorRecordsFixture } from './visitor-records-fixture.ts';

const records = useVisitorRecordsFixture();
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

/** Days until the next appointment, so that no two are at the same time. */
let days = 10;

/** Writes one record of each kind for the email address. */
const writeAll = async (address: string) => {
  const { write, order, shop, database, rest } = records.current();
  const placed = await order(address);
  const line = await database('ecommerce_order_line')
    .where({ order: placed })
    .first<{ id: string; product: string }>('*');
  days += 1;
  const at = { starts_at: daysAgo(-days), ends_at: daysAgo(-days - 0.03), branch: shop.branch };
  // Marked as notified already: otherwise the job would send an email during the test.
  const notified = JSON.stringify({ ...at, state: 'requested' });
  const message = await write('contact_message', { email: address });
  await rest.patch(`/items/contact_message/${message}`, { note: `Rückruf ${testVisitorLastName}` });
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
    appointment: await write('appointment', { email: address, ...at, told: notified }),
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

it('finds nothing for an unknown email address, and returns undefined for an unknown project', async () => {
  const { database, shop } = records.current();
  const nobody = await findDataSubject(database, { domain: shop.domain, email: 'niemand@example.com' });
  expect(Object.values(nobody?.ids ?? {}).flat()).toEqual([]);
  expect(await findDataSubject(database, { domain: 'nirgends.example', email })).toBeUndefined();
  expect(await erasePersonalData(database, { domain: 'nirgends.example', email, isDryRun: false })).toBeUndefined();
});

it('exports everything about one email address and nothing about others, then deletes it', async () => {
  const { database, shop, has } = records.current();
  const mine = await writeAll(email);
  const theirs = await writeAll(other);
  const who = { domain: shop.domain, email: email.toLowerCase() };
  const counts = async () =>
    Object.entries((await findDataSubject(database, who))?.ids ?? {}).map(([name, ids]) => [name, ids.length]);

  const person = await findDataSubject(database, who);
  if (!person) throw new Error('The data subject was not found.');
  const exported = await exportPersonalData(database, person);
  const all = JSON.stringify(exported);
  expect(all).not.toMatch(/[0-9a-f]{64}/);
  for (const id of Object.values(mine)) expect(all).toContain(id);
  for (const id of Object.values(theirs)) expect(all).not.toContain(id);
  expect(all).not.toMatch(new RegExp(other, 'i'));
  expect(all).toContain('192.0.2.7');
  expect(exported.earlier_states).not.toEqual([]);
  expect(exported.comments).toMatchObject([{ item: mine.message, comment: 'Sehr freundlich' }]);
  // The export contains no keys that grant access.
  expect(all).not.toMatch(/access_key|rating_key|unsubscribe_key|geheimgeheim/);

  // A dry run reports the same and changes nothing.
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

  // Kept: this year's order with its emails, the withdrawal with its receipt, the proof of consent.
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
    { email, shipping_last_name: testVisitorLastName },
  ]);
  const mails = await database('ecommerce_mail').whereRaw('lower(recipient) = lower(?) or reply_to = ?', [
    email,
    email,
  ]);
  expect(
    mails.every(({ order: of, about }) => of === mine.placed || about === `ecommerce_withdrawal:${mine.withdrawal}`),
  ).toBe(true);
  expect(mails).not.toEqual([]);

  // Erasing again deletes nothing more and keeps the same records.
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

it('anonymizes an order whose retention period is over', async () => {
  const { database, order, shop } = records.current();
  const old = await order('alt@example.com');
  const date_created = new Date(Date.UTC(year - 10, 1, 1));
  // In a transaction, so that the job does not see the old order and anonymize it first.
  const transaction = await database.transaction();
  await transaction('ecommerce_order').where({ id: old }).update({ date_created });
  await transaction('ecommerce_order_history').where({ order: old }).update({ date_created });
  const who = { domain: shop.domain, email: 'alt@example.com' };
  expect(await erasePersonalData(transaction, { ...who, isDryRun: false })).toMatchObject({
    ended: { ecommerce_order: 1, ecommerce_mail: 2 },
    kept: [],
  });
  expect(await transaction('ecommerce_order').where({ id: old })).toMatchObject([
    { email: '–', shipping_last_name: '–' },
  ]);
  await transaction.rollback();
});

it('does not touch the same email address in another project', async () => {
  const { database, shop, write } = records.current();
  const rest = createDirectusRestClient(backend.url, backend.adminToken);
  const otherShop = await seedTestShop(rest);
  const messageThere = await write('contact_message', { email, project: otherShop.project });
  await erasePersonalData(database, { domain: shop.domain, email, isDryRun: false });
  expect(await records.current().has('contact_message', messageThere)).toBe(true);
  await otherShop.remove();
});
