// The generated catalogue: it is created, resized, replaced and removed without touching the shop's own products.
import { afterEach, beforeAll, expect, it } from 'vitest';
import { withDatabaseConnection, type DatabaseRow } from '../database/with-database-connection.ts';
import { createDirectusRestClient } from '../rest/directus-rest-client.ts';
import { seedGeneratedProducts } from '../../demo/catalogue/seed-catalogue.ts';
import { useDedicatedTestBackend } from './dedicated-test-backend.ts';

const backend = useDedicatedTestBackend();

const seed = (products: number, more: { seed?: number } = {}) =>
  seedGeneratedProducts(backend.current().running.databaseUrl, { products, ...more });

const sql = (statement: string): Promise<DatabaseRow[]> =>
  withDatabaseConnection(backend.current().running.databaseUrl, ({ readRows }) => readRows(statement));

/** Products and variants that are not generated. */
const readOwnProducts = async (): Promise<unknown> => [
  await sql(`select * from ecommerce_product where id::text not like '5eedca7a%' order by id`),
  await sql(`select * from ecommerce_product_variant where product::text not like '5eedca7a%' order by id`),
];

const countAll = async (): Promise<unknown> => {
  const tables = await sql(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_name like 'ecommerce%' order by 1`,
  );
  const counts: unknown[] = [];
  for (const { name } of tables) counts.push([name, (await sql(`select count(*)::int from "${String(name)}"`))[0]]);
  return counts;
};

const readGenerated = () =>
  sql(
    `select id, display_name, price_from, search_text from ecommerce_product where id::text like '5eedca7a%' order by id`,
  );

let ownProducts: unknown;
let counts: unknown;
beforeAll(async () => {
  ownProducts = await readOwnProducts();
  counts = await countAll();
});
afterEach(async () => {
  expect(await readOwnProducts()).toEqual(ownProducts);
});

it('creates products that a visitor can read, with all derived columns', async () => {
  expect(await seed(700)).toEqual({ created: 700, removed: 0 });
  const { running, rest } = backend.current();
  await rest.post('/utils/cache/clear', {});
  const visitor = createDirectusRestClient(running.url);
  const filter = JSON.stringify({ reference_number: { _starts_with: 'G-' }, price_from: { _nnull: true } });
  const [counted] = await visitor.get<{ count: string }[]>(
    `/items/ecommerce_product?aggregate[count]=*&filter=${encodeURIComponent(filter)}`,
  );
  expect(Number(counted?.count)).toBe(700);
  const [product] = await visitor.get<Record<string, unknown>[]>(
    '/items/ecommerce_product?limit=1&sort=-sort&fields=*,translations.*,images.directus_files_id.id,attributes.attribute_id.display_name',
  );
  expect(product?.['slug']).toContain('-g-000700');
  expect(product?.['translations']).toHaveLength(2);
  expect((product?.['attributes'] as unknown[]).length).toBeGreaterThanOrEqual(2);
  const [wrong] = await sql(`
    select count(*)::int as found from ecommerce_product product, lateral sf_derive_product(
      product.id, product.display_name, product.reference_number, product.price_brutto, product.manufacturer) as wanted
     where (product.price_from, product.price_to, product.search_text)
           is distinct from (wanted.price_from, wanted.price_to, wanted.search_text)`);
  expect(wrong).toEqual({ found: 0 });
});

it('changes nothing when the number of products matches', async () => {
  expect(await seed(700)).toEqual({ created: 0, removed: 0 });
});

it('recreates the same products after shrinking and growing', async () => {
  const before = await readGenerated();
  expect(await seed(120)).toEqual({ created: 0, removed: 580 });
  expect(await readGenerated()).toEqual(before.slice(0, 120));
  expect(await seed(700)).toEqual({ created: 580, removed: 0 });
  expect(await readGenerated()).toEqual(before);
});

it('replaces the products when the seed changes', async () => {
  const before = await readGenerated();
  expect(await seed(30, { seed: 2 })).toEqual({ created: 30, removed: 700 });
  expect((await readGenerated()).map((row) => row['display_name'])).not.toEqual(
    before.slice(0, 30).map((row) => row['display_name']),
  );
});

it('removes the generated catalogue completely', async () => {
  expect(await seed(0, { seed: 2 })).toEqual({ created: 0, removed: 30 });
  expect(await countAll()).toEqual(counts);
});

it('fails with instructions when the demo content is missing', async () => {
  await sql(`alter table ecommerce_product_image rename to hidden_images`);
  await sql(`create table ecommerce_product_image (product uuid, directus_files_id uuid)`);
  await expect(seed(10)).rejects.toThrow('Start the backend with DEMO_CONTENT=true once');
  await sql(`drop table ecommerce_product_image`);
  await sql(`alter table hidden_images rename to ecommerce_product_image`);
});
