// Upgrade of an installation whose database contains invalid numbers from before the constraints: the backend starts,
// sells valid products, reports invalid records and adds constraints where possible.
import { expect, it, vi } from 'vitest';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { toDemoRecordId } from '../../../demo/demo-record-id.ts';
import { useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { seedTestShop, postToTestOrderService, toTestOrderLineInput, toTestOrderBody } from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

interface Found {
  id: string;
  display_name: string;
}

let bad: Found;

const project = toDemoRecordId('arnsberg/project');

const own = useDedicatedTestBackend({}, (databaseUrl) =>
  withDatabaseConnection(databaseUrl, async ({ readRows: read }) => {
    const constraints = await read(
      `select conname as name, conrelid::regclass::text as "on" from pg_constraint where starts_with(conname, 'sf_ck_')`,
    );
    for (const { name, on } of constraints) await read(`alter table ${String(on)} drop constraint "${String(name)}"`);
    const [product] = await read(
      `select product.id, product.display_name from ecommerce_product product
        where project = $1 and not exists (select from ecommerce_product_variant where product = product.id)
        order by display_name limit 1`,
      [project],
    );
    bad = product as unknown as Found;
    await read(`update ecommerce_product set price_brutto = -5 where id = $1`, [bad.id]);
    await read(
      `update ecommerce_shipping_config set price_brutto = 'NaN' where id = (select min(id::text)::uuid
         from ecommerce_shipping_config where settings in (select id from ecommerce_settings where project = $1))`,
      [project],
    );
    await read(`update project set time_zone = 'Europe/Berln' where id = $1`, [project]);
    await read(
      `insert into ecommerce_mail_text (id, project, kind, language, subject)
       values (gen_random_uuid(), $1, 'shipped', 'de', 'Ohne Nummer')`,
      [project],
    );
  }),
);

const read = (sql: string, values: unknown[] = []) => queryTestDatabase(own.current().running.databaseUrl, sql, values);

const isRefusing = async (name: string) =>
  (await read('select convalidated from pg_constraint where conname = $1', [name])).length === 1;

it('starts and reports the invalid numbers with a fix', () => {
  const output = own.current().log.join('\n');
  expect(output).toContain(
    `ecommerce_product.price_brutto should be between 0 and 9999999.99, but 1 record is not: ${bad.id} (-5.00)`,
  );
  expect(output).toMatch(
    /ecommerce_shipping_config\.price_brutto .* \(NaN\)\. The shop leaves them out\. Correct them/,
  );
});

it('adds constraints where all values are valid, and blocks no update elsewhere', async () => {
  expect(await isRefusing('sf_ck_ecommerce_product_stock')).toBe(true);
  expect(await isRefusing('sf_ck_ecommerce_product_variant_price_brutto')).toBe(true);
  expect(await isRefusing('sf_ck_ecommerce_product_price_brutto')).toBe(false);
  await own.current().rest.patch(`/items/ecommerce_product/${bad.id}`, { stock: 3 });
  expect(await read('select stock from ecommerce_product where id = $1', [bad.id])).toEqual([{ stock: 3 }]);
});

it('sells the remaining products', async () => {
  const { rest, running } = own.current();
  const shop = await seedTestShop(rest);
  const body = toTestOrderBody(shop, [toTestOrderLineInput(await shop.addProduct())]);
  expect(await postToTestOrderService(running.url, 'order', body)).toMatchObject({ status: 200 });
});

it('reports invalid numbers and texts to the staff with record, field and value', { timeout: 120_000 }, async () => {
  const readMails = () => read(`select text from ecommerce_mail where kind = 'unusable_figures'`);
  await vi.waitFor(async () => expect(await readMails()).toHaveLength(1), { timeout: 90_000, interval: 500 });
  const [mail] = await readMails();
  for (const part of [
    `Produkt „${bad.display_name}“`,
    'Preis (brutto) ist -5.00',
    `/admin/content/ecommerce_product/${bad.id}`,
    'ist NaN',
    'Projekt „Arnsberg & Tochter“',
    'Zeitzone ist Europe/Berln',
    'Texte der E-Mails',
    'Betreff ist Ohne Nummer',
  ])
    expect(mail?.['text']).toContain(part);
});
