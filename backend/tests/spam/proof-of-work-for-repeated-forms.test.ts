// Repeated posts from one IP address: the first pass, the following require a proof of work, and no person is
// blocked.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withDatabaseConnection } from '../../database/with-database-connection.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createShopFixture, type ShopFixture, solveTestProofOfWork } from '../shop-content-fixture.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

type Item = Record<string, unknown>;

interface Reply {
  status: number;
  answer: Item;
}

let shop: ShopFixture;

beforeAll(async () => {
  shop = await createShopFixture(admin);
  await admin.post('/items/ecommerce_settings', { project: shop.project, allow_ratings: true });
});

afterAll(() => shop.remove());

let last = 0;
/** A new IP address on each call. */
const toAddress = (): string => `192.0.2.${(last += 1)}`;

const send = async (address: string, path: string, body: Item): Promise<Reply> => {
  const response = await fetch(`${backend.url}/ecom/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  return { status: response.status, answer: (await response.json()) as Item };
};

const toMessage = (changes: Item = {}): Item => ({
  project: shop.domain,
  language: 'de',
  name: 'Änne Öz',
  email: `${randomUUID()}@example.com`,
  privacy: true,
  message: 'Guten Tag',
  attempt: randomUUID(),
  homepage: '',
  open_ms: 40_000,
  ...changes,
});

const toRating = (): Item => ({
  project: shop.domain,
  product: shop.published,
  rating: 4,
  language: 'de',
  title: '',
  comment: '',
  author: '',
  attempt: randomUUID(),
  homepage: '',
  open_ms: 40_000,
});

const countMessages = async (): Promise<unknown> =>
  withDatabaseConnection(backend.databaseUrl, async ({ readRows }) => {
    const [row] = await readRows('select count(*)::int as count from contact_message where project = $1', [
      shop.project,
    ]);
    return row?.['count'];
  });

const ok = { status: 200, answer: { status: 'ok' } };

/** Sends the posts that pass without a proof, through different forms. */
const useFreePosts = async (address: string): Promise<void> => {
  for (let index = 0; index < 3; index += 1) expect(await send(address, 'contact', toMessage())).toEqual(ok);
  for (let index = 0; index < 2; index += 1) expect(await send(address, 'rating', toRating())).toEqual(ok);
};

it('requires a proof after five posts, writes nothing without it, and accepts the same body with it', async () => {
  const address = toAddress();
  await useFreePosts(address);
  const before = await countMessages();
  const body = toMessage();
  const firstResponse = await send(address, 'contact', body);
  expect(firstResponse).toMatchObject({ status: 428, answer: { status: 'error', code: 'proof_required' } });
  expect(await countMessages()).toBe(before);
  const proof = await solveTestProofOfWork(firstResponse.answer['challenge']);
  expect(await send(address, 'contact', { ...body, proof })).toEqual(ok);
  expect(await countMessages()).toBe(Number(before) + 1);
});

it('accepts a proof once, and only the one for its own challenge', async () => {
  const address = toAddress();
  await useFreePosts(address);
  const { answer } = await send(address, 'contact', toMessage());
  const proof = await solveTestProofOfWork(answer['challenge']);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => send(address, 'contact', { ...toMessage(), proof })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 428, 428, 428]);
  for (const wrong of ['', 'x', btoa('{}'), 5, {}, 'A'.repeat(100_000)]) {
    expect(await send(address, 'contact', { ...toMessage(), proof: wrong })).toMatchObject({ status: 428 });
  }
});

it('requires it only of the posting address, whatever address the client claims', async () => {
  const address = toAddress();
  for (let index = 0; index < 5; index += 1) {
    expect(await send(`198.51.100.${200 + index}, ${address}`, 'contact', toMessage())).toEqual(ok);
  }
  expect(await send(`198.51.100.250, ${address}`, 'contact', toMessage())).toMatchObject({ status: 428 });
  expect(await send(toAddress(), 'contact', toMessage())).toEqual(ok);
});

it('does not count invalid input before the rate limit is reached', async () => {
  const address = toAddress();
  for (let index = 0; index < 20; index += 1) {
    expect(await send(address, 'contact', toMessage({ email: 'x' }))).toMatchObject({ status: 400 });
  }
  expect(await send(address, 'contact', toMessage())).toEqual(ok);
});

it('accepts thirty retries of one message, with the proofs that they require', async () => {
  const address = toAddress();
  const body = toMessage();
  const before = await countMessages();
  let proofCount = 0;
  for (let index = 0; index < 30; index += 1) {
    const reply = await send(address, 'contact', body);
    if (reply.status === 200) continue;
    expect(reply.status).toBe(428);
    proofCount += 1;
    const proof = await solveTestProofOfWork(reply.answer['challenge']);
    expect(await send(address, 'contact', { ...body, proof })).toEqual(ok);
  }
  expect(proofCount).toBe(25);
  expect(await countMessages()).toBe(Number(before) + 1);
  const { answer } = await send(address, 'contact', toMessage());
  const proof = await solveTestProofOfWork(answer['challenge']);
  expect(await send(address, 'contact', { ...toMessage(), proof })).toMatchObject({
    answer: { code: 'too_many_requests' },
  });
}, 120_000);

it('never applies to orders or withdrawals', async () => {
  const address = toAddress();
  await useFreePosts(address);
  expect(await send(address, 'contact', toMessage())).toMatchObject({ status: 428 });
  for (const path of ['order', 'order/cancellation', 'withdrawal', 'withdrawal/review', 'withdrawal/confirm']) {
    const { status } = await send(address, path, {}).catch(() => ({ status: 404 }));
    expect([400, 404]).toContain(status);
  }
});
