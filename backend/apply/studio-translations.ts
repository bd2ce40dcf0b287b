// Translations of the studio in German and English: labels as Directus's own translations, notes as `$t:` keys.
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition, FieldDefinition, StudioLabel } from '../schema/content-model-types.ts';
import {
  type NumberFieldFormat,
  getNumberFieldMessages,
  toRangeValidationMessage,
} from '../schema/number-field-format.ts';

const languages = [
  { code: 'de-DE', of: 'de' },
  { code: 'en-US', of: 'en' },
] as const;

interface StudioText {
  key: string;
  language: string;
  value: string;
}

/** The `translations` of a collection's or field's meta. */
export const toDirectusLabelTranslations = (label: StudioLabel): { language: string; translation: string }[] =>
  languages.map((language) => ({ language: language.code, translation: label[language.of] }));

/** Keys may contain letters, digits, `.` and `-` only; the double hyphen keeps `a_b.c` and `a.b_c` apart. */
const toKey = (...parts: string[]): string => parts.map((part) => part.replaceAll('_', '-')).join('--');

const isSame = (label: StudioLabel): boolean => label.de === label.en;

/** The note's text if both languages share it, otherwise the key of its translation. */
export const toStudioNote = (note: StudioLabel | undefined, ...of: string[]): string | null => {
  if (!note) return null;
  return isSame(note) ? note.de : `$t:${toKey('note', ...of)}`;
};

/** Title of a divider, which Directus reads from the options instead of the label. */
export const toStudioDividerTitle = (title: StudioLabel, ...of: string[]): string =>
  isSame(title) ? title.de : `$t:${toKey('title', ...of)}`;

/** Validation message of a number field; `null` without a range. */
const toRangeText = ({ range, options, confirmsDrop }: FieldDefinition): StudioLabel | null => {
  if (!range) return null;
  const { scale, unit } = options as unknown as NumberFieldFormat;
  const { de, en } = toRangeValidationMessage(range, { scale, ...(unit && { unit }) });
  if (!confirmsDrop) return { de, en };
  return {
    de: `${de} ${getNumberFieldMessages('de').t('rangeOfPrices')}`,
    en: `${en} ${getNumberFieldMessages('en').t('rangeOfPrices')}`,
  };
};

export const toRangeMessageKey = (field: FieldDefinition, collection: string): string | null =>
  field.range ? `$t:${toKey('range', collection, field.name)}` : null;

/** The studio parses translations as message templates, in which a brace starts a placeholder. */
const toMessage = (text: string): string => text.replaceAll(/[{}]/g, "{'$&'}");

const toStudioTexts = (schema: CollectionDefinition[]): StudioText[] => {
  const entries: { key: string; label: StudioLabel }[] = schema.flatMap((collection) => [
    ...(collection.note ? [{ key: toKey('note', collection.name), label: collection.note }] : []),
    ...collection.fields.flatMap((field) => [
      ...(field.note ? [{ key: toKey('note', collection.name, field.name), label: field.note }] : []),
      ...(field.interface === 'presentation-divider'
        ? [{ key: toKey('title', collection.name, field.name), label: field.label }]
        : []),
      ...[toRangeText(field)].flatMap((label) =>
        label ? [{ key: toKey('range', collection.name, field.name), label }] : [],
      ),
    ]),
  ]);
  return entries
    .filter(({ label }) => !isSame(label))
    .flatMap(({ key, label }) =>
      languages.map((language) => ({ key, language: language.code, value: toMessage(label[language.of]) })),
    );
};

/** Writes missing and changed translations; returns their keys. */
export const applyStudioTranslations = async (
  rest: DirectusRestClient,
  schema: CollectionDefinition[],
): Promise<string[]> => {
  const live = await rest.get<(StudioText & { id: string })[]>('/translations?limit=-1&fields=id,key,language,value');
  const toIndex = (text: StudioText): string => `${text.language} ${text.key}`;
  const liveByIndex = new Map(live.map((text) => [toIndex(text), text]));
  const wanted = toStudioTexts(schema);
  const missing = wanted.filter((text) => !liveByIndex.has(toIndex(text)));
  const changed = wanted.flatMap((text) => {
    const existing = liveByIndex.get(toIndex(text));
    return existing && existing.value !== text.value ? [{ id: existing.id, ...text }] : [];
  });
  // Only the value: with key and language Directus would reject the patch as a duplicate.
  const changes = changed.map(({ id, value }) => ({ id, value }));
  if (missing.length > 0) await rest.post('/translations', missing);
  if (changed.length > 0) await rest.patch('/translations', changes);
  return [...missing, ...changed].map(toIndex);
};
