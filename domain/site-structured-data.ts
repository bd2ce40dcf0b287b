// Structured data (JSON-LD, schema.org) of the site: the store with opening hours and branches, and breadcrumbs. Pure.
import {
  isAnnualOpeningDayCodeOnDate,
  type BranchOpeningSchedule,
  toOpeningHoursOnDate,
  findBranchSpecialOpeningDays,
  toWeekdaysOfOpeningDayCode,
} from './opening-hours/opening-hours.ts';
import type { StoreBranch, SiteLayoutData } from './site-content.ts';

type JsonLd = Record<string, unknown>;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const toSchemaOrgPostalAddress = (
  { street, zipCode, city }: StoreBranch['address'],
  country = 'DE',
): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: zipCode,
  addressLocality: city,
  addressCountry: country,
});

/** Free-text periods are not machine-readable and are omitted. */
const toHours = (periods: StoreBranch['periods']): JsonLd[] =>
  periods.flatMap(({ dayCode, opens, closes }) => {
    const weekdays = toWeekdaysOfOpeningDayCode(dayCode);
    if (weekdays.length === 0 || !opens || !closes) return [];
    const dayOfWeek = weekdays.map((weekday) => dayNames[weekday - 1]);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes: toClosing(closes) }];
  });

/** Schema.org's notation for "closed all day". */
const closedAllDay = { opens: '00:00', closes: '00:00' };

/**
 * Hours that differ from the regular week, within the period of the known holidays: special days, public holidays,
 * Christmas Eve and New Year's Eve. Hours past midnight close before they open, which search engines interpret as the
 * next day.
 */
const toSpecialHours = (times: Omit<BranchOpeningSchedule, 'timeZone'>, from: string, until: string): JsonLd[] => {
  const years = Array.from({ length: Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, index) =>
    String(Number(from.slice(0, 4)) + index),
  );
  const eves = years
    .flatMap((year) => [`${year}-12-24`, `${year}-12-31`])
    .filter((date) => times.periods.some(({ dayCode }) => isAnnualOpeningDayCodeOnDate(dayCode, date)));
  const dates = [...times.specialDays.map(({ date }) => date), ...times.holidays.map(({ date }) => date), ...eves];
  return [...new Set(dates)]
    .filter((date) => from <= date && date <= until)
    .toSorted()
    .flatMap((date) => {
      const ranges = toOpeningHoursOnDate(times, date);
      return (ranges.length > 0 ? ranges : [closedAllDay]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes: toClosing(closes),
      }));
    });
};

/** Search engines expect midnight as 00:00. */
const toClosing = (closes: string): string => (closes === '24:00' ? '00:00' : closes);

const toStore = (branch: StoreBranch, layout: SiteLayoutData): JsonLd => {
  const { periods, holidays } = branch;
  const specialDays = findBranchSpecialOpeningDays(layout.specialDays, branch.id);
  const special = toSpecialHours({ periods, holidays, specialDays }, layout.builtOn, layout.holidaysUntil);
  return {
    '@type': 'JewelryStore',
    name: branch.name,
    address: toSchemaOrgPostalAddress(branch.address, branch.country),
    ...(branch.phone?.href ? { telephone: branch.phone.href.replace('tel:', '') } : {}),
    ...(branch.coordinates ? { geo: { '@type': 'GeoCoordinates', ...branch.coordinates } } : {}),
    openingHoursSpecification: toHours(periods),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
};

/**
 * The business as a store: the first branch provides address and hours, the others are departments.
 * @param imageUrl absolute URL of an image of the store
 */
export const toSchemaOrgStoreOfAllBranches = (
  layout: SiteLayoutData,
  homeUrl: string,
  imageUrl: string | null,
): JsonLd => {
  const { contact, branches } = layout;
  const [main, ...others] = branches;
  return {
    '@context': 'https://schema.org',
    ...(main ? toStore(main, layout) : { '@type': 'JewelryStore' }),
    '@id': `${homeUrl}#house`,
    name: contact.displayName,
    legalName: contact.companyName,
    url: homeUrl,
    ...(imageUrl === null ? {} : { image: imageUrl }),
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.phone?.href ? { telephone: contact.phone.href.replace('tel:', '') } : {}),
    ...(layout.social.length > 0 ? { sameAs: layout.social.map(({ href }) => href) } : {}),
    ...(others.length > 0 ? { department: others.map((branch) => toStore(branch, layout)) } : {}),
  };
};

/** @param steps from the home page to the page itself */
export const toSchemaOrgBreadcrumbs = (steps: readonly { name: string; url: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** JSON that is safe inside a script element, because it cannot contain a closing tag. */
export const toInlineScriptJson = (data: JsonLd): string => JSON.stringify(data).replaceAll('<', '\\u003c');
