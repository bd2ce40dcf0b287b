import { describe, expect, it } from 'vitest';
import { type OrderState, orderStates } from '../../../contract/shop/order-codes.ts';
import {
  type TransitionContext,
  findTransitionRefusal,
  type OrderTransitionRefusal,
  orderTransitions,
} from './transitions.ts';

type Verdict = OrderTransitionRefusal | undefined;

const ok = undefined;

const all = (unpaidSent: Verdict, unpaidPickup: Verdict, paidSent: Verdict, paidPickup: Verdict) => ({
  unpaidSent,
  unpaidPickup,
  paidSent,
  paidPickup,
});

/** Every step there is, by whether the order is paid and collected; what is not named here is refused as no step. */
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
} satisfies Record<string, Omit<TransitionContext, 'state'>>;

describe.each(Object.entries(kinds))('an order that is %s', (name, facts) => {
  it.each(orderStates)('goes from %s exactly where it may', (state) => {
    const verdicts = orderStates.map((to) => [to, findTransitionRefusal({ state, ...facts }, to)]);
    const wanted = orderStates.map((to) => {
      const step = steps[`${state} → ${to}`];
      return [to, step ? step[name as keyof typeof kinds] : 'no_such_step'];
    });
    expect(verdicts).toEqual(wanted);
  });
});

it('is refunded once all of the money has gone back, from wherever a refund may be', () => {
  for (const state of orderStates.filter((from) => orderTransitions[from].includes('refunded')))
    expect(
      findTransitionRefusal({ state, isPaid: true, isReturned: true, isPickup: false }, 'refunded'),
    ).toBeUndefined();
});

it('has an end: from everywhere, and never back to what waits for money', () => {
  const ends = orderStates.filter((state) => orderTransitions[state].length === 0);
  expect(ends).toEqual(['cancelled', 'refunded']);
  const begins: OrderState[] = ['new', 'awaiting_payment'];
  for (const state of orderStates) expect(orderTransitions[state].filter((to) => begins.includes(to))).toEqual([]);
});
