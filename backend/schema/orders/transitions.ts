// Which state of an order may follow which, and what else must hold. One table for the service
// (backend/extensions/ecom/shop/orders/transition-order-state.ts), for the studio's refusals and for the trigger by which the database
// refuses every other path (order.ts). Pure.
import type { OrderState } from '../../../contract/shop/order-codes.ts';

/**
 * Money that came makes no `cancelled` any more: it is given back (`refunded`). An invoice is paid after the piece has
 * left, and cash when it is handed over: `completed` means paid, too, so that no order that has left comes back among
 * those to be sent.
 */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['paid', 'in_progress', 'ready_for_pickup', 'shipped', 'completed', 'cancelled', 'withdrawn'],
  awaiting_payment: ['paid', 'cancelled', 'withdrawn'],
  paid: ['in_progress', 'ready_for_pickup', 'shipped', 'completed', 'refunded', 'withdrawn'],
  in_progress: ['paid', 'ready_for_pickup', 'shipped', 'cancelled', 'refunded', 'withdrawn'],
  ready_for_pickup: ['paid', 'completed', 'cancelled', 'refunded', 'withdrawn'],
  shipped: ['completed', 'refunded', 'withdrawn'],
  completed: ['refunded', 'withdrawn'],
  cancelled: [],
  refunded: [],
  withdrawn: ['refunded'],
};

/** What the guards look at. */
export interface TransitionContext {
  state: OrderState;
  isPaid: boolean;
  /** All that was paid has gone back for good. */
  isReturned: boolean;
  /** Collected in a branch instead of sent. */
  isPickup: boolean;
}

export type OrderTransitionRefusal =
  /** The table knows no such step. */
  | 'no_such_step'
  | 'paid_already'
  | 'not_paid'
  /** Follows from a refund by itself, and is not set by hand. */
  | 'not_returned'
  /** Is collected, and not sent. */
  | 'is_pickup'
  /** Is sent, and not collected. */
  | 'is_sent';

/** What is sent is shipped before it is completed. */
const isHandedOver = ({ state }: TransitionContext, to: OrderState): boolean =>
  to === 'ready_for_pickup' || (to === 'completed' && state !== 'shipped');

/** `undefined` where the step is allowed. */
export const findTransitionRefusal = (order: TransitionContext, to: OrderState): OrderTransitionRefusal | undefined => {
  if (!orderTransitions[order.state].includes(to)) return 'no_such_step';
  if (to === 'shipped' && order.isPickup) return 'is_pickup';
  if (isHandedOver(order, to) && !order.isPickup) return 'is_sent';
  if (order.isPaid && (to === 'paid' || to === 'cancelled')) return 'paid_already';
  if (to !== 'refunded') return undefined;
  if (!order.isPaid) return 'not_paid';
  return order.isReturned ? undefined : 'not_returned';
};
