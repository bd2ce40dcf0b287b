// Picks the text of a language from a record, with the fallbacks of the specification. Used by every mapping beside.
import { defaultLocale, type Locale } from '../contract/locale.ts';

type Entry = { language: string } & Record<string, unknown>;

interface Translatable {
  id: string;
  translations: readonly Entry[];
}

export type LogMessage = (message: string) => void;

/** Text of `field` in a language, or `null` where no language has one. */
export type Translate = <R extends Translatable>(
  collection: string,
  record: R,
  field: keyof R['translations'][number] & string,
  locale: Locale,
) => string | null;

/**
 * Translations fall back to the default language (a flat field of the record, or its entry), then to the first entry
 * with a text; each fallback is logged once (specification §8; decisions: Languages and paths).
 */
export const createTranslate = (log: LogMessage): Translate => {
  const logged = new Set<string>();
  return (collection, record, field, locale) => {
    const textOf = (language: string) =>
      toText(record.translations.find((entry) => entry.language === language)?.[field]);
    const flat = toText((record as Record<string, unknown>)[field]);
    const own = textOf(locale) ?? (locale === defaultLocale ? flat : null);
    if (own !== null) return own;
    const fallback =
      flat ??
      textOf(defaultLocale) ??
      record.translations.map((entry) => toText(entry[field])).find((text) => text !== null) ??
      null;
    const key = `${collection} ${record.id} ${field} ${locale}`;
    if (fallback !== null && !logged.has(key)) {
      logged.add(key);
      log(`${collection} ${record.id}: "${field}" has no text in ${locale}; another language is shown`);
    }
    return fallback;
  };
};

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
