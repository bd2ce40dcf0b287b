// Draws some pieces of the shop at random. Loaded where a list is empty; shows nothing itself.
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { readRandomProducts } from '../../adapters/directus/product-list.ts';
import { queryClient } from '../../adapters/directus/query-client.ts';
import type { ListProduct } from '../../../domain/product/product.ts';

export interface RandomReaderProps {
  locale: Locale;
  onRead: (products: readonly ListProduct[]) => void;
}

/** A row of the grid on a desk. */
const limit = 4;

const RandomReader = ({ locale, onRead }: RandomReaderProps) => {
  const [start] = useState(() => Math.random());
  const { data } = useQuery({
    queryKey: ['random-products', locale, start],
    queryFn: () => readRandomProducts(locale, limit, start),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data) onRead(data);
  }, [data, onRead]);
  return null;
};

const RandomIsland = (props: RandomReaderProps) => (
  <QueryClientProvider client={queryClient}>
    <RandomReader {...props} />
  </QueryClientProvider>
);

export default RandomIsland;
