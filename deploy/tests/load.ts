// Buyers who order without a pause through nginx, each order from an address of its own, and send what was not answered once
// more as the checkout does; and what became of it.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderBody } from '../../contract/shop/order.ts';
import type { OrderAttempt, TestProducts } from '../../backend/tests/orders/order-attempts.ts';
import {
  type OrderServiceReply,
  type TestShop,
  toOrderLineInput,
  toOrderBody,
} from '../../backend/tests/orders/test-shop.ts';

const answerPatienceMs = 20_000;
const retryAfterMs = 100;
const mostRetries = 50;

let senders = 0;

/** Loopback addresses are many, and nginx names the one that a request comes from. */
export const toSenderAddress = (): string => {
  senders += 1;
  return `127.${1 + Math.floor(senders / 62_500)}.${Math.floor(senders / 250) % 250}.${1 + (senders % 250)}`;
};

/** @throws where the connection breaks or nothing comes. */
export const send = (
  url: string,
  { address, method = 'POST', body }: { address: string; method?: 'GET' | 'POST'; body?: unknown },
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, localAddress: address, agent: false, headers: { 'content-type': 'application/json' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.setTimeout(answerPatienceMs, () => outgoing.destroy(new Error('No answer.')));
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });

export interface SentOrder extends OrderAttempt {
  startedAt: number;
  /** Until the answer that counted, in milliseconds. */
  tookMs: number;
  /** What came instead of an answer, before it. */
  failures: string[];
}

/** One order, sent again until it is answered. */
export const orderOnce = async (url: string, body: OrderBody): Promise<SentOrder> => {
  const address = toSenderAddress();
  const startedAt = performance.now();
  const failures: string[] = [];
  let reply: OrderServiceReply | undefined;
  while (!reply && failures.length <= mostRetries) {
    try {
      const { status, text } = await send(`${url}/ecom/order`, { address, body });
      if (status === 200) reply = { status, answer: JSON.parse(text) as OrderServiceReply['answer'] };
      else failures.push(`${status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(String(error));
    }
    if (!reply) await wait(retryAfterMs);
  }
  return { body, response: reply, startedAt, tookMs: performance.now() - startedAt, failures };
};

export interface Load {
  sent: SentOrder[];
  /** Ends when each order has its answer. */
  stop: () => Promise<SentOrder[]>;
}

export const startOrdering = (
  url: string,
  { shop, goods, clients }: { shop: TestShop; goods: TestProducts; clients: number },
): Load => {
  const sent: SentOrder[] = [];
  let isOver = false;
  const buy = async (client: number): Promise<void> => {
    const lines =
      client % 2 === 0
        ? [toOrderLineInput(goods.ring)]
        : goods.lengths.map((variant) => toOrderLineInput(goods.chain, { variant }));
    while (!isOver) sent.push(await orderOnce(url, toOrderBody(shop, lines)));
  };
  const buyers = Array.from({ length: clients }, (_, client) => buy(client));
  return {
    sent,
    stop: async () => {
      isOver = true;
      await Promise.all(buyers);
      return sent;
    },
  };
};

/** Orders that were begun between two moments: how many, per second, and their times in milliseconds. */
export const toFigures = (sent: readonly SentOrder[], from: number, to: number): string => {
  const within = sent.filter(({ startedAt }) => startedAt >= from && startedAt < to);
  const times = within.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  const perSecond = (within.length / (to - from)) * 1000;
  const failed = within.filter(({ failures }) => failures.length > 0).length;
  return `${perSecond.toFixed(1)}/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.9999)} ms, ${failed} of ${within.length} sent again`;
};
