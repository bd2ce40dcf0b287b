// A house with one of everything that visitors leave behind, as old as a test wants it. Used by the tests of privacy.
import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { createRestClient, type RestClient } from '../../rest/rest-client.ts';
import { createTestShop, postToEcom, type TestShop, toOrderLineInput, toOrderBody } from '../orders/test-shop.ts';

type Row = Record<string, unknown>;

export interface VisitorRecords {
  database: Knex;
  rest: RestClient;
  shop: TestShop;
  /** Writes a row of the house past Directus and resolves to its id. */
  write: (collection: string, row: Row) => Promise<string>;
  /** Places an order through the service, with an engraving and both addresses; resolves to its id. */
  order: (email?: string) => Promise<string>;
  has: (collection: string, id: string) => Promise<boolean>;
  /** The row's mails, whatever they are about. */
  mailsAbout: (about: string) => Promise<Row[]>;
}

/** What nobody may find after its time. */
export const secretName = 'Wagenknecht-Ölmüller';

const dayMs = 24 * 60 * 60_000;

/** A moment so many days ago; in the future where the number is negative. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** By what each collection wants beside the person. */
const needed: Record<string, Row> = {
  contact_message: { status: 'new', name: secretName, message: 'Guten Tag' },
  ecommerce_request: { status: 'new', kind: 'price', subject: 'Ring (R-1)', name: secretName },
  appointment: { state: 'requested', name: secretName, language: 'de', sequence: 0 },
  newsletter_subscription: { state: 'pending', language: 'de' },
  ecommerce_withdrawal: { status: 'new', match: 'none', name: secretName, contract: 'T-1', language: 'de' },
  ecommerce_mail: {
    state: 'sent',
    kind: 'contact_copy',
    recipient: 'a@b.example',
    subject: 'Betreff',
    text: secretName,
    attempts: 1,
    language: 'de',
  },
};

export const useVisitorRecords = (): { current: () => VisitorRecords } => {
  let records: VisitorRecords | undefined;
  const backend = inject('backend');
  const rest = createRestClient(backend.url, backend.adminToken);
  const database = knex({ client: 'pg', connection: backend.databaseUrl, pool: { min: 0, max: 4 } });
  beforeAll(async () => {
    records = createRecords(database, rest, await createTestShop(rest), backend.url);
  });
  afterAll(async () => {
    if (records) {
      const { project } = records.shop;
      await database('ecommerce_order').where({ project }).delete();
      await records.shop.remove();
    }
    await database.destroy();
  });
  return {
    current: () => {
      if (!records) throw new Error('The records are read before they were made.');
      return records;
    },
  };
};

const createRecords = (database: Knex, rest: RestClient, shop: TestShop, url: string): VisitorRecords => ({
  database,
  rest,
  shop,
  write: async (collection, row) => {
    const id = randomUUID();
    const own =
      collection === 'newsletter_event' || collection === 'ecommerce_product_rating' ? {} : { project: shop.project };
    await database(collection).insert({ id, ...own, date_created: new Date(), ...needed[collection], ...row });
    return id;
  },
  order: async (email = 'a@b.example') => {
    const product = await shop.addProduct({ personalization: shop.personalization });
    const personalization = { engraving: 'Für Änne', font: 'script', metal: 'Gold' };
    const body = toOrderBody(shop, [toOrderLineInput(product, { personalization })], {
      email,
      comment: `Gruß, ${secretName}`,
    });
    body.shipping_address = { ...body.shipping_address, last_name: secretName };
    body.invoice_address = { ...body.shipping_address, company: secretName };
    const { status, answer } = await postToEcom(url, 'order', body);
    if (status !== 200) throw new Error(`No order: ${JSON.stringify(answer)}`);
    return body.order_uuid;
  },
  has: async (collection, id) => (await database(collection).where({ id }).first('id')) !== undefined,
  mailsAbout: (about) => database('ecommerce_mail').where({ about }).select<Row[]>('*'),
});
