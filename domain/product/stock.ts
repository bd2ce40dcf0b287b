// Stock, price range and mean rating of a product: the rules that lists and product pages share (specification §4). Pure.
import type { Cents } from '../../contract/cents.ts';

/** Lowest and highest price; the same twice where there is one. */
export interface PriceRange {
  fromCents: Cents;
  toCents: Cents;
}

export interface AggregateRating {
  count: number;
  /** Mean of 1–5, not rounded; 0 without ratings (specification §4). */
  average: number;
}

/**
 * A piece in stock, or one that can be ordered again, can be reordered (specification §4, as coded there). Whether it can be
 * bought is another question: domain/availability.ts.
 */
export const isReorderPossible = ({ stock, reorderPossible }: { stock: number; reorderPossible: boolean }): boolean =>
  reorderPossible || stock > 0;

/** Lowest and highest of some prices; `null` for none. */
export const toPriceRange = (prices: readonly Cents[]): PriceRange | null =>
  prices.length === 0 ? null : { fromCents: Math.min(...prices), toCents: Math.max(...prices) };

/** Count and mean; the mean of none is 0. */
export const toRatingSummary = (ratings: readonly { rating: number }[]): AggregateRating => ({
  count: ratings.length,
  average: ratings.length === 0 ? 0 : ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length,
});
