// Two instances of the backend behind nginx: they share cache, limits and files, and no order is lost if an instance
// stops, is killed, or the content model changes.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentModelCollections } from '../../backend/schema/content-model.ts';
import { createStudioLabel, defineTextField } from '../../backend/schema/define-fields.ts';
import {
  addTestProducts,
  expectNoPartialOrders,
  resendOrdersAndExpectSameResponses,
  type TestProducts,
} from '../../backend/tests/orders/send-orders-during-kill.ts';
import {
  seedTestShop,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../../backend/tests/orders/test-shop.ts';
import { queryTestDatabase } from '../../backend/tests/query-test-database.ts';
import { solveTestProofOfWork } from '../../backend/tests/shop-content-fixture.ts';
import { type TestInstallation, testInstallationRateLimit, startTestInstallation } from './start-test-installation.ts';
import {
  placeLoadTestOrder,
  sendLoadTestRequest,
  type LoadTestOrder,
  startOrderLoadTest,
  formatOrderLoadTestSummary,
  createLoopbackSourceAddress,
} from './order-load-generator.ts';

const clients = 6;
const stock = 1_000_000;

let installation: TestInstallation;
let shop: TestShop;
let goods: TestProducts;
/** Orders of all tests so far; the database is compared with all of them. */
const allSentOrders: LoadTestOrder[] = [];

const toUrl = (index: number): string => installation.instances[index]?.url ?? '';

const startLoad = () => startOrderLoadTest(installation.url, { shop, goods, clients });

const expectConsistentOrders = async (sent: LoadTestOrder[]): Promise<void> => {
  allSentOrders.push(...sent);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ response: reply }) => reply === undefined).map(({ failures }) => failures)).toEqual([]);
  await expectNoPartialOrders(installation.databaseUrl, shop, goods, allSentOrders);
};

const toAllFailures = (sent: LoadTestOrder[]): string[] => sent.flatMap(({ failures }) => failures);

beforeAll(async () => {
  installation = await startTestInstallation();
  shop = await seedTestShop(installation.rest);
  goods = await addTestProducts(shop, installation.databaseUrl, stock);
});

afterAll(() => installation.stop());

