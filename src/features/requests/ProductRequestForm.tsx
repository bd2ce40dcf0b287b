// The entry point of the form in which a visitor asks about a piece; links to `#request` open it. On the first-paint side.
import { useTranslation } from 'react-i18next';
import { FormDisclosure } from '../../ui/form/FormDisclosure.tsx';
import { useHash } from '../../ui/useHash.ts';
import type { ProductRequestFormProps } from './island.tsx';

const load = () => import('./island.tsx');

/** Where links to the form lead, such as those of a list (src/features/product-list). */
const disclosureId = 'request';

export const ProductRequestForm = (form: ProductRequestFormProps) => {
  const { t } = useTranslation('requests');
  return (
    <FormDisclosure
      id={disclosureId}
      isAsked={useHash() === disclosureId}
      label={t(form.kinds[0] === 'price' ? 'askPrice' : 'ask')}
      namespace="requests"
      load={load}
      form={form}
    />
  );
};
