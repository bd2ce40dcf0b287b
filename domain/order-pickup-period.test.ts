import { expect, it } from 'vitest';
import { toUpcomingOrderPickupPeriod } from './order-pickup-period.ts';

const expected = { from: '2026-12-01', to: '2026-12-03' };

it.each(['new', 'awaiting_payment', 'paid', 'in_progress'] as const)(
  'expects an order that is %s on its dates',
  (state) => {
    const order = { state, expected, lastDay: null };
    expect(toUpcomingOrderPickupPeriod(order, '2026-12-03')).toEqual({ ...expected, isExpected: true });
    expect(toUpcomingOrderPickupPeriod(order, '2026-12-04')).toBeNull();
    expect(toUpcomingOrderPickupPeriod({ ...order, expected: null }, '2026-12-03')).toBeNull();
  },
);

it('lasts from today to the last day once the order is ready', () => {
  const order = { state: 'ready_for_pickup', expected, lastDay: '2026-12-08' } as const;
  expect(toUpcomingOrderPickupPeriod(order, '2026-12-04')).toEqual({
    from: '2026-12-04',
    to: '2026-12-08',
    isExpected: false,
  });
  expect(toUpcomingOrderPickupPeriod(order, '2026-12-08')).toMatchObject({ from: '2026-12-08', to: '2026-12-08' });
  expect(toUpcomingOrderPickupPeriod(order, '2026-12-09')).toBeNull();
  expect(toUpcomingOrderPickupPeriod({ ...order, lastDay: null }, '2026-12-04')).toBeNull();
});

it.each(['completed', 'cancelled', 'shipped'] as const)('has no days for an order that is %s', (state) => {
  expect(toUpcomingOrderPickupPeriod({ state, expected, lastDay: '2026-12-08' }, '2026-12-01')).toBeNull();
});
