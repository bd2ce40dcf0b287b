// Builds the `translations` list of an item from its texts in the three languages. Used by the demo files of the houses.
import type { SeedItem } from '../backend/seed/seed-content.ts';
import { typesetFields } from './typeset.ts';

/** The same fields in each language of the site. */
export interface InThreeLanguages<Fields> {
  de: Fields;
  en: Fields;
  fr: Fields;
}

/** Translation entries as Directus takes them: one per language, each carrying its `language` (specification §3). */
export const translationEntries = <Fields extends object>({ de, en, fr }: InThreeLanguages<Fields>): SeedItem[] => [
  { language: 'de', ...typesetFields(de, 'de') },
  { language: 'en', ...typesetFields(en, 'en') },
  { language: 'fr', ...typesetFields(fr, 'fr') },
];

/** Translation entries of a record with one translated field. */
export const translationsOf = (name: string, { de, en, fr }: InThreeLanguages<string>): SeedItem[] =>
  translationEntries({ de: { [name]: de }, en: { [name]: en }, fr: { [name]: fr } });
