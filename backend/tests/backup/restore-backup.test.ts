// A backup made while orders come in, restored into an empty database on another machine: orders, stock, files,
// sign-in and the next order.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackup } from '../../backup/create-backup.ts';
import { createLocalUploadsStorageForBackup } from '../../backup/directus-upload-storage.ts';
import { readVerifiedBackup, restoreBackup } from '../../backup/restore-backup.ts';
import { runInBackupDatabaseTransaction } from '../../backup/backup-transaction.ts';
import { dumpDatabaseSchema } from '../../backup/dump-database-schema.ts';
import { readStoredSecrets, writeSecrets } from '../../launch/backend-secrets.ts';
import { startBackend, type RunningBackend } from '../../launch/start-backend.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { unreachablePaymentProviderUrls } from '../global-setup.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createTestDatabaseCopy, useDedicatedTestBackend } from '../dedicated-test-backend.ts';
import { fastDirectusStartEnvironment } from '../fast-directus-start-environment.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';

const own = useDedicatedTestBackend();
const stockBefore = 60;
const orders = 30;

let shop: TestShop;
let product: string;
let dataFolder: string;
let backupFolder: string;
let database: Awaited<ReturnType<typeof createTestDatabaseCopy>>;
let restored: RunningBackend;

const order = (url: string) =>
  postToTestOrderService(url, 'order', toTestOrderBody(shop, [toTestOrderLineInput(product)]));

/** Places orders, four at a time. `all` resolves after the last one, `some` after the first few. */
const sell = (url: string): { all: Promise<void>; some: Promise<void> } => {
  let left = orders;
  let isSome: () => void;
  const some = new Promise<void>((resolve) => {
    isSome = resolve;
  });
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      expect((await order(url)).status).toBe(200);
      if (left < orders - 8) isSome();
    }
  };
  return { all: Promise.all(Array.from({ length: 4 }, work)).then(() => undefined), some };
};

beforeAll(async () => {
  const { running, rest, dataFolder: ownFolder } = own.current();
  shop = await seedTestShop(rest);
  product = await shop.addProduct({ stock: stockBefore });
  dataFolder = await createScratchFolder();
  backupFolder = join(dataFolder, 'backups', 'first');
  const secrets = await readStoredSecrets(ownFolder);
  if (!secrets) throw new Error('The backend has no secrets.');
  const selling = sell(running.url);
  await selling.some;
  await createBackup({
    databaseUrl: running.databaseUrl,
    files: createLocalUploadsStorageForBackup(ownFolder),
    secrets,
    folder: backupFolder,
  });
  await selling.all;
  database = await createTestDatabaseCopy('template1');
  const backup = await readVerifiedBackup(backupFolder);
  await restoreBackup(backup, {
    databaseUrl: database.url,
    files: createLocalUploadsStorageForBackup(dataFolder),
    mayReplace: false,
  });
  await writeSecrets(dataFolder, backup.secrets);
  restored = await startBackend({
    port: 0,
    databasePort: 0,
    dataFolder,
    databaseUrl: database.url,
    publicUrl: 'http://localhost:8055',
    corsOrigins: [],
    providers: unreachablePaymentProviderUrls,
    directusSettings: fastDirectusStartEnvironment,
    log: () => undefined,
  });
});

afterAll(async () => {
  await restored.stop();
  await database.remove();
  await removeScratchFolder(dataFolder);
});

it('restores orders and stock from the same moment', async () => {
  const orderedHere = `select o.id, o.number, o.email, o.state, o.total_brutto, l.count
    from ecommerce_order o join ecommerce_order_line l on l."order" = o.id where o.project = $1 order by o.number`;
  const [then, now] = await Promise.all(
    [database.url, own.current().running.databaseUrl].map((url) => queryTestDatabase(url, orderedHere, [shop.project])),
  );
  // The backup is made while orders come in: some orders are in it, but not all.
  expect(then?.length).toBeGreaterThan(0);
  expect(then?.length).toBeLessThan(orders);
  expect(now).toHaveLength(orders);
  expect(now).toEqual(expect.arrayContaining(then ?? []));
  const [row] = await queryTestDatabase(database.url, 'select stock from ecommerce_product where id = $1', [product]);
  expect(row).toEqual({ stock: stockBefore - (then?.length ?? 0) });
});

it('restores tables, keys, indexes, triggers and functions unchanged', async () => {
  const [then, now] = await Promise.all(
    [own.current().running.databaseUrl, database.url].map((url) =>
      runInBackupDatabaseTransaction(url, 'isolation level repeatable read, read only', ({ run }) =>
        dumpDatabaseSchema(run),
      ),
    ),
  );
  // PostgreSQL places the casts of some conditions differently once it has parsed them again, even in pg_dump output.
  const toComparable = (statements: string[] | undefined) =>
    statements
      ?.filter((sql) => !sql.startsWith('select setval'))
      .map((sql) => sql.replaceAll(/::(character varying|text)(\[\])?|[()]/g, ''));
  expect(now?.beforeRows).toEqual(then?.beforeRows);
  expect(toComparable(now?.afterRows)).toEqual(toComparable(then?.afterRows));
});

it('restores the uploaded files unchanged', async () => {
  const files = await queryTestDatabase(
    database.url,
    'select id, filename_disk as name from directus_files order by id',
  );
  expect(files.length).toBeGreaterThan(50);
  for (const { id, name } of files.slice(0, 5)) {
    const response = await fetch(`${restored.url}/assets/${String(id)}`, {
      headers: { authorization: `Bearer ${restored.adminToken}` },
    });
    expect(response.status).toBe(200);
    const before = await readFile(join(own.current().dataFolder, 'uploads', String(name)));
    expect(Buffer.from(await response.arrayBuffer()).equals(before)).toBe(true);
  }
});

it('accepts the previous password and tokens', async () => {
  const { adminEmail, adminPassword } = own.current().running;
  const response = await fetch(`${restored.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  expect(response.status).toBe(200);
  // The build token is restored too.
  const projects = await createDirectusRestClient(restored.url, restored.buildToken).get<unknown[]>(
    '/items/project?fields=id',
  );
  expect(projects.length).toBeGreaterThan(1);
});

it('accepts the next order and continues the order numbers', async () => {
  const highest = 'select max(number) as number, count(*)::int as count from ecommerce_order where project = $1';
  const [before] = await queryTestDatabase(database.url, highest, [shop.project]);
  expect((await order(restored.url)).status).toBe(200);
  const [after] = await queryTestDatabase(database.url, highest, [shop.project]);
  expect(after?.['count']).toBe(Number(before?.['count']) + 1);
  expect(String(after?.['number']) > String(before?.['number'])).toBe(true);
});
