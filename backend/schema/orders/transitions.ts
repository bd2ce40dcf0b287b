// Which state of an order may follow which, and what else must hold. One table for the service
// (backend/extensions/ecom/orders/change-state.ts), for the studio's refusals and for the trigger by which the database
// refuses every other path (order-derivation.ts). Pure.
import type { OrderState } from '../../../contract/shop/order-state.ts';

/**
 * Money that came makes no `cancelled` any more: it is given back (`refunded`). What nobody paid is never refunded. An
 * invoice is paid after the piece has left, so `paid` may follow `shipped`.
 */
export const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['paid', 'in_progress', 'ready_for_pickup', 'shipped', 'completed', 'cancelled', 'withdrawn'],
  awaiting_payment: ['paid', 'cancelled', 'withdrawn'],
  paid: ['in_progress', 'ready_for_pickup', 'shipped', 'completed', 'refunded', 'withdrawn'],
  in_progress: ['paid', 'ready_for_pickup', 'shipped', 'cancelled', 'refunded', 'withdrawn'],
  ready_for_pickup: ['paid', 'completed', 'cancelled', 'refunded', 'withdrawn'],
  shipped: ['paid', 'completed', 'refunded', 'withdrawn'],
  completed: ['refunded', 'withdrawn'],
  cancelled: [],
  refunded: [],
  withdrawn: ['refunded'],
};

/** What the guards look at. */
export interface OrderFacts {
  state: OrderState;
  isPaid: boolean;
  /** Collected in a branch instead of sent. */
  isPickup: boolean;
  /** Paid in cash when it is collected. */
  isCash: boolean;
  /** Shipped or handed over before. */
  hasLeft: boolean;
}

export type StepRefusal =
  /** The table knows no such step. */
  | 'no_such_step'
  | 'paid_already'
  | 'not_paid'
  /** Is collected, and not sent. */
  | 'is_pickup'
  /** Is sent, and not collected. */
  | 'is_sent'
  | 'has_left';

/** States of an order on its way out of the house. */
const onTheWay: readonly OrderState[] = ['in_progress', 'ready_for_pickup', 'shipped'];

/** `undefined` where the step is allowed. */
export const refuseStep = (order: OrderFacts, to: OrderState): StepRefusal | undefined => {
  if (!transitions[order.state].includes(to)) return 'no_such_step';
  if (order.hasLeft && onTheWay.includes(to)) return 'has_left';
  if (to === 'shipped' && order.isPickup) return 'is_pickup';
  if (to === 'ready_for_pickup' && !order.isPickup) return 'is_sent';
  if (order.isPaid) return to === 'paid' || to === 'cancelled' ? 'paid_already' : undefined;
  if (to === 'refunded') return 'not_paid';
  // Cash changes hands when the piece does.
  if (to === 'completed') return order.isCash && order.isPickup ? undefined : 'not_paid';
  return undefined;
};
