// The articles of a product as merchants list them: one per variant, or the product itself. Read by the structured data of a
// product page and by the product feed, so that both say the same. Pure.
import type { Cents } from '../../contract/cents.ts';
import { type Availability, type OrderAcceptanceSettings, toAvailability } from '../availability.ts';
import {
  type DeliveryTime,
  findDefaultShippingRate,
  type ShippingRateDays,
  toDeliveryTime,
  type WorkingDays,
} from '../delivery-time.ts';
import type { Product, ProductVariant } from './product.ts';

/** A rate of the shop with its price. */
export interface MerchantRate extends ShippingRateDays {
  priceCents: Cents;
}

/** What the shop's settings say about shipping and returns. */
export interface MerchantTerms extends OrderAcceptanceSettings {
  /** ISO 3166 codes, in the shop's order. */
  countries: readonly string[];
  rates: readonly MerchantRate[];
  /** Days in which goods can be given back; at least the 14 of the right of withdrawal (§ 355 (2) BGB). */
  returnDays: number;
  /** `null`: the house has not said. */
  returnPaidBy: 'customer' | 'house' | null;
}

/** How an article gets to a country by the usual rate. */
export interface CountryShipping {
  country: string;
  priceCents: Cents;
  /** Working days until it arrives; `null` where they are not known. */
  days: WorkingDays | null;
}

export interface ProductOffer {
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
  availability: Availability;
  delivery: DeliveryTime;
  shipping: CountryShipping[];
}

/** Articles without a price are left out: no merchant listing takes them. */
export const toProductOffers = (product: Product, terms: MerchantTerms): ProductOffer[] =>
  product.variants.length > 0
    ? product.variants.flatMap((variant) => toOffer(product, variant, terms) ?? [])
    : [toOffer(product, null, terms)].flatMap((offer) => offer ?? []);

const toOffer = (product: Product, variant: ProductVariant | null, terms: MerchantTerms): ProductOffer | null => {
  const item = variant ?? product;
  if (item.priceCents === null) return null;
  const availability = toAvailability(item, terms);
  const toDelivery = (shippingDays: number): DeliveryTime =>
    toDeliveryTime({ product, variant, availability, personalizationDays: 0, shippingDays });
  return {
    id: item.id,
    variant,
    name: variant ? `${product.name}, ${variant.name}` : product.name,
    sku: product.referenceNumber + (variant?.referenceSuffix ?? ''),
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
