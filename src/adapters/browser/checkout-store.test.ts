// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serializeCheckoutDraft } from '../../../domain/checkout/checkout-draft.ts';
import { testCheckoutDraft } from '../../../domain/checkout/checkout.fixture.ts';
import { updateCheckoutDraft, clearCheckout, useCheckoutStore } from './checkout-store.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

const stored = () => localStorage.getItem('int-checkout');

/** Stores a draft as another tab would, or this one before a clock change. */
const storeAt = (time: number) => {
  localStorage.setItem('int-checkout', serializeCheckoutDraft(testCheckoutDraft, time) ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: 'int-checkout' }));
};

beforeEach(() => {
  vi.useFakeTimers({ now });
  clearCheckout();
});

afterEach(() => vi.useRealTimers());

it('keeps a form saved before the clock was set back, and updates its timestamp with the next change', () => {
  storeAt(now + 6 * day);
  expect(useCheckoutStore.getState().customerEmail).toBe(testCheckoutDraft.customerEmail);
  updateCheckoutDraft({ comment: 'Bitte klingeln' });
  expect(JSON.parse(stored() ?? '{}')).toMatchObject({ timestamp: now, comment: 'Bitte klingeln' });
});

it.each([
  ['dated further in the future than a draft is kept', now + 8 * day],
  ['unchanged for more than a week', now - 8 * day],
])('drops a draft %s and removes its entry', (_case, time) => {
  storeAt(time);
  expect(useCheckoutStore.getState()).toMatchObject({ customerEmail: '', shippingMethod: null });
  expect(stored()).toBeNull();
});
