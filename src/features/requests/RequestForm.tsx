// The entry point of the form in which a visitor asks about a piece; links to `#request` open it. On the first-paint side.
import { useTranslation } from 'react-i18next';
import { FormDisclosure } from '../../ui/form/FormDisclosure.tsx';
import { useHash } from '../../ui/useHash.ts';
import type { RequestFormProps } from './island.tsx';

const load = () => import('./island.tsx');

/** Where links to the form lead, such as those of a list (src/features/product-list). */
const disclosureId = 'request';

export const RequestForm = (form: RequestFormProps) => {
  const { t } = useTranslation('requests');
  const texts = {
    label: t(form.kinds[0] === 'price' ? 'askPrice' : 'ask'),
    loading: t('loading'),
    loadFailed: t('loadFailed'),
    tryAgain: t('tryAgain'),
    needsScript: t('needsScript'),
  };
  return (
    <FormDisclosure id={disclosureId} isAsked={useHash() === disclosureId} texts={texts} load={load} form={form} />
  );
};
