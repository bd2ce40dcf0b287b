// What search engines are told in JSON-LD: the shop with its hours and branches, and the way to a page. Pure.
import {
  isDayOfYear,
  type BranchOpeningTimes,
  toOpeningHoursOnDate,
  findSpecialDaysOfBranch,
  toWeekdaysOfDayCode,
} from './opening/opening-times.ts';
import type { Branch, SiteLayoutData } from './site.ts';

type JsonLd = Record<string, unknown>;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const toPostalAddressData = ({ street, zipCode, city }: Branch['address'], country = 'DE'): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: zipCode,
  addressLocality: city,
  addressCountry: country,
});

/** Periods of free text say nothing that a machine can read and are left out. */
const toHours = (periods: Branch['periods']): JsonLd[] =>
  periods.flatMap(({ dayCode, opens, closes }) => {
    const weekdays = toWeekdaysOfDayCode(dayCode);
    if (weekdays.length === 0 || !opens || !closes) return [];
    const dayOfWeek = weekdays.map((weekday) => dayNames[weekday - 1]);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: toClosing(closes) }];
  });

/** Schema.org's way to say "closed all day". */
const closedAllDay = { opens: '00:00', closes: '00:00' };

/**
 * Special days, public holidays, Christmas Eve and New Year's Eve: whatever differs from the week, from the build on for as long as
 * holidays are known. Hours over midnight close before they open, which search engines read as the day after.
 */
const toSpecialHours = (times: Omit<BranchOpeningTimes, 'timeZone'>, from: string, until: string): JsonLd[] => {
  const years = Array.from({ length: Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) =>
    String(Number(from.slice(0, 4)) + index),
  );
  const eves = years
    .flatMap((year) => [`${year}-12-24`, `${year}-12-31`])
    .filter((date) => times.periods.some(({ dayCode }) => isDayOfYear(dayCode, date)));
  const dates = [...times.specialDays.map(({ date }) => date), ...times.holidays.map(({ date }) => date), ...eves];
  return [...new Set(dates)]
    .filter((date) => from <= date && date <= until)
    .toSorted()
    .flatMap((date) => {
      const spans = toOpeningHoursOnDate(times, date);
      return (spans.length > 0 ? spans : [closedAllDay]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes: toClosing(closes),
      }));
    });
};

/** Midnight is 00:00 for search engines. */
const toClosing = (closes: string): string => (closes === '24:00' ? '00:00' : closes);

const toStore = (branch: Branch, shell: SiteLayoutData): JsonLd => {
  const { periods, holidays } = branch;
  const specialDays = findSpecialDaysOfBranch(shell.specialDays, branch.id);
  const special = toSpecialHours({ periods, holidays, specialDays }, shell.builtOn, shell.holidaysUntil);
  return {
    '@type': 'JewelryStore',
    name: branch.name,
    address: toPostalAddressData(branch.address, branch.country),
    ...(branch.phone?.href ? { telephone: branch.phone.href.replace('tel:', '') } : {}),
    ...(branch.coordinates ? { geo: { '@type': 'GeoCoordinates', ...branch.coordinates } } : {}),
    openingHoursSpecification: toHours(periods),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
};

/**
 * The house as a shop: its first branch carries address and hours, the others are its departments.
 * @param imageUrl absolute address of a picture of it
 */
export const toSchemaOrgStore = (shell: SiteLayoutData, homeUrl: string, imageUrl: string | null): JsonLd => {
  const { contact, branches } = shell;
  const [main, ...others] = branches;
  return {
    '@context': 'https://schema.org',
    ...(main ? toStore(main, shell) : { '@type': 'JewelryStore' }),
    '@id': `${homeUrl}#house`,
    name: contact.displayName,
    legalName: contact.companyName,
    url: homeUrl,
    ...(imageUrl === null ? {} : { image: imageUrl }),
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.phone?.href ? { telephone: contact.phone.href.replace('tel:', '') } : {}),
    ...(shell.social.length > 0 ? { sameAs: shell.social.map(({ href }) => href) } : {}),
    ...(others.length > 0 ? { department: others.map((branch) => toStore(branch, shell)) } : {}),
  };
};

/** The way from home to a page; the last step is the page itself. */
export const toBreadcrumbs = (steps: readonly { name: string; url: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** JSON for a script element: nothing in it can end the element. */
export const toScriptJson = (data: JsonLd): string => JSON.stringify(data).replaceAll('<', '\\u003c');
