// The steps that the overview offers for an order, from the table of transitions: which one comes next, which others
// are possible, and which end the order. Pure.
import type { OrderState } from '../../../contract/shop/order-constants.ts';
import {
  findOrderTransitionRefusal,
  isEmailedOrderState,
  orderStateTransitions,
} from '../../schema/orders/allowed-order-state-transitions.ts';
import type { SingleOrderOverview } from './order-overview-record.ts';

export type OrderTransitionName =
  | 'cancelled'
  /** Picked up, and paid before or now. */
  | 'collected'
  | 'collectedAndPaid'
  | 'completed'
  | 'completedAndPaid'
  | 'in_progress'
  | 'paid'
  | 'ready_for_pickup'
  | 'shipped'
  | 'withdrawn';

export interface AvailableOrderTransition {
  /** Key of its texts. */
  name: OrderTransitionName;
  to: OrderState;
  /** `next`: the usual one. `end`: the order goes no further. */
  kind: 'end' | 'next' | 'other';
  /** The customer gets an email, so the step is confirmed first. */
  isEmailed: boolean;
}

type StepOrder = Pick<SingleOrderOverview, 'dueCents' | 'isPaid' | 'isPickup' | 'isVoucherOrder' | 'state'>;

/** For an order that goes no further, the transitions do not include it. */
const toUsualState = ({ state, isPickup, isVoucherOrder }: StepOrder): OrderState => {
  if (state === 'awaiting_payment' || isVoucherOrder) return 'paid';
  if (state === 'ready_for_pickup' || state === 'shipped') return 'completed';
  return isPickup ? 'ready_for_pickup' : 'shipped';
};

const endStates: readonly OrderState[] = ['cancelled', 'withdrawn'];

const toCompletedName = ({ dueCents, isPaid, isPickup }: StepOrder): OrderTransitionName => {
  const isSettled = isPaid || dueCents === 0;
  if (isPickup) return isSettled ? 'collected' : 'collectedAndPaid';
  return isSettled ? 'completed' : 'completedAndPaid';
};

/** `undefined`: the state follows from something else, such as from a refund. */
const toStepName = (order: StepOrder, to: OrderState): OrderTransitionName | undefined => {
  // The payment sends gift vouchers and completes their order.
  if (to === 'completed') return order.isVoucherOrder ? undefined : toCompletedName(order);
  if (to === 'paid' && order.dueCents === 0) return undefined;
  return to === 'new' || to === 'awaiting_payment' || to === 'refunded' ? undefined : to;
};

const kindOrder: AvailableOrderTransition['kind'][] = ['next', 'other', 'end'];

/** The next step first, those that end the order last. */
export const toAvailableOrderTransitions = (order: StepOrder): AvailableOrderTransition[] => {
  const usualState = toUsualState(order);
  return orderStateTransitions[order.state]
    .flatMap((to): AvailableOrderTransition[] => {
      const name = toStepName(order, to);
      // A refund is no step, so it does not matter what has been refunded.
      const isRefused = findOrderTransitionRefusal({ ...order, isReturned: false }, to) !== undefined;
      if (name === undefined || isRefused) return [];
      const kind = to === usualState ? 'next' : endStates.includes(to) ? 'end' : 'other';
      return [{ name, to, kind, isEmailed: isEmailedOrderState(to) }];
    })
    .toSorted((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind));
};
