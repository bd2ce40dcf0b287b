import { describe, expect, it } from 'vitest';
import { toSchemaOrgEvent } from './event-structured-data.ts';

const event = {
  anchor: 'event-1',
  title: 'Perlen knoten',
  html: '<p>Seide &amp; Perlen.</p><p>Sechs Plätze.</p>',
  startsAt: '2027-03-06T10:00:00+01:00',
  endsAt: '2027-03-06T13:00:00+01:00',
  place: 'Stammhaus',
  address: { street: 'Rosenwirtgasse 12', zipCode: '80331', city: 'München' },
  state: 'open' as const,
  registrationHref: '/kontakt',
};

const page = {
  url: 'https://x.example/events',
  siteUrl: 'https://x.example',
  organizer: 'Arnsberg & Tochter',
  imageUrl: null,
};

describe('toSchemaOrgEvent', () => {
  it('contains name, times, place and registration', () => {
    expect(toSchemaOrgEvent(event, page)).toMatchObject({
      '@type': 'Event',
      name: 'Perlen knoten',
      startDate: '2027-03-06T10:00:00+01:00',
      description: 'Seide & Perlen. Sechs Plätze.',
      url: 'https://x.example/events#event-1',
      location: { name: 'Stammhaus', address: { '@type': 'PostalAddress', postalCode: '80331' } },
      offers: { url: 'https://x.example/kontakt', availability: 'https://schema.org/InStock' },
    });
  });

  it('is complete for search engines', () => {
    expect(toSchemaOrgEvent(event, { ...page, imageUrl: 'https://x.example/a.jpg' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Perlen knoten',
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: 'https://x.example/events#event-1',
      image: ['https://x.example/a.jpg'],
      description: 'Seide & Perlen. Sechs Plätze.',
      location: {
        '@type': 'Place',
        name: 'Stammhaus',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Rosenwirtgasse 12',
          postalCode: '80331',
          addressLocality: 'München',
          addressCountry: 'DE',
        },
      },
      organizer: { '@type': 'Organization', name: 'Arnsberg & Tochter', url: 'https://x.example' },
      offers: {
        '@type': 'Offer',
        url: 'https://x.example/kontakt',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('omits what the editor has left empty, and links to another site', () => {
    const plain = { ...event, html: null, address: null, registrationHref: null };
    const data = toSchemaOrgEvent(plain, page);
    expect(data).toMatchObject({ location: { address: 'Stammhaus' } });
    for (const name of ['description', 'image', 'offers']) expect(data).not.toHaveProperty(name);
    expect(toSchemaOrgEvent({ ...event, registrationHref: 'https://tickets.example/1' }, page)).toMatchObject({
      offers: { url: 'https://tickets.example/1' },
    });
  });

  it('marks a full event as sold out, and has no offer for a cancelled one', () => {
    expect(toSchemaOrgEvent({ ...event, state: 'full' }, page)).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    const cancelled = toSchemaOrgEvent({ ...event, state: 'cancelled' }, page);
    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled).not.toHaveProperty('offers');
  });
});
