// Structured data of upcoming events for search engines (schema.org Event). Pure.
import type { StreetZipCodeAndCity } from './site-content.ts';
import { toSchemaOrgPostalAddress } from './site-structured-data.ts';
import { htmlToPlainText } from './html-and-plain-text.ts';

const statuses = { open: 'EventScheduled', full: 'EventScheduled', cancelled: 'EventCancelled' };

interface ListedEvent {
  anchor: string;
  title: string;
  /** Safe HTML. */
  html: string | null;
  /** ISO 8601 with UTC offset. */
  startsAt: string;
  endsAt: string;
  place: string;
  address: StreetZipCodeAndCity | null;
  state: 'cancelled' | 'full' | 'open';
  registrationHref: string | null;
}

export interface SchemaOrgEventPageContext {
  /** URL of the events page. */
  url: string;
  siteUrl: string;
  organizer: string;
  /** Absolute URL of the event's image, else of the page's image. */
  imageUrl: string | null;
}

export const toSchemaOrgEvent = (event: ListedEvent, page: SchemaOrgEventPageContext): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: `https://schema.org/${statuses[event.state]}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: `${page.url}#${event.anchor}`,
  ...(page.imageUrl === null ? {} : { image: [page.imageUrl] }),
  ...toDescription(event.html),
  location: {
    '@type': 'Place',
    name: event.place,
    address: event.address ? toSchemaOrgPostalAddress(event.address) : event.place,
  },
  organizer: { '@type': 'Organization', name: page.organizer, url: page.siteUrl },
  ...(event.registrationHref && event.state !== 'cancelled' ? { offers: toOffer(event, page) } : {}),
});

const toOffer = ({ registrationHref, state }: ListedEvent, { siteUrl }: SchemaOrgEventPageContext) => ({
  '@type': 'Offer',
  url: registrationHref?.startsWith('/') ? siteUrl + registrationHref : registrationHref,
  availability: `https://schema.org/${state === 'full' ? 'SoldOut' : 'InStock'}`,
});

const toDescription = (html: string | null) => {
  const description = htmlToPlainText(html);
  return description === null ? {} : { description };
};
