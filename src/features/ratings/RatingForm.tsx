// The door to the form in which a visitor rates a product. On the first-paint side.
import { useTranslation } from 'react-i18next';
import { FormDoor } from '../../ui/form/FormDoor.tsx';
import type { RatingFormProps } from './rating-form-props.ts';

const load = () => import('./island.tsx');

export const RatingForm = (props: RatingFormProps) => {
  const { t } = useTranslation('ratings');
  const texts = {
    label: t('write'),
    loading: t('loading'),
    loadFailed: t('loadFailed'),
    tryAgain: t('tryAgain'),
    needsScript: t('needsScript'),
  };
  return <FormDoor texts={texts} load={load} form={props} />;
};
