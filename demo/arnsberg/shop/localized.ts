// Texts of the shop in the three languages of the house, as flat German fields with English and French entries beside.
// Used by every file of the shop's catalogue and settings.
import type { Locale } from '../../../contract/locale.ts';
import type { SeedItem } from '../../../backend/seed/seed-content.ts';
import type { InThreeLanguages } from '../../translation-entries.ts';
import { typeset } from '../../typeset.ts';

export type Localized<Value = string> = InThreeLanguages<Value>;

export const localized = <Value>(de: Value, en: Value, fr: Value): Localized<Value> => ({ de, en, fr });

/** A text that reads the same in every language, such as a proper name. */
export const sameInAll = (text: string): Localized => localized(text, text, text);

/** What `make` gives for each language. */
export const inEach = <Value>(make: (locale: Locale) => Value): Localized<Value> =>
  localized(make('de'), make('en'), make('fr'));

/** A running text: paragraphs, and a list of facts below them. */
export interface Prose {
  body: string[];
  facts?: string[];
}

/** The simple HTML that the studio's editor would write. */
export const toHtml = ({ body, facts = [] }: Prose, locale: Locale): string => {
  const paragraphs = body.map((paragraph) => `<p>${paragraph}</p>`);
  const list = facts.length > 0 ? [`<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`] : [];
  return typeset([...paragraphs, ...list].join('\n'), locale);
};

type LocalizedFields<Value = string> = Record<string, Localized<Value> | undefined>;

/**
 * The flat German fields of an item and its nested English and French entries.
 * Texts are typeset; `verbatim` values (JSON, finished HTML) are taken as they are.
 */
export const translatedFields = (texts: LocalizedFields, verbatim: LocalizedFields<unknown> = {}): SeedItem => {
  const inLocale = (locale: Locale): SeedItem => {
    const entries: [string, unknown][] = [];
    for (const [name, text] of Object.entries(texts)) {
      if (text) entries.push([name, typeset(text[locale], locale)]);
    }
    for (const [name, value] of Object.entries(verbatim)) {
      if (value) entries.push([name, value[locale]]);
    }
    return Object.fromEntries(entries);
  };
  return {
    ...inLocale('de'),
    translations: [
      { language: 'en', ...inLocale('en') },
      { language: 'fr', ...inLocale('fr') },
    ],
  };
};
