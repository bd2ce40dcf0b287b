// Migration of delivery times from free text to working days: runs once, when the columns are added.
import { beforeAll, describe, expect, it } from 'vitest';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { applySchema, type SchemaApplyResult } from '../apply/apply-schema.ts';
import { productDeliveryTimeFieldSchemas } from '../../contract/shop/product-and-variant-field-schemas.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { queryTestDatabase } from './query-test-database.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';

const deliveryDayFields = Object.keys(productDeliveryTimeFieldSchemas);

const backend = useDedicatedTestBackend();
const collections = ['ecommerce_product', 'ecommerce_product_variant'];

const read = (sql: string, values: unknown[] = []) =>
  queryTestDatabase(backend.current().running.databaseUrl, sql, values);

const apply = (): Promise<SchemaApplyResult> => {
  const { rest, running } = backend.current();
  return applySchema(rest, running.databaseUrl, contentModelCollections, systemCollectionExtraFields);
};

/** Delivery times of the products before the migration. */
const before = [
  { words: '2–3 Werktage', stock: 2, reorder: true },
  { words: '6–8 Wochen, Anfertigung in unserer Werkstatt', stock: 0, reorder: true },
  { words: 'Zurzeit nicht vorrätig', stock: 0, reorder: false },
  { words: 'vor Ostern', stock: 1, reorder: false },
];

let ids: string[];

beforeAll(async () => {
  const { rest } = backend.current();
  const rows = await read('select id from ecommerce_product order by id limit 4');
  ids = rows.map(({ id }) => String(id));
  for (const collection of collections) {
    for (const field of deliveryDayFields) await rest.delete(`/fields/${collection}/${field}`);
  }
  for (const [index, { words, stock, reorder }] of before.entries()) {
    await read('update ecommerce_product set shipping_time = $2, stock = $3, reorder_possible = $4 where id = $1', [
      ids[index],
      words,
      stock,
      reorder,
    ]);
    await read('update ecommerce_product_translations set shipping_time = null where ecommerce_product = $1', [
      ids[index],
    ]);
  }
});

const readDays = async () => {
  const rows = await read(`select id, shipping_time, ${deliveryDayFields.join(', ')} from ecommerce_product`);
  return ids.map((id) => {
    const row = rows.find((each) => each['id'] === id) ?? {};
    return [row['shipping_time'], ...deliveryDayFields.map((field) => row[field])];
  });
};

describe('delivery times as free text', () => {
  it('become working days if they have a known form, and stay free text otherwise', async () => {
    const { changes } = await apply();
    expect(changes).toContainEqual(expect.stringMatching(/^ecommerce_product: working days of \d+ records read/));
    expect(await readDays()).toEqual([
      [before[0]?.words, 2, 3, null, null],
      [before[1]?.words, null, null, 30, 40],
      [before[2]?.words, null, null, null, null],
      [before[3]?.words, null, null, null, null],
    ]);
  });

  it('are migrated only once: a value that an editor clears afterwards stays empty', async () => {
    await read('update ecommerce_product set delivery_days_min = null, delivery_days_max = null where id = $1', [
      ids[0],
    ]);
    expect((await apply()).changes).toEqual([]);
    expect((await readDays())[0]).toEqual([before[0]?.words, null, null, null, null]);
  });
});
