// Translations of the studio in German and English: labels as Directus's own translations, notes and the texts in a
// field's options as `$t:` keys.
import deDirectusTexts from '../../locales/de/studioDirectusTexts.json' with { type: 'json' };
import enDirectusTexts from '../../locales/en/studioDirectusTexts.json' with { type: 'json' };
import type { DirectusRestClient } from '../rest/directus-rest-client.ts';
import type { CollectionDefinition, FieldDefinition, StudioLabel } from '../schema/content-model-types.ts';
import {
  type StudioNumberFieldFormat,
  getStudioNumberFieldMessages,
  toRangeValidationMessage,
} from '../schema/studio-number-field-format.ts';

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
const toKey = (...parts: string[]): string => parts.map((part) => part.replaceAll(/[^a-zA-Z\d]/g, '-')).join('--');

/** Words of the studio itself that Directus does not translate into German, under its own keys. */
const studioDirectusTexts: StudioText[] = [
  ...Object.entries(deDirectusTexts).map(([key, value]) => ({ key, language: 'de-DE', value })),
  ...Object.entries(enDirectusTexts).map(([key, value]) => ({ key, language: 'en-US', value })),
];

const isSame = (label: StudioLabel): boolean => label.de === label.en;

/** The note's text if both languages share it, otherwise the key of its translation. */
export const toDirectusNoteOrTranslationKey = (note: StudioLabel | undefined, ...of: string[]): string | null => {
  if (!note) return null;
  return isSame(note) ? note.de : `$t:${toKey('note', ...of)}`;
};

const isLabel = (value: unknown): value is StudioLabel =>
  typeof value === 'object' && value !== null && 'de' in value && 'en' in value;

/** Names an entry of a list by what identifies it, so that its key survives a new order. */
const toEntryName = (entry: unknown, index: number): string => {
  const { value, field } = (entry ?? {}) as { value?: number | string; field?: string };
  return String(value ?? field ?? index);
};

/** Copies a field's options; `toText` replaces each label, such as the text of a choice. */
const mapOptionLabels = (
  value: unknown,
  path: string[],
  toText: (label: StudioLabel, key: string) => unknown,
): unknown => {
  if (isLabel(value)) return toText(value, toKey('option', ...path));
  if (Array.isArray(value))
    return value.map((entry, index) => mapOptionLabels(entry, [...path, toEntryName(entry, index)], toText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapOptionLabels(entry, [...path, name], toText)]),
  );
};

/** Options of a field's interface or display, in which keys of translations replace the labels. */
export const toFieldOptionsWithTranslationKeys = (options: FieldDefinition['options'], ...of: string[]): unknown =>
  options === undefined ? null : mapOptionLabels(options, of, (label, key) => (isSame(label) ? label.de : `$t:${key}`));

/** Validation message of a number field; `null` without a range. */
const toRangeText = ({ range, options, confirmsDrop }: FieldDefinition): StudioLabel | null => {
  if (!range) return null;
  const { scale, unit } = options as unknown as StudioNumberFieldFormat;
  const { de, en } = toRangeValidationMessage(range, { scale, ...(unit && { unit }) });
  if (!confirmsDrop) return { de, en };
  return {
    de: `${de} ${getStudioNumberFieldMessages('de').t('rangeOfPrices')}`,
    en: `${en} ${getStudioNumberFieldMessages('en').t('rangeOfPrices')}`,
  };
};

export const toRangeValidationMessageKey = (field: FieldDefinition, collection: string): string | null =>
  field.range ? `$t:${toKey('range', collection, field.name)}` : null;

/** The studio parses translations as message templates, in which a brace starts a placeholder. */
const toMessage = (text: string): string => text.replaceAll(/[{}]/g, "{'$&'}");

/** The labels in a field's options. A display usually repeats the choices of the interface, under the same keys. */
const toOptionLabels = ({ name, options, displayOptions }: FieldDefinition, collection: string) => {
  const labels = new Map<string, StudioLabel>();
  for (const value of [options, displayOptions])
    mapOptionLabels(value, [collection, name], (label, key) => labels.set(key, label));
  return Array.from(labels, ([key, label]) => ({ key, label }));
};

type TranslatedCollection = Pick<CollectionDefinition, 'fields' | 'name' | 'note'>;

const toStudioTexts = (schema: TranslatedCollection[]): StudioText[] => {
  const entries: { key: string; label: StudioLabel }[] = schema.flatMap((collection) => [
    ...(collection.note ? [{ key: toKey('note', collection.name), label: collection.note }] : []),
    ...collection.fields.flatMap((field) => [
      ...(field.note ? [{ key: toKey('note', collection.name, field.name), label: field.note }] : []),
      ...toOptionLabels(field, collection.name),
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
  schema: TranslatedCollection[],
): Promise<string[]> => {
  const live = await rest.get<(StudioText & { id: string })[]>('/translations?limit=-1&fields=id,key,language,value');
  const toIndex = (text: StudioText): string => `${text.language} ${text.key}`;
  const liveByIndex = new Map(live.map((text) => [toIndex(text), text]));
  const wanted = [...studioDirectusTexts, ...toStudioTexts(schema)];
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
