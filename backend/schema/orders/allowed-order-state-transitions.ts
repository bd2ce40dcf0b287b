// Allowed order state transitions and their guards, shared by the order service
// (backend/extensions/ecom/shop/orders/transition-order-state.ts), the studio's order form and error messages,
// and the database trigger (order-triggers.ts). Pure.
import type { OrderState } from '../../../contract/shop/order-constants.ts';

/**
 * A paid order cannot be `cancelled`, only `refunded`. Invoices are paid after shipping, and cash on pickup, so
 * `completed` also means paid; otherwise a shipped order would become `paid` again and look like one to be shipped.
 */
export const orderStateTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
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

/** The email that tells the customer about a new state, by the state; others are silent. */
export const orderStateEmails = {
  paid: 'payment_received',
  shipped: 'shipped',
  ready_for_pickup: 'pickup_ready',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<OrderState, string>>;

export const isEmailedOrderState = (state: OrderState): state is keyof typeof orderStateEmails =>
  state in orderStateEmails;

/** Input of the guards. */
export interface OrderTransitionGuardInput {
  state: OrderState;
  isPaid: boolean;
  /** The full amount has been refunded. */
  isReturned: boolean;
  /** Picked up in a branch instead of shipped. */
  isPickup: boolean;
  /** Gift vouchers only: sent by email with the payment, so there is nothing to ship. */
  isVoucherOrder?: boolean;
}

export type OrderTransitionRefusal =
  /** Not in the table of transitions. */
  | 'no_such_step'
  | 'paid_already'
  | 'not_paid'
  /** Not fully refunded: the state follows from refunds and cannot be set manually. */
  | 'not_returned'
  /** A pickup order cannot be shipped. */
  | 'is_pickup'
  /** An order to be shipped cannot be picked up. */
  | 'is_sent'
  /** Gift vouchers are emailed with the payment. */
  | 'is_emailed';

/** Whether the transition belongs to a pickup order; orders to be shipped are `shipped` before they are `completed`. */
const isPickupTransition = ({ state }: OrderTransitionGuardInput, to: OrderState): boolean =>
  to === 'ready_for_pickup' || (to === 'completed' && state !== 'shipped');

/** States of an order that contains something to pack. */
const packingStates: readonly OrderState[] = ['in_progress', 'ready_for_pickup', 'shipped'];

/** `undefined` if the transition is allowed. */
export const findOrderTransitionRefusal = (
  order: OrderTransitionGuardInput,
  to: OrderState,
): OrderTransitionRefusal | undefined => {
  if (!orderStateTransitions[order.state].includes(to)) return 'no_such_step';
  if (order.isVoucherOrder && packingStates.includes(to)) return 'is_emailed';
  if (to === 'shipped' && order.isPickup) return 'is_pickup';
  const isEmailed = order.isVoucherOrder === true && to === 'completed';
  if (isPickupTransition(order, to) && !order.isPickup && !isEmailed) return 'is_sent';
  if (order.isPaid && (to === 'paid' || to === 'cancelled')) return 'paid_already';
  if (to !== 'refunded') return undefined;
  if (!order.isPaid) return 'not_paid';
  return order.isReturned ? undefined : 'not_returned';
};
