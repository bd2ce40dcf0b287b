import { describe, expect, it } from 'vitest';
import {
  testMerchantListingSettings,
  testProductWithoutVariants,
  testRingProduct,
  toTestEngravableProduct,
} from './to-product.fixture.ts';
import {
  productSelectionReducer,
  emptyProductSelectionState,
  type ProductPageSelectionState,
  toMadeToOrderDeliveryTime,
  toMaxSelectableQuantity,
  toPurchaseAction,
  toOfferedProductRequestKinds,
  toAvailabilityOfSelectedQuantity,
  toSelectedDeliveryTime,
  toSelectedOrLowestPrice,
} from './product-selection-reducer.ts';
import {
  type DeliveryTimeTestCase,
  availabilityAndDeliveryTimeTestCases,
  testEngravingDays,
  testAdditionalDaysByShippingRate,
} from '../availability-and-delivery-time-test-cases.fixture.ts';
import type { Product } from './to-product.ts';
import { toSchemaOrgProduct } from './product-structured-data.ts';

const single = productSelectionReducer(emptyProductSelectionState, {
  type: 'add',
  product: testProductWithoutVariants,
});
const ring = productSelectionReducer(emptyProductSelectionState, { type: 'add', product: testRingProduct });
const choose = (variantId: string | null) => productSelectionReducer(ring, { type: 'variantChange', variantId });

describe('add', () => {
  it('loads price, stock, shipping time and quantity 1 of a product without variants', () => {
    expect(single).toMatchObject({
      hasVariants: false,
      priceCents: 49_000,
      stock: 2,
      shippingTime: '2–3 days',
      count: 1,
      priceRange: { fromCents: 49_000, toCents: 49_000 },
    });
  });

  it('lists variants with their price range, and selects none', () => {
    expect(ring).toMatchObject({
      hasVariants: true,
      variantLabel: '',
      variant: null,
      priceCents: null,
      stock: null,
      count: null,
      priceRange: { fromCents: 94_000, toCents: 99_000 },
    });
    expect(ring.variants).toHaveLength(3);
  });

  it('has equal ends of the price range if all variants cost the same', () => {
    const product = { ...testRingProduct, variants: testRingProduct.variants.slice(0, 2) };
    expect(productSelectionReducer(emptyProductSelectionState, { type: 'add', product }).priceRange).toEqual({
      fromCents: 94_000,
      toCents: 94_000,
    });
  });

  it('computes count and mean of the ratings, 0 without ratings', () => {
    expect(ring.rating).toEqual({ count: 2, average: 4.5 });
    expect(single.rating).toEqual({ count: 0, average: 0 });
  });

  it('keeps the selection when a newer version of the product is loaded', () => {
    const chosen = productSelectionReducer(productSelectionReducer(choose('v54'), { type: 'countChange', count: 3 }), {
      type: 'personalizationChange',
      key: 'engraving',
      value: 'Anna',
    });
    const variants = testRingProduct.variants.map((variant) => ({ ...variant, priceCents: 100_000, stock: 2 }));
    const fresh = productSelectionReducer(chosen, { type: 'add', product: { ...testRingProduct, variants } });
    expect(fresh).toMatchObject({ priceCents: 100_000, stock: 2, count: 2, personalization: { engraving: 'Anna' } });
    expect(fresh.variant?.id).toBe('v54');
  });

  it('clears the variant if it no longer exists', () => {
    const product = { ...testRingProduct, variants: testRingProduct.variants.slice(0, 1) };
    expect(productSelectionReducer(choose('v54'), { type: 'add', product })).toMatchObject({
      variant: null,
      count: null,
    });
  });

  it('clears the selection when another product is loaded', () => {
    expect(productSelectionReducer(choose('v54'), { type: 'add', product: testProductWithoutVariants })).toEqual(
      single,
    );
  });
});

