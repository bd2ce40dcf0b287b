import { describe, expect, it } from 'vitest';
import { orderStates, type OrderState } from '../../../contract/shop/order-constants.ts';
import { toAvailableOrderTransitions } from './available-order-transitions.ts';

const unpaid = { isPaid: false, isPickup: false, isVoucherOrder: false, dueCents: 100 };

const namesOf = (state: OrderState, facts: Partial<typeof unpaid> = {}) =>
  toAvailableOrderTransitions({ state, ...unpaid, ...facts }).map(({ name, kind }) => `${kind} ${name}`);

describe('the steps of an order', () => {
  it.each([
    [
      'to be shipped, on invoice',
      'new',
      {},
      ['next shipped', 'other paid', 'other in_progress', 'end cancelled', 'end withdrawn'],
    ],
    ['to be shipped, paid', 'paid', { isPaid: true }, ['next shipped', 'other in_progress', 'end withdrawn']],
    ['that waits for its payment', 'awaiting_payment', {}, ['next paid', 'end cancelled', 'end withdrawn']],
    [
      'to be picked up and paid there',
      'in_progress',
      { isPickup: true },
      ['next ready_for_pickup', 'other paid', 'end cancelled', 'end withdrawn'],
    ],
    [
      'that is ready and paid there',
      'ready_for_pickup',
      { isPickup: true },
      ['next collectedAndPaid', 'other paid', 'end cancelled', 'end withdrawn'],
    ],
    [
      'that is ready and paid',
      'ready_for_pickup',
      { isPickup: true, isPaid: true },
      ['next collected', 'end withdrawn'],
    ],
    ['shipped, not paid', 'shipped', {}, ['next completedAndPaid', 'end withdrawn']],
    ['shipped and paid', 'shipped', { isPaid: true }, ['next completed', 'end withdrawn']],
    ['of gift vouchers, on invoice', 'new', { isVoucherOrder: true }, ['next paid', 'end cancelled', 'end withdrawn']],
    ['that costs nothing', 'shipped', { dueCents: 0 }, ['next completed', 'end withdrawn']],
    [
      'that costs nothing, to be picked up',
      'ready_for_pickup',
      { isPickup: true, dueCents: 0 },
      ['next collected', 'end cancelled', 'end withdrawn'],
    ],
    ['completed', 'completed', { isPaid: true }, ['end withdrawn']],
    ['cancelled', 'cancelled', {}, []],
    // The state follows from the refund.
    ['withdrawn', 'withdrawn', { isPaid: true }, []],
  ] as const)('%s', (_name, state, facts, steps) => {
    expect(namesOf(state, facts)).toEqual(steps);
  });

  it('tell the customer by email where the service does', () => {
    const emailed = orderStates.flatMap((state) =>
      [true, false].flatMap((isPickup) =>
        toAvailableOrderTransitions({ ...unpaid, state, isPickup }).flatMap(({ to, isEmailed }) =>
          isEmailed ? [to] : [],
        ),
      ),
    );
    expect(new Set(emailed)).toEqual(new Set(['paid', 'shipped', 'ready_for_pickup', 'cancelled']));
  });
});
