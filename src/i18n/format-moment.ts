// A moment as each language writes day and time of day. Pure.
import type { Locale } from '../../contract/locale.ts';

/** The same for everyone who reads it; the houses are in this time zone. */
const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;

const formats: Record<Locale, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', moment),
  en: new Intl.DateTimeFormat('en-GB', moment),
  fr: new Intl.DateTimeFormat('fr-FR', moment),
};

/** A time of ISO 8601: "3. Mai 2026 um 14:05", "3 May 2026 at 14:05", "3 mai 2026 à 14:05". */
export const formatMoment = (time: string, locale: Locale): string => formats[locale].format(new Date(time));
