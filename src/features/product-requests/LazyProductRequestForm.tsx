// Lazy entry point of the product request form; links to `#request` open it. Part of the first paint.
import { useTranslation } from 'react-i18next';
import type { ButtonVariant } from '../../ui/Button.tsx';
import { LazyFormDisclosure } from '../../ui/form/LazyFormDisclosure.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import type { ProductRequestFormProps } from './product-request-form-island.tsx';

const load = () => import('./product-request-form-island.tsx');

/** Anchor for links to the form, such as those of the product list. */
const disclosureId = 'request';

export const LazyProductRequestForm = ({
  buttonVariant,
  ...form
}: ProductRequestFormProps & { buttonVariant: ButtonVariant }) => {
  const { t } = useTranslation('requests');
  return (
    <LazyFormDisclosure
      id={disclosureId}
      isRequested={useUrlHash() === disclosureId}
      variant={buttonVariant}
      label={t(form.kinds[0] === 'price' ? 'askPrice' : 'ask')}
      namespace="requests"
      load={load}
      form={form}
    />
  );
};
