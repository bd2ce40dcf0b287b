import { describe, expect, it } from 'vitest';
import {
  toNetQuantity,
  toLowestPrice,
  toLowestUnitPrice,
  toCommonLowestPrice,
  toUnitPrice,
  formatUnitQuantity,
} from './prices.ts';
import type { NetQuantityFields } from '../contract/shop/product-fields.ts';

const item = (priceCents: number | null, lowestCents: number | null) => ({ priceCents, lowestCents });

describe('L6: a crossed-out price', () => {
  it.each([
    [item(8_000, 10_000), 10_000],
    [item(10_000, 10_000), null],
    [item(12_000, 10_000), null],
    [item(8_000, null), null],
    [item(null, 10_000), null],
  ])('of %o is %s', (price, shown) => {
    expect(toLowestPrice(price)).toBe(shown);
  });

  it('of several variants is shown where all are reduced from the same to the same', () => {
    expect(toCommonLowestPrice([item(8_000, 10_000), item(8_000, 10_000)])).toBe(10_000);
    expect(toCommonLowestPrice([item(8_000, 10_000), item(9_000, 10_000)])).toBeNull();
    expect(toCommonLowestPrice([item(8_000, 10_000), item(8_000, null)])).toBeNull();
    expect(toCommonLowestPrice([])).toBeNull();
  });
});

it('crosses nothing out beside what is free and was never priced', () => {
  expect(toLowestPrice(item(-1, null))).toBeNull();
  expect(toLowestPrice(item(0, 1))).toBe(1);
});

const of = (
  unit_quantity: number | null,
  unit: NetQuantityFields['unit'],
  unit_base: NetQuantityFields['unit_base'] = null,
) => ({
  unit_quantity,
  unit,
  unit_base,
});
const nothing = of(null, null);

describe('L6: the unit price', () => {
  it.each([
    // A candle of 200 g for 48 €: 240 € a kilogram.
    [4_800, of(200, 'g'), { price_cents: 24_000, quantity: 1, unit: 'kg' }],
    [4_800, of(0.2, 'kg'), { price_cents: 24_000, quantity: 1, unit: 'kg' }],
    [1_290, of(75, 'ml'), { price_cents: 17_200, quantity: 1, unit: 'l' }],
    [1_290, of(1.5, 'l'), { price_cents: 860, quantity: 1, unit: 'l' }],
    [3_450, of(2.5, 'm'), { price_cents: 1_380, quantity: 1, unit: 'm' }],
    [18_900, of(2.34, 'm2'), { price_cents: 8_077, quantity: 1, unit: 'm2' }],
    [3_800, of(2, 'piece'), { price_cents: 1_900, quantity: 1, unit: 'piece' }],
    // Rounded half up: 100.5 and 33.33… cents.
    [201, of(2, 'piece'), { price_cents: 101, quantity: 1, unit: 'piece' }],
    [100, of(3, 'piece'), { price_cents: 33, quantity: 1, unit: 'piece' }],
    // Only where the editor says so: loose goods.
    [500, of(250, 'g', 'hundred'), { price_cents: 200, quantity: 100, unit: 'g' }],
    [500, of(0.25, 'l', 'hundred'), { price_cents: 200, quantity: 100, unit: 'ml' }],
    [3_450, of(2.5, 'm', 'hundred'), { price_cents: 1_380, quantity: 1, unit: 'm' }],
    // The price itself, or nothing to divide by.
    [500, of(1, 'l'), null],
    [500, of(1000, 'g'), null],
    [500, of(100, 'ml', 'hundred'), null],
    [500, of(1, 'piece'), null],
    [500, of(0, 'g'), null],
    [500, of(-1, 'g'), null],
    [500, of(200, null), null],
    [500, nothing, null],
    [null, of(200, 'g'), null],
  ] as const)('of %s cents for %o is %o', (priceCents, fields, unitPrice) => {
    expect(toUnitPrice(priceCents, fields)).toEqual(unitPrice);
  });

  it('of a variant goes by its own quantity, and by the product’s where it has none', () => {
    const product = of(200, 'g');
    expect(toUnitPrice(4_800, product, nothing)).toMatchObject({ price_cents: 24_000, unit: 'kg' });
    expect(toUnitPrice(4_800, product, of(400, null))).toMatchObject({ price_cents: 12_000, unit: 'kg' });
    expect(toUnitPrice(4_800, product, of(2, 'piece'))).toMatchObject({ price_cents: 2_400, unit: 'piece' });
  });

  it('of several variants is the lowest, said to be so where they differ', () => {
    const small = toUnitPrice(2_000, of(100, 'g'));
    const large = toUnitPrice(3_000, of(300, 'g'));
    expect(toLowestUnitPrice([small, large])).toEqual({ unitPrice: large, isFrom: true });
    expect(toLowestUnitPrice([small, small])).toEqual({ unitPrice: small, isFrom: false });
    expect(toLowestUnitPrice([small, null])).toEqual({ unitPrice: small, isFrom: false });
    expect(toLowestUnitPrice([null])).toBeNull();
  });

  it('names its unit in the language of the reader', () => {
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

describe('of several unit prices', () => {
  const price = (price_cents: number, quantity = 1, unit: 'g' | 'kg' | 'l' = 'kg') => ({
    price_cents,
    quantity,
    unit,
  });

  it.each([
    ['the lowest, wherever it stands', [price(300), price(100), price(200)], price(100), true],
    ['the one price', [price(100), price(100)], price(100), false],
    ['those in the unit of the first', [price(300), price(100, 1, 'l')], price(300), true],
    ['those of the quantity of the first', [price(300, 100, 'g'), price(100, 1, 'g')], price(300, 100, 'g'), true],
    ['others in another unit at the same price', [price(300), price(300, 1, 'l')], price(300), true],
  ] as const)('is shown: %s', (_name, prices, unitPrice, isFrom) => {
    expect(toLowestUnitPrice(prices)).toEqual({ unitPrice, isFrom });
  });
});

it.each([
  [of(null, 'g'), null],
  [of(200, null), null],
  [of(0, 'g'), null],
  [of(Number.NaN, 'g'), null],
  [of(200, 'g'), { quantity: 200, unit: 'g' }],
] as const)('the content of %o is %o', (fields, content) => {
  expect(toNetQuantity(fields)).toEqual(content);
});
