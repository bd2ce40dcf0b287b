import { describe, expect, it } from 'vitest';
import type { ShippingOption } from '../../contract/shop/cart-quote.ts';
import {
  testExpressShippingOptionId,
  testCheckoutDraft,
  testParcelShippingOptionId,
  testPickupShippingOptionId,
  testCartQuote,
} from './checkout.fixture.ts';
import { emptyCheckoutDraft } from './checkout-draft.ts';
import {
  type UnavailableCheckoutChoice,
  reconcileCheckoutChoices,
  toPaymentMethodsForShippingOption,
} from './reconcile-checkout-choices.ts';

describe('reconcileCheckoutChoices', () => {
  it('defaults to the first country, and to the first parcel option once the draft has a country', () => {
    expect(reconcileCheckoutChoices(emptyCheckoutDraft, testCartQuote)).toMatchObject({
      choices: { country: 'DE', shippingMethod: null, paymentMethod: null, presentWrap: false },
      lost: [],
    });
    const withCountry = {
      ...emptyCheckoutDraft,
      shippingAddress: { ...emptyCheckoutDraft.shippingAddress, country: 'DE' },
    };
    expect(reconcileCheckoutChoices(withCountry, testCartQuote).choices.shippingMethod).toBe(
      testParcelShippingOptionId,
    );
  });

  it('keeps choices that are still offered, with the latest shipping price', () => {
    const draft = {
      ...testCheckoutDraft,
      shippingMethod: testExpressShippingOptionId,
      paymentMethod: 4,
      presentWrap: true,
    };
    expect(reconcileCheckoutChoices(draft, testCartQuote)).toEqual({
      choices: {
        country: 'DE',
        shippingMethod: testExpressShippingOptionId,
        shippingCost: 2_490,
        paymentMethod: 4,
        presentWrap: true,
      },
      lost: [],
      replacement: null,
    });
  });

  it('clears a payment method that the shipping option does not allow', () => {
    const draft = { ...testCheckoutDraft, shippingMethod: testPickupShippingOptionId, paymentMethod: 4 };
    expect(reconcileCheckoutChoices(draft, testCartQuote)).toMatchObject({
      choices: { shippingMethod: testPickupShippingOptionId, paymentMethod: null },
      lost: ['payment'],
    });
  });

  const gone = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2aff';
  const someOption = (id: string, details: Partial<ShippingOption>): ShippingOption => {
    const [, parcel] = testCartQuote.shipping_options;
    if (!parcel) throw new Error('The quote has no parcel.');
    return { ...parcel, id, is_free: false, ...details };
  };
  const dear = someOption('dear', { price_cents: 3_990, payment_methods: [2] });
  const cheap = someOption('cheap', { price_cents: 990, payment_methods: [1, 4] });
  const cheapByInvoice = someOption('cheap-by-invoice', { price_cents: 990, payment_methods: [2] });
  const [pickup] = testCartQuote.shipping_options;
  if (!pickup) throw new Error('The quote has no pickup option.');

  it.each<[string, ShippingOption[], number | null, string | null, UnavailableCheckoutChoice[]]>([
    ['the cheapest one, never by free pickup', [pickup, dear, cheap], 4, 'cheap', []],
    ['the cheapest one even if a dearer one allows the payment', [cheap, dear], 2, 'cheap', ['payment']],
    ['the cheapest one even if it excludes the payment method', [dear, cheap], 2, 'cheap', ['payment']],
    ['the one of two at the same price that allows the payment', [cheap, cheapByInvoice], 2, 'cheap-by-invoice', []],
    ['the first of two at the same price while no payment is selected', [cheap, cheapByInvoice], null, 'cheap', []],
    ['none if only pickup is left', [pickup], 2, null, ['shipping']],
    ['none if no option is left', [], 2, null, ['shipping']],
  ])('replaces an unavailable parcel option with %s', (_name, options, paymentMethod, id, lost) => {
    const kept = reconcileCheckoutChoices(
      { ...testCheckoutDraft, shippingMethod: gone, paymentMethod },
      { ...testCartQuote, shipping_options: options },
    );
    expect(kept.choices.shippingMethod).toBe(id);
    expect(kept.choices.shippingCost).toBe(options.find((option) => option.id === id)?.price_cents ?? 0);
    expect(kept.replacement?.id ?? null).toBe(id);
    expect(kept.lost).toEqual(lost);
  });

  it('clears an unavailable pickup option and sets no default afterwards', () => {
    const draft = { ...testCheckoutDraft, shippingMethod: gone };
    expect(reconcileCheckoutChoices(draft, testCartQuote, [], true)).toMatchObject({
      choices: { shippingMethod: null },
      lost: ['shipping'],
      replacement: null,
    });
    const open = { ...draft, shippingMethod: null };
    expect(reconcileCheckoutChoices(open, testCartQuote, ['shipping'])).toMatchObject({
      choices: { shippingMethod: null },
      lost: [],
    });
  });

  it('clears a country and gift wrapping that are no longer offered', () => {
    const draft = {
      ...testCheckoutDraft,
      shippingAddress: { ...testCheckoutDraft.shippingAddress, country: 'CH' },
      presentWrap: true,
    };
    const { choices, lost } = reconcileCheckoutChoices(draft, { ...testCartQuote, present_wrap_cents: null });
    expect(choices).toMatchObject({ country: '', presentWrap: false });
    expect(lost).toEqual(['country', 'presentWrap']);
  });
});

it('has no default country if the shop delivers nowhere', () => {
  const { choices, lost } = reconcileCheckoutChoices(emptyCheckoutDraft, { ...testCartQuote, countries: [] });
  expect(choices).toMatchObject({ country: '', shippingMethod: null });
  expect(lost).toEqual([]);
});

it('offers only the payment methods of the selected shipping option', () => {
  const [pickup = null] = testCartQuote.shipping_options;
  expect(toPaymentMethodsForShippingOption(testCartQuote, pickup).map(({ id }) => id)).toEqual([2, 3]);
  expect(toPaymentMethodsForShippingOption(testCartQuote, null)).toHaveLength(4);
});
