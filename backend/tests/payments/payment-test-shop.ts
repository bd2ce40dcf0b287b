// Test fixture of payments: a separate backend with a shop and stand-ins for PayPal and Klarna. Tests configure the
// stand-ins' behavior through `standInState.behaviors`, and can kill and restart Directus.
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { demoKlarnaAccount, demoPaypalCredentials } from '../../../demo/demo-payment-accounts.ts';
import {
  createPaymentStandInState,
  paymentStandInBehaviorsSchema,
  type PaymentStandInState,
} from '../../../scripts/stand-ins/payment-stand-in-state.ts';
import { createPaymentStandInServer } from '../../../scripts/stand-ins/payment-stand-in-server.ts';
import { resolveListenPortOrThrowIfTaken } from '../../database/find-free-port.ts';
import type { BackendOptions, RunningBackend } from '../../launch/start-backend-options.ts';
import { startBackend } from '../../launch/start-backend.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../rest/directus-rest-client.ts';
import {
  seedTestShop,
  postToTestOrderService,
  toTestOrderLineInput,
  toTestOrderBody,
  type OrderServiceTestResponse,
  type TestShop,
} from '../orders/test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';
import { createTestDatabaseCopy } from '../dedicated-test-backend.ts';
import { testDirectusSettings } from '../global-setup.ts';
import { createScratchFolder, removeScratchFolder } from '../temporary-test-folder.ts';

type Item = Record<string, unknown>;

type Provider = 'klarna' | 'paypal';

/** State of an order and its payments, read directly from the database. */
export interface StoredTestOrderWithPayments {
  state: string;
  paidSteps: number;
  mails: number;
  stock: number;
  notes: string[];
  payments: { state: string; provider_id: string | null; capture_id: string | null; note: string | null }[];
}

export interface PaymentTestShop {
  url: string;
  standInUrl: string;
  /** Client of the administrator, who has access to all projects. */
  admin: DirectusRestClient;
  standInState: PaymentStandInState;
  shop: TestShop;
  product: string;
  log: string[];
  restart: () => Promise<void>;
  kill: () => Promise<void>;
  read: (sql: string, values?: unknown[]) => Promise<Item[]>;
}

const startTestShop = async () => {
  const shared = inject('backend');
  const database = await createTestDatabaseCopy();
  const dataFolder = await createScratchFolder();
  await cp(join(shared.dataFolder, 'secrets.json'), join(dataFolder, 'secrets.json'));
  const port = await resolveListenPortOrThrowIfTaken(0, '127.0.0.1', 'the backend', 'BACKEND_PORT');
  const publicUrl = `http://127.0.0.1:${port}`;
  const standInState = createPaymentStandInState();
  const standIns = createPaymentStandInServer({ webhookUrl: `${publicUrl}/ecom/paypal/webhook`, state: standInState });
  standIns.listen(0, '127.0.0.1');
  await once(standIns, 'listening');
  const standInUrl = `http://127.0.0.1:${(standIns.address() as AddressInfo).port}`;
  const log: string[] = [];
  const options: BackendOptions = {
    port,
    databasePort: 0,
    dataFolder,
    databaseUrl: database.url,
    publicUrl,
    corsOrigins: [],
    providers: { paypalApiUrl: `${standInUrl}/paypal`, klarnaApiUrl: `${standInUrl}/klarna` },
    directusSettings: testDirectusSettings,
    log: (line) => log.push(line),
  };
  let running: RunningBackend = await startBackend(options);
  const rest = createDirectusRestClient(running.url, running.adminToken);
  const shop = await seedTestShop(rest);
  await rest.patch(`/items/ecommerce_settings/${shop.settings}`, {
    paypal_client_id: demoPaypalCredentials.clientId,
    paypal_client_secret: demoPaypalCredentials.clientSecret,
    paypal_webhook_id: demoPaypalCredentials.webhookId,
    klarna_username: demoKlarnaAccount.username,
    klarna_password: demoKlarnaAccount.password,
  });
  const testShop: PaymentTestShop = {
    url: running.url,
    standInUrl,
    admin: rest,
    standInState,
    shop,
    log,
    product: await shop.addProduct({ stock: 1_000 }),
    read: (sql, values = []) => queryTestDatabase(database.url, sql, values),
    kill: async () => {
      process.kill(running.pid, 'SIGKILL');
      await vi.waitFor(async () => expect(await fetch(running.url).catch(() => 'gone')).toBe('gone'));
    },
    restart: async () => {
      running = await startBackend(options);
    },
  };
  return {
    paying: testShop,
    end: async () => {
      await running.stop();
      standIns.closeAllConnections();
      standIns.close();
      await removeScratchFolder(dataFolder);
      await database.remove();
    },
  };
};

