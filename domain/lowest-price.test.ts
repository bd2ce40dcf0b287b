import { describe, expect, it } from 'vitest';
import { toLowestPrice, toSharedLowestPrice } from './lowest-price.ts';

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
    expect(toSharedLowestPrice([item(8_000, 10_000), item(8_000, 10_000)])).toBe(10_000);
    expect(toSharedLowestPrice([item(8_000, 10_000), item(9_000, 10_000)])).toBeNull();
    expect(toSharedLowestPrice([item(8_000, 10_000), item(8_000, null)])).toBeNull();
    expect(toSharedLowestPrice([])).toBeNull();
  });
});

it('crosses nothing out beside what is free and was never priced', () => {
  expect(toLowestPrice(item(-1, null))).toBeNull();
  expect(toLowestPrice(item(0, 1))).toBe(1);
});
