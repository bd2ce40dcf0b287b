// Returns refunded products to stock if the staff selects it, at most the quantity that the order still has reserved.
import type { Knex } from 'knex';
import { purgeCacheAfterCommit } from '../../platform/cache-purge.ts';
import { hasOrderProductionStarted, type Order } from '../orders/read-order.ts';

interface ReservationRow {
  id: string;
  product: string | null;
  variant: string | null;
  count: number;
}

/** Splits a reservation: the released part gets its own row, so that the rows still add up to the ordered quantity. */
const releasePart = async (
  transaction: Knex.Transaction,
  order: string,
  reservation: ReservationRow,
  quantity: number,
): Promise<void> => {
  const { id, product, variant, count } = reservation;
  if (quantity === count) {
    await transaction('ecommerce_hold').where({ id }).update({ released_at: transaction.fn.now() });
  } else {
    await transaction('ecommerce_hold').where({ id }).decrement('count', quantity);
    await transaction('ecommerce_hold').insert({
      id: transaction.raw('gen_random_uuid()'),
      order,
      product,
      variant,
      count: quantity,
      date_created: transaction.fn.now(),
      released_at: transaction.fn.now(),
    });
  }
  const table = variant === null ? 'ecommerce_product' : 'ecommerce_product_variant';
  await transaction(table)
    .where({ id: variant ?? product })
    .increment('stock', quantity);
};

/** Made-to-order products stay out of stock once production has started: nobody else can buy them. */
export const restockRefundedLines = async (
  transaction: Knex.Transaction,
  order: Order,
  lines: readonly { line: string; quantity: number }[],
): Promise<void> => {
  const quantityByStockId = new Map<string, number>();
  for (const { line: id, quantity } of lines) {
    const line = order.lines.find((one) => one.id === id);
    const stockId = line && (line.variant ?? line.product);
    if (!stockId || (line.isMadeToOrder && hasOrderProductionStarted(order))) continue;
    quantityByStockId.set(stockId, (quantityByStockId.get(stockId) ?? 0) + quantity);
  }
  // Sorted by id, like every stock change, to avoid deadlocks.
  for (const [stockId, quantity] of [...quantityByStockId].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const reservation = await transaction('ecommerce_hold')
      .where({ order: order.id })
      .whereNull('released_at')
      .where((either) => void either.where({ variant: stockId }).orWhere({ product: stockId, variant: null }))
      .first<ReservationRow | undefined>('id', 'product', 'variant', 'count');
    const returnedQuantity = Math.min(quantity, reservation?.count ?? 0);
    if (!reservation || returnedQuantity === 0) continue;
    await releasePart(transaction, order.id, reservation, returnedQuantity);
    purgeCacheAfterCommit(transaction);
  }
};
