// Offers of a product for merchant listings: one per variant, or the product itself. Shared by structured data and
// product feed. Pure.
import type { Cents } from '../../contract/cents.ts';
import { type ProductAvailability, type BackorderSettings, toProductAvailability } from '../product-availability.ts';
import {
  type DeliveryTime,
  findDefaultShippingRate,
  type ShippingRateDeliveryTimeFields,
  toDeliveryTime,
  type WorkingDayRange,
} from '../delivery-time.ts';
import { toProductOrVariantReferenceNumber } from '../product-identifiers.ts';
import type { Product, ProductVariant } from './to-product.ts';

/** A shipping rate with its price. */
export interface MerchantListingShippingRate extends ShippingRateDeliveryTimeFields {
  priceCents: Cents;
}

/** Shop settings for shipping and returns. */
export interface MerchantListingSettings extends BackorderSettings {
  /** ISO 3166-1 codes, in the order defined by the shop. */
  countries: readonly string[];
  rates: readonly MerchantListingShippingRate[];
  /** Return period in days; at least the 14 days of the right of withdrawal (§ 355 (2) BGB). */
  returnDays: number;
  /** Who pays for returns: `'house'` is the shop, `null` is not set. */
  returnPaidBy: 'customer' | 'house' | null;
}

/** Shipping to a country by its default rate. */
export interface CountryDefaultShippingRate {
  country: string;
  priceCents: Cents;
  /** Working days until arrival; `null` if unknown. */
  days: WorkingDayRange | null;
}

export interface ProductOrVariantOffer {
  /** Id of the variant, or of the product. */
  id: string;
  variant: ProductVariant | null;
  name: string;
  sku: string;
  gtin: string | null;
  mpn: string | null;
  priceCents: Cents;
  priceBeforeCents: Cents | null;
  content: Product['content'];
  unitPrice: Product['unitPrice'];
  availability: ProductAvailability;
  delivery: DeliveryTime;
  shipping: CountryDefaultShippingRate[];
}

/** Omits variants and products without a price, which merchant listings do not accept. */
export const toPricedProductVariantOffers = (
  product: Product,
  terms: MerchantListingSettings,
): ProductOrVariantOffer[] =>
  product.variants.length > 0
    ? product.variants.flatMap((variant) => toOffer(product, variant, terms) ?? [])
    : [toOffer(product, null, terms)].flatMap((offer) => offer ?? []);

const toOffer = (
  product: Product,
  variant: ProductVariant | null,
  terms: MerchantListingSettings,
): ProductOrVariantOffer | null => {
  const item = variant ?? product;
  if (item.priceCents === null) return null;
  const availability = toProductAvailability(item, terms);
  const toDelivery = (shippingDays: number): DeliveryTime =>
    toDeliveryTime({ product, variant, availability, personalizationDays: 0, shippingDays });
  return {
    id: item.id,
    variant,
    name: variant ? `${product.name}, ${variant.name}` : product.name,
    sku: toProductOrVariantReferenceNumber(product.referenceNumber, variant?.referenceSuffix),
    gtin: item.gtin,
    mpn: item.mpn,
    priceCents: item.priceCents,
    priceBeforeCents: item.priceBeforeCents,
    content: item.content,
    unitPrice: item.unitPrice,
    availability,
    delivery: toDelivery(findDefaultShippingRate(terms.rates, terms.countries[0])?.additionalDays ?? 0),
    shipping: terms.countries.flatMap((country) => {
      const rate = findDefaultShippingRate(terms.rates, country);
      if (!rate) return [];
      const delivery = toDelivery(rate.additionalDays ?? 0);
      return [{ country, priceCents: rate.priceCents, days: delivery.kind === 'days' ? delivery.days : null }];
    }),
  };
};
