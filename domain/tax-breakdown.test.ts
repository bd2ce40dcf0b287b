import { expect, it } from 'vitest';
import { allocateCentsProportionally, breakDownTaxes } from './tax-breakdown.ts';

const percents = (taxes: { percent: number; amountCents: number }[]) =>
  taxes.map(({ percent, amountCents }) => [percent, amountCents]);

it('computes the tax of a single rate', () => {
  expect(percents(breakDownTaxes([{ percent: 19, amountCents: 11_900 }], 0, 19))).toEqual([[19, 1_900]]);
  expect(percents(breakDownTaxes([{ percent: 19, amountCents: 11_410 }], 490, 19))).toEqual([[19, 1_900]]);
});

it('taxes shipping in proportion to the goods', () => {
  const goods = [
    { percent: 7, amountCents: 2_500 },
    { percent: 19, amountCents: 7_500 },
  ];
  // 1000 shipping: 250 at 7 %, 750 at 19 %.
  expect(percents(breakDownTaxes(goods, 1_000, 19))).toEqual([
    [19, Math.round((8_250 * 19) / 119)],
    [7, Math.round((2_750 * 7) / 107)],
  ]);
});

it('uses the default rate if the goods cost nothing, and returns no rates for a total of zero', () => {
  expect(percents(breakDownTaxes([{ percent: 7, amountCents: 0 }], 490, 19))).toEqual([[19, 78]]);
  expect(breakDownTaxes([{ percent: 19, amountCents: 0 }], 0, 19)).toEqual([]);
  expect(percents(breakDownTaxes([{ percent: 0, amountCents: 500 }], 0, 19))).toEqual([[0, 0]]);
});

it('allocates every cent', () => {
  for (let seed = 1; seed < 2_000; seed += 1) {
    const weights = [seed % 7, (seed * 31) % 101, (seed * 17) % 1_009];
    const parts = allocateCentsProportionally(seed, weights);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(seed);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    parts.forEach((part, index) => {
      expect(Math.abs(part - (seed * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
    });
  }
});

it.each([
  [10, [0, 0, 0], [10, 0, 0]],
  [0, [1, 2], [0, 0]],
  // Remaining cents go to the largest remainders; equal ones in order.
  [10, [1, 1, 1], [4, 3, 3]],
  [11, [1, 1, 1], [4, 4, 3]],
  [100, [1, 1, 1, 4], [15, 14, 14, 57]],
  [5, [1, 0, 1], [3, 0, 2]],
])('splits %d cents by the weights %j into %j', (amountCents, weights, parts) => {
  expect(allocateCentsProportionally(amountCents, weights)).toEqual(parts);
});

it('ignores the default rate if the goods have one', () => {
  const goods = [{ percent: 7, amountCents: 10_700 }];
  expect(percents(breakDownTaxes(goods, 0, 19))).toEqual([[7, 700]]);
});

it('sorts rates from the highest to the lowest', () => {
  const goods = [
    { percent: 7, amountCents: 10_700 },
    { percent: 19, amountCents: 11_900 },
    { percent: 7, amountCents: 10_700 },
  ];
  expect(percents(breakDownTaxes(goods, 0, 19))).toEqual([
    [19, 1_900],
    [7, 1_400],
  ]);
});