/**
 * Starts everything before the tests of the calling file; call `current()` only inside of tests. Behaviors are reset
 * before each test.
 */
export const usePaymentTestShop = (): { current: () => PaymentTestShop } => {
  let started: Awaited<ReturnType<typeof startTestShop>> | undefined;
  beforeAll(async () => {
    started = await startTestShop();
  });
  beforeEach(() => {
    if (started) started.paying.standInState.behaviors = paymentStandInBehaviorsSchema.parse({});
  });
  afterAll(async () => {
    await started?.end();
  });
  return {
    current: () => {
      if (!started) throw new Error('The shop is read before it was started.');
      return started.paying;
    },
  };
};

/** Places an order of one ring (100 € plus 4.90 € for the parcel); returns the body for retries and the response. */
export const placeTestOrder = async (
  { url, shop, product }: PaymentTestShop,
  provider: Provider,
  changes: Partial<OrderRequestBody> = {},
): Promise<{ body: OrderRequestBody; reply: OrderServiceTestResponse }> => {
  const body = toTestOrderBody(shop, [toTestOrderLineInput(product)], {
    payment_method: paymentMethodIds[provider],
    ...changes,
  });
  return { body, reply: await postToTestOrderService(url, 'order', body) };
};

/** Reads the PayPal order id from a response. */
export const readTestPaypalOrderId = ({ answer: { payment } }: OrderServiceTestResponse): string => {
  if (payment?.kind !== 'paypal') throw new Error(`No PayPal payment step: ${JSON.stringify(payment)}`);
  return payment.paypal_order_id;
};

/** Simulates the shopper's decision in the provider's window. */
export const postPaymentWindowDecision = async (
  { standInUrl }: PaymentTestShop,
  provider: Provider,
  body: Item,
): Promise<Item> => {
  const response = await fetch(`${standInUrl}/${provider}/window`, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as Item;
};

export const postTestPaypalConfirmation = (
  { url, shop }: PaymentTestShop,
  uuid: string,
  id: string,
): Promise<OrderServiceTestResponse> =>
  postToTestOrderService(url, 'order/paypal_transaction', {
    project: shop.domain,
    order_id: uuid,
    paypal: { order_id: id },
  });

export const readStoredTestOrderWithPayments = async (
  { read, product }: PaymentTestShop,
  uuid: string,
): Promise<StoredTestOrderWithPayments> => {
  const [row] = await read(
    `select state,
       (select count(*)::int from ecommerce_order_history h where h."order" = o.id and to_state = 'paid'
          and from_state <> 'paid') as "paidSteps",
       (select count(*)::int from ecommerce_mail m where m."order" = o.id and kind = 'payment_received') as mails,
       (select stock from ecommerce_product where id = $2) as stock,
       (select coalesce(json_agg(note order by date_created), '[]') from ecommerce_order_history h
          where h."order" = o.id and from_state = to_state) as notes,
       (select coalesce(json_agg(json_build_object('state', p.state, 'provider_id', provider_id, 'capture_id', capture_id,
          'note', note) order by date_created), '[]') from ecommerce_payment p where p."order" = o.id) as payments
     from ecommerce_order o where id = $1`,
    [uuid, product],
  );
  return row as unknown as StoredTestOrderWithPayments;
};

/** Makes the order's payments older by whole hours, so that the next run of the job checks them. */
export const backdatePayments = async ({ read }: PaymentTestShop, uuid: string, hours = 1): Promise<void> => {
  await read(
    `update ecommerce_payment set date_created = date_created - make_interval(hours => $2),
       checked_at = checked_at - make_interval(hours => $2),
       details = case when details->>'expires_at' is null then details else jsonb_set(details::jsonb, '{expires_at}',
         to_jsonb(((details->>'expires_at')::timestamptz - make_interval(hours => $2))::text))::json end
     where "order" = $1`,
    [uuid, hours],
  );
};

/** Waits for a job; the timeout allows for a busy machine. */
export const waitForJobEffect = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 45_000, interval: 250 });

export const findStandInCaptures = (
  { standInState }: PaymentTestShop,
  { answer }: OrderServiceTestResponse,
): PaymentStandInState['capturedPayments'] =>
  standInState.capturedPayments.filter(({ order: number }) => number === answer.order_number);
