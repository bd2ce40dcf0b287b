// React Query options of the wish list: its products as of now, and all of a product that is put into the cart.
import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '../../../contract/locale.ts';
import { readProductBySlug } from '../../adapters/directus/read-product-by-slug.ts';
import { readProductSummariesByIds } from '../../adapters/directus/random-and-related-products.ts';

const staleTime = 30_000;

export const wishListProductsQueryOptions = (locale: Locale, productIds: readonly string[]) => ({
  queryKey: ['wish-list', locale, productIds],
  queryFn: () => readProductSummariesByIds(locale, productIds),
  enabled: productIds.length > 0,
  placeholderData: keepPreviousData,
  staleTime,
});

/** The query of the product's page, so that it opens without waiting. */
export const wishListProductDetailsQueryOptions = (locale: Locale, slug: string) => ({
  queryKey: ['product', locale, slug],
  queryFn: () => readProductBySlug(locale, slug),
  staleTime,
});