describe('variantChange', () => {
  it('sets stock, price, shipping time and quantity 1', () => {
    const two = productSelectionReducer(choose('v52'), { type: 'countChange', count: 2 });
    expect(productSelectionReducer(two, { type: 'variantChange', variantId: 'v54' })).toMatchObject({
      priceCents: 94_000,
      stock: 5,
      shippingTime: '2–3 days',
      count: 1,
    });
  });

  it('resets them when the variant is cleared', () => {
    expect(productSelectionReducer(choose('v54'), { type: 'variantChange', variantId: null })).toEqual(ring);
    expect(choose('of another product')).toEqual(ring);
  });
});

describe('countChange', () => {
  it.each([
    [3, 3],
    [9, 5],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [2.7, 2],
  ])('limits %d to %d with a stock of five', (count, expected) => {
    expect(productSelectionReducer(choose('v54'), { type: 'countChange', count }).count).toBe(expected);
  });

  it('is not limited by the stock of a reorderable variant', () => {
    expect(productSelectionReducer(choose('v60'), { type: 'countChange', count: 7 }).count).toBe(7);
  });

  it.each([
    [98, 98],
    [99, 99],
    [100, 99],
  ])('limits %d to %d for a reorderable variant', (count, expected) => {
    expect(productSelectionReducer(choose('v60'), { type: 'countChange', count }).count).toBe(expected);
  });

  it('is ignored while no variant is selected', () => {
    expect(productSelectionReducer(ring, { type: 'countChange', count: 2 })).toBe(ring);
  });
});

it('resets to the empty selection', () => {
  expect(productSelectionReducer(choose('v54'), { type: 'reset' })).toEqual(emptyProductSelectionState);
});

const soldOutRing = productSelectionReducer(emptyProductSelectionState, {
  type: 'add',
  product: {
    ...testRingProduct,
    variants: testRingProduct.variants.map((variant) => ({ ...variant, stock: 0, reorderPossible: false })),
  },
});

describe('toPurchaseAction', () => {
  it.each([
    ['a product in stock', single, false, 'buy'],
    ['a ring without a selected size', ring, true, 'chooseVariant'],
    ['a size in stock', choose('v54'), false, 'buy'],
    ['a reorderable size, in a shop without orders beyond stock', choose('v60'), false, 'request'],
    ['a reorderable size, in a shop with orders beyond stock', choose('v60'), true, 'buy'],
    ['a size sold out for good', choose('v52'), true, 'request'],
    ['a ring of which all sizes are sold out for good', soldOutRing, true, 'request'],
  ] as const)('for %s', (_case, selection, purchaseToOrder, expected) => {
    expect(toPurchaseAction(selection, { purchaseToOrder })).toBe(expected);
  });

  it('is a request for a product without a price', () => {
    const selection = productSelectionReducer(emptyProductSelectionState, {
      type: 'add',
      product: { ...testProductWithoutVariants, priceCents: null },
    });
    expect(toPurchaseAction(selection, { purchaseToOrder: true })).toBe('request');
  });
});

it('limits the quantity to the stock, unless the product is made to order', () => {
  expect(toMaxSelectableQuantity(choose('v60'), { purchaseToOrder: true })).toBe(99);
  expect(toMaxSelectableQuantity(choose('v60'), { purchaseToOrder: false })).toBe(1);
  expect(toMaxSelectableQuantity(choose('v54'), { purchaseToOrder: false })).toBe(5);
  expect(toMaxSelectableQuantity(choose('v54'), { purchaseToOrder: true })).toBe(5);
  expect(toMaxSelectableQuantity(ring, { purchaseToOrder: false })).toBe(1);
});

