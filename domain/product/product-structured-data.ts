// Structured data of a product (JSON-LD, schema.org) for Google's merchant listings: a Product with an Offer, or a
// ProductGroup with a Product per variant; and the meta description. Pure.
// https://developers.google.com/search/docs/appearance/structured-data/product-variants
import { type Cents, centsToDecimalAmount } from '../../contract/cents.ts';
import type { VariantDimension } from '../../contract/shop/product-record.ts';
import type { UnitOfMeasure } from '../../contract/shop/product-and-variant-field-schemas.ts';
import type { ProductAvailability } from '../product-availability.ts';
import {
  type CountryDefaultShippingRate,
  type MerchantListingSettings,
  type ProductOrVariantOffer,
  toPricedProductVariantOffers,
} from './product-offers.ts';
import type { Product } from './to-product.ts';
import { toRatingCountAndAverage } from './price-range-and-mean-rating.ts';
import { htmlToPlainText } from '../html-and-plain-text.ts';
import { seoTitleAndDescriptionLengthRanges } from '../page-metadata.ts';

type JsonLd = Record<string, unknown>;

/** Google does not support `MadeToOrder`; `BackOrder` still marks the product as buyable. */
const availabilityUrls: Record<ProductAvailability, string> = {
  inStock: 'https://schema.org/InStock',
  madeToOrder: 'https://schema.org/BackOrder',
  onRequest: 'https://schema.org/OutOfStock',
  unavailable: 'https://schema.org/OutOfStock',
};

/** Number of reviews included in full; the mean covers all. */
const maxReviews = 5;

export interface SchemaOrgProductSource {
  /** Absolute URL of the page. */
  url: string;
  /** Absolute URLs of the product's images, in their order. */
  imageUrls: readonly string[];
  /** Name of the business. */
  seller: string;
  /** Whether the shop shows ratings. */
  hasRatings: boolean;
  terms: MerchantListingSettings;
}

/**
 * Returns a part in full the first time and a reference to it afterwards, because variants share shipping and return
 * terms.
 */
type Refer = (key: string, toPart: () => JsonLd) => JsonLd;

const createRefer = (url: string): Refer => {
  const written = new Set<string>();
  return (key, toPart) => {
    const reference = { '@id': `${url}#${key}` };
    if (written.has(key)) return reference;
    written.add(key);
    return { ...reference, ...toPart() };
  };
};

/** A product without a price has no offer, because search engines require a price. */
export const toSchemaOrgProduct = (product: Product, source: SchemaOrgProductSource): JsonLd => {
  const offers = toPricedProductVariantOffers(product, source.terms);
  const refer = createRefer(source.url);
  const [first] = offers;
  const shared = { '@context': 'https://schema.org', '@id': `${source.url}#product`, ...toCommonData(product, source) };
  if (product.variants.length > 0 && first) {
    return {
      ...shared,
      '@type': 'ProductGroup',
      productGroupID: product.referenceNumber,
      ...toArticleNumberData(product),
      variesBy: [product.variesBy ? `https://schema.org/${product.variesBy}` : (product.variantLabel ?? 'Variante')],
      hasVariant: offers.map((offer) => toVariantData(product, offer, source, refer)),
    };
  }
  return {
    ...shared,
    '@type': 'Product',
    sku: first?.sku ?? product.referenceNumber,
    ...toArticleNumberData(first ?? product),
    ...(first ? { offers: toOfferData(first, source, refer) } : {}),
  };
};

const toCommonData = (product: Product, { url, imageUrls, hasRatings }: SchemaOrgProductSource): JsonLd => {
  const description = htmlToPlainText(product.description);
  return {
    name: product.name,
    url,
    ...(description === null ? {} : { description }),
    ...(imageUrls.length > 0 ? { image: imageUrls } : {}),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    category: product.category.name,
    ...(hasRatings ? toRatingData(product.ratings) : {}),
  };
};

const toArticleNumberData = ({ gtin, mpn }: Pick<Product, 'gtin' | 'mpn'>): JsonLd => ({
  ...(gtin === null ? {} : { gtin }),
  ...(mpn === null ? {} : { mpn }),
});

const toVariantData = (
  product: Product,
  offer: ProductOrVariantOffer,
  source: SchemaOrgProductSource,
  refer: Refer,
): JsonLd => {
  const { variant, name, sku } = offer;
  const image = source.imageUrls[variant?.imageIndex ?? 0];
  const dimension: VariantDimension | null = product.variesBy;
  return {
    '@type': 'Product',
    name,
    sku,
    ...toArticleNumberData(offer),
    ...(image === undefined ? {} : { image }),
    ...(dimension && variant ? { [dimension]: variant.name } : {}),
    offers: toOfferData(offer, source, refer),
  };
};

