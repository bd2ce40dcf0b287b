// The wishes a piece can be given: texts to engrave, choices, the face. Static HTML in the first paint; what is chosen
// belongs to the caller, and so do the problems, which are shown after leaving a field and after a try to order.
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ChoiceField, Personalization, PersonalizationField } from '../../../contract/shop/personalization.ts';
import type { PersonalizationProblem, PersonalizationProblems } from '../../../domain/personalization/find-problems.ts';
import { type PersonalizationValues, toChosenFont } from '../../../domain/personalization/personalization-values.ts';
import { EngravedTextField } from './EngravedTextField.tsx';
import { FontField } from './FontField.tsx';
import { OptionField } from './OptionField.tsx';
import * as styles from './PersonalizationFields.module.css';
import { WithdrawalNotice } from './WithdrawalNotice.tsx';

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
  belowChoice?: (field: ChoiceField) => ReactNode;
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
