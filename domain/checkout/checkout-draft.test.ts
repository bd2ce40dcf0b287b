import { describe, expect, it } from 'vitest';
import { filledDraft, oneRing } from './checkout.fixture.ts';
import { emptyDraft, parseStoredDraft, toStoredDraft } from './checkout-draft.ts';
import { createAttempt } from './order-attempt.ts';
import { toOrderContent } from './order-body.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const day = 86_400_000;

describe('what is stored of the checkout', () => {
  it('has the specified names, a timestamp and a version', () => {
    expect(Object.keys(JSON.parse(toStoredDraft(filledDraft, now) ?? '{}') as object)).toEqual([
      ...['customerEmail', 'shippingAddress', 'invoiceAddress', 'comment', 'paymentMethod', 'shippingMethod'],
      ...['shippingCost', 'presentWrap', 'attempt', 'timestamp', 'version'],
    ]);
  });

  it('comes back with the attempt that is under way', () => {
    const content = toOrderContent(filledDraft, oneRing, { language: 'de', total: 1, homepage: '' });
    if (!content) throw new Error('Nothing can be ordered.');
    const draft = { ...filledDraft, attempt: createAttempt(content, { pickup: null, paypalClientId: null }) };
    expect(parseStoredDraft(toStoredDraft(draft, now), now + 6 * day)).toEqual(draft);
  });

  it('holds nothing that belongs to memory, and nothing at all of an empty form', () => {
    const withOffer = { ...filledDraft, availableShippingMethods: [1], payPal: {} };
    expect(toStoredDraft(withOffer, now)).not.toContain('availableShippingMethods');
    expect(toStoredDraft(emptyDraft, now)).toBeNull();
  });

  it.each([
    ['the clock was set back a little', -1],
    ['the clock was set back by seven days', -7 * day],
    ['it is seven days old', 7 * day],
  ])('comes back where %s', (_case, passedMs) => {
    expect(parseStoredDraft(toStoredDraft(filledDraft, now), now + passedMs)).toEqual(filledDraft);
  });

  it.each([
    ['the clock was set back by more than seven days, so that nobody knows its age', -7 * day - 1],
    ['it is older than seven days', 7 * day + 1],
  ])('is dropped where %s', (_case, passedMs) => {
    expect(parseStoredDraft(toStoredDraft(filledDraft, now), now + passedMs)).toEqual(emptyDraft);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"customerEmail":'],
    ['another version', JSON.stringify({ ...filledDraft, timestamp: now, version: 99 })],
    ['a field of another kind', JSON.stringify({ ...filledDraft, presentWrap: 'yes', timestamp: now, version: 1 })],
    ['a list', '[]'],
  ])('is dropped where it is %s', (_case, stored) => {
    expect(parseStoredDraft(stored, now)).toBe(emptyDraft);
  });

  it('has gift wrapping off from the start (L5)', () => {
    expect(emptyDraft.presentWrap).toBe(false);
  });
});
