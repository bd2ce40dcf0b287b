// The face of an engraving. One is always chosen; the preview shows it.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FontKey } from '../../../contract/shop/engraving.ts';
import type { FontField as Fonts } from '../../../contract/shop/personalization.ts';
import { ChoiceField } from '../../ui/Field.tsx';
import * as styles from './PersonalizationFields.module.css';

export interface FontFieldProps {
  field: Fonts;
  value: FontKey;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

export const FontField = ({ field, value, error, onChange, onLeave }: FontFieldProps) => {
  const { t } = useTranslation('personalization');
  const name = useId();
  return (
    <fieldset className={styles.fonts}>
      <legend>{field.label}</legend>
      <div className={styles.options}>
        {field.options.map((option, index) => (
          <ChoiceField key={option} label={t(`fonts.${option}`)} error={index === 0 ? error : undefined}>
            {(control) => (
              <input
                {...control}
                type="radio"
                name={name}
                value={option}
                checked={option === value}
                onChange={() => onChange(option)}
                onBlur={onLeave}
              />
            )}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  );
};
