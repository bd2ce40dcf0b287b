import { expect, it } from 'vitest';
import { type SubscriptionHistory, planSignUp, type SubscriptionState } from './plan-sign-up.ts';

const toHistory = (changes: Partial<SubscriptionHistory> = {}): SubscriptionHistory => ({
  state: 'pending',
  isRequestedHere: false,
  isConfirmedHere: false,
  requestsToday: 0,
  ...changes,
});

const states: SubscriptionState[] = ['confirmed', 'pending', 'suspected', 'unsubscribed'];

it('requests a confirmation, even repeatedly and after unsubscribing', () => {
  for (const state of ['pending', 'suspected', 'unsubscribed'] as const)
    expect(planSignUp(toHistory({ state }))).toBe('request_confirmation');
});

it('responds identically in every state to a repeated sign-up from the same network address', () => {
  expect(states.map((state) => planSignUp(toHistory({ state, isRequestedHere: true })))).toEqual(
    states.map(() => 'already_registered'),
  );
});

it('reveals a subscription only to the network address that confirmed it, otherwise by email', () => {
  expect(planSignUp(toHistory({ state: 'confirmed', isConfirmedHere: true }))).toBe('already_registered');
  expect(planSignUp(toHistory({ state: 'confirmed' }))).toBe('notify_subscribed');
});

it('sends at most three emails a day to one mailbox', () => {
  expect(planSignUp(toHistory({ requestsToday: 2 }))).toBe('request_confirmation');
  expect(planSignUp(toHistory({ requestsToday: 3 }))).toBe('send_nothing');
});
