// What search engines are told of a product in JSON-LD: Product with its offer and rating (schema.org). Pure.
import { type Cents, toDecimal } from '../../../contract/cents.ts';
import type { Unit } from '../../../contract/shop/unit-price.ts';
import { type Availability, toAvailability, toOverallItem } from '../../../domain/availability.ts';
import type { Product } from './product.ts';
import { toPriceRange, toRatingSummary } from './stock.ts';
import { toSummary } from './summary.ts';

type JsonLd = Record<string, unknown>;

/** `BackOrder` may be bought, which a product that is merely asked for may not. Search engines know no `MadeToOrder`. */
const availabilityUrls: Record<Availability, string> = {
  inStock: 'https://schema.org/InStock',
  madeToOrder: 'https://schema.org/BackOrder',
  onRequest: 'https://schema.org/OutOfStock',
  unavailable: 'https://schema.org/OutOfStock',
};

/** GTIN-8, -12, -13 or -14; any other identifier is the maker's own number. */
const isGtin = (identifier: string): boolean => /^(\d{8}|\d{12,14})$/.test(identifier);

export interface ProductDataSource {
  /** Absolute address of the page. */
  url: string;
  /** Absolute addresses. */
  imageUrls: readonly string[];
  /** Name of the house that sells it. */
  seller: string;
  /** Whether the shop shows ratings. */
  hasRatings: boolean;
  /** The shop takes orders beyond its stock. */
  purchaseToOrder: boolean;
}

/** A piece without a price has no offer: search engines take none without. */
export const toProductData = (product: Product, source: ProductDataSource): JsonLd => {
  const { identifier, referenceNumber, maker, ratings } = product;
  const rating = toRatingSummary(ratings);
  const summary = toSummary(product.description);
  const offer = toOfferData(product, source);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${source.url}#product`,
    name: product.name,
    url: source.url,
    sku: referenceNumber,
    ...(summary === null ? {} : { description: summary }),
    ...(source.imageUrls.length > 0 ? { image: source.imageUrls } : {}),
    brand: { '@type': 'Brand', name: maker.name },
    ...(identifier ? (isGtin(identifier) ? { gtin: identifier } : { mpn: identifier }) : {}),
    ...(offer ? { offers: offer } : {}),
    ...(source.hasRatings && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Number(rating.average.toFixed(2)),
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
};

const toOfferData = (product: Product, { url, seller, purchaseToOrder }: ProductDataSource): JsonLd | null => {
  const pieces = product.variants.length > 0 ? product.variants : [product];
  const range = toPriceRange(pieces.flatMap(({ priceCents }) => priceCents ?? []));
  if (!range) return null;
  const shared = {
    priceCurrency: 'EUR',
    availability: availabilityUrls[toAvailability(toOverallItem(pieces), { purchaseToOrder })],
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@type': 'JewelryStore', name: seller },
  };
  const [only] = pieces;
  return pieces.length === 1
    ? { '@type': 'Offer', price: toDecimal(range.fromCents), ...toUnitPriceData(range.fromCents, only), ...shared }
    : {
        '@type': 'AggregateOffer',
        lowPrice: toDecimal(range.fromCents),
        highPrice: toDecimal(range.toCents),
        offerCount: pieces.length,
        ...shared,
      };
};

/** UN/CEFACT codes. */
const unitCodes: Record<Unit, string> = {
  ml: 'MLT',
  l: 'LTR',
  g: 'GRM',
  kg: 'KGM',
  m: 'MTR',
  m2: 'MTK',
  piece: 'C62',
};

/** The price of the content, with the quantity that the unit price is for, as merchant listings read it. */
const toUnitPriceData = (priceCents: Cents, item?: Pick<Product, 'content' | 'unitPrice'>): JsonLd => {
  if (!item?.unitPrice || !item.content) return {};
  const { content, unitPrice } = item;
  const toQuantity = (value: number, unit: Unit) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: unitCodes[unit],
  });
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDecimal(priceCents),
      priceCurrency: 'EUR',
      referenceQuantity: {
        ...toQuantity(content.quantity, content.unit),
        valueReference: toQuantity(unitPrice.quantity, unitPrice.unit),
      },
    },
  };
};
