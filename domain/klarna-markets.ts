// Where Klarna can be paid with: its own table of purchase countries, locales and currencies (docs.klarna.com, "Purchase country,
// locale and currency"). Pure; decides what the quote offers, what a session is told, and what the stand-in refuses.
import type { Locale } from '../contract/locale.ts';

export interface KlarnaMarket {
  /** Klarna takes the local currency alone. */
  currency: string;
  locales: readonly string[];
}

/** By country, ISO 3166. */
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

/** Whether Klarna can be paid with by somebody whose invoice goes to the country (the billing country decides, says Klarna). */
export const isKlarnaMarket = (country: string, currency: string): boolean =>
  klarnaMarkets[country]?.currency === currency;

/** The shopper's language as Klarna has it in the country, otherwise English, which Klarna has in every market. */
export const toKlarnaLocale = (language: Locale, country: string): string => {
  const own = `${language}-${country}`;
  return klarnaMarkets[country]?.locales.includes(own) ? own : `en-${country}`;
};
