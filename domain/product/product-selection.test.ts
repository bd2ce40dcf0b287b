import { describe, expect, it, vi } from 'vitest';
import { testMerchantTerms, minimalProduct, ringProduct } from './product.fixture.ts';
import {
  productSelectionReducer,
  emptyProductSelection,
  type ProductSelection,
  toMaxQuantity,
  toPurchaseOption,
  toProductRequestKinds,
  toSelectedAvailability,
  toSelectedDeliveryTime,
} from './product-selection.ts';
import { productSchema } from '../../contract/shop/product.ts';
import {
  type DeliveryTestCase,
  deliveryTestCases,
  engravingDays,
  shippingRateDays,
} from '../delivery-test-cases.fixture.ts';
import { createTranslate } from '../translate.ts';
import { type Product, toProduct } from './product.ts';
import { toProductData } from './structured-data.ts';

const single = productSelectionReducer(emptyProductSelection, { type: 'add', product: minimalProduct });
const ring = productSelectionReducer(emptyProductSelection, { type: 'add', product: ringProduct });
const choose = (variantId: string | null) => productSelectionReducer(ring, { type: 'variantChange', variantId });

describe('add', () => {
  it('takes price, stock, shipping time and count 1 of a piece without variants', () => {
    expect(single).toMatchObject({
      hasVariants: false,
      priceCents: 49_000,
      stock: 2,
      shippingTime: '2–3 days',
      count: 1,
      priceRange: { fromCents: 49_000, toCents: 49_000 },
    });
  });

  it('lists variants with their range of prices and leaves the choice open', () => {
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

  it('gives one value where all variants cost the same', () => {
    const product = { ...ringProduct, variants: ringProduct.variants.slice(0, 2) };
    expect(productSelectionReducer(emptyProductSelection, { type: 'add', product }).priceRange).toEqual({
      fromCents: 94_000,
      toCents: 94_000,
    });
  });

  it('computes count and mean of the ratings, 0 for none', () => {
    expect(ring.rating).toEqual({ count: 2, average: 4.5 });
    expect(single.rating).toEqual({ count: 0, average: 0 });
  });

  it('keeps what was chosen when the same product comes fresher', () => {
    const chosen = productSelectionReducer(productSelectionReducer(choose('v54'), { type: 'countChange', count: 3 }), {
      type: 'personalizationChange',
      key: 'engraving',
      value: 'Anna',
    });
    const variants = ringProduct.variants.map((variant) => ({ ...variant, priceCents: 100_000, stock: 2 }));
    const fresh = productSelectionReducer(chosen, { type: 'add', product: { ...ringProduct, variants } });
    expect(fresh).toMatchObject({ priceCents: 100_000, stock: 2, count: 2, personalization: { engraving: 'Anna' } });
    expect(fresh.variant?.id).toBe('v54');
  });

  it('leaves the choice open again where the chosen variant is gone', () => {
    const product = { ...ringProduct, variants: ringProduct.variants.slice(0, 1) };
    expect(productSelectionReducer(choose('v54'), { type: 'add', product })).toMatchObject({
      variant: null,
      count: null,
    });
  });

  it('forgets the choice of another product', () => {
    expect(productSelectionReducer(choose('v54'), { type: 'add', product: minimalProduct })).toEqual(single);
  });
});

describe('variantChange', () => {
  it('sets stock, price, shipping time and count 1', () => {
    const two = productSelectionReducer(choose('v52'), { type: 'countChange', count: 2 });
    expect(productSelectionReducer(two, { type: 'variantChange', variantId: 'v54' })).toMatchObject({
      priceCents: 94_000,
      stock: 5,
      shippingTime: '2–3 days',
      count: 1,
    });
  });

  it('empties them when the choice is cleared', () => {
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
  ])('%d becomes %d of five pieces', (count, expected) => {
    expect(productSelectionReducer(choose('v54'), { type: 'countChange', count }).count).toBe(expected);
  });

  it('is not bound to the stock of what can be made again', () => {
    expect(productSelectionReducer(choose('v60'), { type: 'countChange', count: 7 }).count).toBe(7);
  });

  it.each([
    [98, 98],
    [99, 99],
    [100, 99],
  ])('%d becomes %d of what can be made again', (count, expected) => {
    expect(productSelectionReducer(choose('v60'), { type: 'countChange', count }).count).toBe(expected);
  });

  it('waits for a variant', () => {
    expect(productSelectionReducer(ring, { type: 'countChange', count: 2 })).toBe(ring);
  });
});

it('resets to nothing', () => {
  expect(productSelectionReducer(choose('v54'), { type: 'reset' })).toEqual(emptyProductSelection);
});

describe('what is offered', () => {
  it.each([
    ['a piece in stock', single, false, 'buy'],
    ['a ring whose size is not chosen', ring, true, 'chooseVariant'],
    ['a size in stock', choose('v54'), false, 'buy'],
    ['a size that can be made, in a shop that takes no such orders', choose('v60'), false, 'request'],
    ['a size that can be made, in a shop that takes them', choose('v60'), true, 'buy'],
    ['a size that is gone', choose('v52'), true, 'request'],
  ] as const)('%s', (_case, view, purchaseToOrder, offer) => {
    expect(toPurchaseOption(view, { purchaseToOrder })).toBe(offer);
  });

  it('asks for the price where there is none', () => {
    const view = productSelectionReducer(emptyProductSelection, {
      type: 'add',
      product: { ...minimalProduct, priceCents: null },
    });
    expect(toPurchaseOption(view, { purchaseToOrder: true })).toBe('request');
  });
});

it('counts no further than the stock, unless the shop takes orders for what can be made', () => {
  expect(toMaxQuantity(choose('v60'), { purchaseToOrder: true })).toBe(99);
  expect(toMaxQuantity(choose('v60'), { purchaseToOrder: false })).toBe(1);
  expect(toMaxQuantity(choose('v54'), { purchaseToOrder: false })).toBe(5);
  expect(toMaxQuantity(choose('v54'), { purchaseToOrder: true })).toBe(5);
  expect(toMaxQuantity(ring, { purchaseToOrder: false })).toBe(1);
});

describe('reorder', () => {
  it('is possible with the flag or with stock (as coded)', () => {
    expect([choose('v52'), choose('v54'), choose('v60')].map((view) => view.isReorderPossible)).toEqual([
      false,
      true,
      true,
    ]);
  });
});

const fields = [{ key: 'engraving', type: 'text', label: 'Gravur', max_length: 12 }];

/** As the backend gives it, mapped as build and browser map it. */
const toCaseProduct = (each: DeliveryTestCase): Product => {
  const item = { stock: each.stock, reorder_possible: each.reorderPossible };
  const named = { id: 'x', slug: 'x', display_name: 'Ring' };
  const record = productSchema.parse({
    ...named,
    ...each.product,
    ...(each.variant ? { stock: 0, reorder_possible: false } : item),
    reference_number: 'R',
    price_brutto: '100.00',
    price_brutto_old: null,
    tax_percent: null,
    category: named,
    manufacturer: named,
    attributes: [],
    tags: [],
    ratings: [],
    images: [],
    size_guide: null,
    contains_battery: false,
    personalization: {
      id: 'e',
      display_name: 'Gravur',
      surface: 'ring',
      fields,
      additional_days: engravingDays,
      translations: [],
    },
    product_variants: each.variant
      ? [
          {
            id: 'v',
            display_name: '52',
            price_brutto: '100.00',
            price_brutto_old: null,
            active: true,
            ...each.variant,
            ...item,
          },
        ]
      : [],
  });
  return toProduct(record, { locale: 'de', translate: createTranslate(vi.fn()), toFiles: () => null });
};

/** As a visitor chooses it. The page lets nobody want more than can be ordered, so the quantity is set beside it. */
const toCaseView = (each: DeliveryTestCase): ProductSelection => {
  const added = productSelectionReducer(emptyProductSelection, { type: 'add', product: toCaseProduct(each) });
  const chosen = productSelectionReducer(added, { type: 'variantChange', variantId: 'v' });
  const value = each.isEngraved ? 'Anna' : '';
  const engraved = productSelectionReducer(chosen, { type: 'personalizationChange', key: 'engraving', value });
  return { ...engraved, count: each.quantity };
};

describe('every case on the page of its product (L7)', () => {
  it.each(deliveryTestCases)('$name', (each) => {
    const view = toCaseView(each);
    const { availability, delivery } = each.expected;
    expect(toSelectedAvailability(view, each)).toBe(availability);
    expect(toSelectedDeliveryTime(view, { ...each, shippingDays: shippingRateDays[each.route] })).toEqual(delivery);
  });

  it.each(deliveryTestCases.filter(({ quantity }) => quantity === 1))(
    '$name: search engines are told the same',
    (each) => {
      const source = { url: 'https://x.example', imageUrls: [], seller: 'House', hasRatings: false };
      const terms = { ...testMerchantTerms, purchaseToOrder: each.purchaseToOrder };
      const url = { inStock: 'InStock', madeToOrder: 'BackOrder', onRequest: 'OutOfStock', unavailable: 'OutOfStock' };
      const offer = { offers: { availability: `https://schema.org/${url[each.expected.availability]}` } };
      const data = toProductData(toCaseProduct(each), { ...source, terms });
      expect('hasVariant' in data ? data['hasVariant'] : [data]).toMatchObject([offer]);
      const canBuy = each.expected.availability === 'inStock' || each.expected.availability === 'madeToOrder';
      expect(toPurchaseOption(toCaseView(each), each)).toBe(canBuy ? 'buy' : 'request');
    },
  );
});

describe('before a size is chosen', () => {
  const days = (min: number, max: number) => ({ min, max });
  const withDays: Product = {
    ...ringProduct,
    deliveryDays: days(2, 3),
    madeToOrderDays: days(30, 40),
    variants: ringProduct.variants.map((variant) => ({ ...variant, shippingTime: null })),
  };
  const view = (variants: Product['variants']) =>
    productSelectionReducer(emptyProductSelection, { type: 'add', product: { ...withDays, variants } });
  const terms = { purchaseToOrder: true, shippingDays: 0 };

  it('is the time of those that lie there', () => {
    expect(toSelectedDeliveryTime(view(withDays.variants), terms)).toEqual({ kind: 'days', days: days(2, 3) });
  });

  it('is the time of those that can be made where none lies there', () => {
    const none = withDays.variants.map((variant) => ({ ...variant, stock: 0 }));
    expect(toSelectedDeliveryTime(view(none), terms)).toEqual({ kind: 'days', days: days(30, 40) });
    expect(toSelectedDeliveryTime(view(none), { ...terms, purchaseToOrder: false })).toEqual({ kind: 'onRequest' });
  });
});

it('shows a product of nothing on request', () => {
  expect(toSelectedDeliveryTime(emptyProductSelection, { purchaseToOrder: true, shippingDays: 0 })).toEqual({
    kind: 'onRequest',
  });
});

const view = (product: typeof minimalProduct) =>
  productSelectionReducer(emptyProductSelection, { type: 'add', product });
const soldOut = ringProduct.variants.map((variant) => ({ ...variant, stock: 0, reorderPossible: false }));

const takesOrders = { purchaseToOrder: true };
const takesNone = { purchaseToOrder: false };

it('asks for the price of a piece that has none', () => {
  expect(toProductRequestKinds(view({ ...minimalProduct, priceCents: null }), takesNone)).toEqual([
    'price',
    'availability',
  ]);
});

it('offers to tell of new stock where none is left', () => {
  expect(toProductRequestKinds(view({ ...minimalProduct, stock: 0 }), takesOrders)).toEqual(['availability', 'stock']);
  const ring = view({ ...ringProduct, variants: soldOut });
  expect(toProductRequestKinds(ring, takesOrders)).toEqual(['availability', 'stock']);
  const chosen = productSelectionReducer(ring, { type: 'variantChange', variantId: 'v52' });
  expect(toProductRequestKinds(chosen, takesOrders)).toEqual(['availability', 'stock']);
});

it('offers it, too, where it could be made but the shop takes no such orders', () => {
  const kinds = toProductRequestKinds(view({ ...minimalProduct, stock: 0, reorderPossible: true }), takesNone);
  expect(kinds).toEqual(['availability', 'stock']);
});

it('asks for nothing but availability of what is there, or can be ordered', () => {
  expect(toProductRequestKinds(view(minimalProduct), takesNone)).toEqual(['availability']);
  expect(toProductRequestKinds(view({ ...minimalProduct, stock: 0, reorderPossible: true }), takesOrders)).toEqual([
    'availability',
  ]);
  expect(toProductRequestKinds(view(ringProduct), takesNone)).toEqual(['availability']);
});
