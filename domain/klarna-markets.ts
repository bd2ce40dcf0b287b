// Countries in which Klarna is available, with their currencies and locales (docs.klarna.com, "Purchase country, locale
// and currency"). Pure.
import type { Locale } from '../contract/locale.ts';

export interface KlarnaMarket {
  /** Klarna accepts only the local currency. */
  currency: string;
  locales: readonly string[];
}

/** By country code (ISO 3166-1 alpha-2). */
export const klarnaMarkets: Readonly<Record<string, KlarnaMarket>> = {
  AT: { currency: 'EUR', locales: ['de-AT', 'en-AT'] },
  AU: { currency: 'AUD', locales: ['en-AU'] },
  BE: { currency: 'EUR', locales: ['nl-BE', 'fr-BE', 'en-BE'] },
  CA: { currency: 'CAD', locales: ['en-CA', 'fr-CA'] },
  CH: { currency: 'CHF', locales: ['de-CH', 'fr-CH', 'it-CH', 'en-CH'] },
  CZ: { currency: 'CZK', locales: ['cs-CZ', 'en-CZ'] },
  DE: { currency: 'EUR', locales: ['de-DE', 'en-DE'] },
  DK: { currency: 'DKK', locales: ['da-DK', 'en-DK'] },
  ES: { currency: 'EUR', locales: ['es-ES', 'en-ES'] },
  FI: { currency: 'EUR', locales: ['fi-FI', 'sv-FI', 'en-FI'] },
  FR: { currency: 'EUR', locales: ['fr-FR', 'en-FR'] },
  GB: { currency: 'GBP', locales: ['en-GB'] },
  GR: { currency: 'EUR', locales: ['el-GR', 'en-GR'] },
  HU: { currency: 'HUF', locales: ['hu-HU', 'en-HU'] },
  IE: { currency: 'EUR', locales: ['en-IE'] },
  IT: { currency: 'EUR', locales: ['it-IT', 'en-IT'] },
  MX: { currency: 'MXN', locales: ['en-MX', 'es-MX'] },
  NL: { currency: 'EUR', locales: ['nl-NL', 'en-NL'] },
  NO: { currency: 'NOK', locales: ['nb-NO', 'en-NO'] },
  NZ: { currency: 'NZD', locales: ['en-NZ'] },
  PL: { currency: 'PLN', locales: ['pl-PL', 'en-PL'] },
  PT: { currency: 'EUR', locales: ['pt-PT', 'en-PT'] },
  RO: { currency: 'RON', locales: ['ro-RO', 'en-RO'] },
  SE: { currency: 'SEK', locales: ['sv-SE', 'en-SE'] },
  SK: { currency: 'EUR', locales: ['sk-SK', 'en-SK'] },
  US: { currency: 'USD', locales: ['en-US', 'es-US'] },
};

/**
 * Whether Klarna is available for a billing country and currency. The billing country decides, not the shipping
 * country.
 */
export const isKlarnaMarket = (country: string, currency: string): boolean =>
  klarnaMarkets[country]?.currency === currency;

/** The Klarna locale for the shopper's language in a country. Falls back to English, which every market supports. */
export const toKlarnaLocale = (language: Locale, country: string): string => {
  const locale = `${language}-${country}`;
  return klarnaMarkets[country]?.locales.includes(locale) ? locale : `en-${country}`;
};
