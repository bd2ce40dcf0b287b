// A form field that ties label, hint and error to one control (WCAG 2.2 AA 1.3.1, 3.3.1–3.3.3). The caller renders the
// control.
import { type ReactNode, useId } from 'react';
import * as choiceStyles from './ChoiceInput.module.css';
import * as styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Accessibility props of the control; spread them on `input`, `select` or `textarea`. */
export interface FormControlAccessibilityProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to fix it; empty while the field is valid. */
  error?: string | undefined;
  isRequired?: boolean;
}

export interface FieldProps extends FieldTexts {
  /** Shown beside the label of an optional field, such as "optional". */
  optionalLabel?: string;
  children: (control: FormControlAccessibilityProps) => ReactNode;
}

export const Field = ({ optionalLabel, children, isRequired = false, ...texts }: FieldProps) => {
  const { control, hint, error } = useFieldParts(texts, isRequired);
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        {texts.label}
        {!isRequired && optionalLabel && <span className={styles.optional}> ({optionalLabel})</span>}
      </label>
      {hint}
      {children(control)}
      {error}
    </div>
  );
};

interface CheckboxOrRadioFieldProps extends FieldTexts {
  children: (control: FormControlAccessibilityProps & { className: string | undefined }) => ReactNode;
}

/** A check box or radio button, with the label after the control. */
export const CheckboxOrRadioField = ({ children, isRequired = false, ...texts }: CheckboxOrRadioFieldProps) => {
  const { control, hint, error } = useFieldParts(texts, isRequired);
  return (
    <div className={styles.choice}>
      {children({ ...control, className: choiceStyles.input })}
      <label htmlFor={control.id}>{texts.label}</label>
      {hint}
      {error}
    </div>
  );
};

const useFieldParts = ({ hint, error }: FieldTexts, required: boolean) => {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control: FormControlAccessibilityProps = {
    id,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return {
    control,
    hint: hint ? (
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
    ) : null,
    error: error ? (
      <span id={errorId} className={styles.error}>
        <Icon name="error" />
        {error}
      </span>
    ) : null,
  };
};
