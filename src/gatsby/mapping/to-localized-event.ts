// Maps upcoming events to the events page of one language.
import type { Locale } from '../../../contract/locale.ts';
import type { StreetZipCodeAndCity } from '../../../domain/site-content.ts';
import { formatDateTimeRange } from '../../../domain/format-dates.ts';
import { toUtcDateFromLocalTime, toIsoStringWithOffset } from '../../../domain/opening-hours/time-zone.ts';
import { sanitizeHtmlAndLocalizeLinks } from '../html/safe-html.ts';
import type { EventRecord } from '../read/read-project-event-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import type { FindSiteImage } from '../images/generate-responsive-site-images.ts';
import { toCompanyPostalAddress } from './to-contact-details.ts';
import { toLocalizedLinkHref } from './to-menu-entries.ts';
import type { ResolveLocalizedField } from '../../../domain/record-translation.ts';

type EventRecords = Pick<SiteRecords, 'branches' | 'company' | 'events' | 'project'>;

/** Events that have not ended at build time; the browser hides those that end later. */
export const selectUpcomingEvents = ({ events, project }: EventRecords, nowMs: number): EventRecord[] =>
  events.filter(({ ends_at }) => toUtcDateFromLocalTime(ends_at, project.time_zone).getTime() > nowMs);

const toWhen = (record: EventRecord, locale: Locale, timeZone: string): string =>
  formatDateTimeRange(
    toUtcDateFromLocalTime(record.starts_at, timeZone),
    toUtcDateFromLocalTime(record.ends_at, timeZone),
    locale,
    timeZone,
  );

/** The event's anchor on its page. */
export const toEventAnchor = ({ id }: Pick<EventRecord, 'id'>): string => `event-${id.slice(0, 8)}`;

/** The branch, else the place the editor entered, else the company's address. */
const toPlace = (
  record: EventRecord,
  records: EventRecords,
  locale: Locale,
  translate: ResolveLocalizedField,
): { place: string; address: StreetZipCodeAndCity | null } => {
  const elsewhere = translate('event', record, 'place', locale);
  if (elsewhere) return { place: elsewhere, address: null };
  const branch = records.branches.find(({ id }) => id === record.branch);
  if (branch) {
    const place = translate('branch', branch, 'display_name', locale) ?? branch.display_name;
    return { place, address: { street: branch.street, zipCode: branch.zip, city: branch.city } };
  }
  const [address] = records.company.addresses;
  return { place: records.company.display_name, address: address ? toCompanyPostalAddress(address) : null };
};

/** An event in one language. */
export type LocalizedEvent = ReturnType<typeof toLocalizedEvent>;

export const toLocalizedEvent = (
  record: EventRecord,
  records: EventRecords,
  locale: Locale,
  { translate, toImage }: { translate: ResolveLocalizedField; toImage: FindSiteImage },
) => {
  const timeZone = records.project.time_zone;
  const content = translate('event', record, 'content', locale);
  return {
    anchor: toEventAnchor(record),
    title: translate('event', record, 'title', locale) ?? '',
    html: content ? sanitizeHtmlAndLocalizeLinks(content, { locale }) : null,
    /** Date and times as text, in the project's time zone. */
    when: toWhen(record, locale, timeZone),
    /** ISO timestamp with UTC offset. */
    startsAt: toIsoStringWithOffset(record.starts_at, timeZone),
    endsAt: toIsoStringWithOffset(record.ends_at, timeZone),
    /** Lets the browser hide past events. */
    endsAtMs: toUtcDateFromLocalTime(record.ends_at, timeZone).getTime(),
    ...toPlace(record, records, locale, translate),
    state: record.state,
    registrationHref: record.registration_link && toLocalizedLinkHref(record.registration_link, locale),
    image: toImage(record.image, translate('event', record, 'image_alt', locale), 'page'),
  };
};
