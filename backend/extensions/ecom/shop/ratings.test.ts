import { expect, it } from 'vitest';
import { orderStates } from '../../../../contract/shop/order-codes.ts';
import { isPurchasedOrderState, isFulfilledOrderState } from './ratings.ts';

/** Whatever became of the order later: who has given a piece back has bought it. */
const unsold = ['awaiting_payment', 'cancelled'];
const handedOver = ['shipped', 'completed'];

it.each(orderStates)('classifies the state %s', (state) => {
  expect(isPurchasedOrderState(state)).toBe(!unsold.includes(state));
  expect(isFulfilledOrderState(state)).toBe(handedOver.includes(state));
});
