import { describe, expect, it } from 'vitest';
import { expressId, filledDraft, parcelId, pickupId, someQuote } from './checkout.fixture.ts';
import { emptyDraft } from './checkout-draft.ts';
import { toKeptChoices, toOpenPayments } from './choices.ts';

describe('toKeptChoices', () => {
  it('takes the house’s first country for a form that is new, and a parcel once the figures are those of it', () => {
    expect(toKeptChoices(emptyDraft, someQuote)).toMatchObject({
      choices: { country: 'DE', shippingMethod: null, paymentMethod: null, presentWrap: false },
      lost: [],
    });
    const withCountry = { ...emptyDraft, shippingAddress: { ...emptyDraft.shippingAddress, country: 'DE' } };
    expect(toKeptChoices(withCountry, someQuote).choices.shippingMethod).toBe(parcelId);
  });

  it('keeps what is still offered, with its newest price', () => {
    const draft = { ...filledDraft, shippingMethod: expressId, paymentMethod: 4, presentWrap: true };
    expect(toKeptChoices(draft, someQuote)).toEqual({
      choices: { country: 'DE', shippingMethod: expressId, shippingCost: 2_490, paymentMethod: 4, presentWrap: true },
      lost: [],
    });
  });

  it('takes back a payment that the way of shipping does not allow', () => {
    const draft = { ...filledDraft, shippingMethod: pickupId, paymentMethod: 4 };
    expect(toKeptChoices(draft, someQuote)).toMatchObject({
      choices: { shippingMethod: pickupId, paymentMethod: null },
      lost: ['payment'],
    });
  });

  it('takes back a way of shipping that is not there, and chooses none in its place', () => {
    const draft = { ...filledDraft, shippingMethod: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2aff' };
    expect(toKeptChoices(draft, someQuote)).toMatchObject({ choices: { shippingMethod: null }, lost: ['shipping'] });
    const open = { ...draft, shippingMethod: null };
    expect(toKeptChoices(open, someQuote, ['shipping'])).toMatchObject({ choices: { shippingMethod: null }, lost: [] });
  });

  it('takes back a country and a wrapping that are offered no more', () => {
    const draft = {
      ...filledDraft,
      shippingAddress: { ...filledDraft.shippingAddress, country: 'CH' },
      presentWrap: true,
    };
    const { choices, lost } = toKeptChoices(draft, { ...someQuote, present_wrap: null });
    expect(choices).toMatchObject({ country: '', presentWrap: false });
    expect(lost).toEqual(['country', 'presentWrap']);
  });
});

it('opens the payments of the chosen way of shipping alone', () => {
  const [pickup = null] = someQuote.shipping_options;
  expect(toOpenPayments(someQuote, pickup).map(({ id }) => id)).toEqual([2, 3]);
  expect(toOpenPayments(someQuote, null)).toHaveLength(4);
});
