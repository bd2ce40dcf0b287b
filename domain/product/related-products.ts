// Products that go with another one, for "Dazu passt": those that editors have chosen, otherwise the ones of its category
// that are nearest in price. Pure.
import type { Cents } from '../../contract/cents.ts';
import { type BackorderSettings, isOrderableAvailability, toProductAvailability } from '../product-availability.ts';
import type { Product, ProductSummary } from './to-product.ts';
import { toMinMaxPriceRange } from './price-range-and-mean-rating.ts';

/** A row of the grid on a desktop screen. */
export const maxRelatedProducts = 4;

/** The lowest price of the product; `null` if it is on request. */
export const toLowestPriceCents = ({ variants, priceCents }: Pick<Product, 'priceCents' | 'variants'>): Cents | null =>
  toMinMaxPriceRange(
    variants.length > 0 ? variants.map((variant) => variant.priceCents) : priceCents === null ? [] : [priceCents],
  )?.fromCents ?? null;

/**
 * Selects from products of the same category those that can be ordered, nearest in price first. Keeps the order of
 * candidates at the same distance, and of all if the product's price is on request.
 */
export const selectRelatedProducts = (
  candidates: readonly ProductSummary[],
  product: Pick<Product, 'id' | 'priceCents' | 'variants'>,
  settings: BackorderSettings,
): ProductSummary[] => {
  const priceCents = toLowestPriceCents(product);
  const toDistance = ({ price }: ProductSummary): number =>
    price === null || priceCents === null ? 0 : Math.abs(price.fromCents - priceCents);
  return candidates
    .filter(
      ({ id, price, overall }) =>
        id !== product.id && price !== null && isOrderableAvailability(toProductAvailability(overall, settings)),
    )
    .toSorted((one, other) => toDistance(one) - toDistance(other))
    .slice(0, maxRelatedProducts);
};
