// Whom a message is for: the house, unless the visitor chooses one of its branches.
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';

export interface BranchFieldProps {
  branches: readonly { id: string; name: string }[];
  error: string | undefined;
}

export const BranchField = ({ branches, error }: BranchFieldProps) => {
  const { t } = useTranslation('contact');
  return (
    <Field label={t('form.branch')} error={error}>
      {(control) => (
        <select {...control} name="branch">
          <option value="">{t('form.anyBranch')}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
