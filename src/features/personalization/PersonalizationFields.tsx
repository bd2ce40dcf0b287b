// The personalization fields of a product: engraved texts, options, font. Static HTML in the first paint. The caller
// owns values and problems; a problem shows on blur and after an attempt to order.
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { EngravingFontKey } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type {
  ChoicePersonalizationFieldDefinition as Choices,
  FontPersonalizationFieldDefinition as Fonts,
  LocalizedPersonalization,
  PersonalizationFieldDefinition,
  TextPersonalizationFieldDefinition,
} from '../../../domain/localized-personalization.ts';
import {
  countGraphemes,
  hasEngravedText,
  type PersonalizationError,
  type PersonalizationErrors,
  type PersonalizationValues,
  toSelectedEngravingFont,
  normalizeEngravingText,
} from '../../../domain/personalization.ts';
import { CheckboxOrRadioField, Field } from '../../ui/Field.tsx';
import { useTouchedFields } from '../../ui/form/useTouchedFields.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useDebouncedText } from '../../ui/useDebouncedText.ts';
import * as styles from './PersonalizationFields.module.css';

export interface PersonalizationFieldsProps {
  personalization: Pick<LocalizedPersonalization, 'fields' | 'name' | 'surface'>;
  values: PersonalizationValues;
  /** A field changed: the raw text, the value of an option or the key of a font. */
  onChange: (key: string, value: string) => void;
  /** Result of `findPersonalizationErrors`. */
  problems: PersonalizationErrors;
  /** The visitor has tried to order, so all problems show. */
  isSubmitted: boolean;
  locale: Locale;
  /** The heading of the group is not shown: something else is above it. */
  hidesName?: boolean;
  /** Content below an option field, such as the ring sizer. */
  belowChoice?: (field: Choices) => ReactNode;
}

export const PersonalizationFields = ({
  personalization: { fields, name, surface },
  values,
  onChange,
  problems,
  isSubmitted,
  locale,
  hidesName = false,
  belowChoice,
}: PersonalizationFieldsProps) => {
  const { t } = useTranslation('personalization');
  const { touched, leave } = useTouchedFields();
  if (fields.length === 0) return null;

  const toText = (problem: PersonalizationError): string => {
    if (problem.code !== 'missingCharacters') return t(`problems.${problem.code}`, { ...problem });
    const quoted = problem.characters.map((text) => t('quoted', { text }));
    return t('problems.missingCharacters', {
      count: quoted.length,
      characters: new Intl.ListFormat(locale).format(quoted),
    });
  };
  const toControl = (field: PersonalizationFieldDefinition) => {
    const problem = isSubmitted || touched.has(field.key) ? problems[field.key] : undefined;
    const props = {
      error: problem && toText(problem),
      onChange: (value: string) => onChange(field.key, value),
      onLeave: () => leave(field.key),
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
    return <FontField key={field.key} {...props} field={field} value={toSelectedEngravingFont(fields, values)} />;
  };
  return (
    <fieldset className={styles.group}>
      <legend className={hidesName ? 'visually-hidden' : styles.legend}>{name}</legend>
      {fields.map(toControl)}
      <WithdrawalNotice fields={fields} values={values} hasSizes={surface === 'ring' || surface === 'ring_pair'} />
    </fieldset>
  );
};

interface ControlProps<ShownField, Value extends string = string> {
  field: ShownField;
  value: Value;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** Delay before a screen reader announces the text's length, in milliseconds. */
const announceDelayMs = 1_200;

/** An engraved text with a counter of graphemes. */
const EngravedTextField = ({
  field,
  value,
  error,
  onChange,
  onLeave,
}: ControlProps<TextPersonalizationFieldDefinition>) => {
  const { t } = useTranslation('personalization');
  const { label, maxLength, required } = field;
  const length = countGraphemes(normalizeEngravingText(value));
  const counter = t('counter', { length, maxLength });
  const debouncedText = useDebouncedText(length === 0 ? '' : counter, announceDelayMs);
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
          {/* No maxlength: the browser counts differently and cuts pasted text silently. */}
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
          <span className="visually-hidden" role="status">
            {debouncedText}
          </span>
        </>
      )}
    </Field>
  );
};

/** A select field. The stored value is the same in every language. */
const OptionField = ({ field, value, error, onChange, onLeave }: ControlProps<Choices>) => {
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

/** The engraving's font. One is always selected; the preview shows it. */
const FontField = ({ field, value, error, onChange, onLeave }: ControlProps<Fonts, EngravingFontKey>) => {
  const { t } = useTranslation('personalization');
  const name = useId();
  return (
    <fieldset className={styles.fonts}>
      <legend>{field.label}</legend>
      <div className={styles.options}>
        {field.options.map((option, index) => (
          <CheckboxOrRadioField key={option} label={t(`fonts.${option}`)} error={index === 0 ? error : undefined}>
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
          </CheckboxOrRadioField>
        ))}
      </div>
    </fieldset>
  );
};

interface WithdrawalNoticeProps {
  fields: readonly PersonalizationFieldDefinition[];
  values: PersonalizationValues;
  /** The product has a stock size, which does not affect the right of withdrawal. */
  hasSizes: boolean;
}

/**
 * States before the product is added that an engraved product cannot be returned (§ 312g (2) no. 1 BGB, law row L12):
 * as plain text at first, even without scripts, and as a notice once an engraving is entered.
 */
const WithdrawalNotice = ({ fields, values, hasSizes }: WithdrawalNoticeProps) => {
  const { t } = useTranslation('personalization');
  if (!fields.some(({ type }) => type === 'text')) return null;
  if (hasEngravedText(fields, values)) return <Notice variant="info">{t('withdrawal.engraved')}</Notice>;
  return (
    <p className={styles.withdrawal}>
      {t('withdrawal.general')} {hasSizes && t('withdrawal.sizes')}
    </p>
  );
};
