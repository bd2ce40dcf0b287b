// What search engines are told of a product in JSON-LD (schema.org), as Google's merchant listings read it: Product with its
// Offer, or ProductGroup with a Product per variant. Pure.
// https://developers.google.com/search/docs/appearance/structured-data/product-variants
import { type Cents, toDecimalAmount } from '../../contract/cents.ts';
import type { VariantDimension } from '../../contract/shop/product.ts';
import type { UnitOfMeasure } from '../../contract/shop/product-fields.ts';
import type { Availability } from '../availability.ts';
import { type CountryShipping, type MerchantTerms, type ProductOffer, toProductOffers } from './product-offers.ts';
import type { Product } from './product.ts';
import { toRatingSummary } from './stock.ts';

type JsonLd = Record<string, unknown>;

/** `BackOrder` may be bought, which a product that is merely asked for may not. Search engines know no `MadeToOrder`. */
const availabilityUrls: Record<Availability, string> = {
  inStock: 'https://schema.org/InStock',
  madeToOrder: 'https://schema.org/BackOrder',
  onRequest: 'https://schema.org/OutOfStock',
  unavailable: 'https://schema.org/OutOfStock',
};

/** Reviews that are told in full; the mean counts them all. */
const maxReviews = 5;

export interface ProductDataSource {
  /** Absolute address of the page. */
  url: string;
  /** Absolute addresses. */
  imageUrls: readonly string[];
  /** Name of the house that sells it. */
  seller: string;
  /** Whether the shop shows ratings. */
  hasRatings: boolean;
  terms: MerchantTerms;
}

/** Adds a part in full the first time and a reference to it from then on: variants share their terms. */
type Refer = (key: string, toPart: () => JsonLd) => JsonLd;

const createRefer = (url: string): Refer => {
  const told = new Set<string>();
  return (key, toPart) => {
    const reference = { '@id': `${url}#${key}` };
    if (told.has(key)) return reference;
    told.add(key);
    return { ...reference, ...toPart() };
  };
};

/** A product without a price has no offer: search engines take none without. */
export const toProductData = (product: Product, source: ProductDataSource): JsonLd => {
  const offers = toProductOffers(product, source.terms);
  const refer = createRefer(source.url);
  const [first] = offers;
  const shared = { '@context': 'https://schema.org', '@id': `${source.url}#product`, ...toShared(product, source) };
  if (product.variants.length > 0 && first) {
    return {
      ...shared,
      '@type': 'ProductGroup',
      productGroupID: product.referenceNumber,
      ...toNumbers(product),
      variesBy: [product.variesBy ? `https://schema.org/${product.variesBy}` : (product.variantLabel ?? 'Variante')],
      hasVariant: offers.map((offer) => toVariantData(product, offer, source, refer)),
    };
  }
  return {
    ...shared,
    '@type': 'Product',
    sku: first?.sku ?? product.referenceNumber,
    ...toNumbers(first ?? product),
    ...(first ? { offers: toOfferData(first, source, refer) } : {}),
  };
};

const toShared = (product: Product, { url, imageUrls, hasRatings }: ProductDataSource): JsonLd => {
  const description = toPlainText(product.description);
  return {
    name: product.name,
    url,
    ...(description === null ? {} : { description }),
    ...(imageUrls.length > 0 ? { image: imageUrls } : {}),
    brand: { '@type': 'Brand', name: product.maker.name },
    category: product.category.name,
    ...(hasRatings ? toRatingData(product.ratings) : {}),
  };
};

const toNumbers = ({ gtin, mpn }: Pick<Product, 'gtin' | 'mpn'>): JsonLd => ({
  ...(gtin === null ? {} : { gtin }),
  ...(mpn === null ? {} : { mpn }),
});

const toVariantData = (product: Product, offer: ProductOffer, source: ProductDataSource, refer: Refer): JsonLd => {
  const { variant, name, sku } = offer;
  const [image] = source.imageUrls;
  const aspect: VariantDimension | null = product.variesBy;
  return {
    '@type': 'Product',
    name,
    sku,
    ...toNumbers(offer),
    ...(image === undefined ? {} : { image }),
    ...(aspect && variant ? { [aspect]: variant.name } : {}),
    offers: toOfferData(offer, source, refer),
  };
};

const toOfferData = (offer: ProductOffer, { url, seller, terms }: ProductDataSource, refer: Refer): JsonLd => ({
  '@type': 'Offer',
  price: toDecimalAmount(offer.priceCents),
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

/** The days of a delivery time are those until it arrives: they are not divided into packing and sending. */
const toShipping = ({ country, priceCents, days }: CountryShipping, refer: Refer): JsonLd =>
  refer(`shipping-${country}${days ? `-${days.min}-${days.max}` : ''}`, () => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalAmount(priceCents), currency: 'EUR' },
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

/** Of the product as it lies in the shop: what is engraved is excluded line by line (law row L12), on page and in order. */
const toReturnPolicy = ({ countries, returnDays, returnPaidBy }: MerchantTerms): JsonLd => ({
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
  const { count, average } = toRatingSummary(ratings);
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

/** The price of the content, with the quantity that the unit price is for, as merchant listings read it. */
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
      price: toDecimalAmount(priceCents),
      priceCurrency: 'EUR',
      referenceQuantity: {
        ...toQuantity(content.quantity, content.unit),
        valueReference: toQuantity(unitPrice.quantity, unitPrice.unit),
      },
    },
  };
};

/** Longer ones are cut by those who show them. */
const maxLength = 155;
/** A beginning shorter than this says too little to stand for the product. */
const minLength = 60;

/** The text of safe HTML, paragraph after paragraph; `null` where there is none. */
export const toPlainText = (html: string | null): string | null => {
  const text = (html ?? '')
    .replaceAll(/<\/li>\s*<li[^>]*>/g, ', ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
};

/** The first sentences that fit into a search result; of a long first sentence its beginning up to a word's end. */
export const toMetaDescription = (html: string | null): string | null => {
  const text = toPlainText(html);
  if (text === null || text.length <= maxLength) return text;
  const sentences = /^.*[.!?…](?=\s)/su.exec(text.slice(0, maxLength + 1))?.[0];
  if (sentences !== undefined && sentences.length >= minLength) return sentences;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
};
