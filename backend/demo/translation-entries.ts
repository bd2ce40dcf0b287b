// Builds the `translations` list of an item from its texts in the three languages. Used by the demo files of the houses.
import type { DemoItem } from './demo-content.ts';

/** The same fields in each language of the site. */
export interface InThreeLanguages<Fields> {
  de: Fields;
  en: Fields;
  fr: Fields;
}

const noBreakSpace = '\u00a0';

/** French sets a space before : ; ! ? » % € and after «; it must not break, so authors type a plain one. */
export const toFrenchSpacing = (text: string): string =>
  text.replace(/ (?=[:;!?»%€])/g, noBreakSpace).replace(/(?<=«) /g, noBreakSpace);

const toFrench = (fields: object): DemoItem =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? toFrenchSpacing(value) : value,
    ]),
  );

/** Translation entries as Directus takes them: one per language, each carrying its `language` (specification §3). */
export const translationEntries = <Fields extends object>({ de, en, fr }: InThreeLanguages<Fields>): DemoItem[] => [
  { language: 'de', ...de },
  { language: 'en', ...en },
  { language: 'fr', ...toFrench(fr) },
];

/** Translation entries of a record with one translated field. */
export const translationsOf = (name: string, { de, en, fr }: InThreeLanguages<string>): DemoItem[] =>
  translationEntries({ de: { [name]: de }, en: { [name]: en }, fr: { [name]: fr } });