describe('reorder', () => {
  it('is possible with the flag or with stock', () => {
    expect([choose('v52'), choose('v54'), choose('v60')].map((selection) => selection.isReorderPossible)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

/** A backend record for the case, mapped to a product. */
const toCaseProduct = (each: DeliveryTimeTestCase): Product => {
  const item = { stock: each.stock, reorder_possible: each.reorderPossible };
  return toTestEngravableProduct(
    { ...each.product, ...(each.variant ? { stock: 0, reorder_possible: false } : item) },
    each.variant && { ...each.variant, ...item },
    testEngravingDays,
  );
};

/** The selection for the case. Set directly, because the reducer limits the quantity. */
const toCaseSelection = (each: DeliveryTimeTestCase): ProductPageSelectionState => {
  const added = productSelectionReducer(emptyProductSelectionState, { type: 'add', product: toCaseProduct(each) });
  const chosen = productSelectionReducer(added, { type: 'variantChange', variantId: 'v' });
  const value = each.isEngraved ? 'Anna' : '';
  const engraved = productSelectionReducer(chosen, { type: 'personalizationChange', key: 'engraving', value });
  return { ...engraved, count: each.quantity };
};

describe('delivery test cases on the product page (L7)', () => {
  it.each(availabilityAndDeliveryTimeTestCases)('$name', (each) => {
    const selection = toCaseSelection(each);
    const { availability, delivery } = each.expected;
    expect(toAvailabilityOfSelectedQuantity(selection, each)).toBe(availability);
    expect(
      toSelectedDeliveryTime(selection, { ...each, shippingDays: testAdditionalDaysByShippingRate[each.route] }),
    ).toEqual(delivery);
  });

  it.each(availabilityAndDeliveryTimeTestCases.filter(({ quantity }) => quantity === 1))(
    '$name: structured data agrees',
    (each) => {
      const source = { url: 'https://x.example', imageUrls: [], seller: 'Arnsberg', hasRatings: false };
      const merchantTerms = { ...testMerchantListingSettings, purchaseToOrder: each.purchaseToOrder };
      const url = { inStock: 'InStock', madeToOrder: 'BackOrder', onRequest: 'OutOfStock', unavailable: 'OutOfStock' };
      const offer = { offers: { availability: `https://schema.org/${url[each.expected.availability]}` } };
      const data = toSchemaOrgProduct(toCaseProduct(each), { ...source, terms: merchantTerms });
      expect('hasVariant' in data ? data['hasVariant'] : [data]).toMatchObject([offer]);
      const isBuyable = each.expected.availability === 'inStock' || each.expected.availability === 'madeToOrder';
      expect(toPurchaseAction(toCaseSelection(each), each)).toBe(isBuyable ? 'buy' : 'request');
    },
  );
});

describe('delivery time without a selected variant', () => {
  const days = (min: number, max: number) => ({ min, max });
  const withDays: Product = {
    ...testRingProduct,
    deliveryDays: days(2, 3),
    madeToOrderDays: days(30, 40),
    variants: testRingProduct.variants.map((variant) => ({ ...variant, shippingTime: null })),
  };
  const toSelection = (variants: Product['variants']) =>
    productSelectionReducer(emptyProductSelectionState, { type: 'add', product: { ...withDays, variants } });
  const terms = { purchaseToOrder: true, shippingDays: 0 };

  it('is that of the variants in stock', () => {
    expect(toSelectedDeliveryTime(toSelection(withDays.variants), terms)).toEqual({ kind: 'days', days: days(2, 3) });
  });

  it('is that of the reorderable variants if none is in stock', () => {
    const soldOutVariants = withDays.variants.map((variant) => ({ ...variant, stock: 0 }));
    expect(toSelectedDeliveryTime(toSelection(soldOutVariants), terms)).toEqual({ kind: 'days', days: days(30, 40) });
    expect(toSelectedDeliveryTime(toSelection(soldOutVariants), { ...terms, purchaseToOrder: false })).toEqual({
      kind: 'onRequest',
    });
  });
});

it('has the delivery time "on request" without a product', () => {
  expect(toSelectedDeliveryTime(emptyProductSelectionState, { purchaseToOrder: true, shippingDays: 0 })).toEqual({
    kind: 'onRequest',
  });
});

const toSelection = (product: typeof testProductWithoutVariants) =>
  productSelectionReducer(emptyProductSelectionState, { type: 'add', product });
const withOrdersBeyondStock = { purchaseToOrder: true };
const withoutOrdersBeyondStock = { purchaseToOrder: false };

it('offers a price request for a product without a price', () => {
  expect(
    toOfferedProductRequestKinds(
      toSelection({ ...testProductWithoutVariants, priceCents: null }),
      withoutOrdersBeyondStock,
    ),
  ).toEqual(['price', 'availability']);
});

it('offers a back-in-stock notification for a sold-out product', () => {
  expect(
    toOfferedProductRequestKinds(toSelection({ ...testProductWithoutVariants, stock: 0 }), withOrdersBeyondStock),
  ).toEqual(['availability', 'stock']);
  expect(toOfferedProductRequestKinds(soldOutRing, withOrdersBeyondStock)).toEqual(['availability', 'stock']);
  const chosen = productSelectionReducer(soldOutRing, { type: 'variantChange', variantId: 'v52' });
  expect(toOfferedProductRequestKinds(chosen, withOrdersBeyondStock)).toEqual(['availability', 'stock']);
});

it('offers a back-in-stock notification for a reorderable product if the shop accepts no orders beyond stock', () => {
  const kinds = toOfferedProductRequestKinds(
    toSelection({ ...testProductWithoutVariants, stock: 0, reorderPossible: true }),
    withoutOrdersBeyondStock,
  );
  expect(kinds).toEqual(['availability', 'stock']);
});

it('offers only an availability request for an orderable product', () => {
  expect(toOfferedProductRequestKinds(toSelection(testProductWithoutVariants), withoutOrdersBeyondStock)).toEqual([
    'availability',
  ]);
  expect(
    toOfferedProductRequestKinds(
      toSelection({ ...testProductWithoutVariants, stock: 0, reorderPossible: true }),
      withOrdersBeyondStock,
    ),
  ).toEqual(['availability']);
  expect(toOfferedProductRequestKinds(toSelection(testRingProduct), withoutOrdersBeyondStock)).toEqual([
    'availability',
  ]);
});

it('offers no request for a gift voucher that can be ordered', () => {
  const voucher = { ...testProductWithoutVariants, isGiftVoucher: true };
  expect(toOfferedProductRequestKinds(toSelection(voucher), withoutOrdersBeyondStock)).toEqual([]);
  expect(toOfferedProductRequestKinds(toSelection({ ...voucher, stock: 0 }), withoutOrdersBeyondStock)).toEqual([
    'availability',
    'stock',
  ]);
});

it('shows the lowest price until a variant is selected', () => {
  expect(toSelectedOrLowestPrice(single)).toEqual({ priceCents: 49_000, isFrom: false });
  expect(toSelectedOrLowestPrice(ring)).toEqual({ priceCents: 94_000, isFrom: true });
  expect(toSelectedOrLowestPrice(choose('v60'))).toEqual({ priceCents: 99_000, isFrom: false });
  const sameVariants = testRingProduct.variants.filter(({ priceCents }) => priceCents === 94_000);
  expect(toSelectedOrLowestPrice(toSelection({ ...testRingProduct, variants: sameVariants })).isFrom).toBe(false);
  expect(
    toSelectedOrLowestPrice(toSelection({ ...testProductWithoutVariants, priceCents: null })).priceCents,
  ).toBeNull();
});

it('combines the delivery time of what is made to order, if the shop accepts such orders', () => {
  const settings = { ...withOrdersBeyondStock, shippingDays: 0 };
  expect(toMadeToOrderDeliveryTime(ring, settings)).toEqual({ kind: 'text', text: '2–3 weeks', additionalDays: 0 });
  expect(toMadeToOrderDeliveryTime(ring, { ...settings, purchaseToOrder: false })).toEqual({ kind: 'onRequest' });
  expect(toMadeToOrderDeliveryTime(single, settings)).toEqual({ kind: 'onRequest' });
});
