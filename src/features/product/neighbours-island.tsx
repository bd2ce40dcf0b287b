// Asks the backend for pieces beside a product: those of its category, and those looked at last. Loaded when the end of a
// product's page comes near; shows nothing itself.
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { readProductsById, readRelatedProducts } from '../../adapters/directus/product-list.ts';
import { queryClient } from '../../adapters/directus/query-client.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import { readRecent } from './recently-viewed.ts';

export interface NeighboursReaderProps {
  productId: string;
  categoryId: string;
  locale: Locale;
  onRead: (neighbours: { related?: ListProduct[]; recent?: ListProduct[] }) => void;
}

/** A row of the grid on a desk. */
const limit = 4;
const staleMs = 300_000;

const NeighboursReader = ({ productId, categoryId, locale, onRead }: NeighboursReaderProps) => {
  const [recentIds] = useState(() => readRecent().filter((id) => id !== productId));
  const related = useQuery({
    queryKey: ['related-products', locale, productId],
    queryFn: () => readRelatedProducts(locale, { productId, categoryId, limit }),
    staleTime: staleMs,
  });
  const recent = useQuery({
    queryKey: ['recent-products', locale, recentIds],
    queryFn: () => readProductsById(locale, recentIds),
    enabled: recentIds.length > 0,
    staleTime: staleMs,
  });
  useEffect(() => {
    if (related.data) onRead({ related: related.data });
  }, [related.data, onRead]);
  useEffect(() => {
    if (recent.data) onRead({ recent: recent.data.slice(0, limit) });
  }, [recent.data, onRead]);
  return null;
};

const NeighboursIsland = (props: NeighboursReaderProps) => (
  <QueryClientProvider client={queryClient}>
    <NeighboursReader {...props} />
  </QueryClientProvider>
);

export default NeighboursIsland;
