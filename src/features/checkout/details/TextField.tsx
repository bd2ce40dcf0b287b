// A text of the checkout's form: kept with every letter, checked when it is left, and described by what is wrong with it.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field.tsx';

export interface TextFieldProps {
  /** Also the name of what is said about it in the messages (`fields.…`), without its group. */
  name: string;
  text: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  error: string | undefined;
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  type?: 'email' | 'tel' | 'text';
  inputMode?: 'email' | 'numeric' | 'tel' | 'text';
  isRequired?: boolean;
  hint?: string | undefined;
  className?: string | undefined;
}

export const TextField = ({ name, text, isRequired = true, type = 'text', inputMode, ...props }: TextFieldProps) => {
  const { t } = useTranslation('checkout');
  return (
    <div className={props.className}>
      <Field
        label={t(`fields.${text}`)}
        optionalLabel={t('optional')}
        error={props.error}
        hint={props.hint}
        isRequired={isRequired}
      >
        {(control) => (
          <input
            {...control}
            type={type}
            name={name}
            value={props.value}
            autoComplete={props.autoComplete}
            inputMode={inputMode}
            maxLength={props.maxLength}
            autoCapitalize={type === 'text' ? undefined : 'none'}
            spellCheck={false}
            onChange={({ target }) => props.onChange(target.value)}
            onBlur={props.onLeave}
          />
        )}
      </Field>
    </div>
  );
};
