import { describe, expect, it } from 'vitest';
import {
  toUnitPriceNetQuantity,
  toLowestPriorPrice,
  toLowestUnitPrice,
  toCommonLowestPriorPrice,
  toUnitPrice,
  formatUnitQuantity,
} from './lowest-and-unit-prices.ts';
import type { NetQuantityFields } from '../contract/shop/product-and-variant-field-schemas.ts';

const item = (priceCents: number | null, lowestCents: number | null) => ({ priceCents, lowestCents });

describe('crossed-out price (L6)', () => {
  it.each([
    [item(8_000, 10_000), 10_000],
    [item(10_000, 10_000), null],
    [item(12_000, 10_000), null],
    [item(8_000, null), null],
    [item(null, 10_000), null],
  ])('of %o is %s', (price, shown) => {
    expect(toLowestPriorPrice(price)).toBe(shown);
  });

  it('is shown for several variants only if all have the same price and the same lowest price', () => {
    expect(toCommonLowestPriorPrice([item(8_000, 10_000), item(8_000, 10_000)])).toBe(10_000);
    expect(toCommonLowestPriorPrice([item(8_000, 10_000), item(9_000, 10_000)])).toBeNull();
    expect(toCommonLowestPriorPrice([item(8_000, 10_000), item(8_000, null)])).toBeNull();
    expect(toCommonLowestPriorPrice([])).toBeNull();
  });
});

it('has no crossed-out price without a lowest price, and one above a price of zero', () => {
  expect(toLowestPriorPrice(item(-1, null))).toBeNull();
  expect(toLowestPriorPrice(item(0, 1))).toBe(1);
});

const netQuantity = (
  unit_quantity: number | null,
  unit: NetQuantityFields['unit'],
  unit_base: NetQuantityFields['unit_base'] = null,
) => ({
  unit_quantity,
  unit,
  unit_base,
});
const noQuantity = netQuantity(null, null);

describe('unit price (L6)', () => {
  it.each([
    // A candle of 200 g for 48 €: 240 € per kilogram.
    [4_800, netQuantity(200, 'g'), { price_cents: 24_000, quantity: 1, unit: 'kg' }],
    [4_800, netQuantity(0.2, 'kg'), { price_cents: 24_000, quantity: 1, unit: 'kg' }],
    [1_290, netQuantity(75, 'ml'), { price_cents: 17_200, quantity: 1, unit: 'l' }],
    [1_290, netQuantity(1.5, 'l'), { price_cents: 860, quantity: 1, unit: 'l' }],
    [3_450, netQuantity(2.5, 'm'), { price_cents: 1_380, quantity: 1, unit: 'm' }],
    [18_900, netQuantity(2.34, 'm2'), { price_cents: 8_077, quantity: 1, unit: 'm2' }],
    [3_800, netQuantity(2, 'piece'), { price_cents: 1_900, quantity: 1, unit: 'piece' }],
    // Rounded half up: 100.5 and 33.33… cents.
    [201, netQuantity(2, 'piece'), { price_cents: 101, quantity: 1, unit: 'piece' }],
    [100, netQuantity(3, 'piece'), { price_cents: 33, quantity: 1, unit: 'piece' }],
    // Loose goods, marked as such by the editor.
    [500, netQuantity(250, 'g', 'hundred'), { price_cents: 200, quantity: 100, unit: 'g' }],
    [500, netQuantity(0.25, 'l', 'hundred'), { price_cents: 200, quantity: 100, unit: 'ml' }],
    [3_450, netQuantity(2.5, 'm', 'hundred'), { price_cents: 1_380, quantity: 1, unit: 'm' }],
    // Equal to the price, or without a valid quantity.
    [500, netQuantity(1, 'l'), null],
    [500, netQuantity(1000, 'g'), null],
    [500, netQuantity(100, 'ml', 'hundred'), null],
    [500, netQuantity(1, 'piece'), null],
    [500, netQuantity(0, 'g'), null],
    [500, netQuantity(-1, 'g'), null],
    [500, netQuantity(200, null), null],
    [500, noQuantity, null],
    [null, netQuantity(200, 'g'), null],
  ] as const)('of %s cents for %o is %o', (priceCents, fields, unitPrice) => {
    expect(toUnitPrice(priceCents, fields)).toEqual(unitPrice);
  });

  it('uses the variant’s quantity, and the product’s by default', () => {
    const product = netQuantity(200, 'g');
    expect(toUnitPrice(4_800, product, noQuantity)).toMatchObject({ price_cents: 24_000, unit: 'kg' });
    expect(toUnitPrice(4_800, product, netQuantity(400, null))).toMatchObject({ price_cents: 12_000, unit: 'kg' });
    expect(toUnitPrice(4_800, product, netQuantity(2, 'piece'))).toMatchObject({ price_cents: 2_400, unit: 'piece' });
  });

  it('is the lowest of several variants, flagged if they differ', () => {
    const small = toUnitPrice(2_000, netQuantity(100, 'g'));
    const large = toUnitPrice(3_000, netQuantity(300, 'g'));
    expect(toLowestUnitPrice([small, large])).toEqual({ unitPrice: large, isFrom: true });
    expect(toLowestUnitPrice([small, small])).toEqual({ unitPrice: small, isFrom: false });
    expect(toLowestUnitPrice([small, null])).toEqual({ unitPrice: small, isFrom: false });
    expect(toLowestUnitPrice([null])).toBeNull();
  });

  it('is formatted in the language of the page', () => {
    const piece = { quantity: 1, unit: 'piece' } as const;
    expect((['de', 'en', 'fr'] as const).map((locale) => formatUnitQuantity(piece, locale))).toEqual([
      '1\u00a0Stück',
      '1\u00a0item',
      '1\u00a0pièce',
    ]);
    expect(formatUnitQuantity({ quantity: 100, unit: 'ml' }, 'de')).toBe('100\u00a0ml');
    expect(formatUnitQuantity({ quantity: 1, unit: 'm2' }, 'fr')).toBe('1\u00a0m²');
  });
});

describe('the lowest of several unit prices', () => {
  const price = (price_cents: number, quantity = 1, unit: 'g' | 'kg' | 'l' = 'kg') => ({
    price_cents,
    quantity,
    unit,
  });

  it.each([
    ['the lowest at any position', [price(300), price(100), price(200)], price(100), true],
    ['equal prices', [price(100), price(100)], price(100), false],
    ['only prices in the unit of the first are compared', [price(300), price(100, 1, 'l')], price(300), true],
    [
      'only prices for the quantity of the first are compared',
      [price(300, 100, 'g'), price(100, 1, 'g')],
      price(300, 100, 'g'),
      true,
    ],
    ['the same price in another unit counts as different', [price(300), price(300, 1, 'l')], price(300), true],
  ] as const)('is selected: %s', (_name, prices, unitPrice, isFrom) => {
    expect(toLowestUnitPrice(prices)).toEqual({ unitPrice, isFrom });
  });
});

it.each([
  [netQuantity(null, 'g'), null],
  [netQuantity(200, null), null],
  [netQuantity(0, 'g'), null],
  [netQuantity(Number.NaN, 'g'), null],
  [netQuantity(200, 'g'), { quantity: 200, unit: 'g' }],
] as const)('the net quantity of %o is %o', (fields, content) => {
  expect(toUnitPriceNetQuantity(fields)).toEqual(content);
});
