// Countries by name, alone and as a list, as each language writes them. Pure.
import type { Locale } from '../../contract/locale.ts';

/** `AT` is "Österreich", "Austria", "Autriche"; a code that no country has stays as it is. */
export const formatCountry = (code: string, locale: Locale): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** "A, B und C" in the page's language. */
export const formatList = (entries: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' }).format(entries);
