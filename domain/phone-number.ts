// Formats and parses phone numbers (specification §2, phone display). libphonenumber is large: pages get numbers
// formatted by the build, and only the checkout loads this module, once a number is typed.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PhoneNumberDisplayTextAndHref } from './site-content.ts';

/**
 * International format and `tel:` URL of a number, or the number as entered if it cannot be parsed.
 * @param options.country country of numbers without a prefix (default DE)
 * @param options.callable whether the number is a link (default true)
 * @param log receives a warning for a number that cannot be parsed
 */
export const toPhoneNumberDisplayTextAndHref = (
  number: string,
  log: (message: string) => void,
  options: { country?: CountryCode; callable?: boolean } = {},
): PhoneNumberDisplayTextAndHref => {
  const { country = 'DE', callable = true } = options;
  const parsed = parsePhoneNumberFromString(number, country);
  if (!parsed?.isPossible()) {
    log(`phone number "${number}" cannot be parsed for ${country}; it is shown as entered`);
    return { display: number, href: null };
  }
  return { display: parsed.formatInternational(), href: callable ? parsed.getURI() : null };
};

/**
 * The number in international format; `null` if it is not a possible number.
 * @param country ISO 3166-1 code for numbers without a country prefix; Germany if the code is not supported
 */
export const toInternationalPhoneNumber = (number: string, country: string): string | null => {
  const parsed = parsePhoneNumberFromString(number, isSupportedCountry(country) ? country : 'DE');
  return parsed?.isPossible() ? parsed.formatInternational() : null;
};
