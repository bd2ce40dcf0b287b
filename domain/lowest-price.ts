// What may stand crossed out beside a price (law row L6, PAngV § 11). The figure itself comes from the backend, whose database
// computes it from the recorded price history (backend/schema/shop/price-derivation.ts). Used by list, page and order service.
import type { Cents } from '../contract/cents.ts';

/** A price with the lowest one of the 30 days before its reduction, as the backend tells them; `null` where there is none. */
export interface ReducedPrice {
  priceCents: Cents | null;
  lowestCents: Cents | null;
}

/** In cents; `null` unless it is above the price: a page that is older than the price promises no reduction. */
export const toLowestPrice = ({ priceCents, lowestCents }: ReducedPrice): Cents | null =>
  priceCents !== null && lowestCents !== null && lowestCents > priceCents ? lowestCents : null;

/**
 * Of several variants under one price, as in a list or before a choice. `null` unless all cost the same and were reduced
 * from the same: "from 80 €" beside the former price of another variant would be a reduction that does not exist.
 */
export const toSharedLowestPrice = (variants: readonly ReducedPrice[]): Cents | null => {
  const [first] = variants;
  if (!first) return null;
  const isShared = variants.every(
    ({ priceCents, lowestCents }) => priceCents === first.priceCents && lowestCents === first.lowestCents,
  );
  return isShared ? toLowestPrice(first) : null;
};
