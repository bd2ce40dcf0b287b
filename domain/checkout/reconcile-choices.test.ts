import { describe, expect, it } from 'vitest';
import type { ShippingOption } from '../../contract/shop/quote.ts';
import {
  expressShippingId,
  completeCheckoutDraft,
  parcelShippingId,
  pickupShippingId,
  createTestCartQuote,
} from './checkout.fixture.ts';
import { emptyCheckoutDraft } from './checkout-draft.ts';
import {
  type UnavailableCheckoutChoice,
  reconcileCheckoutChoices,
  toAvailablePaymentMethods,
} from './reconcile-choices.ts';

describe('reconcileCheckoutChoices', () => {
  it('takes the house’s first country for a form that is new, and a parcel once the figures are those of it', () => {
    expect(reconcileCheckoutChoices(emptyCheckoutDraft, createTestCartQuote)).toMatchObject({
      choices: { country: 'DE', shippingMethod: null, paymentMethod: null, presentWrap: false },
      lost: [],
    });
    const withCountry = {
      ...emptyCheckoutDraft,
      shippingAddress: { ...emptyCheckoutDraft.shippingAddress, country: 'DE' },
    };
    expect(reconcileCheckoutChoices(withCountry, createTestCartQuote).choices.shippingMethod).toBe(parcelShippingId);
  });

  it('keeps what is still offered, with its newest price', () => {
    const draft = { ...completeCheckoutDraft, shippingMethod: expressShippingId, paymentMethod: 4, presentWrap: true };
    expect(reconcileCheckoutChoices(draft, createTestCartQuote)).toEqual({
      choices: {
        country: 'DE',
        shippingMethod: expressShippingId,
        shippingCost: 2_490,
        paymentMethod: 4,
        presentWrap: true,
      },
      lost: [],
      replacement: null,
    });
  });

  it('takes back a payment that the way of shipping does not allow', () => {
    const draft = { ...completeCheckoutDraft, shippingMethod: pickupShippingId, paymentMethod: 4 };
    expect(reconcileCheckoutChoices(draft, createTestCartQuote)).toMatchObject({
      choices: { shippingMethod: pickupShippingId, paymentMethod: null },
      lost: ['payment'],
    });
  });

  const gone = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2aff';
  const someOption = (id: string, details: Partial<ShippingOption>): ShippingOption => {
    const [, parcel] = createTestCartQuote.shipping_options;
    if (!parcel) throw new Error('The quote has no parcel.');
    return { ...parcel, id, is_free: false, ...details };
  };
  const dear = someOption('dear', { price_cents: 3_990, payment_methods: [2] });
  const cheap = someOption('cheap', { price_cents: 990, payment_methods: [1, 4] });
  const cheapByInvoice = someOption('cheap-by-invoice', { price_cents: 990, payment_methods: [2] });
  const [pickup] = createTestCartQuote.shipping_options;
  if (!pickup) throw new Error('The quote has no collection.');

  it.each<[string, ShippingOption[], number | null, string | null, UnavailableCheckoutChoice[]]>([
    ['the cheapest parcel, never the collection that is free', [pickup, dear, cheap], 4, 'cheap', []],
    ['the cheapest, also where it cannot be paid as chosen: that is asked', [dear, cheap], 2, 'cheap', ['payment']],
    ['of two at one price the one that can be paid as chosen', [cheap, cheapByInvoice], 2, 'cheap-by-invoice', []],
    ['of two at one price the first while no payment is chosen', [cheap, cheapByInvoice], null, 'cheap', []],
    ['none where only the collection is left', [pickup], 2, null, ['shipping']],
    ['none where nothing is left', [], 2, null, ['shipping']],
  ])('puts in the place of a parcel that has fallen away %s', (_name, options, paymentMethod, id, lost) => {
    const kept = reconcileCheckoutChoices(
      { ...completeCheckoutDraft, shippingMethod: gone, paymentMethod },
      { ...createTestCartQuote, shipping_options: options },
    );
    expect(kept.choices.shippingMethod).toBe(id);
    expect(kept.choices.shippingCost).toBe(options.find((option) => option.id === id)?.price_cents ?? 0);
    expect(kept.replacement?.id ?? null).toBe(id);
    expect(kept.lost).toEqual(lost);
  });

  it('asks anew where a collection has fallen away, and goes on asking', () => {
    const draft = { ...completeCheckoutDraft, shippingMethod: gone };
    expect(reconcileCheckoutChoices(draft, createTestCartQuote, [], true)).toMatchObject({
      choices: { shippingMethod: null },
      lost: ['shipping'],
      replacement: null,
    });
    const open = { ...draft, shippingMethod: null };
    expect(reconcileCheckoutChoices(open, createTestCartQuote, ['shipping'])).toMatchObject({
      choices: { shippingMethod: null },
      lost: [],
    });
  });

  it('takes back a country and a wrapping that are offered no more', () => {
    const draft = {
      ...completeCheckoutDraft,
      shippingAddress: { ...completeCheckoutDraft.shippingAddress, country: 'CH' },
      presentWrap: true,
    };
    const { choices, lost } = reconcileCheckoutChoices(draft, { ...createTestCartQuote, present_wrap_cents: null });
    expect(choices).toMatchObject({ country: '', presentWrap: false });
    expect(lost).toEqual(['country', 'presentWrap']);
  });
});

it('opens the payments of the chosen way of shipping alone', () => {
  const [pickup = null] = createTestCartQuote.shipping_options;
  expect(toAvailablePaymentMethods(createTestCartQuote, pickup).map(({ id }) => id)).toEqual([2, 3]);
  expect(toAvailablePaymentMethods(createTestCartQuote, null)).toHaveLength(4);
});
