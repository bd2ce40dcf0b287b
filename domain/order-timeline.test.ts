import { expect, it } from 'vitest';
import { toOrderTimeline } from './order-timeline.ts';

const format = (order: Parameters<typeof toOrderTimeline>[0]): string =>
  toOrderTimeline(order)
    .map(({ step, progress }) => `${{ done: '✓', now: '●', ahead: '○' }[progress]}${step}`)
    .join(' ');

const sent = { isPaid: false, isPickup: false, isVoucherOrder: false };
const collected = { ...sent, isPickup: true };
const emailed = { ...sent, isVoucherOrder: true };

it.each([
  [{ ...sent, state: 'new' }, '●ordered ○in_progress ○shipped'],
  [{ ...sent, state: 'awaiting_payment' }, '●ordered ○paid ○in_progress ○shipped'],
  [{ ...sent, state: 'paid', isPaid: true }, '✓ordered ●paid ○in_progress ○shipped'],
  [{ ...sent, state: 'in_progress', isPaid: true }, '✓ordered ✓paid ●in_progress ○shipped'],
  [{ ...sent, state: 'in_progress' }, '✓ordered ●in_progress ○shipped'],
  [{ ...sent, state: 'shipped' }, '✓ordered ✓in_progress ✓shipped'],
  [{ ...sent, state: 'completed', isPaid: true }, '✓ordered ✓in_progress ✓shipped'],
  [{ ...collected, state: 'new' }, '●ordered ○in_progress ○ready_for_pickup ○collected'],
  [{ ...collected, state: 'ready_for_pickup' }, '✓ordered ✓in_progress ●ready_for_pickup ○collected'],
  [{ ...collected, state: 'completed', isPaid: true }, '✓ordered ✓in_progress ✓ready_for_pickup ✓collected'],
  [{ ...emailed, state: 'new' }, '●ordered ○paid ○emailed'],
  [{ ...emailed, state: 'awaiting_payment' }, '●ordered ○paid ○emailed'],
  [{ ...emailed, state: 'completed', isPaid: true }, '✓ordered ✓paid ✓emailed'],
] as const)('%o', (order, timeline) => {
  expect(format(order)).toBe(timeline);
});

it('is empty for a cancelled, refunded or withdrawn order', () => {
  for (const state of ['cancelled', 'refunded', 'withdrawn'] as const) {
    for (const order of [sent, emailed]) expect(toOrderTimeline({ ...order, state }), state).toEqual([]);
  }
});
