// The piece that a product's page has led here with: read from the backend, so that what is shown is what can be seen.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Locale } from '../../../contract/locale.ts';
import { readProduct } from '../../adapters/directus/product.ts';
import { readWantedProductQuery } from '../../../domain/appointment.ts';
import { toProductPath } from '../../i18n/shop-paths.ts';

export interface WantedProduct {
  /** `null` where none is wanted, or it is not there (any more). */
  shown: { name: string; path: string } | null;
  /** As the service takes it. */
  body: { product?: string; variant?: string };
  leaveOut: () => void;
}

export const useWantedProduct = (language: Locale): WantedProduct => {
  const [wanted, setWanted] = useState(() => readWantedProductQuery(window.location.search));
  const { data: product } = useQuery({
    queryKey: ['appointment-product', language, wanted?.slug],
    queryFn: () => readProduct(language, wanted?.slug ?? ''),
    enabled: wanted !== null,
  });
  const leaveOut = () => setWanted(null);
  if (!wanted || !product) return { shown: null, body: {}, leaveOut };
  const variant = product.variants.find(({ id }) => id === wanted.variant);
  return {
    shown: {
      name: [product.name, variant?.name].filter(Boolean).join(', '),
      path: toProductPath(product.slug, language),
    },
    body: { product: product.id, ...(variant && { variant: variant.id }) },
    leaveOut,
  };
};
