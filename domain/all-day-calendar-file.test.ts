import { afterEach, expect, it, vi } from 'vitest';
import { type AllDayCalendarEvent, toAllDayCalendarFile } from './all-day-calendar-file.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const event: AllDayCalendarEvent = {
  uid: 'AT-1@shop.example',
  summary: 'Abholung',
  description: 'Bestellung AT-1',
  location: 'Stammhaus, Marktplatz 1, 83022 Rosenheim',
  days: { from: '2026-12-30', to: '2026-12-31' },
  isTentative: false,
  createdAt: new Date('2026-12-03T14:05:06.789Z'),
};

const readLines = (changes: Partial<AllDayCalendarEvent> = {}) =>
  toAllDayCalendarFile({ ...event, ...changes }).split('\r\n');

it('is one event with UTC stamp and exclusive end', () => {
  expect(readLines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//order//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:AT-1@shop.example',
    'SEQUENCE:1',
    'DTSTAMP:20261203T140506Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Abholung',
    'LOCATION:Stammhaus\\, Marktplatz 1\\, 83022 Rosenheim',
    'DESCRIPTION:Bestellung AT-1',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each(['Pacific/Kiritimati', 'America/Adak', 'Europe/Berlin'])('has the same dates in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const days = { from: '2026-03-29', to: '2026-10-25' };
  expect(readLines({ days })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260329', 'DTEND;VALUE=DATE:20261026', 'DTSTAMP:20261203T140506Z']),
  );
});

it('comes before the confirmed event as a tentative one', () => {
  expect(readLines({ isTentative: true })).toEqual(expect.arrayContaining(['SEQUENCE:0', 'STATUS:TENTATIVE']));
});

it('escapes text', () => {
  expect(readLines({ description: 'Eins; zwei, \\drei\r\nvier\nfünf' })).toContain(
    'DESCRIPTION:Eins\\; zwei\\, \\\\drei\\nvier\\nfünf',
  );
});

it('folds long lines without splitting a character', () => {
  const description = `Goldschmiede 💍 ${'äöü €'.repeat(60)}`;
  const file = toAllDayCalendarFile({ ...event, description });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
  expect(file).not.toContain('\ufffd');
});
