// Asks the backend for what may have changed since the site was built: the product with price, stock and ratings, and the
// shop's settings. Loaded with the page of a product; shows nothing itself (docs/decisions/014).
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import type { ShopSettings } from '../../../contract/shop-settings.ts';
import { readProduct } from '../../adapters/directus/product.ts';
import { queryClient } from '../../adapters/directus/query-client.ts';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import type { Product } from '../../../domain/product/product.ts';
import { rememberRecent } from './recently-viewed.ts';

export interface ProductReaderProps {
  slug: string;
  locale: Locale;
  /** `null`: there is no such product, or it is published no more. */
  onProduct: (product: Product | null) => void;
  onSettings: (settings: ShopSettings | null) => void;
  /** Neither came, after the tries that React Query makes. */
  onFailure: (failed: 'product' | 'settings') => void;
}

const ProductReader = ({ slug, locale, onProduct, onSettings, onFailure }: ProductReaderProps) => {
  const product = useQuery({
    queryKey: ['product', locale, slug],
    queryFn: () => readProduct(locale, slug),
    staleTime: 30_000,
  });
  const settings = useQuery(shopSettingsQuery);
  useEffect(() => {
    if (product.data !== undefined) onProduct(product.data);
  }, [product.data, onProduct]);
  const productId = product.data?.id;
  useEffect(() => {
    if (productId !== undefined) rememberRecent(productId);
  }, [productId]);
  useEffect(() => {
    if (settings.data !== undefined) onSettings(settings.data);
  }, [settings.data, onSettings]);
  useEffect(() => {
    if (product.isError) onFailure('product');
  }, [product.isError, onFailure]);
  useEffect(() => {
    if (settings.isError) onFailure('settings');
  }, [settings.isError, onFailure]);
  return null;
};

const ProductIsland = (props: ProductReaderProps) => (
  <QueryClientProvider client={queryClient}>
    <ProductReader {...props} />
  </QueryClientProvider>
);

export default ProductIsland;
