// Adds generated products to the demo shop or removes them, to test the shop with the catalogue of a large retailer.
// Writes to the database directly: through Directus it would take an hour instead of a minute.
import {
  quoteIdentifier,
  withDatabaseConnection,
  type DatabaseConnection,
} from '../../backend/database/with-database-connection.ts';
import { toDemoRecordId } from '../demo-record-id.ts';
import { generateDemoProduct } from './generate-product.ts';
import { demoProductTemplates } from './product-templates.ts';
import {
  generatedDemoProductTableNames,
  toGeneratedDemoProductId,
  toGeneratedDemoProductRows,
  type DemoProductRowsByTable,
} from './to-generated-demo-product-rows.ts';

export interface DemoCatalogueSeedResult {
  created: number;
  removed: number;
}

export interface DemoCatalogueSeedOptions {
  /** Total number of generated products afterwards. */
  products: number;
  /** Another seed generates a different catalogue of the same size. */
  seed?: number;
  log?: (line: string) => void;
}

/** Products per statement: enough for few trigger runs, few enough for the CPU cache. */
const batchSize = 500;
/** Limit of the id format, far above a real catalogue. */
export const maxGeneratedDemoProducts = 1_000_000;

/** Images of the demo products, by category. @throws if the demo shop does not exist. */
const readImages = async ({ readRows }: DatabaseConnection): Promise<Map<string, string[]>> => {
  const rows = await readRows(
    `select product.category, array_agg(distinct image.directus_files_id::text) as files
       from ecommerce_product product join ecommerce_product_image image on image.product = product.id
      where product.project = $1 and product.id not between $2 and $3 group by product.category`,
    [
      toDemoRecordId('arnsberg/project'),
      toGeneratedDemoProductId(0),
      toGeneratedDemoProductId(maxGeneratedDemoProducts),
    ],
  );
  const images = new Map(rows.map((row) => [String(row['category']), row['files'] as string[]]));
  const missing = demoProductTemplates.find(
    ({ category }) => !images.has(toDemoRecordId(`arnsberg/category/${category}`)),
  );
  if (missing) {
    throw new Error(
      `The demo shop lacks products with images in its category "${missing.category}". ` +
        'Start the backend with DEMO_CONTENT=true once; generated products use its departments, manufacturers and images.',
    );
  }
  return images;
};

const writeRows = async (
  { readRows }: DatabaseConnection,
  table: string,
  rows: Record<string, unknown>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).map(quoteIdentifier);
  if (columns.length === 0) return;
  const list = columns.join(', ');
  await readRows(
    `insert into ${quoteIdentifier(table)} (${list}) select ${list} from json_populate_recordset(null::${quoteIdentifier(table)}, $1)`,
    [JSON.stringify(rows)],
  );
};

const toBatch = (seed: number, from: number, to: number, images: Map<string, string[]>): DemoProductRowsByTable => {
  const batch = Object.fromEntries(
    generatedDemoProductTableNames.map((table) => [table, []]),
  ) as unknown as DemoProductRowsByTable;
  for (let index = from; index < to; index += 1) {
    const product = generateDemoProduct(seed, index);
    const rows = toGeneratedDemoProductRows(
      product,
      images.get(toDemoRecordId(`arnsberg/category/${product.kind.category}`)) ?? [],
    );
    for (const table of generatedDemoProductTableNames) batch[table].push(...rows[table]);
  }
  return batch;
};

/** Writes a batch in one transaction, so that an interrupted seeding can continue. */
const writeBatch = async (database: DatabaseConnection, batch: DemoProductRowsByTable): Promise<void> => {
  await database.readRows('begin');
  try {
    for (const table of generatedDemoProductTableNames) await writeRows(database, table, batch[table]);
    await database.readRows('commit');
  } catch (error) {
    await database.readRows('rollback');
    throw error;
  }
};

/**
 * Removes the generated products from index `from` upwards, the last ones first. Dependent rows are deleted by cascade.
 */
const removeFrom = async ({ readRows }: DatabaseConnection, from: number, count: number): Promise<number> => {
  for (let first = count; first > from;) {
    const next = Math.max(from, first - batchSize);
    await readRows('delete from ecommerce_product where id >= $1 and id < $2', [
      toGeneratedDemoProductId(next),
      toGeneratedDemoProductId(first),
    ]);
    first = next;
  }
  return Math.max(0, count - from);
};

/** The highest index of a generated product, plus one. Gaps remain, for example if an editor has deleted a product. */
const readCount = async ({ readRows }: DatabaseConnection): Promise<number> => {
  const [row] = await readRows(
    `select right(id::text, 12)::int + 1 as count from ecommerce_product where id between $1 and $2 order by id desc limit 1`,
    [toGeneratedDemoProductId(0), toGeneratedDemoProductId(maxGeneratedDemoProducts)],
  );
  return Number(row?.['count'] ?? 0);
};

/** Whether most of the first products match this seed, since editors may have renamed some. */
const matchesSeed = async ({ readRows }: DatabaseConnection, seed: number): Promise<boolean> => {
  const rows = await readRows(
    `select slug, right(id::text, 12)::int as index from ecommerce_product where id between $1 and $2 order by id limit 50`,
    [toGeneratedDemoProductId(0), toGeneratedDemoProductId(maxGeneratedDemoProducts)],
  );
  const same = rows.filter(({ slug, index }) => slug === generateDemoProduct(seed, Number(index)).slug);
  return same.length * 2 > rows.length;
};

/**
 * Brings the demo shop to this number of generated products and changes nothing else. Replaces products generated with
 * another seed or by an older generator.
 */
export const seedGeneratedProducts = (
  databaseUrl: string,
  { products, seed = 1, log = () => undefined }: DemoCatalogueSeedOptions,
): Promise<DemoCatalogueSeedResult> =>
  withDatabaseConnection(databaseUrl, async (database) => {
    const images = await readImages(database);
    const before = await readCount(database);
    const kept = (await matchesSeed(database, seed)) ? Math.min(before, products) : 0;
    const removed = await removeFrom(database, kept, before);
    for (let from = kept; from < products; from += batchSize) {
      const to = Math.min(products, from + batchSize);
      await writeBatch(database, toBatch(seed, from, to, images));
      if (to % 10_000 === 0 || to === products) log(`${to} of ${products} products`);
    }
    // Updates the planner's statistics and the visibility map, which allows index-only scans.
    if (removed > 0 || kept < products) await database.readRows('vacuum analyze');
    return { created: products - kept, removed };
  });
