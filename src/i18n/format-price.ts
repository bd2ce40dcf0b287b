// Money as each language writes it. Pure.
import type { Locale } from '../../contract/locale.ts';

const formats: Record<Locale, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
};

/** `189000` is "1.890,00 €" in German, "€1,890.00" in English, "1 890,00 €" in French. */
export const formatPrice = (priceCents: number, locale: Locale): string => formats[locale].format(priceCents / 100);
