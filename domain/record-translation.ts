// Selects the translated text of a record, with the language fallbacks of the specification.
import { defaultLocale, type Locale } from '../contract/locale.ts';
import type { ContentNoticeReporter } from './content-checks/content-notice-collector.ts';

type Entry = { language: string } & Record<string, unknown>;

interface Translatable {
  id: string;
  translations: readonly Entry[];
}

export type LogFunction = (message: string) => void;

/** The text of `field` in a language, or in a fallback language; `null` if no language has one. */
export type ResolveLocalizedField = <R extends Translatable>(
  collection: string,
  record: R,
  field: keyof R['translations'][number] & string,
  locale: Locale,
) => string | null;

/**
 * Falls back to the default language (field of the record or its translation), then to the first translation with a
 * text. Each fallback is logged once (specification §8; decisions: Languages and paths).
 */
export const createRecordFieldTranslator = (
  log: LogFunction,
  report: ContentNoticeReporter = () => undefined,
): ResolveLocalizedField => {
  const logged = new Set<string>();
  return (collection, record, field, locale) => {
    const textOf = (language: string) =>
      toText(record.translations.find((entry) => entry.language === language)?.[field]);
    const flat = toText((record as Record<string, unknown>)[field]);
    const text = textOf(locale) ?? (locale === defaultLocale ? flat : null);
    if (text !== null) return text;
    const fallback =
      flat ??
      textOf(defaultLocale) ??
      record.translations.map((entry) => toText(entry[field])).find((entryText) => entryText !== null) ??
      null;
    const key = `${collection} ${record.id} ${field} ${locale}`;
    if (fallback !== null && !logged.has(key)) {
      logged.add(key);
      log(`${collection} ${record.id}: "${field}" has no text in ${locale}; another language is shown`);
      report({ collection, item: record.id, code: 'translation_missing', field, language: locale });
    }
    return fallback;
  };
};

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
