// Two instances of the backend behind nginx: what they share, and what is lost when one of them goes or the content model
// changes while buyers order: nothing.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentModel } from '../../backend/schema/schema.ts';
import { studioLabel, textField } from '../../backend/schema/fields.ts';
import {
  addTestProducts,
  expectNoPartialOrders,
  expectSameResponsesOnRetry,
  type TestProducts,
} from '../../backend/tests/orders/order-attempts.ts';
import {
  createTestShop,
  queryRows,
  type TestShop,
  toOrderLineInput,
  toOrderBody,
} from '../../backend/tests/orders/test-shop.ts';
import { solveChallenge } from '../../backend/tests/shop-fixture.ts';
import { type Installation, requestLimit, startInstallation } from './installation.ts';
import { orderOnce, send, type SentOrder, startOrdering, toFigures, toSenderAddress } from './load.ts';

const clients = 6;
const stock = 1_000_000;

let there: Installation;
let shop: TestShop;
let goods: TestProducts;
/** Of all tests: the books are compared over everything that was ever sent. */
const everything: SentOrder[] = [];

const toUrl = (index: number): string => there.instances[index]?.url ?? '';

const startLoad = () => startOrdering(there.url, { shop, goods, clients });

const expectRightBooks = async (sent: SentOrder[]): Promise<void> => {
  everything.push(...sent);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter(({ response: reply }) => reply === undefined).map(({ failures }) => failures)).toEqual([]);
  await expectNoPartialOrders(there.databaseUrl, shop, goods, everything);
};

const toAllFailures = (sent: SentOrder[]): string[] => sent.flatMap(({ failures }) => failures);

beforeAll(async () => {
  there = await startInstallation();
  shop = await createTestShop(there.rest);
  goods = await addTestProducts(shop, there.databaseUrl, stock);
});

afterAll(() => there.stop());

