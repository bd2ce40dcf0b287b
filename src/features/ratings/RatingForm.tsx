// Lazy entry point of the rating form; the order status page opens it with the line's key (`#rating=<key>`). Part of
// the first paint.
import { useTranslation } from 'react-i18next';
import { FormDisclosure } from '../../ui/form/FormDisclosure.tsx';
import { useHash } from '../../ui/useHash.ts';
import type { RatingFormProps } from './island.tsx';

const load = () => import('./island.tsx');

/** Same as the contract's `emailLinkKeySchema`, without loading zod in the first paint. */
const readRatingKey = (hash: string): string | undefined => /^rating=([0-9a-f]{64})$/.exec(hash)?.[1];

export const RatingForm = (props: Omit<RatingFormProps, 'ratingKey'>) => {
  const { t } = useTranslation('ratings');
  const ratingKey = readRatingKey(useHash());
  return (
    <FormDisclosure
      isRequested={ratingKey !== undefined}
      label={t('write')}
      namespace="ratings"
      load={load}
      form={{ ...props, ratingKey }}
    />
  );
};
