// Reserves and releases the stock of an order. Both lock products in the order of their ids, so that orders of the
// same products wait for each other and never deadlock.
import type { Knex } from 'knex';
import { type Cents, centsToDecimalAmount } from '../../../../../contract/cents.ts';
import { hasOrderProductionStarted, type Order } from './read-order.ts';

/** A variant, or a product without variants, summed over all lines of an order. */
export interface StockReservationItem {
  product: string;
  variant: string | null;
  quantity: number;
  /** Unit price in the quote. If the price has changed, the item is not reserved. */
  priceCents: Cents;
  /**
   * The quote promised delivery from stock. The item is not reserved if it would have to be made first, which takes
   * longer.
   */
  isFromStock: boolean;
}

export interface StockReservation {
  product: string;
  variant: string | null;
  /** Less than requested if the remaining quantity is made to order. */
  quantity: number;
  /** This reservation took the last item in stock. */
  isLast: boolean;
}

export interface StockReservationShopSettings {
  project: string;
  purchaseToOrder: boolean;
}

const toStockId = ({ product, variant }: { product: string | null; variant: string | null }): string =>
  variant ?? product ?? '';

const sortByLockOrder = <Item extends { product: string | null; variant: string | null }>(items: readonly Item[]) =>
  [...items].sort((one, other) => (toStockId(one) < toStockId(other) ? -1 : 1));

/**
 * The UPDATE checks every condition of the sale itself, so nothing can change between check and reservation. It must
 * agree with domain/product-availability.ts; the cases in domain/availability-and-delivery-time-test-cases.fixture.ts test both.
 */
const offerSql = {
  product: `
      select id, greatest(stock, 0) as stock from ecommerce_product
       where id = :id and project = :project and status = 'published' and price_brutto = :price
         and (stock >= :count or (reorder_possible and :takesOrders))`,
  variant: `
      select variant.id, greatest(variant.stock, 0) as stock
        from ecommerce_product_variant variant join ecommerce_product product on product.id = variant.product
       where variant.id = :id and product.id = :product and variant.active and variant.price_brutto = :price
         and product.project = :project and product.status = 'published'
         and (variant.stock >= :count or (variant.reorder_possible and :takesOrders))`,
};

const reserveSql = {
  product: `
    with item as (${offerSql.product} for no key update)
    update ecommerce_product sold set stock = greatest(item.stock - :count, 0) from item where sold.id = item.id
    returning least(item.stock, :count) as taken, sold.stock as stock`,
  variant: `
    with item as (${offerSql.variant} for no key update of variant)
    update ecommerce_product_variant sold set stock = greatest(item.stock - :count, 0) from item where sold.id = item.id
    returning least(item.stock, :count) as taken, sold.stock as stock`,
};

const toBindings = (
  { product, variant, quantity, priceCents: price, isFromStock }: StockReservationItem,
  settings: StockReservationShopSettings,
) => ({
  id: variant ?? product,
  ...(variant === null ? {} : { product }),
  count: quantity,
  price: centsToDecimalAmount(price),
  project: settings.project,
  takesOrders: settings.purchaseToOrder && !isFromStock,
});

/**
 * Whether all items are available as quoted right now. Takes no locks: it only avoids writing an order that would
 * fail.
 */
export const areStockReservationItemsAvailable = async (
  transaction: Knex.Transaction,
  requests: readonly StockReservationItem[],
  settings: StockReservationShopSettings,
): Promise<boolean> => {
  for (const request of requests) {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      request.variant === null ? offerSql.product : offerSql.variant,
      toBindings(request, settings),
    );
    if (rows.length === 0) return false;
  }
  return true;
};

/** `undefined` if an item is not available as quoted: the caller rolls back. */
export const reserveStock = async (
  transaction: Knex.Transaction,
  requests: readonly StockReservationItem[],
  settings: StockReservationShopSettings,
): Promise<StockReservation[] | undefined> => {
  const reservations: StockReservation[] = [];
  for (const request of sortByLockOrder(requests)) {
    const { product, variant } = request;
    const { rows } = await transaction.raw<{ rows: { taken: number; stock: number }[] }>(
      variant === null ? reserveSql.product : reserveSql.variant,
      toBindings(request, settings),
    );
    const [row] = rows;
    if (!row) return undefined;
    reservations.push({ product, variant, quantity: row.taken, isLast: row.taken > 0 && row.stock === 0 });
  }
  return reservations;
};

interface ReservedItem {
  /** `null` if a variant is reserved, or the product is deleted. */
  product: string | null;
  variant: string | null;
}

interface ReservationRow extends ReservedItem {
  count: number;
}

const toStockTable = ({ variant }: ReservedItem): string =>
  variant === null ? 'ecommerce_product' : 'ecommerce_product_variant';

/** Before several orders release their stock one after the other. */
export const lockReservedStock = async (transaction: Knex.Transaction, orders: readonly string[]): Promise<void> => {
  const reserved = await transaction('ecommerce_hold')
    .whereIn('order', orders)
    .whereNull('released_at')
    .distinct<ReservedItem[]>('product', 'variant');
  for (const item of sortByLockOrder(reserved))
    if (toStockId(item) !== '')
      await transaction(toStockTable(item))
        .where({ id: toStockId(item) })
        .forNoKeyUpdate()
        .first('id');
};

/** Made-to-order quantities per product: once production has started, nobody else can buy them. */
const countMadeToOrder = ({ lines }: Order): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const line of lines.filter(({ isMadeToOrder }) => isMadeToOrder))
    quantities.set(toStockId(line), (quantities.get(toStockId(line)) ?? 0) + line.quantity);
  return quantities;
};

/**
 * Releases the reservations of the order once; returns whether any stock was returned. Once production has started,
 * made-to-order products stay out of stock.
 */
export const releaseStock = async (transaction: Knex.Transaction, order: Order): Promise<boolean> => {
  const reservations = await transaction('ecommerce_hold')
    .where({ order: order.id })
    .whereNull('released_at')
    .update({ released_at: transaction.fn.now() })
    .returning<ReservationRow[]>(['product', 'variant', 'count']);
  const madeToOrder = hasOrderProductionStarted(order) ? countMadeToOrder(order) : new Map<string, number>();
  let isReleased = false;
  for (const reservation of sortByLockOrder(reservations)) {
    const returnedQuantity = Math.max(0, reservation.count - (madeToOrder.get(toStockId(reservation)) ?? 0));
    if (returnedQuantity === 0 || toStockId(reservation) === '') continue;
    await transaction(toStockTable(reservation))
      .where({ id: toStockId(reservation) })
      .increment('stock', returnedQuantity);
    isReleased = true;
  }
  return isReleased;
};
