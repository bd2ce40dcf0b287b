// The door to the form in which a visitor asks whether a piece can be had. On the first-paint side.
import { useTranslation } from 'react-i18next';
import { FormDoor, type FormDoorProps } from '../../ui/form/FormDoor.tsx';
import type { RequestFormProps } from './request-form-props.ts';

const load = () => import('./island.tsx');

export interface RequestDoorProps extends RequestFormProps {
  /** `primary` where it is all that a product page offers; default `secondary`. */
  look?: FormDoorProps<RequestFormProps>['look'];
}

export const RequestForm = ({ look, ...form }: RequestDoorProps) => {
  const { t } = useTranslation('requests');
  const texts = {
    label: t('ask'),
    loading: t('loading'),
    loadFailed: t('loadFailed'),
    tryAgain: t('tryAgain'),
    needsScript: t('needsScript'),
  };
  return <FormDoor texts={texts} look={look} load={load} form={form} />;
};
