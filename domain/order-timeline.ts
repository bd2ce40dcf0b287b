// How far an order has progressed: its timeline on the status page, from ordered to shipped, collected or emailed. Pure.
import type { OrderState } from '../contract/shop/order-constants.ts';

export type OrderTimelineStep =
  | 'collected'
  /** Gift vouchers. */
  | 'emailed'
  | 'in_progress'
  | 'ordered'
  | 'paid'
  | 'ready_for_pickup'
  | 'shipped';

export interface OrderTimelineStepProgress {
  step: OrderTimelineStep;
  progress: 'ahead' | 'done' | 'now';
}

/** The goods have been shipped or handed over: they can be rated, and an authorized payment can be captured. */
export const fulfilledOrderStates: readonly OrderState[] = ['shipped', 'completed'];

export const isFulfilledOrderState = (state: OrderState): boolean => fulfilledOrderStates.includes(state);

const undeliveredStates: readonly OrderState[] = ['awaiting_payment', 'new', 'paid', 'in_progress', 'shipped'];

/** Whether the expected dates of delivery or collection still apply. */
export const isDeliveryStillExpectedInOrderState = (state: OrderState): boolean => undeliveredStates.includes(state);

interface TimelineOrder {
  state: OrderState;
  isPaid: boolean;
  isPickup: boolean;
  /** Gift vouchers only, which are sent by email with the payment. */
  isVoucherOrder: boolean;
}

/**
 * Whether payment is a separate step. An order that is paid only on completion (invoice, cash on pickup) has no such
 * step.
 */
const hasPaidStep = ({ state, isPaid }: TimelineOrder): boolean =>
  state === 'awaiting_payment' || state === 'paid' || (isPaid && state !== 'completed');

const toEmailedTimeline = ({ isPaid }: TimelineOrder): OrderTimelineStepProgress[] => [
  { step: 'ordered', progress: isPaid ? 'done' : 'now' },
  { step: 'paid', progress: isPaid ? 'done' : 'ahead' },
  { step: 'emailed', progress: isPaid ? 'done' : 'ahead' },
];

const currentSteps: Partial<Record<OrderState, OrderTimelineStep>> = {
  new: 'ordered',
  awaiting_payment: 'ordered',
  paid: 'paid',
  in_progress: 'in_progress',
  ready_for_pickup: 'ready_for_pickup',
  shipped: 'shipped',
};

/**
 * Empty for a cancelled, refunded or withdrawn order. The timeline of a shipped order is complete, whether paid or not.
 */
export const toOrderTimeline = (order: TimelineOrder): OrderTimelineStepProgress[] => {
  const { state, isPickup } = order;
  const isFinished = isFulfilledOrderState(state);
  const currentStep = currentSteps[state];
  if (!isFinished && currentStep === undefined) return [];
  if (order.isVoucherOrder) return toEmailedTimeline(order);
  const steps: OrderTimelineStep[] = [
    'ordered',
    ...(hasPaidStep(order) ? (['paid'] as const) : []),
    'in_progress',
    ...(isPickup ? (['ready_for_pickup', 'collected'] as const) : (['shipped'] as const)),
  ];
  const index = isFinished || currentStep === undefined ? steps.length : steps.indexOf(currentStep);
  return steps.map((step, at) => ({ step, progress: at < index ? 'done' : at === index ? 'now' : 'ahead' }));
};
