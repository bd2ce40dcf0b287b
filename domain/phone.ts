// How a phone number is shown (specification §2, phone display) and understood. Used by the build, so that no parser comes with
// a page; the checkout loads it when a number is typed.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { FormattedPhoneNumber } from './site.ts';

/**
 * International format and `tel:` address of a number, or the number as entered where it cannot be parsed.
 * @param options.country country of numbers without a prefix (default DE)
 * @param options.callable whether the number is a link (default true)
 * @param log told about a number that cannot be parsed
 */
export const toFormattedPhoneNumber = (
  number: string,
  log: (message: string) => void,
  options: { country?: CountryCode; callable?: boolean } = {},
): FormattedPhoneNumber => {
  const { country = 'DE', callable = true } = options;
  const parsed = parsePhoneNumberFromString(number, country);
  if (!parsed?.isPossible()) {
    log(`phone number "${number}" cannot be parsed for ${country}; it is shown as entered`);
    return { display: number, href: null };
  }
  return { display: parsed.formatInternational(), href: callable ? parsed.getURI() : null };
};

/** A number of that country, or of any with its prefix, in international form; `null` where it can be none. */
export const toInternationalPhone = (number: string, country: string): string | null => {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'DE');
  return parsed?.isPossible() ? parsed.formatInternational() : null;
};
