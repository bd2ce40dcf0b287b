// React Query options of a product page: the current product and the products below it. Loaded when the page is idle.
import type { Locale } from '../../../contract/locale.ts';
import type { BackorderSettings } from '../../../domain/product-availability.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import {
  maxRelatedProducts,
  selectRelatedProducts,
  toLowestPriceCents,
} from '../../../domain/product/related-products.ts';
import { readProductBySlug } from '../../adapters/directus/read-product-by-slug.ts';
import {
  readProductSummariesByIds,
  readSameCategoryProductsNearPrice,
} from '../../adapters/directus/random-and-related-products.ts';

/** On each side of the price, because some cannot be ordered. */
const candidateLimit = 2 * maxRelatedProducts;
const rowStaleMs = 300_000;

/** `null`: the product does not exist or is unpublished. */
export const productQueryOptions = (locale: Locale, slug: string) => ({
  queryKey: ['product', locale, slug],
  queryFn: () => readProductBySlug(locale, slug),
  staleTime: 30_000,
});

/** Chosen by editors, otherwise of the same category. */
export const relatedProductsQueryOptions = (
  locale: Locale,
  product: Pick<Product, 'category' | 'id' | 'priceCents' | 'relatedProductIds' | 'variants'>,
  { purchaseToOrder }: BackorderSettings,
) => ({
  queryKey: ['related-products', locale, product.id, product.relatedProductIds, purchaseToOrder],
  queryFn: async () => {
    const { id: productId, category, relatedProductIds } = product;
    if (relatedProductIds.length > 0) {
      return (await readProductSummariesByIds(locale, relatedProductIds)).slice(0, maxRelatedProducts);
    }
    const priceCents = toLowestPriceCents(product);
    const request = { productId, categoryId: category.id, priceCents, limit: candidateLimit };
    return selectRelatedProducts(await readSameCategoryProductsNearPrice(locale, request), product, {
      purchaseToOrder,
    });
  },
  staleTime: rowStaleMs,
});

/** @param ids recently viewed products, one more than shown because one may be unpublished */
export const recentlyViewedProductsQueryOptions = (locale: Locale, ids: readonly string[]) => ({
  queryKey: ['recent-products', locale, ids],
  queryFn: async () => (await readProductSummariesByIds(locale, ids)).slice(0, maxRelatedProducts),
  enabled: ids.length > 0,
  staleTime: rowStaleMs,
});