describe('two instances', () => {
  it('share cached responses and invalidate them for both', async () => {
    const path = `/items/project/${shop.project}?fields=name&probe=${randomUUID()}`;
    const read = async (index: number) => {
      const { headers, text: body } = await sendLoadTestRequest(toUrl(index) + path, {
        address: createLoopbackSourceAddress(),
        method: 'GET',
      });
      return { cache: headers['x-cache'], name: (JSON.parse(body) as { data: { name: string } }).data.name };
    };
    expect(await read(0)).toEqual({ cache: 'MISS', name: 'Muster' });
    expect(await read(1)).toEqual({ cache: 'HIT', name: 'Muster' });
    await installation.rest.patch(`/items/project/${shop.project}`, { name: 'Meister' });
    expect(await read(1)).toEqual({ cache: 'MISS', name: 'Meister' });
    expect(await read(0)).toEqual({ cache: 'HIT', name: 'Meister' });
  });

  it('share the request limit per address', async () => {
    const address = createLoopbackSourceAddress();
    const request = (index: number) => sendLoadTestRequest(`${toUrl(index)}/server/info`, { address, method: 'GET' });
    const half = testInstallationRateLimit.points / 2 + 5;
    const answers = await Promise.all(Array.from({ length: half * 2 }, (_, turn) => request(turn % 2)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(
      (await sendLoadTestRequest(`${toUrl(0)}/server/info`, { address: createLoopbackSourceAddress(), method: 'GET' }))
        .status,
    ).toBe(200);
  });

  it('share the form limit and accept each proof of work only once', async () => {
    const address = createLoopbackSourceAddress();
    const post = async (index: number, proof?: string) => {
      const { status, text: answer } = await sendLoadTestRequest(`${toUrl(index)}/ecom/contact`, {
        address,
        body: {
          project: shop.domain,
          language: 'de',
          name: 'Änne Öz',
          email: `${randomUUID()}@example.com`,
          privacy: true,
          message: 'Guten Tag',
          attempt: randomUUID(),
          homepage: '',
          open_ms: 40_000,
          ...(proof !== undefined && { proof }),
        },
      });
      return { status, answer: JSON.parse(answer) as Record<string, unknown> };
    };
    for (let turn = 0; turn < 5; turn += 1) expect(await post(turn % 2)).toMatchObject({ status: 200 });
    const [one, other] = [await post(0), await post(1)];
    expect([one.answer['code'], other.answer['code']]).toEqual(['proof_required', 'proof_required']);
    const proof = await solveTestProofOfWork(one.answer['challenge']);
    expect((await post(1, proof)).status).toBe(200);
    expect((await post(0, proof)).answer['code']).toBe('proof_required');
  });

  it('share files: a file uploaded to one can be read from the other', async () => {
    const form = new FormData();
    form.set('file', new Blob(['Ein Text'], { type: 'text/plain' }), 'text.txt');
    const { id, storage } = await installation.rest.post<{ id: string; storage: string }>('/files', form);
    expect(storage).toBe('s3');
    const other = await fetch(`${toUrl(1)}/assets/${id}`, { headers: { authorization: installation.authorization } });
    expect(await other.text()).toBe('Ein Text');
  });
});

describe('while shoppers order', () => {
  it('a graceful shutdown of an instance loses no order', async () => {
    const load = startLoad();
    await wait(3_000);
    const endedAt = performance.now();
    const ended = installation.instances[1]?.stop();
    await expect.poll(() => readState(1), { timeout: 5_000, interval: 20 }).toBe('stopping');
    await ended;
    const tookMs = performance.now() - endedAt;
    await installation.restart(1);
    await wait(1_000);
    const sent = await load.stop();
    expect(toAllFailures(sent)).toEqual([]);
    await expectConsistentOrders(sent);
    console.log(`ended in ${tookMs.toFixed(0)} ms: ${formatOrderLoadTestSummary(sent, 0, performance.now())}`);
  });

  it('a killed instance fails only the requests in progress, which succeed when retried', async () => {
    const load = startLoad();
    const startedAt = performance.now();
    await wait(5_000);
    const killedAt = performance.now();
    process.kill(installation.instances[1]?.pid ?? 0, 'SIGKILL');
    await wait(6_000);
    const sent = await load.stop();
    const failed = sent.filter(({ failures }) => failures.length > 0);
    // These were in progress when the instance was killed; none started later.
    expect(failed.length).toBeLessThanOrEqual(clients);
    expect(failed.every(({ startedAt: begunAt }) => begunAt <= killedAt)).toBe(true);
    expect(failed.every(({ failures }) => failures.length === 1)).toBe(true);
    await expectConsistentOrders(sent);
    await resendOrdersAndExpectSameResponses(toUrl(0), installation.databaseUrl, sent.slice(-20));
    console.log(`before the kill: ${formatOrderLoadTestSummary(sent, startedAt, killedAt)}`);
    console.log(`the second of the kill: ${formatOrderLoadTestSummary(sent, killedAt - 500, killedAt + 500)}`);
    console.log(`after it, one instance: ${formatOrderLoadTestSummary(sent, killedAt + 500, killedAt + 6_000)}`);
    await installation.restart(1);
  });

  it('extending the content model loses no order', async () => {
    const load = startLoad();
    await wait(1_000);
    const startedAt = performance.now();
    await installation.apply(
      contentModelCollections.map((definition) =>
        ['ecommerce_order', 'ecommerce_product'].includes(definition.name)
          ? {
              ...definition,
              fields: [...definition.fields, defineTextField('remark', createStudioLabel('Anmerkung', 'Remark'))],
              indexes: [...(definition.indexes ?? []), ['project', 'remark']],
            }
          : definition,
      ),
    );
    const appliedAt = performance.now();
    await installation.rest.patch(`/items/ecommerce_product/${goods.ring}`, { remark: 'neu' });
    const other = await fetch(`${toUrl(1)}/items/ecommerce_product/${goods.ring}?fields=remark`, {
      headers: { authorization: installation.authorization },
    });
    expect(await other.json()).toEqual({ data: { remark: 'neu' } });
    await wait(1_000);
    const sent = await load.stop();
    expect(toAllFailures(sent)).toEqual([]);
    await expectConsistentOrders(sent);
    console.log(`while the model grows: ${formatOrderLoadTestSummary(sent, startedAt, appliedAt)}`);
  });
});

it('an instance finishes the email it is sending before it stops, so that no other instance sends it again', async () => {
  installation.mails.delayMs = 2_000;
  const before = installation.mails.taken.length;
  const sent = await placeLoadTestOrder(toUrl(1), toTestOrderBody(shop, [toTestOrderLineInput(goods.ring)]));
  const id = sent.response?.answer.order_uuid;
  await expect.poll(() => installation.mails.taken.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before);
  await installation.instances[1]?.stop();
  // Another instance may send one of the emails and finish it later. An interrupted one stays claimed for minutes.
  const readUnfinished = () =>
    queryTestDatabase(
      installation.databaseUrl,
      'select state from ecommerce_mail where "order" = $1 and attempts > 0 and state <> \'sent\'',
      [id],
    );
  await expect.poll(readUnfinished, { timeout: 10_000 }).toEqual([]);
  installation.mails.delayMs = 0;
  await installation.restart(1);
  await expectConsistentOrders([sent]);
});

it('accepts orders while Redis is unavailable, and shares limits again when it is back', async () => {
  await installation.redis.stop();
  const sent = await Promise.all(
    Array.from({ length: 8 }, () =>
      placeLoadTestOrder(installation.url, toTestOrderBody(shop, [toTestOrderLineInput(goods.ring)])),
    ),
  );
  // Long enough for scheduled jobs, which elect an instance through Redis.
  await wait(11_000);
  sent.push(await placeLoadTestOrder(installation.url, toTestOrderBody(shop, [toTestOrderLineInput(goods.ring)])));
  await installation.redis.start();
  expect(toAllFailures(sent)).toEqual([]);
  await expectConsistentOrders(sent);
  expect(installation.log.filter((line) => line.includes('ended'))).toHaveLength(1);
  const address = createLoopbackSourceAddress();
  const request = (index: number) =>
    sendLoadTestRequest(`${toUrl(index)}/ecom/order/status`, { address, body: {} }).then(
      ({ headers }) => headers['ratelimit'],
    );
  const remaining = async (index: number) => Number(/r=(\d+)/.exec(String(await request(index)))?.[1]);
  // Both instances share one counter again; separate counters would return equal values.
  await expect
    .poll(async () => (await remaining(0)) - (await remaining(1)), { timeout: 15_000, interval: 200 })
    .toBe(1);
});

it('refuses a content model that would break running instances, before any change', async () => {
  const narrowed = contentModelCollections.map((definition) => ({
    ...definition,
    fields: definition.fields.map((field) =>
      definition.name === 'project' && field.name === 'name'
        ? { ...field, column: { nullable: false, maxLength: 20, unique: true } }
        : field,
    ),
  }));
  await expect(installation.apply(narrowed)).rejects.toThrow(/project\.name becomes unique[\s\S]*--accept-downtime/);
  const rows = await queryTestDatabase(
    installation.databaseUrl,
    "select character_maximum_length as length from information_schema.columns where table_name = 'project' and column_name = 'name'",
  );
  expect(rows).toEqual([{ length: 255 }]);
});

it('sends no email twice, whichever instance created it', { timeout: 120_000 }, async () => {
  // Does not wait for all emails: the tests above place orders faster than two instances on one machine create PDFs.
  const readSent = async () => {
    const rows = await queryTestDatabase(
      installation.databaseUrl,
      "select count(*)::int as sent from ecommerce_mail where state = 'sent'",
    );
    return Number(rows[0]?.['sent']);
  };
  await expect.poll(readSent, { timeout: 100_000, interval: 500 }).toBeGreaterThan(200);
  const sent = await readSent();
  const ids = installation.mails.taken.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(sent);
});

const readState = async (index: number): Promise<unknown> => {
  const { text: body } = await sendLoadTestRequest(`${toUrl(index)}/ecom/ready`, {
    address: createLoopbackSourceAddress(),
    method: 'GET',
  });
  return (JSON.parse(body) as { state: string }).state;
};
