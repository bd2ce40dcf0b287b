// The wishes a piece can be given: texts to engrave, choices, the face. Static HTML in the first paint; what is chosen
// belongs to the caller, and so do the problems, which are shown after leaving a field and after a try to order.
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { EngravingFontKey } from '../../../contract/shop/engraving.ts';
import type {
  PersonalizationChoiceField as Choices,
  PersonalizationFontField as Fonts,
  Personalization,
  PersonalizationField,
  PersonalizationTextField,
} from '../../../contract/shop/personalization.ts';
import {
  countGraphemes,
  isMadeToOrder,
  type PersonalizationProblem,
  type PersonalizationProblems,
  type PersonalizationValues,
  toChosenFont,
  toEngravedText,
} from '../../../domain/personalization.ts';
import { ChoiceField, Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import * as styles from './PersonalizationFields.module.css';

export interface PersonalizationFieldsProps {
  personalization: Pick<Personalization, 'fields' | 'name' | 'surface'>;
  values: PersonalizationValues;
  /** A field has another value: texts as they were typed, the value of an option, the key of a font. */
  onChange: (key: string, value: string) => void;
  /** What `findPersonalizationProblems` finds in the values. */
  problems: PersonalizationProblems;
  /** The visitor has tried to order: every problem is shown. */
  isSubmitted: boolean;
  locale: Locale;
  /** What stands below a choice, such as the ring sizer below the size of a ring. */
  belowChoice?: (field: Choices) => ReactNode;
}

export const PersonalizationFields = ({
  personalization: { fields, name, surface },
  values,
  onChange,
  problems,
  isSubmitted,
  locale,
  belowChoice,
}: PersonalizationFieldsProps) => {
  const { t } = useTranslation('personalization');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (fields.length === 0) return null;

  const toText = (problem: PersonalizationProblem): string => {
    if (problem.code !== 'missingCharacters') return t(`problems.${problem.code}`, { ...problem });
    const quoted = problem.characters.map((text) => t('quoted', { text }));
    return t('problems.missingCharacters', {
      count: quoted.length,
      characters: new Intl.ListFormat(locale).format(quoted),
    });
  };
  const toControl = (field: PersonalizationField) => {
    const problem = isSubmitted || left.has(field.key) ? problems[field.key] : undefined;
    const props = {
      error: problem && toText(problem),
      onChange: (value: string) => onChange(field.key, value),
      onLeave: () => setLeft((before) => new Set([...before, field.key])),
    };
    const value = values[field.key] ?? '';
    if (field.type === 'text') return <EngravedTextField key={field.key} {...props} field={field} value={value} />;
    if (field.type === 'choice') {
      return (
        <div key={field.key}>
          <OptionField {...props} field={field} value={value} />
          {belowChoice?.(field)}
        </div>
      );
    }
    return <FontField key={field.key} {...props} field={field} value={toChosenFont(fields, values)} />;
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {fields.map(toControl)}
      <WithdrawalNotice fields={fields} values={values} hasSizes={surface === 'ring' || surface === 'ring_pair'} />
    </fieldset>
  );
};

interface EngravedTextFieldProps {
  field: PersonalizationTextField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** How long the visitor pauses before the length is said, in milliseconds. */
const announceDelayMs = 1_200;

/** A text to engrave, with its length counted as a reader counts it. */
const EngravedTextField = ({ field, value, error, onChange, onLeave }: EngravedTextFieldProps) => {
  const { t } = useTranslation('personalization');
  const { label, maxLength, required } = field;
  const length = countGraphemes(toEngravedText(value));
  const counter = t('counter', { length, maxLength });
  const settled = useDebouncedText(length === 0 ? '' : counter, announceDelayMs);
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

interface OptionFieldProps {
  field: Choices;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** One of several options, such as the size of a ring of a pair. What is kept is the option's value, in every language. */
const OptionField = ({ field, value, error, onChange, onLeave }: OptionFieldProps) => {
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

interface FontFieldProps {
  field: Fonts;
  value: EngravingFontKey;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** The face of an engraving. One is always chosen; the preview shows it. */
const FontField = ({ field, value, error, onChange, onLeave }: FontFieldProps) => {
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

interface WithdrawalNoticeProps {
  fields: readonly PersonalizationField[];
  values: PersonalizationValues;
  /** The piece has a size from stock, which changes nothing about the right of withdrawal. */
  hasSizes: boolean;
}

/**
 * Says before anything is added that an engraved piece cannot be sent back (§ 312g (2) no. 1 BGB, law row L12): as a
 * plain text from the start, without script too, and as a notice as soon as something is engraved.
 */
const WithdrawalNotice = ({ fields, values, hasSizes }: WithdrawalNoticeProps) => {
  const { t } = useTranslation('personalization');
  if (!fields.some(({ type }) => type === 'text')) return null;
  if (isMadeToOrder(fields, values)) return <Notice variant="info">{t('withdrawal.engraved')}</Notice>;
  return (
    <p className={styles.withdrawal}>
      {t('withdrawal.general')} {hasSizes && t('withdrawal.sizes')}
    </p>
  );
};
