// Lazy entry point of the product request form; links to its anchor open it. Part of the first paint.
import { useTranslation } from 'react-i18next';
import type { ButtonVariant } from '../../ui/Button.tsx';
import { productRequestAnchorId } from '../../i18n/site-paths.ts';
import { LazyFormDisclosure } from '../../ui/form/LazyFormDisclosure.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import type { ProductRequestFormProps } from './product-request-form-island.tsx';

const load = () => import('./product-request-form-island.tsx');

export const LazyProductRequestForm = ({
  buttonVariant,
  ...form
}: ProductRequestFormProps & { buttonVariant: ButtonVariant }) => {
  const { t } = useTranslation('requests');
  return (
    <LazyFormDisclosure
      id={productRequestAnchorId}
      isRequested={useUrlHash() === productRequestAnchorId}
      variant={buttonVariant}
      label={t(form.kinds[0] === 'price' ? 'askPrice' : 'ask')}
      namespace="requests"
      load={load}
      form={form}
    />
  );
};
