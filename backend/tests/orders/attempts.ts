// Orders that were sent while something was killed, and what must hold of them afterwards (promise 4).
import { expect } from 'vitest';
import type { OrderBody } from '../../../contract/shop/order.ts';
import { post, readRows, type Reply, type SellingShop, toLine, toOrder } from './selling-shop.ts';

export interface Attempt {
  body: OrderBody;
  /** The answer; `undefined` where none came. */
  reply: Reply | undefined;
}

/** After the answer that sets it off, in milliseconds: a transaction takes about as long. */
const latestKillMs = 15;

export interface Goods {
  ring: string;
  chain: string;
  /** Variants of the chain. */
  lengths: string[];
  /** In stock at first, of the ring and of each length. */
  stock: number;
}

export const addGoods = async (shop: SellingShop, databaseUrl: string, stock: number): Promise<Goods> => {
  const ring = await shop.addProduct({ stock, personalization: shop.personalization });
  const chain = await shop.addProduct({
    product_variants: ['42 cm', '45 cm'].map((display_name) => ({ display_name, price_brutto: '100.00', stock })),
  });
  const rows = await readRows(databaseUrl, 'select id from ecommerce_product_variant where product = $1', [chain]);
  return { ring, chain, stock, lengths: rows.map(({ id }) => String(id)) };
};

/** Two engravings of one ring, or a ring and two variants: several rows of stock, several lines. */
const toCart = ({ ring, chain, lengths }: Goods, index: number) =>
  index % 2 === 0
    ? ['Anna', 'Paul'].map((engraving) => toLine(ring, { personalization: { engraving, font: 'serif' } }))
    : [toLine(ring), ...lengths.map((variant) => toLine(chain, { variant }))];

/**
 * Sends as many orders at once, and kills when `killAfter` of them are answered, a moment later; ends when each has its
 * answer or has lost it.
 */
export const sendOrdersAndKill = async (
  { url, shop, goods }: { url: string; shop: SellingShop; goods: Goods },
  { count, killAfter, kill }: { count: number; killAfter: number; kill: () => void },
): Promise<Attempt[]> => {
  let answered = 0;
  const killSoon = () => setTimeout(kill, Math.random() * latestKillMs);
  const attempts = Array.from({ length: count }, async (_, index): Promise<Attempt> => {
    const body = toOrder(shop, toCart(goods, index));
    const reply = await post(url, 'order', body).catch(() => undefined);
    if (reply?.status === 200 && (answered += 1) === killAfter) killSoon();
    return { body, reply };
  });
  if (killAfter === 0) killSoon();
  return Promise.all(attempts);
};

const isWhole = `
  (select count(*) from ecommerce_order_line where "order" = placed.id)::int as lines,
  (select sum(count) from ecommerce_order_line where "order" = placed.id)::int as pieces,
  (select coalesce(sum(count), 0) from ecommerce_hold where "order" = placed.id and released_at is null)::int as held,
  (select count(*) from ecommerce_order_history where "order" = placed.id)::int as history,
  (select count(*) from ecommerce_mail where "order" = placed.id)::int as mails`;

export interface Figures {
  sent: number;
  acknowledged: number;
  /** Written, but the answer was lost. */
  unacknowledged: number;
  absent: number;
}

/** @throws where an acknowledged order is not whole, any other is in part, or stock is not start minus sold. */
export const expectNoHalfOrders = async (
  databaseUrl: string,
  shop: SellingShop,
  goods: Goods,
  attempts: readonly Attempt[],
): Promise<Figures> => {
  const rows = await readRows(
    databaseUrl,
    `select id, number, ${isWhole} from ecommerce_order placed where project = $1`,
    [shop.project],
  );
  const written = new Map(rows.map((row) => [String(row['id']), row]));
  for (const { body, reply } of attempts) {
    const row = written.get(body.order_uuid);
    if (reply?.status === 200) expect(row?.['number'], 'acknowledged').toBe(reply.answer.order_number);
    if (!row) continue;
    const pieces = body.lines.reduce((sum, { count }) => sum + count, 0);
    expect(row).toMatchObject({ lines: body.lines.length, pieces, held: pieces, history: 1, mails: 2 });
  }
  expect(written.size).toBe(attempts.filter(({ body }) => written.has(body.order_uuid)).length);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const stocks = await readRows(
    databaseUrl,
    `select stock, coalesce((select sum(count) from ecommerce_order_line where product = piece.id), 0)::int as sold
       from ecommerce_product piece where id = $1
     union all
     select stock, coalesce((select sum(count) from ecommerce_order_line where variant = piece.id), 0)::int
       from ecommerce_product_variant piece where product = $2`,
    [goods.ring, goods.chain],
  );
  for (const { stock, sold } of stocks) expect(stock).toBe(goods.stock - Number(sold));
  const acknowledged = attempts.filter(({ reply }) => reply?.status === 200).length;
  return {
    sent: attempts.length,
    acknowledged,
    unacknowledged: written.size - acknowledged,
    absent: attempts.length - written.size,
  };
};

/** What was sent is sent once more: what is there answers the same, what is absent is booked now. */
export const expectSameAnswers = async (
  url: string,
  databaseUrl: string,
  attempts: readonly Attempt[],
): Promise<void> => {
  const before = await readRows(databaseUrl, 'select id, number from ecommerce_order');
  const numbers = new Map(before.map(({ id, number }) => [String(id), number]));
  for (const { body, reply } of attempts) {
    const again = await post(url, 'order', body);
    expect(again.status).toBe(200);
    if (reply?.status === 200) expect(again).toEqual(reply);
    const number = numbers.get(body.order_uuid);
    if (number !== undefined) expect(again.answer.order_number).toBe(number);
  }
};
