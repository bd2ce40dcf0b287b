// Maps company and branches to what header, footer and contact page show.
import type { Locale } from '../../../contract/locale.ts';
import { toPhone } from '../../../domain/phone.ts';
import type { Address, Branch, Contact } from '../../../domain/site.ts';
import type { BranchRecord, CompanyRecord } from '../read/read-company.ts';
import { toBranchPeriods, toHolidays } from './to-opening-times.ts';
import type { Log, Translate } from '../../../domain/translate.ts';

/** Street with number, as one line. */
export const toAddress = (record: CompanyRecord['addresses'][number]): Address => ({
  street: [record.street, record.number].filter(Boolean).join(' '),
  zipCode: record.zip_code,
  city: record.city,
});

/** A maps service's directions to an address (specification §2: street, number, zip and city as the query). */
const toDirectionsUrl = (address: Address): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    `${address.street}, ${address.zipCode} ${address.city}`,
  )}`;

/** The company's contact block: first address, primary e-mail and number of each kind (specification §3). */
export const toContact = (company: CompanyRecord, log: Log): Contact => {
  const numberOf = (type: 'fax' | 'mobile' | 'phone', callable = true) => {
    const ofType = company.numbers.filter((entry) => entry.type === type);
    const chosen = ofType.find((entry) => entry.primary) ?? ofType[0];
    return chosen ? toPhone(chosen.number, log, { callable }) : null;
  };
  const [firstAddress] = company.addresses;
  const address = firstAddress ? toAddress(firstAddress) : null;
  return {
    companyName: company.company_name,
    displayName: company.display_name,
    address,
    phone: numberOf('phone'),
    mobile: numberOf('mobile'),
    fax: numberOf('fax', false),
    email: (company.emails.find((entry) => entry.primary) ?? company.emails[0])?.email ?? null,
    directionsUrl: address ? toDirectionsUrl(address) : null,
  };
};

export const toBranches = (
  records: readonly BranchRecord[],
  locale: Locale,
  translate: Translate,
  log: Log,
  today: string,
): Branch[] =>
  records.map((record) => {
    const address = { street: record.street, zipCode: record.zip, city: record.city };
    return {
      id: record.id,
      name: translate('branch', record, 'display_name', locale) ?? record.display_name,
      address,
      phone: record.phone ? toPhone(record.phone, log) : null,
      directionsUrl: toDirectionsUrl(address),
      coordinates:
        record.latitude !== null && record.longitude !== null
          ? { latitude: record.latitude, longitude: record.longitude }
          : null,
      periods: toBranchPeriods(record.opening_periods, locale, translate),
      country: record.country,
      holidays: toHolidays(record, today, locale),
    };
  });
