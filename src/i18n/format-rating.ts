// A mean of stars as each language writes it. Pure.
import type { Locale } from '../../contract/locale.ts';

const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const formats: Record<Locale, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', digits),
  en: new Intl.NumberFormat('en-GB', digits),
  fr: new Intl.NumberFormat('fr-FR', digits),
};

/** `4.46` is "4,5" in German and French, "4.5" in English. */
export const formatMean = (mean: number, locale: Locale): string => formats[locale].format(mean);
