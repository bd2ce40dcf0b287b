// Test fixture of privacy: a project with records of visitors of any age.
import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDirectusRestClient, type DirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../orders/test-shop.ts';
import { dayMs } from '../../../domain/durations.ts';

type Row = Record<string, unknown>;

export interface VisitorRecordsFixture {
  database: Knex;
  rest: DirectusRestClient;
  shop: TestShop;
  /** Writes a row of the project directly to the database; returns its id. */
  write: (collection: string, row: Row) => Promise<string>;
  /** Places an order through the service, with an engraving and both addresses; returns its id. */
  order: (email?: string) => Promise<string>;
  has: (collection: string, id: string) => Promise<boolean>;
  /** Emails with this value of `about`. */
  mailsAbout: (about: string) => Promise<Row[]>;
}

/** A name that must not occur anywhere after the retention period. */
export const testVisitorLastName = 'Wagenknecht-Ölmüller';

/** A date the given number of days ago; negative numbers are in the future. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** Required fields of each collection besides the person. */
const requiredFields: Record<string, Row> = {
  contact_message: { status: 'new', name: testVisitorLastName, message: 'Guten Tag' },
  ecommerce_request: { status: 'new', kind: 'price', subject: 'Ring (R-1)', name: testVisitorLastName },
  appointment: { state: 'requested', name: testVisitorLastName, language: 'de', sequence: 0 },
  newsletter_subscription: { state: 'pending', language: 'de' },
  ecommerce_withdrawal: { status: 'new', match: 'none', name: testVisitorLastName, contract: 'T-1', language: 'de' },
  ecommerce_mail: {
    state: 'sent',
    kind: 'contact_copy',
    recipient: 'a@b.example',
    subject: 'Betreff',
    text: testVisitorLastName,
    attempts: 1,
    language: 'de',
  },
};

export const useVisitorRecordsFixture = (): { current: () => VisitorRecordsFixture } => {
  let records: VisitorRecordsFixture | undefined;
  const backend = inject('backend');
  const rest = createDirectusRestClient(backend.url, backend.adminToken);
  const database = knex({ client: 'pg', connection: backend.databaseUrl, pool: { min: 0, max: 4 } });
  beforeAll(async () => {
    records = createRecords(database, rest, await seedTestShop(rest), backend.url);
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
      if (!records) throw new Error('The records are read before they were created.');
      return records;
    },
  };
};

const createRecords = (
  database: Knex,
  rest: DirectusRestClient,
  shop: TestShop,
  url: string,
): VisitorRecordsFixture => ({
  database,
  rest,
  shop,
  write: async (collection, row) => {
    const id = randomUUID();
    const own =
      collection === 'newsletter_event' || collection === 'ecommerce_product_rating' ? {} : { project: shop.project };
    await database(collection).insert({ id, ...own, date_created: new Date(), ...requiredFields[collection], ...row });
    return id;
  },
  order: async (email = 'a@b.example') => {
    const product = await shop.addProduct({ personalization: shop.personalization });
    const personalization = { engraving: 'Für Änne', font: 'script', metal: 'Gold' };
    const body = toTestOrderBody(shop, [toTestOrderLineInput(product, { personalization })], {
      email,
      comment: `Gruß, ${testVisitorLastName}`,
    });
    body.shipping_address = { ...body.shipping_address, last_name: testVisitorLastName };
    body.invoice_address = { ...body.shipping_address, company: testVisitorLastName };
    const { status, answer } = await postToTestOrderService(url, 'order', body);
    if (status !== 200) throw new Error(`No order: ${JSON.stringify(answer)}`);
    return body.order_uuid;
  },
  has: async (collection, id) => (await database(collection).where({ id }).first('id')) !== undefined,
  mailsAbout: (about) => database('ecommerce_mail').where({ about }).select<Row[]>('*'),
});
