// On which days an order can be collected: expected days until it is ready, then the days of its reservation. Pure.
import type { OrderState } from '../contract/shop/order-constants.ts';
import type { DateRange } from './delivery-time.ts';

/** States before the order is ready for collection. */
export const statesBeforeReadyForPickup: readonly OrderState[] = ['new', 'awaiting_payment', 'paid', 'in_progress'];

export const isOrderStateBeforeReadyForPickup = (state: OrderState): boolean =>
  statesBeforeReadyForPickup.includes(state);

export interface OrderPickupPeriod extends DateRange {
  /** Only an expectation so far. */
  isExpected: boolean;
}

interface CollectedOrder {
  state: OrderState;
  /** Days on which the order is expected to become ready; `null` if unknown. */
  expected: DateRange | null;
  /** Last day of the reservation; `null` before the order is ready, or without a deadline. */
  lastDay: string | null;
}

/** `null` if no days are known, and once they are over. @param today in the project's time zone, `YYYY-MM-DD` */
export const toUpcomingOrderPickupPeriod = (
  { state, expected, lastDay }: CollectedOrder,
  today: string,
): OrderPickupPeriod | null => {
  if (isOrderStateBeforeReadyForPickup(state))
    return expected && expected.to >= today ? { ...expected, isExpected: true } : null;
  if (state !== 'ready_for_pickup' || lastDay === null || lastDay < today) return null;
  return { from: today, to: lastDay, isExpected: false };
};
