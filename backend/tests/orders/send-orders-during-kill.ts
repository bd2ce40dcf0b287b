// Sends orders while a process is killed, and checks afterwards that no order is partial (promise 4).
import { expect } from 'vitest';
import type { OrderRequestBody } from '../../../contract/shop/order.ts';
import {
  postToTestOrderService,
  type OrderServiceTestResponse,
  type TestShop,
  toTestOrderLineInput,
  toTestOrderBody,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

export interface TestOrderAttempt {
  body: OrderRequestBody;
  /** The response, or `undefined` if the connection was lost. */
  response: OrderServiceTestResponse | undefined;
}

/** Maximum delay between the triggering response and the kill, in milliseconds: about the duration of a transaction. */
const maxKillDelayMs = 15;

export interface TestProducts {
  ring: string;
  chain: string;
  /** Variants of the chain. */
  lengths: string[];
  /** Initial stock of the ring and of each length. */
  stock: number;
}

export const addTestProducts = async (shop: TestShop, databaseUrl: string, stock: number): Promise<TestProducts> => {
  const ring = await shop.addProduct({ stock, personalization: shop.personalization });
  const chain = await shop.addProduct({
    product_variants: ['42 cm', '45 cm'].map((display_name) => ({ display_name, price_brutto: '100.00', stock })),
  });
  const rows = await queryTestDatabase(databaseUrl, 'select id from ecommerce_product_variant where product = $1', [
    chain,
  ]);
  return { ring, chain, stock, lengths: rows.map(({ id }) => String(id)) };
};

/** Two engravings of one ring, or a ring and two variants: several stock rows and order lines. */
const toCart = ({ ring, chain, lengths }: TestProducts, index: number) =>
  index % 2 === 0
    ? ['Anna', 'Paul'].map((engraving) => toTestOrderLineInput(ring, { personalization: { engraving, font: 'serif' } }))
    : [toTestOrderLineInput(ring), ...lengths.map((variant) => toTestOrderLineInput(chain, { variant }))];

/**
 * Sends `count` orders concurrently and kills the process shortly after `killAfter` of them are answered. Resolves when
 * each order has its response or has lost it.
 */
export const sendOrdersDuringKill = async (
  { url, shop, products }: { url: string; shop: TestShop; products: TestProducts },
  { count, killAfter, kill }: { count: number; killAfter: number; kill: () => void },
): Promise<TestOrderAttempt[]> => {
  let answered = 0;
  const killSoon = () => setTimeout(kill, Math.random() * maxKillDelayMs);
  const attempts = Array.from({ length: count }, async (_, index): Promise<TestOrderAttempt> => {
    const body = toTestOrderBody(shop, toCart(products, index));
    const response = await postToTestOrderService(url, 'order', body).catch(() => undefined);
    if (response?.status === 200 && (answered += 1) === killAfter) killSoon();
    return { body, response };
  });
  if (killAfter === 0) killSoon();
  return Promise.all(attempts);
};

const completenessColumns = `
  (select count(*) from ecommerce_order_line where "order" = placed.id)::int as lines,
  (select sum(count) from ecommerce_order_line where "order" = placed.id)::int as quantity,
  (select coalesce(sum(count), 0) from ecommerce_hold where "order" = placed.id and released_at is null)::int as reserved,
  (select count(*) from ecommerce_order_history where "order" = placed.id)::int as history,
  (select count(*) from ecommerce_mail where "order" = placed.id)::int as mails`;

export interface KillTestOrderCounts {
  sent: number;
  acknowledged: number;
  /** Stored, although the response was lost. */
  unacknowledged: number;
  absent: number;
}

/**
 * @throws if an acknowledged order is incomplete, any other is partial, or the stock is not the initial stock minus
 * the quantity sold.
 */
export const expectNoPartialOrders = async (
  databaseUrl: string,
  shop: TestShop,
  products: TestProducts,
  attempts: readonly TestOrderAttempt[],
): Promise<KillTestOrderCounts> => {
  const rows = await queryTestDatabase(
    databaseUrl,
    `select id, number, ${completenessColumns} from ecommerce_order placed where project = $1`,
    [shop.project],
  );
  const rowsByOrderId = new Map(rows.map((row) => [String(row['id']), row]));
  for (const { body, response } of attempts) {
    const row = rowsByOrderId.get(body.order_uuid);
    if (response?.status === 200) expect(row?.['number'], 'acknowledged').toBe(response.answer.order_number);
    if (!row) continue;
    const quantity = body.lines.reduce((sum, { count }) => sum + count, 0);
    expect(row).toMatchObject({ lines: body.lines.length, quantity, reserved: quantity, history: 1, mails: 2 });
  }
  expect(rowsByOrderId.size).toBe(attempts.filter(({ body }) => rowsByOrderId.has(body.order_uuid)).length);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const stocks = await queryTestDatabase(
    databaseUrl,
    `select stock, coalesce((select sum(count) from ecommerce_order_line where product = item.id), 0)::int as sold
       from ecommerce_product item where id = $1
     union all
     select stock, coalesce((select sum(count) from ecommerce_order_line where variant = item.id), 0)::int
       from ecommerce_product_variant item where product = $2`,
    [products.ring, products.chain],
  );
  for (const { stock, sold } of stocks) expect(stock).toBe(products.stock - Number(sold));
  const acknowledged = attempts.filter(({ response }) => response?.status === 200).length;
  return {
    sent: attempts.length,
    acknowledged,
    unacknowledged: rowsByOrderId.size - acknowledged,
    absent: attempts.length - rowsByOrderId.size,
  };
};

/** Sends every order again: stored orders return the same response, absent ones are placed now. */
export const resendOrdersAndExpectSameResponses = async (
  url: string,
  databaseUrl: string,
  attempts: readonly TestOrderAttempt[],
): Promise<void> => {
  const before = await queryTestDatabase(databaseUrl, 'select id, number from ecommerce_order');
  const numbers = new Map(before.map(({ id, number }) => [String(id), number]));
  for (const { body, response } of attempts) {
    const retry = await postToTestOrderService(url, 'order', body);
    expect(retry.status).toBe(200);
    if (response?.status === 200) expect(retry).toEqual(response);
    const number = numbers.get(body.order_uuid);
    if (number !== undefined) expect(retry.answer.order_number).toBe(number);
  }
};
