// What keeps a personalization from being ordered, field by field. Pure; used by the product page before adding, and by
// whoever takes an order.
import type { PersonalizationField } from '../../contract/shop/personalization.ts';
import { countGraphemes, findMissingCharacters, hasHiddenCharacters, toEngravedText } from './engraved-text.ts';
import { type PersonalizationValues, toChosenFont } from './personalization-values.ts';

export type PersonalizationProblem =
  | { code: 'hiddenCharacters' }
  /** `characters` are those the chosen font lacks. */
  | { code: 'missingCharacters'; characters: string[] }
  | { code: 'required' }
  /** Lengths in graphemes. */
  | { code: 'tooLong'; length: number; maxLength: number }
  | { code: 'unknownOption' };

/** By field key; empty when all is well. */
export type PersonalizationProblems = Readonly<Partial<Record<string, PersonalizationProblem>>>;

/** At most one problem per field, the first to be solved. */
export const findPersonalizationProblems = (
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): PersonalizationProblems => {
  const entries = fields.flatMap((field): [string, PersonalizationProblem][] => {
    const problem = findProblem(field, fields, values);
    return problem ? [[field.key, problem]] : [];
  });
  return Object.fromEntries(entries);
};

const findProblem = (
  field: PersonalizationField,
  fields: readonly PersonalizationField[],
  values: PersonalizationValues,
): PersonalizationProblem | undefined => {
  const value = values[field.key] ?? '';
  if (field.type === 'text') {
    const text = toEngravedText(value);
    if (text === '') return field.required ? { code: 'required' } : undefined;
    if (hasHiddenCharacters(text)) return { code: 'hiddenCharacters' };
    const characters = findMissingCharacters(text, toChosenFont(fields, values));
    if (characters.length > 0) return { code: 'missingCharacters', characters };
    const length = countGraphemes(text);
    return length > field.maxLength ? { code: 'tooLong', length, maxLength: field.maxLength } : undefined;
  }
  // The first font is taken where none is chosen, so a font is never missing.
  if (value === '') return field.required && field.type === 'choice' ? { code: 'required' } : undefined;
  const options: readonly string[] =
    field.type === 'font' ? field.options : field.options.map((option) => option.value);
  return options.includes(value) ? undefined : { code: 'unknownOption' };
};
