import { describe, expect, it } from 'vitest';
import { selectRelatedProducts, toLowestPriceCents } from './related-products.ts';
import { testProductWithoutVariants, testRingProduct } from './to-product.fixture.ts';
import type { ProductSummary } from './to-product.ts';

const toSummary = (id: string, euros: number | null, stock = 1, reorderPossible = false): ProductSummary => ({
  id,
  slug: id,
  name: id,
  manufacturer: 'Arnsberg',
  image: null,
  hoverImage: null,
  price: euros === null ? null : { fromCents: euros * 100, toCents: euros * 100 },
  isPair: false,
  priceBeforeCents: null,
  unitPrice: null,
  overall: { stock, reorderPossible },
  rating: { count: 0, average: 0 },
});

/** 490 euros. */
const product = { ...testProductWithoutVariants, id: 'own' };

const select = (candidates: ProductSummary[], changes: Partial<typeof product> = {}, purchaseToOrder = false) =>
  selectRelatedProducts(candidates, { ...product, ...changes }, { purchaseToOrder }).map(({ id }) => id);

describe('products that go with another one', () => {
  it.each([
    [
      'nearest in price first',
      [toSummary('far', 900), toSummary('near', 500), toSummary('nearer', 485)],
      ['nearer', 'near', 'far'],
    ],
    ['in the given order at the same distance', [toSummary('a', 480), toSummary('b', 500)], ['a', 'b']],
    ['without the product itself', [toSummary('own', 490), toSummary('a', 480)], ['a']],
    ['without a price on request', [toSummary('a', null), toSummary('b', 9_000)], ['b']],
    ['without sold-out ones', [toSummary('a', 490, 0), toSummary('b', 495, 1)], ['b']],
    ['four at most', [1, 2, 3, 4, 5].map((number) => toSummary(`p${number}`, 490 + number)), ['p1', 'p2', 'p3', 'p4']],
    ['none', [], []],
  ])('are %s', (_case, candidates, expected) => {
    expect(select(candidates)).toEqual(expected);
  });

  it('include what is made to order in a shop that takes such orders', () => {
    const candidates = [toSummary('order', 490, 0, true)];
    expect([select(candidates), select(candidates, {}, true)]).toEqual([[], ['order']]);
  });

  it('keep their order if the product has no price', () => {
    expect(select([toSummary('a', 9_000), toSummary('b', 10)], { priceCents: null })).toEqual(['a', 'b']);
  });
});

it('compares the lowest price of the variants', () => {
  expect(toLowestPriceCents(testRingProduct)).toBe(94_000);
  expect(toLowestPriceCents(testProductWithoutVariants)).toBe(49_000);
  expect(toLowestPriceCents({ ...testProductWithoutVariants, priceCents: null })).toBeNull();
});
