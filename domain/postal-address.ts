// Lines of a postal address, for emails and the studio's order form. Pure.
import type { Locale } from '../contract/locale.ts';
import { formatCountryName } from './format-amounts.ts';

export interface RecipientAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  addition: string;
  zip: string;
  city: string;
  /** ISO 3166-1 alpha-2, unless the staff wrote something else. */
  country: string;
}

/** Without empty lines; the country in words. */
export const toPostalAddressLines = (address: RecipientAddress, language: Locale): string[] =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`.trim(),
    address.street,
    address.addition,
    `${address.zip} ${address.city}`.trim(),
    address.country && formatCountryName(address.country, language),
  ].filter((line) => line !== '');
