// How far an order has come, as its page shows it to the shopper: from ordered to sent or collected. Pure.
import type { OrderState } from '../contract/shop/order-codes.ts';

export type OrderTimelineStep = 'collected' | 'in_progress' | 'ordered' | 'paid' | 'ready_for_pickup' | 'shipped';

export interface OrderTimelineEntry {
  step: OrderTimelineStep;
  progress: 'ahead' | 'done' | 'now';
}

interface TimelineOrder {
  state: OrderState;
  isPaid: boolean;
  isPickup: boolean;
}

/** Of money that is waited for or came first. What is paid at the end is settled with the last step. */
const hasPaidStep = ({ state, isPaid }: TimelineOrder): boolean =>
  state === 'awaiting_payment' || state === 'paid' || (isPaid && state !== 'completed');

const reached: Partial<Record<OrderState, OrderTimelineStep>> = {
  new: 'ordered',
  awaiting_payment: 'ordered',
  paid: 'paid',
  in_progress: 'in_progress',
  ready_for_pickup: 'ready_for_pickup',
  shipped: 'shipped',
};

/** Empty for an order that came to nothing: its state says it all. What has left the house is done, paid or not. */
export const toOrderTimeline = (facts: TimelineOrder): OrderTimelineEntry[] => {
  const { state, isPickup } = facts;
  const steps: OrderTimelineStep[] = [
    'ordered',
    ...(hasPaidStep(facts) ? (['paid'] as const) : []),
    'in_progress',
    ...(isPickup ? (['ready_for_pickup', 'collected'] as const) : (['shipped'] as const)),
  ];
  const isOver = state === 'completed' || state === 'shipped';
  const now = reached[state];
  if (!isOver && now === undefined) return [];
  const index = isOver || now === undefined ? steps.length : steps.indexOf(now);
  return steps.map((step, at) => ({ step, progress: at < index ? 'done' : at === index ? 'now' : 'ahead' }));
};
