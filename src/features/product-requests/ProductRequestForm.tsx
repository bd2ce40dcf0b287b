// Lazy entry point of the product request form; links to `#request` open it. Part of the first paint.
import { useTranslation } from 'react-i18next';
import { LazyFormDisclosure } from '../../ui/form/LazyFormDisclosure.tsx';
import { useUrlHash } from '../../ui/useUrlHash.ts';
import type { ProductRequestFormProps } from './product-request-form-island.tsx';

const load = () => import('./product-request-form-island.tsx');

/** Anchor for links to the form, such as those of the product list. */
const disclosureId = 'request';

export const ProductRequestForm = (form: ProductRequestFormProps) => {
  const { t } = useTranslation('requests');
  return (
    <LazyFormDisclosure
      id={disclosureId}
      isRequested={useUrlHash() === disclosureId}
      label={t(form.kinds[0] === 'price' ? 'askPrice' : 'ask')}
      namespace="requests"
      load={load}
      form={form}
    />
  );
};
