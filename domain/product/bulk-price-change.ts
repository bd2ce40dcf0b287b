// Changes of many prices at once in the studio's sheet: by percent or amount, rounded to a price that looks right. Pure.
import type { Cents } from '../../contract/cents.ts';

export type PriceRounding = 'cent' | 'euro' | 'ninety';

export type BulkPriceChange =
  /** `basisPoints` 250 is plus 2.5 percent. */
  { kind: 'percent'; basisPoints: number } | { kind: 'amount'; amountCents: Cents };

const roundings: Record<PriceRounding, (cents: Cents) => Cents> = {
  cent: (cents) => cents,
  /** To the nearest whole euro. */
  euro: (cents) => Math.round(cents / 100) * 100,
  /** To the nearest price that ends in .90. */
  ninety: (cents) => Math.max(0, Math.round((cents - 90) / 100)) * 100 + 90,
};

/** Never below zero. Percentages round half up, in whole cents. */
export const toBulkPriceCents = (priceCents: Cents, change: BulkPriceChange, rounding: PriceRounding): Cents => {
  const changed =
    change.kind === 'percent'
      ? Math.round((priceCents * (10_000 + change.basisPoints)) / 10_000)
      : priceCents + change.amountCents;
  return roundings[rounding](Math.max(0, changed));
};
