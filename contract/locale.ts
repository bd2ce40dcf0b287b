// The languages of site, backend content and emails.

/** All locales, the default first (specification §9: de default, en, fr). */
export const locales = ['de', 'en', 'fr'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';
