// One of several options, such as the size of a ring of a pair. What is kept is the option's value, in every language.
import { useTranslation } from 'react-i18next';
import type { ChoiceField } from '../../../contract/shop/personalization.ts';
import { Field } from '../../ui/Field.tsx';

export interface OptionFieldProps {
  field: ChoiceField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

export const OptionField = ({ field, value, error, onChange, onLeave }: OptionFieldProps) => {
  const { t } = useTranslation('personalization');
  return (
    <Field label={field.label} error={error} isRequired={field.required} optionalLabel={t('optional')}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)} onBlur={onLeave}>
          <option value="">{t('choose')}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
