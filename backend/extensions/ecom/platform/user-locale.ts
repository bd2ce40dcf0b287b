// The language of emails to people who work in the studio.
import { defaultLocale, type Locale, locales } from '../../../../contract/locale.ts';

/** From the studio language of a user: German if none is set, English for any language without a translation. */
export const toUserLocale = (language: string | null): Locale => {
  if (language === null) return defaultLocale;
  return locales.find((locale) => language.startsWith(locale)) ?? 'en';
};
