// What search engines are told in JSON-LD: the shop with its hours and branches, and the way to a page. Pure.
import { toWeekdays } from '../../contract/opening/opening-times.ts';
import type { Branch, Shell } from './site.ts';

type JsonLd = Record<string, unknown>;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const toPostalAddress = ({ street, zipCode, city }: Branch['address']): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: zipCode,
  addressLocality: city,
  addressCountry: 'DE',
});

/** Periods of free text say nothing that a machine can read and are left out. */
const toHours = (periods: Branch['periods']): JsonLd[] =>
  periods.flatMap(({ dayCode, opens, closes }) => {
    const weekdays = toWeekdays(dayCode);
    if (weekdays.length === 0 || !opens || !closes) return [];
    const dayOfWeek = weekdays.map((weekday) => dayNames[weekday - 1]);
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });

const toSpecialHours = (days: Shell['specialDays']): JsonLd[] =>
  days.map(({ date, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    // Schema.org's way to say "closed all day".
    opens: opens ?? '00:00',
    closes: closes ?? '00:00',
  }));

const toStore = (branch: Branch, shell: Shell): JsonLd => ({
  '@type': 'JewelryStore',
  name: branch.name,
  address: toPostalAddress(branch.address),
  ...(branch.phone?.href ? { telephone: branch.phone.href.replace('tel:', '') } : {}),
  ...(branch.coordinates ? { geo: { '@type': 'GeoCoordinates', ...branch.coordinates } } : {}),
  openingHoursSpecification: toHours(branch.periods),
  ...(shell.specialDays.length > 0 ? { specialOpeningHoursSpecification: toSpecialHours(shell.specialDays) } : {}),
});

/**
 * The house as a shop: its first branch carries address and hours, the others are its departments.
 * @param imageUrl absolute address of a picture of it
 */
export const toStoreData = (shell: Shell, homeUrl: string, imageUrl: string | null): JsonLd => {
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
