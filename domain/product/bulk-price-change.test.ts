import { describe, expect, it } from 'vitest';
import { type BulkPriceChange, type PriceRounding, toBulkPriceCents } from './bulk-price-change.ts';

const percent = (basisPoints: number): BulkPriceChange => ({ kind: 'percent', basisPoints });
const amount = (amountCents: number): BulkPriceChange => ({ kind: 'amount', amountCents });

describe('a bulk change of prices', () => {
  it.each<[number, BulkPriceChange, PriceRounding, number]>([
    [129_000, percent(500), 'cent', 135_450],
    [129_000, percent(-1000), 'cent', 116_100],
    [4_995, percent(250), 'cent', 5_120],
    [129_000, percent(500), 'euro', 135_500],
    [129_000, percent(500), 'ninety', 135_490],
    [135_539, amount(0), 'ninety', 135_490],
    [135_541, amount(0), 'ninety', 135_590],
    [10, amount(0), 'ninety', 90],
    [129_000, amount(5_000), 'cent', 134_000],
    [4_000, amount(-5_000), 'cent', 0],
    [149, amount(0), 'euro', 100],
    [150, amount(0), 'euro', 200],
  ])('of %i cents by %o, rounded to %s, is %i', (cents, change, rounding, expected) => {
    expect(toBulkPriceCents(cents, change, rounding)).toBe(expected);
  });
});
