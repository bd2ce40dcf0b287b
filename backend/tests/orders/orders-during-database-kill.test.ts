// Promise 4 for the database: PostgreSQL is killed while orders are processed. Unlike other tests it runs with fsync,
// as in production.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { toEmbeddedClusterFolder } from '../../database/embedded-cluster-folder.ts';
import { type RunningDatabase, startEmbeddedDatabase } from '../../database/start-or-connect-database.ts';
import { resolveListenPortOrThrowIfTaken } from '../../database/find-free-port.ts';
import { everyInstallationSeedContent } from '../../seed/every-installation-seed-content.ts';
import { type RunningBackend, startBackend } from '../../launch/start-backend.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { fastDirectusStartEnvironment } from '../fast-directus-start-environment.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';
import {
  addTestProducts,
  type TestOrderAttempt,
  expectNoPartialOrders,
  resendOrdersAndExpectSameResponses,
  sendOrdersDuringKill,
} from './send-orders-during-kill.ts';
import { seedTestShop } from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const cuts = 6;
const ordersPerCut = 30;

let dataFolder: string;
let port: number;
let database: RunningDatabase;
let backend: RunningBackend;

const startDatabase = () =>
  startEmbeddedDatabase({ dataFolder, port, password: 'throwaway', isPasswordNew: false, log: () => undefined });

beforeAll(async () => {
  dataFolder = await createScratchFolder();
  port = await resolveListenPortOrThrowIfTaken(0, '127.0.0.1', 'the database', 'DATABASE_PORT');
  database = await startDatabase();
  backend = await startBackend({
    port: 0,
    databasePort: 0,
    dataFolder,
    databaseUrl: database.url,
    publicUrl: 'http://localhost:8055',
    corsOrigins: [],
    directusSettings: fastDirectusStartEnvironment,
    log: () => undefined,
    // Shared base content without a shop.
    content: everyInstallationSeedContent,
  });
});

afterAll(async () => {
  await backend.stop();
  await database.stop();
  await removeScratchFolder(dataFolder);
});

it(`leaves no partial order over ${cuts} kills of the database`, { timeout: 300_000 }, async () => {
  const [fsync] = await queryTestDatabase(database.url, 'show fsync');
  expect(fsync).toEqual({ fsync: 'on' });
  const shop = await seedTestShop(createDirectusRestClient(backend.url, backend.adminToken));
  const products = await addTestProducts(shop, database.url, 10_000);
  const attempts: TestOrderAttempt[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const folder = toEmbeddedClusterFolder(dataFolder, process.getuid?.() === 0);
    const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    attempts.push(
      ...(await sendOrdersDuringKill(
        { url: backend.url, shop, products: products },
        {
          count: ordersPerCut,
          killAfter: Math.floor(Math.random() * ordersPerCut),
          kill: () => process.kill(pid, 'SIGKILL'),
        },
      )),
    );
    await database.stop();
    database = await startDatabase();
    // Directus detects lost connections automatically.
    await vi.waitFor(async () => expect((await fetch(`${backend.url}/server/health`)).status).toBe(200), {
      timeout: 60_000,
      interval: 100,
    });
  }
  const figures = await expectNoPartialOrders(database.url, shop, products, attempts);
  console.log(`${cuts} kills of the database: ${JSON.stringify(figures)}`);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.acknowledged).toBeLessThan(figures.sent);
  await resendOrdersAndExpectSameResponses(backend.url, database.url, attempts);
  await expectNoPartialOrders(database.url, shop, products, attempts);
});
