import { expect, it } from 'vitest';
import { type SubscriptionHistory, planSignUp, type SubscriptionState } from './plan-sign-up.ts';

const toHistory = (changes: Partial<SubscriptionHistory> = {}): SubscriptionHistory => ({
  state: 'pending',
  isAskedHere: false,
  isConfirmedHere: false,
  askedToday: 0,
  ...changes,
});

const states: SubscriptionState[] = ['confirmed', 'pending', 'suspected', 'unsubscribed'];

it('sends a confirmation request, also repeatedly and after unsubscribing', () => {
  for (const state of ['pending', 'suspected', 'unsubscribed'] as const)
    expect(planSignUp(toHistory({ state }))).toBe('ask_to_confirm');
});

it('answers a repeated sign-up from the same network address alike in every state', () => {
  expect(states.map((state) => planSignUp(toHistory({ state, isAskedHere: true })))).toEqual(
    states.map(() => 'already_registered'),
  );
});

it('reveals a subscription only at the network address that confirmed it, otherwise by email', () => {
  expect(planSignUp(toHistory({ state: 'confirmed', isConfirmedHere: true }))).toBe('already_registered');
  expect(planSignUp(toHistory({ state: 'confirmed' }))).toBe('tell_known');
});

it('sends at most three emails a day to one mailbox', () => {
  expect(planSignUp(toHistory({ askedToday: 2 }))).toBe('ask_to_confirm');
  expect(planSignUp(toHistory({ askedToday: 3 }))).toBe('quiet');
});
