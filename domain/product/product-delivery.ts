// When a product arrives as it is chosen on its page, by the same rule as in cart and order (law row L7). Pure.
import { isMadeToOrder } from '../personalization/personalization-values.ts';
import { availabilities, type OrderTerms, toAvailability } from '../availability.ts';
import { type DeliveryTime, toDeliveryTime, toSharedDelivery } from '../delivery-time.ts';
import type { ProductVariant } from './product.ts';
import { type ProductView, toViewAvailability } from './product-view.ts';

export interface DeliveryTerms extends OrderTerms {
  /** What shipping adds by the usual way to the usual country. */
  shippingDays: number;
}

/** While no variant is chosen, what holds for all of those that are to be had soonest. */
export const toViewDelivery = (view: ProductView, terms: DeliveryTerms): DeliveryTime => {
  const { product } = view;
  if (!product) return { kind: 'onRequest' };
  const personalization = product.personalization;
  const isEngraved = isMadeToOrder(personalization?.fields ?? [], view.personalization);
  const toTime = (variant: ProductVariant | null, availability = toViewAvailability(view, terms)) =>
    toDeliveryTime({
      ...{ product, variant, availability },
      personalizationDays: isEngraved ? (personalization?.additionalDays ?? 0) : 0,
      shippingDays: terms.shippingDays,
    });
  if (!view.hasVariants || view.variant) return toTime(view.variant);
  const known = view.variants.map((variant) => ({ variant, availability: toAvailability(variant, terms) }));
  const soonest = availabilities.find((one) => known.some(({ availability }) => availability === one));
  return toSharedDelivery(
    known
      .filter(({ availability }) => availability === soonest)
      .map(({ variant, availability }) => toTime(variant, availability)),
  );
};
