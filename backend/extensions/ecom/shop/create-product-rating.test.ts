import { expect, it } from 'vitest';
import { orderStates } from '../../../../contract/shop/order-constants.ts';
import { isFulfilledOrderState } from '../../../../domain/order-timeline.ts';
import { isPurchasedOrderState } from './create-product-rating.ts';

/** Returned and refunded orders still count as purchases. */
const notPurchased = ['awaiting_payment', 'cancelled'];
const fulfilled = ['shipped', 'completed'];

it.each(orderStates)('classifies the state %s as purchased and fulfilled, or not', (state) => {
  expect(isPurchasedOrderState(state)).toBe(!notPurchased.includes(state));
  expect(isFulfilledOrderState(state)).toBe(fulfilled.includes(state));
});
