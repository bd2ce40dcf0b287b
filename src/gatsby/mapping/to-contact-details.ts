// Maps company, branches and opening hours to header, footer and contact page of one language.
import type { Locale } from '../../../contract/locale.ts';
import { isInternalNoteOpeningDayCode, parseOpeningDayCode } from '../../../domain/opening-hours/opening-hours.ts';
import { toPhoneNumberDisplayTextAndHref } from '../../../domain/phone-number.ts';
import {
  listPublicHolidaysBetween,
  type PublicHoliday,
  toLastKnownHolidayDate,
} from '../../../domain/public-holidays.ts';
import type {
  StreetZipCodeAndCity,
  StoreBranch,
  BranchOpeningPeriod,
  CompanyContactDetails,
  NamedSpecialOpeningDay,
  OpeningHoursLine,
} from '../../../domain/site-content.ts';
import type {
  BranchRecord,
  CompanyRecord,
  OpeningHourRecord,
  SpecialDayRecord,
} from '../read/read-company-and-branches.ts';
import type { LogFunction, ResolveLocalizedField } from '../../../domain/record-translation.ts';

/** Joins street and number. */
export const toCompanyPostalAddress = (record: CompanyRecord['addresses'][number]): StreetZipCodeAndCity => ({
  street: [record.street, record.number].filter(Boolean).join(' '),
  zipCode: record.zip_code,
  city: record.city,
});

/** Directions to an address in a maps service (specification §2: street, number, zip and city as the query). */
const toDirectionsUrl = (address: StreetZipCodeAndCity): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    `${address.street}, ${address.zipCode} ${address.city}`,
  )}`;

/** Contact details of the company: first address, primary e-mail and one number of each kind (specification §3). */
export const toCompanyContactDetails = (company: CompanyRecord, log: LogFunction): CompanyContactDetails => {
  const numberOf = (type: 'fax' | 'mobile' | 'phone', callable = true) => {
    const ofType = company.numbers.filter((entry) => entry.type === type);
    const chosen = ofType.find((entry) => entry.primary) ?? ofType[0];
    return chosen ? toPhoneNumberDisplayTextAndHref(chosen.number, log, { callable }) : null;
  };
  const [firstAddress] = company.addresses;
  const address = firstAddress ? toCompanyPostalAddress(firstAddress) : null;
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
  translate: ResolveLocalizedField,
  log: LogFunction,
  today: string,
): StoreBranch[] =>
  records.map((record) => {
    const address = { street: record.street, zipCode: record.zip, city: record.city };
    return {
      id: record.id,
      name: translate('branch', record, 'display_name', locale) ?? record.display_name,
      address,
      phone: record.phone ? toPhoneNumberDisplayTextAndHref(record.phone, log) : null,
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

/** Opening hours in one language: regular hours, opening periods of a branch, and special days. */
export const toLocalizedOpeningHours = (
  records: readonly OpeningHourRecord[],
  locale: Locale,
  translate: ResolveLocalizedField,
): OpeningHoursLine[] =>
  records.map((record) => ({
    day: translate('opening_hour', record, 'day', locale) ?? '',
    opens: record.opening_time,
    closes: record.closing_time,
    closed: record.closed,
    freeText: translate('opening_hour', record, 'free_text', locale),
  }));

/** Opening periods of a branch, without code 0, which is a note for editors (specification §9). */
const toBranchPeriods = (
  records: BranchRecord['opening_periods'],
  locale: Locale,
  translate: ResolveLocalizedField,
): BranchOpeningPeriod[] =>
  records
    .map((record) => ({
      dayCode: parseOpeningDayCode(record.day),
      dayText: toDayText(record, locale, translate),
      opens: record.time_open,
      closes: record.time_close,
      freeText: translate('opening_period', record, 'free_text', locale),
    }))
    .filter(({ dayCode }) => !isInternalNoteOpeningDayCode(dayCode));

/** The text of a code in the page's language. */
const toDayText = (
  record: BranchRecord['opening_periods'][number],
  locale: Locale,
  translate: ResolveLocalizedField,
): string =>
  parseOpeningDayCode(record.day) === null
    ? (translate('opening_period', record, 'day', locale) ?? record.day)
    : record.day;

/** Holidays as data, so that the browser does not need the holiday package. */
const toHolidays = (
  { country, state }: Pick<BranchRecord, 'country' | 'state'>,
  today: string,
  locale: Locale,
): PublicHoliday[] => listPublicHolidaysBetween({ country, state }, today, toLastKnownHolidayDate(today), locale);

export const toNamedSpecialOpeningDays = (
  records: readonly SpecialDayRecord[],
  locale: Locale,
  translate: ResolveLocalizedField,
): NamedSpecialOpeningDay[] =>
  records.map((record) => ({
    date: record.date,
    opens: record.opening_time,
    closes: record.closing_time,
    branch: record.branch,
    reason: translate('special_day', record, 'reason', locale),
  }));
