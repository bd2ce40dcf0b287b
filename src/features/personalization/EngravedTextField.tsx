// A text to engrave, with its length counted as a reader counts it.
import { useTranslation } from 'react-i18next';
import type { TextField } from '../../../contract/shop/personalization.ts';
import { countGraphemes, toEngravedText } from '../../../domain/personalization/engraved-text.ts';
import { Field } from '../../ui/Field.tsx';
import * as styles from './PersonalizationFields.module.css';
import { useSettled } from '../../ui/useSettled.ts';

export interface EngravedTextFieldProps {
  field: TextField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** How long the visitor pauses before the length is said, in milliseconds. */
const pauseMs = 1_200;

export const EngravedTextField = ({ field, value, error, onChange, onLeave }: EngravedTextFieldProps) => {
  const { t } = useTranslation('personalization');
  const { label, maxLength, required } = field;
  const length = countGraphemes(toEngravedText(value));
  const counter = t('counter', { length, maxLength });
  const settled = useSettled(length === 0 ? '' : counter, pauseMs);
  return (
    <Field
      label={label}
      hint={t('maxLength', { maxLength })}
      error={error}
      isRequired={required}
      optionalLabel={t('optional')}
    >
      {(control) => (
        <>
          {/* No maxlength: the browser counts otherwise, and cuts what is pasted without a word. */}
          <input
            {...control}
            type="text"
            value={value}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          <span className={`${styles.counter ?? ''} ${length > maxLength ? (styles.tooLong ?? '') : ''}`} aria-hidden>
            {counter}
          </span>
          <span className={styles.announcer} role="status">
            {settled}
          </span>
        </>
      )}
    </Field>
  );
};
