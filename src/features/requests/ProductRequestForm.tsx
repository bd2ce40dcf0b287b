// Lazy entry point of the product request form; links to `#request` open it. Part of the first paint.
import { useTranslation } from 'react-i18next';
import { FormDisclosure } from '../../ui/form/FormDisclosure.tsx';
import { useHash } from '../../ui/useHash.ts';
import type { ProductRequestFormProps } from './island.tsx';

const load = () => import('./island.tsx');

/** Anchor for links to the form, such as those of the product list. */
const disclosureId = 'request';

export const ProductRequestForm = (form: ProductRequestFormProps) => {
  const { t } = useTranslation('requests');
  return (
    <FormDisclosure
      id={disclosureId}
      isRequested={useHash() === disclosureId}
      label={t(form.kinds[0] === 'price' ? 'askPrice' : 'ask')}
      namespace="requests"
      load={load}
      form={form}
    />
  );
};
