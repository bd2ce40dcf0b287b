// Reorder flag, price range and mean rating of a product: rules shared by lists and product pages (specification §4).
// Pure.
import type { Cents } from '../../contract/cents.ts';

/** Lowest and highest price. */
export interface PriceRange {
  fromCents: Cents;
  toCents: Cents;
}

export interface RatingCountAndAverage {
  count: number;
  /** Unrounded mean of ratings from 1 to 5; 0 without ratings (specification §4). */
  average: number;
}

/**
 * Whether a product counts as reorderable: flagged as such, or in stock (as in specification §4).
 * domain/product-availability.ts decides whether it can be bought.
 */
export const isStockedOrReorderable = ({
  stock,
  reorderPossible,
}: {
  stock: number;
  reorderPossible: boolean;
}): boolean => reorderPossible || stock > 0;

/** `null` without prices. */
export const toMinMaxPriceRange = (prices: readonly Cents[]): PriceRange | null =>
  prices.length === 0 ? null : { fromCents: Math.min(...prices), toCents: Math.max(...prices) };

export const toRatingCountAndAverage = (ratings: readonly { rating: number }[]): RatingCountAndAverage => ({
  count: ratings.length,
  average: ratings.length === 0 ? 0 : ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length,
});
