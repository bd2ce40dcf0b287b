// Reads product lists in the browser (specification §7): a page of all products with their total count, random and
// related products. Filtered lists: src/adapters/order-service/product-search.ts.
import { z } from 'zod';
import type { Locale } from '../../../contract/locale.ts';
import { toDirectusFieldPaths } from '../../../domain/directus-items-query.ts';
import { productListItemDeepQuery, productListItemSchema } from '../../../contract/shop/product-list-item-record.ts';
import {
  type ProductListPagination,
  toProductListPagination,
  toDirectusSortFields,
} from '../../../domain/product-list/pagination.ts';
import type { ProductSortOption } from '../../../contract/product-list-options.ts';
import { type ProductSummary, toProductSummary } from '../../../domain/product/product.ts';
import { productsPerPage } from '../../../domain/product-list/product-list-state.ts';
import { readValidatedDirectusItems, toPublishedProductDirectusFilters } from './browser-directus-client.ts';
import { filterValidProducts, createBrowserProductMappingContext } from './product-mapping.ts';

interface ProductListPageRequest {
  /** Id of this site's project, if it is known; queries by id are faster than by domain. */
  projectId: string | undefined;
  sort: ProductSortOption;
  /** 1-based. */
  page: number;
}

export interface PaginatedProductList {
  products: ProductSummary[];
  paging: ProductListPagination;
}

const fields = toDirectusFieldPaths(productListItemSchema);

const pageSchema = z.object({
  items: z.array(z.unknown()),
  meta: z.object({ filter_count: z.coerce.number() }),
});

/** Leaves out invalid products. */
const toShownProducts = (locale: Locale, records: readonly unknown[]): ProductSummary[] =>
  filterValidProducts(productListItemSchema, records).products.map((record) =>
    toProductSummary(record, createBrowserProductMappingContext(locale)),
  );

/** Reads a page of the list of all products. Pages beyond the last one are empty. */
export const readProductListPage = async (
  locale: Locale,
  { projectId, sort, page }: ProductListPageRequest,
): Promise<PaginatedProductList> => {
  const { items, meta } = await readValidatedDirectusItems(pageSchema, 'ecommerce_product', {
    fields,
    filter: { _and: toPublishedProductDirectusFilters(projectId) },
    deep: productListItemDeepQuery,
    sort: toDirectusSortFields(sort),
    limit: productsPerPage,
    page,
    meta: 'filter_count',
  });
  const products = toShownProducts(locale, items);
  const counts = { resultCount: products.length, filterCount: meta.filter_count };
  return { products, paging: toProductListPagination({ ...counts, limit: productsPerPage, page }) };
};

const readPublishedProducts = async (
  locale: Locale,
  filter: object[],
  sort: string[],
  limit: number,
): Promise<ProductSummary[]> => {
  const query = {
    fields,
    filter: { _and: [...toPublishedProductDirectusFilters(), ...filter] },
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
export const readRandomProducts = async (locale: Locale, limit: number, start: number): Promise<ProductSummary[]> => {
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

/** Other products of the same category. */
export const readRelatedProducts = async (
  locale: Locale,
  { productId, categoryId, limit }: { productId: string; categoryId: string; limit: number },
): Promise<ProductSummary[]> =>
  readPublishedProducts(
    locale,
    [{ category: { _eq: categoryId } }, { id: { _neq: productId } }],
    toDirectusSortFields('sort'),
    limit,
  );

/** Published products with these ids, in the order of the ids. */
export const readProductsById = async (locale: Locale, ids: readonly string[]): Promise<ProductSummary[]> => {
  const products = await readPublishedProducts(locale, [{ id: { _in: ids } }], ['id'], ids.length);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
};
