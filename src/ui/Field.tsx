// A form field: label, hint and error tied to one control (WCAG 2.2 AA 1.3.1, 3.3.1–3.3.3). The control is the caller's.
import { type ReactNode, useId } from 'react';
import * as styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What the control needs so that it is named and described; spread it on `input`, `select` or `textarea`. */
export interface FieldControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldTexts {
  label: string;
  hint?: string | undefined;
  /** Says what is wrong and what to do; empty while nothing is. */
  error?: string | undefined;
  isRequired?: boolean;
}

export interface FieldProps extends FieldTexts {
  /** Such as "optional", beside the label of a field that may stay empty. */
  optionalLabel?: string;
  children: (control: FieldControlProps) => ReactNode;
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

/** A check box or radio button: the label stands behind the control. */
export const ChoiceField = ({ children, isRequired = false, ...texts }: Omit<FieldProps, 'optionalLabel'>) => {
  const { control, hint, error } = useFieldParts(texts, isRequired);
  return (
    <div className={styles.choice}>
      {children(control)}
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
  const control: FieldControlProps = {
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
