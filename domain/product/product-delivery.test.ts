import { describe, expect, it, vi } from 'vitest';
import { productSchema } from '../../contract/shop/product.ts';
import { type DeliveryCase, deliveryCases, engravingDays, routeDays } from '../delivery-cases.fixture.ts';
import { createTranslate } from '../translate.ts';
import type { Product } from './product.ts';
import { merchantTerms } from '../merchant/merchant.fixture.ts';
import { ringWithSizes } from './product.fixture.ts';
import { toViewDelivery } from './product-delivery.ts';
import { changeView, emptyView, type ProductView, toOffer, toViewAvailability } from './product-view.ts';
import { toProductData } from './structured-data.ts';
import { toProduct } from './to-product.ts';

const fields = [{ key: 'engraving', type: 'text', label: 'Gravur', max_length: 12 }];

/** As the backend gives it, mapped as build and browser map it. */
const toCaseProduct = (each: DeliveryCase): Product => {
  const item = { stock: each.stock, reorder_possible: each.reorderPossible };
  const named = { id: 'x', slug: 'x', display_name: 'Ring' };
  const record = productSchema.parse({
    ...{ ...named, ...each.product, ...(each.variant ? { stock: 0, reorder_possible: false } : item) },
    ...{ reference_number: 'R', price_brutto: '100.00', price_brutto_old: null, tax_percent: null },
    ...{ category: named, manufacturer: named, attributes: [], tags: [], ratings: [], images: [] },
    ...{ size_guide: null, contains_battery: false },
    personalization: {
      ...{ id: 'e', display_name: 'Gravur', surface: 'ring', fields, additional_days: engravingDays, translations: [] },
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
const toCaseView = (each: DeliveryCase): ProductView => {
  const added = changeView(emptyView, { type: 'add', product: toCaseProduct(each) });
  const chosen = changeView(added, { type: 'variantChange', variantId: 'v' });
  const value = each.isEngraved ? 'Anna' : '';
  const engraved = changeView(chosen, { type: 'personalizationChange', key: 'engraving', value });
  return { ...engraved, count: each.quantity };
};

describe('every case on the page of its product (L7)', () => {
  it.each(deliveryCases)('$name', (each) => {
    const view = toCaseView(each);
    const { availability, delivery } = each.expected;
    expect(toViewAvailability(view, each)).toBe(availability);
    expect(toViewDelivery(view, { ...each, shippingDays: routeDays[each.route] })).toEqual(delivery);
  });

  it.each(deliveryCases.filter(({ quantity }) => quantity === 1))('$name: search engines are told the same', (each) => {
    const source = { url: 'https://x.example', imageUrls: [], seller: 'House', hasRatings: false };
    const terms = { ...merchantTerms, purchaseToOrder: each.purchaseToOrder };
    const url = { inStock: 'InStock', madeToOrder: 'BackOrder', onRequest: 'OutOfStock', unavailable: 'OutOfStock' };
    const offer = { offers: { availability: `https://schema.org/${url[each.expected.availability]}` } };
    const data = toProductData(toCaseProduct(each), { ...source, terms });
    expect('hasVariant' in data ? data['hasVariant'] : [data]).toMatchObject([offer]);
    const canBuy = each.expected.availability === 'inStock' || each.expected.availability === 'madeToOrder';
    expect(toOffer(toCaseView(each), each)).toBe(canBuy ? 'buy' : 'request');
  });
});

describe('before a size is chosen', () => {
  const days = (min: number, max: number) => ({ min, max });
  const withDays: Product = {
    ...ringWithSizes,
    deliveryDays: days(2, 3),
    madeToOrderDays: days(30, 40),
    variants: ringWithSizes.variants.map((variant) => ({ ...variant, shippingTime: null })),
  };
  const view = (variants: Product['variants']) =>
    changeView(emptyView, { type: 'add', product: { ...withDays, variants } });
  const terms = { purchaseToOrder: true, shippingDays: 0 };

  it('is the time of those that lie there', () => {
    expect(toViewDelivery(view(withDays.variants), terms)).toEqual({ kind: 'days', days: days(2, 3) });
  });

  it('is the time of those that can be made where none lies there', () => {
    const none = withDays.variants.map((variant) => ({ ...variant, stock: 0 }));
    expect(toViewDelivery(view(none), terms)).toEqual({ kind: 'days', days: days(30, 40) });
    expect(toViewDelivery(view(none), { ...terms, purchaseToOrder: false })).toEqual({ kind: 'onRequest' });
  });
});

it('shows a product of nothing on request', () => {
  expect(toViewDelivery(emptyView, { purchaseToOrder: true, shippingDays: 0 })).toEqual({ kind: 'onRequest' });
});
