import { describe, expect, it } from 'vitest';
import type { CartQuoteRequestLine, ShippingOption } from '../../../../../contract/shop/cart-quote.ts';
import type { LocalizedPersonalization } from '../../../../../domain/localized-personalization.ts';
import type { QuotableProductOrVariant, CartLineWithProduct } from './read-quotable-products.ts';
import {
  testCheckoutSettings as settings,
  testPickupBranch,
  toTestShippingOption,
} from './checkout-settings.fixture.ts';
import type { ShippingOptionWithAdditionalDays, CheckoutSettings } from './read-checkout-settings.ts';
import { toCartLineDeliveryTime, toDeliveryEstimate, toSelectedOrDefaultShippingTime } from './to-delivery-estimate.ts';
import {
  createEngravingFontNameFormatter,
  toCartQuoteLine,
  toVariantOrProductId,
  toAcceptedPersonalizationValues,
} from './to-cart-quote-line.ts';

const engraving: LocalizedPersonalization = {
  id: 'e',
  name: 'Gravur',
  surface: 'disc',
  additionalDays: 3,
  fields: [
    { key: 'engraving', type: 'text', label: 'Gravur', required: false, maxLength: 5 },
    { key: 'font', type: 'font', label: 'Schrift', required: false, options: ['serif', 'script'] },
  ],
};

const catalogueItem: QuotableProductOrVariant = {
  product: 'ring',
  variant: null,
  name: 'Ring',
  variantName: null,
  referenceNumber: 'R-1',
  slug: 'ring',
  categories: [],
  isGiftVoucher: false,
  isExcludedFromDiscounts: false,
  priceCents: 69_000,
  lowestPriceCents: null,
  unitPrice: null,
  features: { shown: [], german: [] },
  stock: 2,
  reorderPossible: false,
  taxPercent: null,
  guarantee: null,
  delivery: {
    product: { deliveryDays: { min: 2, max: 3 }, madeToOrderDays: { min: 10, max: 15 }, shippingTime: null },
    variant: null,
  },
  personalization: { shown: engraving, german: engraving },
};

const line: CartQuoteRequestLine = {
  product: 'ring',
  variant: null,
  personalization: null,
  count: 1,
  price_cents: 69_000,
};

const toQuotedItem = (
  changes: Partial<QuotableProductOrVariant> = {},
  lineChanges: Partial<CartQuoteRequestLine> = {},
): CartLineWithProduct => ({
  line: { ...line, ...lineChanges },
  item: { ...catalogueItem, ...changes },
});

// A Monday; the Wednesday after it is a holiday.
const schedule = { orderedOn: '2026-11-23', isHoliday: (day: string) => day === '2026-11-25', shippingDays: 0 };
const toLine = (item: CartLineWithProduct, totalQuantity = 1, changes: Partial<CheckoutSettings> = {}) =>
  toCartQuoteLine(item, totalQuantity, { settings: { ...settings, ...changes }, language: 'de', schedule });

