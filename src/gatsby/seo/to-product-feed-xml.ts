// The product feed of one language in Google's Merchant format (RSS 2.0): one item per variant. Pure.
// https://support.google.com/merchants/answer/7052112
import { type Cents, centsToDecimalAmount } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { UnitOfMeasure } from '../../../contract/shop/product-and-variant-field-schemas.ts';
import type { ProductAvailability } from '../../../domain/product-availability.ts';
import {
  type MerchantListingSettings,
  type ProductOrVariantOffer,
  toPricedProductVariantOffers,
} from '../../../domain/product/product-offers.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import { toProductImagesVariantFirst } from '../../../domain/product/variant-images.ts';
import { htmlToPlainText } from '../../../domain/html-and-plain-text.ts';
import { toProductPath } from '../../i18n/site-paths.ts';
import { escapeXml } from './to-sitemap-files.ts';

export interface ProductFeedSettings {
  language: Locale;
  siteUrl: string;
  siteName: string;
  description: string | null;
  terms: MerchantListingSettings;
  /** Base of the availability date of made-to-order products. */
  now: Date;
}

/** Path of a language's feed inside a release; the retailer enters its URL in Google Merchant Center. */
export const toProductFeedPath = (language: Locale): string => `feeds/products-${language}.xml`;

/** Google's limits in characters. */
const maxLengths = { title: 150, description: 5_000, productType: 750 };
/** Google's limit of additional images per item. */
const maxAdditionalImages = 10;

/**
 * Contains only variants with a price and an availability. Products without price, on request, or without image or
 * description are left out: Google rejects them.
 */
export const toProductFeedXml = (products: readonly Product[], source: ProductFeedSettings): string => {
  const items = products.flatMap((product) =>
    toPricedProductVariantOffers(product, source.terms)
      .filter(({ availability }) => availability !== 'onRequest')
      .flatMap((offer) => toItem(product, offer, source) ?? []),
  );
  const { siteUrl, siteName, description } = source;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', siteName) + element('link', siteUrl) + element('description', description ?? siteName),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
};

/** `BackOrder` is Google's value for goods that are ordered or made after the purchase. */
const availabilities: Record<Exclude<ProductAvailability, 'onRequest'>, string> = {
  inStock: 'in_stock',
  madeToOrder: 'backorder',
  unavailable: 'out_of_stock',
};

const toItem = (product: Product, offer: ProductOrVariantOffer, source: ProductFeedSettings): string | null => {
  const { siteUrl, language } = source;
  const description = htmlToPlainText(product.description);
  const [image, ...additional] = toProductImagesVariantFirst(product, offer.variant).map(
    ({ files }) => files.images.fallback.src,
  );
  if (description === null || image === undefined || offer.availability === 'onRequest') return null;
  const { gtin, mpn, variant, availability } = offer;
  return [
    '<item>',
    element('g:id', offer.id),
    element('g:title', offer.name.slice(0, maxLengths.title)),
    element('g:description', description.slice(0, maxLengths.description)),
    element('g:link', siteUrl + toProductPath(product.slug, language)),
    element('g:image_link', siteUrl + image),
    ...additional.slice(0, maxAdditionalImages).map((path) => element('g:additional_image_link', siteUrl + path)),
    element('g:condition', 'new'),
    element('g:availability', availabilities[availability]),
    ...(availability === 'madeToOrder' ? [element('g:availability_date', toAvailabilityDate(offer, source.now))] : []),
    ...toPrices(offer),
    ...toUnitPricing(offer),
    element('g:brand', product.manufacturer.name),
    ...(gtin === null ? [] : [element('g:gtin', gtin)]),
    ...(mpn === null ? [] : [element('g:mpn', mpn)]),
    ...(gtin === null && mpn === null ? [element('g:identifier_exists', 'no')] : []),
    ...(variant ? [element('g:item_group_id', product.referenceNumber)] : []),
    ...(variant && product.variesBy ? [element(`g:${product.variesBy}`, variant.name)] : []),
    element('g:product_type', product.category.name.slice(0, maxLengths.productType)),
    ...offer.shipping.map(toShipping),
    '</item>',
  ].join('');
};

/** A reduced price is sent with the lowest price of the previous 30 days (law row L6). */
const toPrices = ({ priceCents, priceBeforeCents }: ProductOrVariantOffer): string[] =>
  priceBeforeCents === null
    ? [element('g:price', toMoney(priceCents))]
    : [element('g:price', toMoney(priceBeforeCents)), element('g:sale_price', toMoney(priceCents))];

const units: Record<UnitOfMeasure, string> = { ml: 'ml', l: 'l', g: 'g', kg: 'kg', m: 'm', m2: 'sqm', piece: 'ct' };

const toUnitPricing = ({ content, unitPrice }: ProductOrVariantOffer): string[] =>
  content && unitPrice
    ? [
        element('g:unit_pricing_measure', `${content.quantity} ${units[content.unit]}`),
        element('g:unit_pricing_base_measure', `${unitPrice.quantity} ${units[unitPrice.unit]}`),
      ]
    : [];

const toShipping = ({ country, priceCents, days }: ProductOrVariantOffer['shipping'][number]): string =>
  [
    '<g:shipping>',
    element('g:country', country),
    element('g:price', toMoney(priceCents)),
    ...(days
      ? [
          element('g:min_transit_time', String(days.min)),
          element('g:max_transit_time', String(days.max)),
          element('g:min_handling_time', '0'),
          element('g:max_handling_time', '0'),
        ]
      : []),
    '</g:shipping>',
  ].join('');

/**
 * Google requires an availability date for made-to-order products: the last day of the delivery time, or in two weeks
 * if it is unknown.
 */
const toAvailabilityDate = ({ delivery }: ProductOrVariantOffer, now: Date): string => {
  const workingDays = delivery.kind === 'days' ? delivery.days.max : 10;
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + Math.ceil((workingDays * 7) / 5));
  return `${day.toISOString().slice(0, 10)}T00:00Z`;
};

const toMoney = (cents: Cents): string => `${centsToDecimalAmount(cents)} EUR`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
