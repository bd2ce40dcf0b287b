import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../../contract/shop/order-constants.ts';
import {
  type OrderTransitionGuardInput,
  findOrderTransitionRefusal,
  type OrderTransitionRefusal,
  orderStateTransitions,
} from './allowed-order-state-transitions.ts';

type Expected = OrderTransitionRefusal | undefined;

const ok = undefined;

const all = (unpaidSent: Expected, unpaidPickup: Expected, paidSent: Expected, paidPickup: Expected) => ({
  unpaidSent,
  unpaidPickup,
  paidSent,
  paidPickup,
});

/** Expected result of each transition, by payment and delivery; all others are rejected as `no_such_step`. */
const steps: Record<string, ReturnType<typeof all>> = {
  'new → paid': all(ok, ok, 'paid_already', 'paid_already'),
  'new → in_progress': all(ok, ok, ok, ok),
  'new → ready_for_pickup': all('is_sent', ok, 'is_sent', ok),
  'new → shipped': all(ok, 'is_pickup', ok, 'is_pickup'),
  'new → completed': all('is_sent', ok, 'is_sent', ok),
  'new → cancelled': all(ok, ok, 'paid_already', 'paid_already'),
  'new → withdrawn': all(ok, ok, ok, ok),
  'awaiting_payment → paid': all(ok, ok, 'paid_already', 'paid_already'),
  'awaiting_payment → cancelled': all(ok, ok, 'paid_already', 'paid_already'),
  'awaiting_payment → withdrawn': all(ok, ok, ok, ok),
  'paid → in_progress': all(ok, ok, ok, ok),
  'paid → ready_for_pickup': all('is_sent', ok, 'is_sent', ok),
  'paid → shipped': all(ok, 'is_pickup', ok, 'is_pickup'),
  'paid → completed': all('is_sent', ok, 'is_sent', ok),
  'paid → refunded': all('not_paid', 'not_paid', 'not_returned', 'not_returned'),
  'paid → withdrawn': all(ok, ok, ok, ok),
  'in_progress → paid': all(ok, ok, 'paid_already', 'paid_already'),
  'in_progress → ready_for_pickup': all('is_sent', ok, 'is_sent', ok),
  'in_progress → shipped': all(ok, 'is_pickup', ok, 'is_pickup'),
  'in_progress → cancelled': all(ok, ok, 'paid_already', 'paid_already'),
  'in_progress → refunded': all('not_paid', 'not_paid', 'not_returned', 'not_returned'),
  'in_progress → withdrawn': all(ok, ok, ok, ok),
  'ready_for_pickup → paid': all(ok, ok, 'paid_already', 'paid_already'),
  'ready_for_pickup → completed': all('is_sent', ok, 'is_sent', ok),
  'ready_for_pickup → cancelled': all(ok, ok, 'paid_already', 'paid_already'),
  'ready_for_pickup → refunded': all('not_paid', 'not_paid', 'not_returned', 'not_returned'),
  'ready_for_pickup → withdrawn': all(ok, ok, ok, ok),
  'shipped → completed': all(ok, ok, ok, ok),
  'shipped → refunded': all('not_paid', 'not_paid', 'not_returned', 'not_returned'),
  'shipped → withdrawn': all(ok, ok, ok, ok),
  'completed → refunded': all('not_paid', 'not_paid', 'not_returned', 'not_returned'),
  'completed → withdrawn': all(ok, ok, ok, ok),
  'withdrawn → refunded': all('not_paid', 'not_paid', 'not_returned', 'not_returned'),
};

const kinds = {
  unpaidSent: { isPaid: false, isReturned: false, isPickup: false },
  unpaidPickup: { isPaid: false, isReturned: false, isPickup: true },
  paidSent: { isPaid: true, isReturned: false, isPickup: false },
  paidPickup: { isPaid: true, isReturned: false, isPickup: true },
} satisfies Record<string, Omit<OrderTransitionGuardInput, 'state'>>;

describe.each(Object.entries(kinds))('an order that is %s', (name, facts) => {
  it.each(orderStates)('allows exactly the listed transitions from %s', (state) => {
    const results = orderStates.map((to) => [to, findOrderTransitionRefusal({ state, ...facts }, to)]);
    const expected = orderStates.map((to) => {
      const step = steps[`${state} → ${to}`];
      return [to, step ? step[name as keyof typeof kinds] : 'no_such_step'];
    });
    expect(results).toEqual(expected);
  });
});

it('lets an order of gift vouchers be paid and completed, but not packed', () => {
  const order = { state: 'new', isPaid: false, isReturned: false, isPickup: false, isVoucherOrder: true } as const;
  const refused = orderStates.filter((to) => findOrderTransitionRefusal(order, to) === 'is_emailed');
  expect(refused).toEqual(['in_progress', 'ready_for_pickup', 'shipped']);
  expect(findOrderTransitionRefusal(order, 'paid')).toBeUndefined();
  expect(findOrderTransitionRefusal({ ...order, state: 'paid', isPaid: true }, 'completed')).toBeUndefined();
});

it('allows "refunded" once the full amount is refunded', () => {
  for (const state of orderStates.filter((from) => orderStateTransitions[from].includes('refunded')))
    expect(
      findOrderTransitionRefusal({ state, isPaid: true, isReturned: true, isPickup: false }, 'refunded'),
    ).toBeUndefined();
});

it('has final states, and never returns to an initial state', () => {
  const finalStates = orderStates.filter((state) => orderStateTransitions[state].length === 0);
  expect(finalStates).toEqual(['cancelled', 'refunded']);
  const initialStates: OrderState[] = ['new', 'awaiting_payment'];
  for (const state of orderStates)
    expect(orderStateTransitions[state].filter((to) => initialStates.includes(to))).toEqual([]);
});