const toOfferData = (
  offer: ProductOrVariantOffer,
  { url, seller, terms }: SchemaOrgProductSource,
  refer: Refer,
): JsonLd => ({
  '@type': 'Offer',
  price: centsToDecimalAmount(offer.priceCents),
  priceCurrency: 'EUR',
  ...toUnitPriceData(offer.priceCents, offer),
  availability: availabilityUrls[offer.availability],
  itemCondition: 'https://schema.org/NewCondition',
  url,
  seller: { '@type': 'JewelryStore', name: seller },
  ...(offer.shipping.length > 0 ? { shippingDetails: offer.shipping.map((each) => toShipping(each, refer)) } : {}),
  ...(terms.countries.length > 0 ? { hasMerchantReturnPolicy: refer('returns', () => toReturnPolicy(terms)) } : {}),
});

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The delivery time is the total until arrival; it is not split into handling and transit time. */
const toShipping = ({ country, priceCents, days }: CountryDefaultShippingRate, refer: Refer): JsonLd =>
  refer(`shipping-${country}${days ? `-${days.min}-${days.max}` : ''}`, () => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: centsToDecimalAmount(priceCents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(days
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workingDays },
            transitTime: { '@type': 'QuantitativeValue', minValue: days.min, maxValue: days.max, unitCode: 'DAY' },
          },
        }
      : {}),
  }));

/** Applies to the product without engraving. Engraved lines are excluded (law row L12), as page and order state. */
const toReturnPolicy = ({ countries, returnDays, returnPaidBy }: MerchantListingSettings): JsonLd => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  ...(returnPaidBy === null
    ? {}
    : {
        returnFees:
          returnPaidBy === 'house'
            ? 'https://schema.org/FreeReturn'
            : 'https://schema.org/ReturnFeesCustomerResponsibility',
      }),
});

const toRatingData = (ratings: Product['ratings']): JsonLd => {
  const { count, average } = toRatingCountAndAverage(ratings);
  if (count === 0) return {};
  const scale = { bestRating: 5, worstRating: 1 };
  const reviews = ratings.flatMap(({ rating, title, comment, author, date, language }) =>
    author === null
      ? []
      : [
          {
            '@type': 'Review',
            author: { '@type': 'Person', name: author },
            datePublished: date.slice(0, 10),
            ...(title === null ? {} : { name: title }),
            ...(comment === null ? {} : { reviewBody: comment }),
            ...(language === null ? {} : { inLanguage: language }),
            reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
          },
        ],
  );
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(average.toFixed(2)),
      reviewCount: count,
      ...scale,
    },
    ...(reviews.length > 0 ? { review: reviews.slice(0, maxReviews) } : {}),
  };
};

/** UN/CEFACT codes. */
const unitCodes: Record<UnitOfMeasure, string> = {
  ml: 'MLT',
  l: 'LTR',
  g: 'GRM',
  kg: 'KGM',
  m: 'MTR',
  m2: 'MTK',
  piece: 'C62',
};

/** Price with net quantity and the reference quantity of the unit price, as merchant listings expect them. */
const toUnitPriceData = (priceCents: Cents, { unitPrice, content }: Pick<Product, 'content' | 'unitPrice'>): JsonLd => {
  if (!unitPrice || !content) return {};
  const toQuantity = (value: number, unit: UnitOfMeasure) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: unitCodes[unit],
  });
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: centsToDecimalAmount(priceCents),
      priceCurrency: 'EUR',
      referenceQuantity: {
        ...toQuantity(content.quantity, content.unit),
        valueReference: toQuantity(unitPrice.quantity, unitPrice.unit),
      },
    },
  };
};

const maxLength = seoTitleAndDescriptionLengthRanges.description.max;
/** Complete sentences shorter than this say too little; the text is truncated instead. */
const minLength = 60;

/** The first sentences that fit into a search result, or the text cut at the end of a word. */
export const toMetaDescription = (html: string | null): string | null => {
  const text = htmlToPlainText(html);
  if (text === null || text.length <= maxLength) return text;
  const sentences = /^.*[.!?…](?=\s)/su.exec(text.slice(0, maxLength + 1))?.[0];
  if (sentences !== undefined && sentences.length >= minLength) return sentences;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
};
