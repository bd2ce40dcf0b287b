// Load generator: clients order continuously through nginx, each order from a different address, and retry unanswered
// orders like the checkout. Reports results and timings.
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderRequestBody } from '../../contract/shop/order.ts';
import type { TestOrderAttempt, TestProducts } from '../../backend/tests/orders/send-orders-during-kill.ts';
import {
  type OrderServiceTestResponse,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from '../../backend/tests/orders/test-shop.ts';

const responseTimeoutMs = 20_000;
const retryDelayMs = 100;
const maxRetries = 50;

let senders = 0;

/** A loopback address that no other client uses; nginx forwards it as the client's address. */
export const createLoopbackSourceAddress = (): string => {
  senders += 1;
  return `127.${1 + Math.floor(senders / 62_500)}.${Math.floor(senders / 250) % 250}.${1 + (senders % 250)}`;
};

/** @throws if the connection fails or the response times out. */
export const sendLoadTestRequest = (
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
    outgoing.setTimeout(responseTimeoutMs, () => outgoing.destroy(new Error('No answer.')));
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });

export interface LoadTestOrder extends TestOrderAttempt {
  startedAt: number;
  /** Time from the first attempt to the accepted response, in milliseconds. */
  tookMs: number;
  /** Errors of the attempts before the response. */
  failures: string[];
}

/** Sends one order and retries it until it is answered, at most `maxRetries` times. */
export const placeLoadTestOrder = async (url: string, body: OrderRequestBody): Promise<LoadTestOrder> => {
  const address = createLoopbackSourceAddress();
  const startedAt = performance.now();
  const failures: string[] = [];
  let reply: OrderServiceTestResponse | undefined;
  while (!reply && failures.length <= maxRetries) {
    try {
      const { status, text } = await sendLoadTestRequest(`${url}/ecom/order`, { address, body });
      if (status === 200) reply = { status, answer: JSON.parse(text) as OrderServiceTestResponse['answer'] };
      else failures.push(`${status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(String(error));
    }
    if (!reply) await wait(retryDelayMs);
  }
  return { body, response: reply, startedAt, tookMs: performance.now() - startedAt, failures };
};

export interface OrderLoadTestHandle {
  sent: LoadTestOrder[];
  /** Stops ordering; resolves when every order has been answered. */
  stop: () => Promise<LoadTestOrder[]>;
}

export const startOrderLoadTest = (
  url: string,
  { shop, goods, clients }: { shop: TestShop; goods: TestProducts; clients: number },
): OrderLoadTestHandle => {
  const sent: LoadTestOrder[] = [];
  let isStopped = false;
  const buy = async (client: number): Promise<void> => {
    const lines =
      client % 2 === 0
        ? [toTestOrderLineInput(goods.ring)]
        : goods.lengths.map((variant) => toTestOrderLineInput(goods.chain, { variant }));
    while (!isStopped) sent.push(await placeLoadTestOrder(url, toTestOrderBody(shop, lines)));
  };
  const buyers = Array.from({ length: clients }, (_, client) => buy(client));
  return {
    sent,
    stop: async () => {
      isStopped = true;
      await Promise.all(buyers);
      return sent;
    },
  };
};

/** Throughput, durations and retries of the orders started between two times, as text. */
export const formatOrderLoadTestSummary = (sent: readonly LoadTestOrder[], from: number, to: number): string => {
  const within = sent.filter(({ startedAt }) => startedAt >= from && startedAt < to);
  const times = within.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  const perSecond = (within.length / (to - from)) * 1000;
  const failed = within.filter(({ failures }) => failures.length > 0).length;
  return `${perSecond.toFixed(1)}/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.9999)} ms, ${failed} of ${within.length} retried`;
};
