import { expect, it } from 'vitest';
import {
  type NewsletterAddressSignUpHistory,
  planNewsletterSignUp,
  type NewsletterSubscriptionState,
} from './plan-newsletter-sign-up.ts';

const toHistory = (changes: Partial<NewsletterAddressSignUpHistory> = {}): NewsletterAddressSignUpHistory => ({
  state: 'pending',
  isRequestedHere: false,
  isConfirmedHere: false,
  requestsToday: 0,
  ...changes,
});

const states: NewsletterSubscriptionState[] = ['confirmed', 'pending', 'suspected', 'unsubscribed'];

it('requests a confirmation, even repeatedly and after unsubscribing', () => {
  for (const state of ['pending', 'suspected', 'unsubscribed'] as const)
    expect(planNewsletterSignUp(toHistory({ state }))).toBe('request_confirmation');
});

it('responds identically in every state to a repeated sign-up from the same network address', () => {
  expect(states.map((state) => planNewsletterSignUp(toHistory({ state, isRequestedHere: true })))).toEqual(
    states.map(() => 'already_registered'),
  );
});

it('reveals a subscription only to the network address that confirmed it, otherwise by email', () => {
  expect(planNewsletterSignUp(toHistory({ state: 'confirmed', isConfirmedHere: true }))).toBe('already_registered');
  expect(planNewsletterSignUp(toHistory({ state: 'confirmed' }))).toBe('notify_subscribed');
});

it('sends at most three emails a day to one mailbox', () => {
  expect(planNewsletterSignUp(toHistory({ requestsToday: 2 }))).toBe('request_confirmation');
  expect(planNewsletterSignUp(toHistory({ requestsToday: 3 }))).toBe('send_nothing');
});
