// The one way in which an order changes its state: by the transition table, with what belongs to it (history, stock, hold,
// mails) in the same transaction.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-state.ts';
import { type OrderFacts, refuseStep, type StepRefusal } from '../../../../schema/orders/transitions.ts';
import { purgeCacheAfter } from '../../platform/cache-purge.ts';
import { isAllReturned, readRefundOrder } from '../refunds/read-refund-order.ts';
import { type OrderMail, writeOrderMail } from './order-mails.ts';
import { planPickup } from './plan-pickup.ts';
import { releaseStock } from './reserve-stock.ts';

export interface Change {
  /** Who did it, as the history names it: a name of the staff, or a part of the service. */
  actor: string;
  note?: string;
  /** What goes back on sale was decided otherwise (a refund's own choice). */
  isStockKept?: boolean;
}

const mails: Partial<Record<OrderState, OrderMail>> = {
  paid: 'payment_received',
  shipped: 'shipped',
  ready_for_pickup: 'pickup_ready',
  cancelled: 'cancelled',
};

interface OrderRow {
  state: OrderState;
  paid_at: Date | null;
  pickup_branch: string | null;
}

/** What the guards look at, and where the pieces are. */
interface Order extends OrderFacts {
  hasLeft: boolean;
  isWorkBegun: boolean;
}

const left: readonly OrderState[] = ['shipped', 'completed'];
const begun: readonly OrderState[] = ['in_progress', 'ready_for_pickup', ...left];

/** Locks the order until the end of the transaction. */
const readOrder = async (transaction: Knex.Transaction, order: string): Promise<Order | undefined> => {
  const row = await transaction('ecommerce_order')
    .where({ id: order })
    .forUpdate()
    .first<OrderRow | undefined>('state', 'paid_at', 'pickup_branch');
  if (!row) return undefined;
  const history = await transaction('ecommerce_order_history')
    .where({ order })
    .select<{ to_state: OrderState }[]>('to_state');
  const isInHistory = (states: readonly OrderState[]) => history.some(({ to_state }) => states.includes(to_state));
  const money = await readRefundOrder(transaction, order);
  return {
    state: row.state,
    isPaid: row.paid_at !== null,
    isReturned: money !== undefined && isAllReturned(money),
    isPickup: row.pickup_branch !== null,
    hasLeft: isInHistory(left) || left.includes(row.state),
    isWorkBegun: isInHistory(begun) || begun.includes(row.state),
  };
};

/** Whatever moves on waits for no payment any more; what is ready is kept until a day, which work on it takes back. */
const toChanges = async (transaction: Knex.Transaction, id: string, order: Order, state: OrderState) => {
  const isPaidNow = state === 'paid' || (state === 'completed' && !order.isPaid);
  return {
    state,
    hold_until: null,
    ...(isPaidNow && { paid_at: transaction.fn.now() }),
    ...(state === 'in_progress' && { pickup_until: null }),
    ...(state === 'ready_for_pickup' && { pickup_until: await planPickup(transaction, id, new Date()) }),
  };
};

/** What left the house comes back by post, and into stock by hand. */
const isStockFree = (order: Order, state: OrderState): boolean =>
  state === 'cancelled' || ((state === 'withdrawn' || state === 'refunded') && !order.hasLeft);

const maxActorLength = 255;

/** Why the step was refused; `undefined` where it is done. */
export const tryChangeState = async (
  transaction: Knex.Transaction,
  id: string,
  state: OrderState,
  { actor, note, isStockKept = false }: Change,
): Promise<StepRefusal | undefined> => {
  const order = await readOrder(transaction, id);
  const refusal = order ? refuseStep(order, state) : 'no_such_step';
  if (!order || refusal) return refusal;
  const rows = await transaction('ecommerce_order')
    .where({ id, state: order.state })
    .update(await toChanges(transaction, id, order, state));
  if (rows !== 1) return 'no_such_step';
  await transaction('ecommerce_order_history').insert({
    ...{ id: transaction.raw('gen_random_uuid()'), order: id, from_state: order.state, to_state: state },
    ...{
      actor: actor.slice(0, maxActorLength),
      note: note ?? null,
      date_created: transaction.raw('clock_timestamp()'),
    },
  });
  if (!isStockKept && isStockFree(order, state) && (await releaseStock(transaction, id, order.isWorkBegun))) {
    purgeCacheAfter(transaction);
  }
  const mail = mails[state];
  if (mail) await writeOrderMail(transaction, id, mail);
  return undefined;
};

/** `false` where the table or a guard refuses the step; the order is then as it was. */
export const changeState = async (
  transaction: Knex.Transaction,
  order: string,
  state: OrderState,
  change: Change,
): Promise<boolean> => (await tryChangeState(transaction, order, state, change)) === undefined;