describe('the problem of a quote line', () => {
  const reorderSettings = { purchaseToOrder: true };

  it.each<[string, CartLineWithProduct, number, Partial<CheckoutSettings>, string | null]>([
    ['is null for an available item', toQuotedItem(), 1, {}, null],
    ['is null for the entire stock', toQuotedItem(), 2, {}, null],
    ['is too_many above the stock', toQuotedItem(), 3, {}, 'too_many'],
    ['is sold_out without stock', toQuotedItem({ stock: 0 }), 1, {}, 'sold_out'],
    ['is sold_out with a negative stock', toQuotedItem({ stock: -1 }), 1, {}, 'sold_out'],
    [
      'is null above the stock if the item can be reordered',
      toQuotedItem({ stock: 0, reorderPossible: true }),
      9,
      reorderSettings,
      null,
    ],
    ['is sold_out if the shop does not reorder', toQuotedItem({ stock: 0, reorderPossible: true }), 1, {}, 'sold_out'],
    ['is sold_out if the item cannot be reordered', toQuotedItem({ stock: 0 }), 1, reorderSettings, 'sold_out'],
    ['is no_price without a price', toQuotedItem({ priceCents: null }), 1, {}, 'no_price'],
    ['is no_price rather than sold_out', toQuotedItem({ priceCents: null, stock: 0 }), 1, {}, 'no_price'],
    ['is price_changed for a different price', toQuotedItem({}, { price_cents: 68_999 }), 1, {}, 'price_changed'],
    [
      'is personalization for an engraving that is too long',
      toQuotedItem({}, { personalization: { engraving: 'Annabel' } }),
      1,
      {},
      'personalization',
    ],
    [
      'is personalization for an unknown field',
      toQuotedItem({}, { personalization: { stone: 'ruby' } }),
      1,
      {},
      'personalization',
    ],
    [
      'is personalization for an item without personalization',
      toQuotedItem({ personalization: null }, { personalization: { a: 'b' } }),
      1,
      {},
      'personalization',
    ],
    ['is null for a valid engraving', toQuotedItem({}, { personalization: { engraving: 'Anna' } }), 1, {}, null],
    [
      'is personalization rather than price_changed',
      toQuotedItem({}, { personalization: { a: 'b' }, price_cents: 1 }),
      1,
      {},
      'personalization',
    ],
  ])('%s', (_name, item, totalQuantity, changes, problem) => {
    expect(toLine(item, totalQuantity, changes).problem).toBe(problem);
  });
});

describe('a quote line', () => {
  it('says whether the price is for a pair', () => {
    const pair: LocalizedPersonalization = { ...engraving, surface: 'ring_pair' };
    expect(toLine(toQuotedItem({ personalization: { shown: pair, german: pair } })).is_pair).toBe(true);
    expect(toLine(toQuotedItem({ personalization: null })).is_pair).toBe(false);
  });

  it('contains price and delivery', () => {
    const reducedItem = toQuotedItem({ lowestPriceCents: 80_000, taxPercent: 7 });
    expect(toLine(reducedItem)).toEqual({
      product: 'ring',
      variant: null,
      name: 'Ring',
      variant_name: null,
      reference_number: 'R-1',
      slug: 'ring',
      price_cents: 69_000,
      old_price_cents: 80_000,
      unit_price: null,
      essential_features: [],
      count: 1,
      available: 2,
      tax_percent: 7,
      shipping_time: '2–3 Werktage',
      labels: [],
      is_made_to_order: false,
      is_gift_voucher: false,
      discount_cents: 0,
      is_pair: false,
      delivery: { days_min: 2, days_max: 3, from: '2026-11-26', to: '2026-11-27' },
      guarantee: null,
      problem: null,
    });
  });

  it('uses the default tax rate only if the item has none', () => {
    expect(toLine(toQuotedItem()).tax_percent).toBe(19);
    expect(toLine(toQuotedItem({ taxPercent: 0 })).tax_percent).toBe(0);
  });

  it('takes longer and is made to order if engraved', () => {
    const engravedLine = toLine(toQuotedItem({}, { personalization: { engraving: ' Anna ', font: 'script' } }));
    expect(engravedLine).toMatchObject({ is_made_to_order: true, shipping_time: '5–6 Werktage' });
    expect(engravedLine.labels).toEqual([
      { label: 'Gravur', value: 'Anna' },
      { label: 'Schrift', value: 'Schreibschrift' },
    ]);
  });

  it('keeps its position for an unavailable item', () => {
    expect(toLine({ line: { ...line, count: 3 }, item: null })).toMatchObject({
      product: 'ring',
      variant: null,
      count: 3,
      price_cents: 0,
      available: 0,
      tax_percent: 0,
      problem: 'gone',
      name: '',
      shipping_time: null,
      delivery: null,
      labels: [],
      is_made_to_order: false,
      guarantee: null,
    });
  });

  it('has a price of 0 if the price is on request', () => {
    expect(toLine(toQuotedItem({ priceCents: null })).price_cents).toBe(0);
  });

  it('has no dates if the delivery time is a text', () => {
    const textDelivery = { deliveryDays: null, madeToOrderDays: null, shippingTime: 'nach Absprache' };
    expect(toLine(toQuotedItem({ delivery: { product: textDelivery, variant: null } }))).toMatchObject({
      shipping_time: 'nach Absprache',
      delivery: null,
    });
  });
});

