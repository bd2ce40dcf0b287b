// A day as each language writes it out. Pure.
import type { Locale } from '../../contract/locale.ts';

/** The same day for everyone who reads it, in the built page and in the browser; the houses are in this time zone. */
const day = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const;

const formats: Record<Locale, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', day),
  en: new Intl.DateTimeFormat('en-GB', day),
  fr: new Intl.DateTimeFormat('fr-FR', day),
};

/** A time of ISO 8601 as its day: "3. Mai 2026", "3 May 2026", "3 mai 2026". */
export const formatDay = (time: string, locale: Locale): string => formats[locale].format(new Date(time));
