import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../read/read-project-event-records.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { selectUpcomingEvents, toLocalizedEvent } from './to-localized-event.ts';
import { createRecordFieldTranslator } from '../../../domain/record-translation.ts';

const record: EventRecord = {
  id: '12345678-aaaa',
  starts_at: '2026-12-03T19:00:00',
  ends_at: '2026-12-03T21:00:00',
  state: 'open',
  branch: 'b1',
  date_updated: null,
  registration_link: '/kontakt',
  image: null,
  translations: [{ language: 'de', title: 'Werkstattabend', content: null, place: null, image_alt: null }],
};

const branches = [
  { id: 'b1', display_name: 'Werkhof', street: 'Kranichplatz 4', zip: '80799', city: 'München', translations: [] },
];
const company = { display_name: 'Arnsberg', addresses: [] };
const records = {
  events: [record],
  project: { time_zone: 'Europe/Berlin' },
  branches,
  company,
} as unknown as SiteRecords;

const shape = (changes: Partial<EventRecord>, locale: 'de' | 'en' | 'fr', of = records) =>
  toLocalizedEvent({ ...record, ...changes }, of, locale, {
    translate: createRecordFieldTranslator(() => undefined),
    toImage: () => null,
  });

describe('selectUpcomingEvents', () => {
  it('omits past events, in the project’s time zone', () => {
    expect(selectUpcomingEvents(records, Date.parse('2026-12-03T19:59:00Z'))).toHaveLength(1);
    expect(selectUpcomingEvents(records, Date.parse('2026-12-03T20:00:00Z'))).toHaveLength(0);
  });
});

describe('toLocalizedEvent', () => {
  it('formats date and times for the language, and as ISO timestamps', () => {
    expect(shape({}, 'de').when).toBe('Donnerstag, 3. Dezember 2026, 19–21\u00a0Uhr');
    expect(shape({}, 'fr').when).toMatch(/^jeudi 3 décembre 2026/);
    expect(shape({}, 'en')).toMatchObject({
      startsAt: '2026-12-03T19:00:00+01:00',
      endsAtMs: Date.parse('2026-12-03T20:00:00Z'),
      registrationHref: '/en/contact',
    });
  });

  it('uses the time zone of a project elsewhere', () => {
    const there = { ...records, project: { ...records.project, time_zone: 'America/New_York' } };
    expect(selectUpcomingEvents(there, Date.parse('2026-12-04T01:59:00Z'))).toHaveLength(1);
    expect(selectUpcomingEvents(there, Date.parse('2026-12-04T02:00:00Z'))).toHaveLength(0);
    expect(shape({}, 'de', there)).toMatchObject({
      when: 'Donnerstag, 3. Dezember 2026, 19–21\u00a0Uhr',
      startsAt: '2026-12-03T19:00:00-05:00',
      endsAt: '2026-12-03T21:00:00-05:00',
      endsAtMs: Date.parse('2026-12-04T02:00:00Z'),
    });
  });

  it('takes place in a branch, at another place, or at the company’s address', () => {
    expect(shape({}, 'de')).toMatchObject({ place: 'Werkhof', address: { zipCode: '80799' } });
    const [text] = record.translations;
    const translations = text ? [{ ...text, place: 'Stadtmuseum' }] : [];
    expect(shape({ translations }, 'de')).toMatchObject({ place: 'Stadtmuseum', address: null });
    expect(shape({ branch: null }, 'de')).toMatchObject({ place: 'Arnsberg', address: null });
  });
});