it('uses the variant, or the product without variants, as stock key', () => {
  expect(toVariantOrProductId({ product: 'p', variant: null })).toBe('p');
  expect(toVariantOrProductId({ product: 'p', variant: 'v' })).toBe('v');
});

it('normalizes personalization and drops unknown fields', () => {
  const requestedValues = { personalization: { engraving: ' Anna  M ', stone: 'ruby' } };
  expect(toAcceptedPersonalizationValues(toQuotedItem({}, requestedValues))).toEqual({
    engraving: 'Anna M',
    font: 'serif',
  });
  expect(toAcceptedPersonalizationValues(toQuotedItem({ personalization: null }, requestedValues))).toEqual({});
  expect(toAcceptedPersonalizationValues({ line, item: null })).toEqual({});
});

it.each([
  ['de', 'script', 'Schreibschrift'],
  ['en', 'serif', 'roman letters'],
  ['fr', 'script', 'écriture cursive'],
  ['de', 'gothic', 'gothic'],
] as const)('returns the font name in the language %s: %s is "%s"', (language, font, name) => {
  expect(createEngravingFontNameFormatter(language)(font)).toBe(name);
});

describe('the delivery time of a line', () => {
  it.each<[string, CartLineWithProduct, number, Partial<CheckoutSettings>, number, object]>([
    ['is that of the product if it is in stock', toQuotedItem(), 2, {}, 0, { kind: 'days', days: { min: 2, max: 3 } }],
    ['includes the shipping days', toQuotedItem(), 1, {}, 2, { kind: 'days', days: { min: 4, max: 5 } }],
    [
      'is the production time above the stock',
      toQuotedItem({ reorderPossible: true }),
      3,
      { purchaseToOrder: true },
      0,
      { kind: 'days', days: { min: 10, max: 15 } },
    ],
    [
      'is on request if the shop does not reorder',
      toQuotedItem({ reorderPossible: true }),
      3,
      {},
      0,
      { kind: 'onRequest' },
    ],
    ['is on request for an unavailable item', { line, item: null }, 1, {}, 0, { kind: 'onRequest' }],
  ])('%s', (_name, item, totalQuantity, changes, shippingDays, time) => {
    expect(toCartLineDeliveryTime(item, totalQuantity, { ...settings, ...changes }, shippingDays)).toEqual(time);
  });

  it('has no dates without days', () => {
    expect(toDeliveryEstimate(null, schedule)).toBeNull();
    expect(toDeliveryEstimate({ min: 1, max: 1 }, schedule)).toEqual({
      days_min: 1,
      days_max: 1,
      from: '2026-11-24',
      to: '2026-11-24',
    });
  });
});

describe('the shipping days', () => {
  const rate = (
    id: string,
    additionalDays: number,
    changes: Partial<ShippingOption> = {},
  ): ShippingOptionWithAdditionalDays => ({
    option: toTestShippingOption(id, changes),
    additionalDays,
  });
  const rates = [
    rate('at', 4, { countries: ['AT'] }),
    rate('pickup', 0, { pickup: testPickupBranch }),
    rate('usual', 1),
    rate('far', 6),
  ];

  it('are those of the selected option', () => {
    const chosen = rates[3]?.option;
    expect(toSelectedOrDefaultShippingTime(rates, chosen, 'DE')).toEqual({ shippingDays: 6, assumedCountry: null });
  });

  it.each([
    ['DE', { shippingDays: 1, assumedCountry: 'DE' }],
    ['AT', { shippingDays: 4, assumedCountry: 'AT' }],
    [undefined, { shippingDays: 1, assumedCountry: null }],
  ])('are those of the default rate to %s if none is selected', (country, expected) => {
    expect(toSelectedOrDefaultShippingTime(rates, undefined, country)).toEqual(expected);
  });

  it('assume no country if no other country takes longer', () => {
    expect(toSelectedOrDefaultShippingTime([rate('usual', 1)], undefined, 'DE')).toEqual({
      shippingDays: 1,
      assumedCountry: null,
    });
    expect(toSelectedOrDefaultShippingTime([], undefined, 'DE')).toEqual({ shippingDays: 0, assumedCountry: null });
  });
});
