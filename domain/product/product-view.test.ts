import { describe, expect, it } from 'vitest';
import { plainProduct, ringWithSizes } from './product.fixture.ts';
import { changeView, emptyView, toMostCount, toOffer } from './product-view.ts';

const single = changeView(emptyView, { type: 'add', product: plainProduct });
const ring = changeView(emptyView, { type: 'add', product: ringWithSizes });
const choose = (variantId: string | null) => changeView(ring, { type: 'variantChange', variantId });

describe('add', () => {
  it('takes price, stock, shipping time and count 1 of a piece without variants', () => {
    expect(single).toMatchObject({
      ...{ hasVariants: false, priceCents: 49_000, stock: 2, shippingTime: '2–3 days', count: 1 },
      priceRange: { fromCents: 49_000, toCents: 49_000 },
    });
  });

  it('lists variants with their range of prices and leaves the choice open', () => {
    expect(ring).toMatchObject({
      ...{ hasVariants: true, variantLabel: '', variant: null, priceCents: null, stock: null, count: null },
      priceRange: { fromCents: 94_000, toCents: 99_000 },
    });
    expect(ring.variants).toHaveLength(3);
  });

  it('gives one value where all variants cost the same', () => {
    const product = { ...ringWithSizes, variants: ringWithSizes.variants.slice(0, 2) };
    expect(changeView(emptyView, { type: 'add', product }).priceRange).toEqual({ fromCents: 94_000, toCents: 94_000 });
  });

  it('computes count and mean of the ratings, 0 for none', () => {
    expect(ring.rating).toEqual({ count: 2, average: 4.5 });
    expect(single.rating).toEqual({ count: 0, average: 0 });
  });

  it('keeps what was chosen when the same product comes fresher', () => {
    const chosen = changeView(changeView(choose('v54'), { type: 'countChange', count: 3 }), {
      ...{ type: 'personalizationChange', key: 'engraving', value: 'Anna' },
    });
    const variants = ringWithSizes.variants.map((variant) => ({ ...variant, priceCents: 100_000, stock: 2 }));
    const fresh = changeView(chosen, { type: 'add', product: { ...ringWithSizes, variants } });
    expect(fresh).toMatchObject({ priceCents: 100_000, stock: 2, count: 2, personalization: { engraving: 'Anna' } });
    expect(fresh.variant?.id).toBe('v54');
  });

  it('leaves the choice open again where the chosen variant is gone', () => {
    const product = { ...ringWithSizes, variants: ringWithSizes.variants.slice(0, 1) };
    expect(changeView(choose('v54'), { type: 'add', product })).toMatchObject({ variant: null, count: null });
  });

  it('forgets the choice of another product', () => {
    expect(changeView(choose('v54'), { type: 'add', product: plainProduct })).toEqual(single);
  });
});

describe('variantChange', () => {
  it('sets stock, price, shipping time and count 1', () => {
    const two = changeView(choose('v52'), { type: 'countChange', count: 2 });
    expect(changeView(two, { type: 'variantChange', variantId: 'v54' })).toMatchObject({
      ...{ priceCents: 94_000, stock: 5, shippingTime: '2–3 days', count: 1 },
    });
  });

  it('empties them when the choice is cleared', () => {
    expect(changeView(choose('v54'), { type: 'variantChange', variantId: null })).toEqual(ring);
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
    expect(changeView(choose('v54'), { type: 'countChange', count }).count).toBe(expected);
  });

  it('is not bound to the stock of what can be made again', () => {
    expect(changeView(choose('v60'), { type: 'countChange', count: 7 }).count).toBe(7);
  });

  it.each([
    [98, 98],
    [99, 99],
    [100, 99],
  ])('%d becomes %d of what can be made again', (count, expected) => {
    expect(changeView(choose('v60'), { type: 'countChange', count }).count).toBe(expected);
  });

  it('waits for a variant', () => {
    expect(changeView(ring, { type: 'countChange', count: 2 })).toBe(ring);
  });
});

it('resets to nothing', () => {
  expect(changeView(choose('v54'), { type: 'reset' })).toEqual(emptyView);
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
    expect(toOffer(view, { purchaseToOrder })).toBe(offer);
  });

  it('asks for the price where there is none', () => {
    const view = changeView(emptyView, { type: 'add', product: { ...plainProduct, priceCents: null } });
    expect(toOffer(view, { purchaseToOrder: true })).toBe('request');
  });
});

it('counts no further than the stock, unless the shop takes orders for what can be made', () => {
  expect(toMostCount(choose('v60'), { purchaseToOrder: true })).toBe(99);
  expect(toMostCount(choose('v60'), { purchaseToOrder: false })).toBe(1);
  expect(toMostCount(choose('v54'), { purchaseToOrder: false })).toBe(5);
  expect(toMostCount(choose('v54'), { purchaseToOrder: true })).toBe(5);
  expect(toMostCount(ring, { purchaseToOrder: false })).toBe(1);
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
