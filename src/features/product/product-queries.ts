// React Query options of a product page: the current product and the products below it. Loaded when the page is idle.
import type { Locale } from '../../../contract/locale.ts';
import { readProductBySlug } from '../../adapters/directus/product.ts';
import { readProductsById, readRelatedProducts } from '../../adapters/directus/product-list.ts';

/** A row of the grid on a desktop screen. */
const rowLength = 4;
const rowStaleMs = 300_000;

/** `null`: the product does not exist or is unpublished. */
export const productQueryOptions = (locale: Locale, slug: string) => ({
  queryKey: ['product', locale, slug],
  queryFn: () => readProductBySlug(locale, slug),
  staleTime: 30_000,
});

export const relatedProductsQueryOptions = (locale: Locale, productId: string, categoryId: string) => ({
  queryKey: ['related-products', locale, productId],
  queryFn: () => readRelatedProducts(locale, { productId, categoryId, limit: rowLength }),
  staleTime: rowStaleMs,
});

/** @param ids recently viewed products, one more than shown because one may be unpublished */
export const recentlyViewedProductsQueryOptions = (locale: Locale, ids: readonly string[]) => ({
  queryKey: ['recent-products', locale, ids],
  queryFn: async () => (await readProductsById(locale, ids)).slice(0, rowLength),
  enabled: ids.length > 0,
  staleTime: rowStaleMs,
});