describe('what two instances share', () => {
  it('the answers they keep: one asks the database, the other one knows; a change is known to both', async () => {
    const path = `/items/project/${shop.project}?fields=name&probe=${randomUUID()}`;
    const read = async (index: number) => {
      const { headers, text: body } = await send(toUrl(index) + path, { address: toSenderAddress(), method: 'GET' });
      return { cache: headers['x-cache'], name: (JSON.parse(body) as { data: { name: string } }).data.name };
    };
    expect(await read(0)).toEqual({ cache: 'MISS', name: 'Muster' });
    expect(await read(1)).toEqual({ cache: 'HIT', name: 'Muster' });
    await there.rest.patch(`/items/project/${shop.project}`, { name: 'Meister' });
    expect(await read(1)).toEqual({ cache: 'MISS', name: 'Meister' });
    expect(await read(0)).toEqual({ cache: 'HIT', name: 'Meister' });
  });

  it('the limit of requests per address', async () => {
    const address = toSenderAddress();
    const ask = (index: number) => send(`${toUrl(index)}/server/info`, { address, method: 'GET' });
    const half = requestLimit.points / 2 + 5;
    const answers = await Promise.all(Array.from({ length: half * 2 }, (_, turn) => ask(turn % 2)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect((await send(`${toUrl(0)}/server/info`, { address: toSenderAddress(), method: 'GET' })).status).toBe(200);
  });

  it('the limit of forms, and each proof once', async () => {
    const address = toSenderAddress();
    const post = async (index: number, proof?: string) => {
      const { status, text: answer } = await send(`${toUrl(index)}/ecom/contact`, {
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
    const proof = await solveChallenge(one.answer['challenge']);
    expect((await post(1, proof)).status).toBe(200);
    expect((await post(0, proof)).answer['code']).toBe('proof_required');
  });

  it('files: uploaded through one, read through the other', async () => {
    const form = new FormData();
    form.set('file', new Blob(['Ein Text'], { type: 'text/plain' }), 'text.txt');
    const { id, storage } = await there.rest.post<{ id: string; storage: string }>('/files', form);
    expect(storage).toBe('s3');
    const other = await fetch(`${toUrl(1)}/assets/${id}`, { headers: { authorization: there.authorization } });
    expect(await other.text()).toBe('Ein Text');
  });
});

describe('while buyers order', () => {
  it('an instance that is ended loses nothing, and is started again', async () => {
    const load = startLoad();
    await wait(3_000);
    const endedAt = performance.now();
    const ended = there.instances[1]?.stop();
    await expect.poll(() => readState(1), { timeout: 5_000, interval: 20 }).toBe('stopping');
    await ended;
    const tookMs = performance.now() - endedAt;
    await there.restart(1);
    await wait(1_000);
    const sent = await load.stop();
    expect(toAllFailures(sent)).toEqual([]);
    await expectRightBooks(sent);
    console.log(`ended in ${tookMs.toFixed(0)} ms: ${toFigures(sent, 0, performance.now())}`);
  });

  it('an instance that is killed loses at most what was under way, which comes through when sent again', async () => {
    const load = startLoad();
    const startedAt = performance.now();
    await wait(5_000);
    const killedAt = performance.now();
    process.kill(there.instances[1]?.pid ?? 0, 'SIGKILL');
    await wait(6_000);
    const sent = await load.stop();
    const failed = sent.filter(({ failures }) => failures.length > 0);
    // Under way in that moment, and none that was begun after it.
    expect(failed.length).toBeLessThanOrEqual(clients);
    expect(failed.every(({ startedAt: begunAt }) => begunAt <= killedAt)).toBe(true);
    expect(failed.every(({ failures }) => failures.length === 1)).toBe(true);
    await expectRightBooks(sent);
    await expectSameResponsesOnRetry(toUrl(0), there.databaseUrl, sent.slice(-20));
    console.log(`before the kill: ${toFigures(sent, startedAt, killedAt)}`);
    console.log(`the second of the kill: ${toFigures(sent, killedAt - 500, killedAt + 500)}`);
    console.log(`after it, one instance: ${toFigures(sent, killedAt + 500, killedAt + 6_000)}`);
    await there.restart(1);
  });

  it('the content model grows', async () => {
    const load = startLoad();
    await wait(1_000);
    const startedAt = performance.now();
    await there.apply(
      contentModel.map((definition) =>
        ['ecommerce_order', 'ecommerce_product'].includes(definition.name)
          ? {
              ...definition,
              fields: [...definition.fields, textField('remark', studioLabel('Anmerkung', 'Remark'))],
              indexes: [...(definition.indexes ?? []), ['project', 'remark']],
            }
          : definition,
      ),
    );
    const appliedAt = performance.now();
    await there.rest.patch(`/items/ecommerce_product/${goods.ring}`, { remark: 'neu' });
    const other = await fetch(`${toUrl(1)}/items/ecommerce_product/${goods.ring}?fields=remark`, {
      headers: { authorization: there.authorization },
    });
    expect(await other.json()).toEqual({ data: { remark: 'neu' } });
    await wait(1_000);
    const sent = await load.stop();
    expect(toAllFailures(sent)).toEqual([]);
    await expectRightBooks(sent);
    console.log(`while the model grows: ${toFigures(sent, startedAt, appliedAt)}`);
  });
});

it('an instance that is ended finishes the mail that it has in hand, so that nobody sends it again', async () => {
  there.mails.delayMs = 2_000;
  const before = there.mails.taken.length;
  const sent = await orderOnce(toUrl(1), toOrderBody(shop, [toOrderLineInput(goods.ring)]));
  const id = sent.response?.answer.order_uuid;
  await expect.poll(() => there.mails.taken.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before);
  await there.instances[1]?.stop();
  const begun = await queryRows(
    there.databaseUrl,
    'select state from ecommerce_mail where "order" = $1 and attempts > 0 and state <> \'sent\'',
    [id],
  );
  expect(begun).toEqual([]);
  there.mails.delayMs = 0;
  await there.restart(1);
  await expectRightBooks([sent]);
});

it('takes orders while Redis is away, and counts again when it is back', async () => {
  await there.redis.stop();
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => orderOnce(there.url, toOrderBody(shop, [toOrderLineInput(goods.ring)]))),
  );
  // Long enough for rounds of the schedule, which ask Redis whose turn it is.
  await wait(11_000);
  sent.push(await orderOnce(there.url, toOrderBody(shop, [toOrderLineInput(goods.ring)])));
  await there.redis.start();
  expect(toAllFailures(sent)).toEqual([]);
  await expectRightBooks(sent);
  expect(there.log.filter((line) => line.includes('ended'))).toHaveLength(1);
  const address = toSenderAddress();
  const ask = (index: number) =>
    send(`${toUrl(index)}/ecom/order/status`, { address, body: {} }).then(({ headers }) => headers['ratelimit']);
  const remaining = async (index: number) => Number(/r=(\d+)/.exec(String(await ask(index)))?.[1]);
  // One count for both again; by itself each would say the same.
  await expect
    .poll(async () => (await remaining(0)) - (await remaining(1)), { timeout: 15_000, interval: 200 })
    .toBe(1);
});

it('refuses a content model that running instances would not survive, before anything is changed', async () => {
  const narrowed = contentModel.map((definition) => ({
    ...definition,
    fields: definition.fields.map((field) =>
      definition.name === 'project' && field.name === 'name'
        ? { ...field, column: { nullable: false, maxLength: 20, unique: true } }
        : field,
    ),
  }));
  await expect(there.apply(narrowed)).rejects.toThrow(/project\.name becomes unique[\s\S]*--accept-downtime/);
  const rows = await queryRows(
    there.databaseUrl,
    "select character_maximum_length as length from information_schema.columns where table_name = 'project' and column_name = 'name'",
  );
  expect(rows).toEqual([{ length: 255 }]);
});

it('sends no mail twice, whichever instance wrote it', { timeout: 120_000 }, async () => {
  // Not all of them: the buyers above order faster than two instances on one machine write PDFs.
  const readSent = async () => {
    const rows = await queryRows(
      there.databaseUrl,
      "select count(*)::int as sent from ecommerce_mail where state = 'sent'",
    );
    return Number(rows[0]?.['sent']);
  };
  await expect.poll(readSent, { timeout: 100_000, interval: 500 }).toBeGreaterThan(200);
  const sent = await readSent();
  const ids = there.mails.taken.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(sent);
});

const readState = async (index: number): Promise<unknown> => {
  const { text: body } = await send(`${toUrl(index)}/ecom/ready`, { address: toSenderAddress(), method: 'GET' });
  return (JSON.parse(body) as { state: string }).state;
};
