// Lazy entry point of the rating form; the order status page opens it with the line's key (`#rating=<key>`). Part of
// the first paint.
import { useTranslation } from 'react-i18next';
import { LazyFormDisclosure } from '../../ui/form/LazyFormDisclosure.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import type { ProductRatingFormProps } from './product-rating-form-island.tsx';

const load = () => import('./product-rating-form-island.tsx');

/** Same as the contract's `emailLinkKeySchema`, without loading zod in the first paint. */
const readRatingKey = (hash: string): string | undefined => /^rating=([0-9a-f]{64})$/.exec(hash)?.[1];

export const ProductRatingForm = (props: Omit<ProductRatingFormProps, 'ratingKey'>) => {
  const { t } = useTranslation('ratings');
  const ratingKey = readRatingKey(useUrlHash());
  return (
    <LazyFormDisclosure
      isRequested={ratingKey !== undefined}
      label={t('write')}
      namespace="ratings"
      load={load}
      form={{ ...props, ratingKey }}
    />
  );
};
