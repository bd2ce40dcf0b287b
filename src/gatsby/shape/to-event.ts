// Maps the events to come to what their page shows in one language.
import type { Locale } from '../../../contract/locale.ts';
import type { PostalAddress } from '../../../domain/site.ts';
import { formatPeriod } from '../../../domain/format-dates.ts';
import { toMoment, toZonedIso } from '../../../domain/opening/time-zone.ts';
import { toSafeHtml } from '../html/safe-html.ts';
import type { EventRecord } from '../read/read-events.ts';
import type { SiteRecords } from '../read/read-site-records.ts';
import type { FindSiteImage } from '../images/create-site-images.ts';
import { toPostalAddress } from './to-contact.ts';
import { toLocalizedLinkHref } from './to-menu.ts';
import type { Translate } from '../../../domain/translate.ts';

type EventRecords = Pick<SiteRecords, 'branches' | 'company' | 'events' | 'project'>;

/** Those that have not ended by the time of the build; the browser hides what ends later. */
export const selectUpcomingEvents = ({ events, project }: EventRecords, nowMs: number): EventRecord[] =>
  events.filter(({ ends_at }) => toMoment(ends_at, project.time_zone).getTime() > nowMs);

const toWhen = (record: EventRecord, locale: Locale, timeZone: string): string =>
  formatPeriod(toMoment(record.starts_at, timeZone), toMoment(record.ends_at, timeZone), locale, timeZone);

/** Id of the event on its page. */
export const toEventAnchor = ({ id }: Pick<EventRecord, 'id'>): string => `event-${id.slice(0, 8)}`;

/** The branch, or elsewhere as the editor wrote it, or else the house. */
const toPlace = (
  record: EventRecord,
  records: EventRecords,
  locale: Locale,
  translate: Translate,
): { place: string; address: PostalAddress | null } => {
  const elsewhere = translate('event', record, 'place', locale);
  if (elsewhere) return { place: elsewhere, address: null };
  const branch = records.branches.find(({ id }) => id === record.branch);
  if (branch) {
    const place = translate('branch', branch, 'display_name', locale) ?? branch.display_name;
    return { place, address: { street: branch.street, zipCode: branch.zip, city: branch.city } };
  }
  const [address] = records.company.addresses;
  return { place: records.company.display_name, address: address ? toPostalAddress(address) : null };
};

/** An event of the house in one language, ready to show. */
export type EventContent = ReturnType<typeof toEventContent>;

export const toEventContent = (
  record: EventRecord,
  records: EventRecords,
  locale: Locale,
  { translate, toImage }: { translate: Translate; toImage: FindSiteImage },
) => {
  const timeZone = records.project.time_zone;
  const content = translate('event', record, 'content', locale);
  return {
    anchor: toEventAnchor(record),
    title: translate('event', record, 'title', locale) ?? '',
    html: content ? toSafeHtml(content, { locale }) : null,
    /** Date and times in words, on the clock of the house. */
    when: toWhen(record, locale, timeZone),
    /** With the distance to UTC, for machines. */
    startsAt: toZonedIso(record.starts_at, timeZone),
    endsAt: toZonedIso(record.ends_at, timeZone),
    /** By which a browser knows what is past. */
    endsAtMs: toMoment(record.ends_at, timeZone).getTime(),
    ...toPlace(record, records, locale, translate),
    state: record.state,
    registrationHref: record.registration_link && toLocalizedLinkHref(record.registration_link, locale),
    picture: toImage(record.image, translate('event', record, 'image_alt', locale), 'page'),
  };
};
