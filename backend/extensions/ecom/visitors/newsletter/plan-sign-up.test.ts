import { expect, it } from 'vitest';
import { type SubscriptionHistory, planSignUp, type SubscriptionState } from './plan-sign-up.ts';

const known = (changes: Partial<SubscriptionHistory> = {}): SubscriptionHistory => ({
  state: 'pending',
  isAskedHere: false,
  isConfirmedHere: false,
  askedToday: 0,
  ...changes,
});

const states: SubscriptionState[] = ['confirmed', 'pending', 'suspected', 'unsubscribed'];

it('asks the mailbox, also again and after an end', () => {
  for (const state of ['pending', 'suspected', 'unsubscribed'] as const)
    expect(planSignUp(known({ state }))).toBe('ask_to_confirm');
});

it('tells who asked from here a moment ago, alike in every state', () => {
  expect(states.map((state) => planSignUp(known({ state, isAskedHere: true })))).toEqual(
    states.map(() => 'already_registered'),
  );
});

it('tells of a subscription only where it was confirmed, and elsewhere by mail', () => {
  expect(planSignUp(known({ state: 'confirmed', isConfirmedHere: true }))).toBe('already_registered');
  expect(planSignUp(known({ state: 'confirmed' }))).toBe('tell_known');
});

it('leaves a mailbox in peace after three mails a day', () => {
  expect(planSignUp(known({ askedToday: 2 }))).toBe('ask_to_confirm');
  expect(planSignUp(known({ askedToday: 3 }))).toBe('quiet');
});
