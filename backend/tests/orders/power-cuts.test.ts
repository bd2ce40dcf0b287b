// Promise 4, one floor below: the database itself is killed in the midst of orders. It writes to the disk before it says
// that it has written, as an operator's does, and not as the throwaway one of other tests.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { toClusterFolder } from '../../database/embedded-cluster.ts';
import { type RunningDatabase, startEmbeddedDatabase } from '../../database/database.ts';
import { resolvePort } from '../../database/port.ts';
import { baseSeedContent } from '../../seed/basic-content.ts';
import { type RunningBackend, startBackend } from '../../launch/start-backend.ts';
import { createRestClient } from '../../rest/rest-client.ts';
import { createScratchFolder, removeScratchFolder } from '../scratch-folder.ts';
import {
  addTestProducts,
  type OrderAttempt,
  expectNoPartialOrders,
  expectSameResponsesOnRetry,
  sendOrdersDuringKill,
} from './order-attempts.ts';
import { createTestShop, queryRows } from './test-shop.ts';

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
  port = await resolvePort(0, '127.0.0.1', 'the database', 'DATABASE_PORT');
  database = await startDatabase();
  backend = await startBackend({
    port: 0,
    databasePort: 0,
    dataFolder,
    databaseUrl: database.url,
    publicUrl: 'http://localhost:8055',
    corsOrigins: [],
    log: () => undefined,
    // What every shop refers to, and no shop.
    content: baseSeedContent,
  });
});

afterAll(async () => {
  await backend.stop();
  await database.stop();
  await removeScratchFolder(dataFolder);
});

it(`leaves no partial order over ${cuts} kills of the database`, { timeout: 300_000 }, async () => {
  const [fsync] = await queryRows(database.url, 'show fsync');
  expect(fsync).toEqual({ fsync: 'on' });
  const shop = await createTestShop(createRestClient(backend.url, backend.adminToken));
  const goods = await addTestProducts(shop, database.url, 10_000);
  const attempts: OrderAttempt[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const folder = toClusterFolder(dataFolder, process.getuid?.() === 0);
    const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    attempts.push(
      ...(await sendOrdersDuringKill(
        { url: backend.url, shop, products: goods },
        {
          count: ordersPerCut,
          killAfter: Math.floor(Math.random() * ordersPerCut),
          kill: () => process.kill(pid, 'SIGKILL'),
        },
      )),
    );
    await database.stop();
    database = await startDatabase();
    // Directus notices by itself that its connections are gone.
    await vi.waitFor(async () => expect((await fetch(`${backend.url}/server/health`)).status).toBe(200), {
      timeout: 60_000,
      interval: 100,
    });
  }
  const figures = await expectNoPartialOrders(database.url, shop, goods, attempts);
  console.log(`${cuts} kills of the database: ${JSON.stringify(figures)}`);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.acknowledged).toBeLessThan(figures.sent);
  await expectSameResponsesOnRetry(backend.url, database.url, attempts);
  await expectNoPartialOrders(database.url, shop, goods, attempts);
});
