// Texts in the three languages of the house and the typography that each of them asks for.
// Used by every file of the shop's catalogue and settings.

export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];

export type Localized<Value = string> = Record<Language, Value>;

export const localized = <Value>(de: Value, en: Value, fr: Value): Localized<Value> => ({ de, en, fr });

/** A text that reads the same in every language, such as a proper name. */
export const sameInAll = (text: string): Localized => localized(text, text, text);

const nonBreakingUnits = /(\d) (?=(?:mm|cm|m|g|ct|bar|Karat|carats|carat|€)(?![\p{L}\d]))/gu;
const frenchPunctuation = / (?=[:;!?»%€])/gu;

/** Keeps figures with their units, and French punctuation with its word, on one line. */
export const typeset = (text: string, language: Language): string => {
  const measured = text.replace(nonBreakingUnits, '$1\u00a0');
  return language === 'fr' ? measured.replace(frenchPunctuation, '\u00a0').replaceAll('« ', '«\u00a0') : measured;
};

/** A running text: paragraphs, and a list of facts below them. */
export interface Prose {
  body: string[];
  facts?: string[];
}

/** The simple HTML that the studio's editor would write. */
export const toHtml = ({ body, facts = [] }: Prose, language: Language): string => {
  const paragraphs = body.map((paragraph) => `<p>${paragraph}</p>`);
  const list = facts.length > 0 ? [`<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`] : [];
  return typeset([...paragraphs, ...list].join('\n'), language);
};

type LocalizedFields<Value = string> = Record<string, Localized<Value> | undefined>;

/**
 * The flat German fields of an item and its nested English and French entries.
 * Texts are typeset; `verbatim` values (JSON, finished HTML) are taken as they are.
 */
export const translatedFields = (
  texts: LocalizedFields,
  verbatim: LocalizedFields<unknown> = {},
): Record<string, unknown> => {
  const inLanguage = (language: Language) => {
    const entries: [string, unknown][] = [];
    for (const [name, text] of Object.entries(texts)) {
      if (text) entries.push([name, typeset(text[language], language)]);
    }
    for (const [name, value] of Object.entries(verbatim)) {
      if (value) entries.push([name, value[language]]);
    }
    return Object.fromEntries(entries);
  };
  return {
    ...inLanguage('de'),
    translations: [
      { language: 'en', ...inLanguage('en') },
      { language: 'fr', ...inLanguage('fr') },
    ],
  };
};

/** What `make` gives for each language. */
export const inEach = <Value>(make: (language: Language) => Value): Localized<Value> =>
  localized(make('de'), make('en'), make('fr'));
