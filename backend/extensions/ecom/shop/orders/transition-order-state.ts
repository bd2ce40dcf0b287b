// The only way to change the state of an order: follows the transition table and updates history, stock, reservations
// and emails in the same transaction.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-constants.ts';
import {
  type OrderTransitionGuardInput,
  findOrderTransitionRefusal,
  isEmailedOrderState,
  orderStateEmails,
  type OrderTransitionRefusal,
} from '../../../../schema/orders/allowed-order-state-transitions.ts';
import { isFulfilledOrderState } from '../../../../../domain/order-timeline.ts';
import { isVoucherOnlyOrder } from '../../../../../domain/voucher.ts';
import { purgeCacheAfterCommit } from '../../platform/cache-purge.ts';
import { type OrderHistoryEntry, writeOrderHistoryEntry } from './write-order-history.ts';
import { areVoucherRedemptionsReleased, isOrderFullyRefunded } from './refundable-payments.ts';
import { enqueueOrderEmail } from './enqueue-order-emails.ts';
import { hasOrderBeenFulfilled, lockOrder, type Order, readOrder } from './read-order.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { releaseVoucherRedemptions } from '../vouchers/refund-and-release-voucher-redemptions.ts';
import { issueVouchers } from '../vouchers/issue-vouchers.ts';
import { findLastPickupDay } from './last-pickup-day.ts';
import { releaseStock } from './reserve-stock.ts';

export interface OrderTransitionOptions extends OrderHistoryEntry {
  /** Set if a refund decides separately what returns to stock. */
  skipStockRelease?: boolean;
}

/** The values that the transition guards check. */
const toTransitionContext = (order: Order): OrderTransitionGuardInput => ({
  state: order.state,
  isPaid: order.isPaid,
  isPickup: order.pickupBranch !== null,
  isReturned: isOrderFullyRefunded(order),
  isVoucherOrder: isVoucherOnlyOrder(order),
});

const isPaidNow = (order: Order, state: OrderState): boolean =>
  state === 'paid' || (state === 'completed' && !order.isPaid);

/** Every transition ends the payment deadline. `ready_for_pickup` sets the pickup deadline, `in_progress` clears it. */
const toColumnUpdates = async (transaction: Knex.Transaction, order: Order, state: OrderState) => ({
  state,
  hold_until: null,
  ...(isPaidNow(order, state) && { paid_at: transaction.fn.now() }),
  ...(state === 'in_progress' && { pickup_until: null }),
  ...(state === 'ready_for_pickup' && { pickup_until: await findLastPickupDay(transaction, order, new Date()) }),
});

/** Delivered goods are returned by post, and the staff restocks them manually. */
const shouldReleaseStock = (order: Order, state: OrderState): boolean =>
  state === 'cancelled' || ((state === 'withdrawn' || state === 'refunded') && !hasOrderBeenFulfilled(order));

/** Why the transition is refused; `undefined` if it succeeded. */
export const transitionOrderStateOrReturnRefusal = async (
  transaction: Knex.Transaction,
  id: string,
  state: OrderState,
  { skipStockRelease = false, ...entry }: OrderTransitionOptions,
): Promise<OrderTransitionRefusal | undefined> => {
  const order = await lockOrder(transaction, id);
  const refusal = order ? findOrderTransitionRefusal(toTransitionContext(order), state) : 'no_such_step';
  if (!order || refusal) return refusal;
  const rows = await transaction('ecommerce_order')
    .where({ id, state: order.state })
    .update(await toColumnUpdates(transaction, order, state));
  if (rows !== 1) return 'no_such_step';
  await writeOrderHistoryEntry(transaction, { id, state }, entry, order.state);
  // Before the email, which has it attached. Missing details never stop an order. Only once: an order that was shipped
  // before documents were issued here has its invoice from elsewhere.
  if (isFulfilledOrderState(state) && !isFulfilledOrderState(order.state)) await issueInvoice(transaction, id);
  if (isPaidNow(order, state)) await issueVouchers(transaction, order);
  // The email with the vouchers says that the payment has arrived.
  const isDelivered = state === 'paid' && isVoucherOnlyOrder(order);
  const emailKind = isEmailedOrderState(state) && !isDelivered ? orderStateEmails[state] : undefined;
  const updatedOrder = emailKind && (await readOrder(transaction, id));
  if (updatedOrder) await enqueueOrderEmail(transaction, updatedOrder, emailKind);
  // Before the stock, in the order in which a new order locks them.
  if (areVoucherRedemptionsReleased({ ...order, state }))
    await releaseVoucherRedemptions(transaction, order, entry.actor);
  // Last, because orders of the same products wait until this transaction ends.
  if (!skipStockRelease && shouldReleaseStock(order, state) && (await releaseStock(transaction, order)))
    purgeCacheAfterCommit(transaction);
  return isDelivered ? transitionOrderStateOrReturnRefusal(transaction, id, 'completed', entry) : undefined;
};

/** `false` if the table or a guard refuses the transition; the order is unchanged. */
export const transitionOrderState = async (
  transaction: Knex.Transaction,
  order: string,
  state: OrderState,
  transition: OrderTransitionOptions,
): Promise<boolean> => (await transitionOrderStateOrReturnRefusal(transaction, order, state, transition)) === undefined;
