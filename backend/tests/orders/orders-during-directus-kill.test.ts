// Promise 4: Directus is killed two dozen times while it processes orders; no partial order is left.
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { resolveListenPortOrThrowIfTaken } from '../../database/find-free-port.ts';
import { startDirectus } from '../../launch/directus-process.ts';
import { toDirectusEnvironment } from '../../launch/directus-environment.ts';
import { readOrCreateSecrets } from '../../launch/backend-secrets.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';
import { fastDirectusStartEnvironment } from '../fast-directus-start-environment.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';
import {
  addTestProducts,
  type TestOrderAttempt,
  expectNoPartialOrders,
  resendOrdersAndExpectSameResponses,
  type TestProducts,
  sendOrdersDuringKill,
} from './send-orders-during-kill.ts';
import { seedTestShop, type TestShop } from './test-shop.ts';

/** Backend instances on one database. */
const instances = 3;
const killsOfEach = 8;
const ordersPerKill = 30;

let dataFolder: string;
let database: Awaited<ReturnType<typeof createTestDatabaseCopy>>;
let shop: TestShop;
let products: TestProducts;

interface Instance {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts only Directus: the copied database already has the content model. */
const startInstance = async (name: string): Promise<Instance> => {
  const folder = join(dataFolder, name);
  const { secrets } = await readOrCreateSecrets(dataFolder);
  const port = await resolveListenPortOrThrowIfTaken(0, '127.0.0.1', 'the backend', 'BACKEND_PORT');
  const settings = toDirectusEnvironment({
    host: '127.0.0.1',
    port,
    publicUrl: 'http://localhost:8055',
    corsOrigins: [],
    dataFolder: folder,
    secrets,
    adminEmail: 'admin@example.com',
    databaseUrl: database.url,
  });
  const { pid, stop } = await startDirectus({ ...settings, ...fastDirectusStartEnvironment }, folder, () => undefined);
  return { url: `http://127.0.0.1:${port}`, pid, stop };
};

beforeAll(async () => {
  database = await createTestDatabaseCopy();
  dataFolder = await createScratchFolder();
  await cp(join(inject('backend').dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));
  for (let index = 0; index <= instances; index += 1)
    await mkdir(join(dataFolder, `${index}`, 'uploads'), { recursive: true });
});

afterAll(async () => {
  await database.remove();
  await removeScratchFolder(dataFolder);
});

it(`leaves no partial order over ${instances * killsOfEach} kills`, { timeout: 600_000 }, async () => {
  const first = await startInstance('0');
  shop = await seedTestShop(createDirectusRestClient(first.url, inject('backend').adminToken));
  products = await addTestProducts(shop, database.url, 10_000);

  const attempts: TestOrderAttempt[] = [];
  const killRepeatedly = async (name: string): Promise<void> => {
    for (let kill = 0; kill < killsOfEach; kill += 1) {
      const { url, pid, stop } = await startInstance(name);
      attempts.push(
        ...(await sendOrdersDuringKill(
          { url, shop, products: products },
          {
            count: ordersPerKill,
            // At a random point of the load, from the first response to the last but one.
            killAfter: Math.floor(Math.random() * ordersPerKill),
            kill: () => process.kill(pid, 'SIGKILL'),
          },
        )),
      );
      await stop();
    }
  };
  await Promise.all(Array.from({ length: instances }, (_, index) => killRepeatedly(`${index + 1}`)));

  const figures = await expectNoPartialOrders(database.url, shop, products, attempts);
  console.log(`${instances * killsOfEach} kills: ${JSON.stringify(figures)}`);
  // The kills took effect: some orders were answered, some were not.
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures.absent + figures.unacknowledged).toBeGreaterThan(0);
  await resendOrdersAndExpectSameResponses(first.url, database.url, attempts);
  await expectNoPartialOrders(database.url, shop, products, attempts);
  await first.stop();
});
