// Reads random, related and chosen products in the browser (specification §7). Pages of product lists:
// src/adapters/order-service/product-search.ts.
import { z } from 'zod';
import { type Cents, centsToDecimalAmount } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toDirectusFieldPaths } from '../../../domain/directus-items-query.ts';
import { productListItemDeepQuery, productListItemSchema } from '../../../contract/shop/product-list-item-record.ts';
import { toDirectusSortFields } from '../../../domain/product-list/pagination-and-sorting.ts';
import { type ProductSummary, toProductSummary } from '../../../domain/product/to-product.ts';
import { readValidatedDirectusItems, publishedProductDirectusFilters } from './browser-directus-client.ts';
import { parseProductsAndLogInvalidOnes, createBrowserProductMappingContext } from './browser-product-mapping.ts';

const fields = toDirectusFieldPaths(productListItemSchema);

/** Leaves out invalid products. */
const toShownProducts = (locale: Locale, records: readonly unknown[]): ProductSummary[] =>
  parseProductsAndLogInvalidOnes(productListItemSchema, records).products.map((record) =>
    toProductSummary(record, createBrowserProductMappingContext(locale)),
  );

const readPublishedProducts = async (
  locale: Locale,
  filter: object[],
  sort: string[],
  limit: number,
): Promise<ProductSummary[]> => {
  const query = {
    fields,
    filter: { _and: [...publishedProductDirectusFilters, ...filter] },
    deep: productListItemDeepQuery,
    sort,
    limit,
  };
  return toShownProducts(locale, await readValidatedDirectusItems(z.array(z.unknown()), 'ecommerce_product', query));
};

/**
 * Random products. Directus cannot sort randomly, so each product has a random number between 0 and 1; returns those
 * that follow `start`.
 */
export const readRandomPublishedProducts = async (
  locale: Locale,
  limit: number,
  start: number,
): Promise<ProductSummary[]> => {
  const after = await readPublishedProducts(locale, [{ random_key: { _gte: start } }], ['random_key'], limit);
  if (after.length >= limit) return after;
  const before = await readPublishedProducts(
    locale,
    [{ random_key: { _lt: start } }],
    ['random_key'],
    limit - after.length,
  );
  return [...after, ...before];
};

export interface RelatedProductsCriteria {
  productId: string;
  categoryId: string;
  /** `null` if the price is on request. */
  priceCents: Cents | null;
  /** Of the cheaper ones, and of the others. */
  limit: number;
}

/** Other products of the same category: the nearest in price below it and above it, or the first ones without a price. */
export const readSameCategoryProductsNearPrice = async (
  locale: Locale,
  { productId, categoryId, priceCents, limit }: RelatedProductsCriteria,
): Promise<ProductSummary[]> => {
  const siblings = [{ category: { _eq: categoryId } }, { id: { _neq: productId } }];
  if (priceCents === null) return readPublishedProducts(locale, siblings, toDirectusSortFields('sort'), limit);
  const price = centsToDecimalAmount(priceCents);
  const nearest = await Promise.all([
    readPublishedProducts(
      locale,
      [...siblings, { price_from: { _lt: price } }],
      toDirectusSortFields('-price_brutto'),
      limit,
    ),
    readPublishedProducts(
      locale,
      [...siblings, { price_from: { _gte: price } }],
      toDirectusSortFields('price_brutto'),
      limit,
    ),
  ]);
  return nearest.flat();
};

/** Published products with these ids, in the order of the ids. */
export const readProductSummariesByIds = async (locale: Locale, ids: readonly string[]): Promise<ProductSummary[]> => {
  const products = await readPublishedProducts(locale, [{ id: { _in: ids } }], ['id'], ids.length);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
};
