// The entry point of the form in which a visitor rates a product; the page of an order opens it with the key of what was bought
// (`#rating=<key>`). On the first-paint side.
import { useTranslation } from 'react-i18next';
import { FormDisclosure } from '../../ui/form/FormDisclosure.tsx';
import { useHash } from '../../ui/useHash.ts';
import type { RatingFormProps } from './island.tsx';

const load = () => import('./island.tsx');

/** As the contract's `emailLinkKeySchema` reads it, without its weight on the first-paint side. */
const readRatingKey = (hash: string): string | undefined => /^rating=([0-9a-f]{64})$/.exec(hash)?.[1];

export const RatingForm = (props: Omit<RatingFormProps, 'ratingKey'>) => {
  const { t } = useTranslation('ratings');
  const ratingKey = readRatingKey(useHash());
  return (
    <FormDisclosure
      isAsked={ratingKey !== undefined}
      label={t('write')}
      namespace="ratings"
      load={load}
      form={{ ...props, ratingKey }}
    />
  );
};
