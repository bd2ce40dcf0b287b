// What a product's page asks the backend, as descriptions for React Query: what may have changed since the site was built, and
// the pieces below it. Loaded when the page is idle.
import type { Locale } from '../../../contract/locale.ts';
import { readProduct } from '../../adapters/directus/product.ts';
import { readProductsById, readRelatedProducts } from '../../adapters/directus/product-list.ts';

/** A row of the grid on a desk. */
const rowLength = 4;
const rowStaleMs = 300_000;

/** `null`: there is no such product, or it is published no more. */
export const productQuery = (locale: Locale, slug: string) => ({
  queryKey: ['product', locale, slug],
  queryFn: () => readProduct(locale, slug),
  staleTime: 30_000,
});

export const relatedProductsQuery = (locale: Locale, productId: string, categoryId: string) => ({
  queryKey: ['related-products', locale, productId],
  queryFn: () => readRelatedProducts(locale, { productId, categoryId, limit: rowLength }),
  staleTime: rowStaleMs,
});

/** @param ids of the pieces looked at last; one more than are shown may be gone by now */
export const recentProductsQuery = (locale: Locale, ids: readonly string[]) => ({
  queryKey: ['recent-products', locale, ids],
  queryFn: async () => (await readProductsById(locale, ids)).slice(0, rowLength),
  enabled: ids.length > 0,
  staleTime: rowStaleMs,
});
