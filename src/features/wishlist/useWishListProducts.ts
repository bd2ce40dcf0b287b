// The products of a wish list as of now. Those that have not loaded yet are left out.
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import { wishListProductsQueryOptions } from './wish-list-queries.ts';

export interface WishListProductsResult {
  /** In the order of the ids. */
  products: readonly ProductSummary[];
  /** Ids of products that the shop does not offer any more. */
  missingIds: readonly string[];
  /** No product is known yet. */
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

export const useWishListProducts = (locale: Locale, productIds: readonly string[]): WishListProductsResult => {
  const { data, isPlaceholderData, isLoading, isError, refetch } = useQuery(
    wishListProductsQueryOptions(locale, productIds),
  );
  const isKnown = data !== undefined && !isPlaceholderData;
  return {
    products: productIds.flatMap((id) => data?.find((product) => product.id === id) ?? []),
    missingIds: isKnown ? productIds.filter((id) => !data.some((product) => product.id === id)) : [],
    isLoading,
    hasFailed: isError,
    retry: () => void refetch(),
  };
};
