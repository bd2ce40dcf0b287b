// An all-day event as a calendar file (RFC 5545), which a browser offers to download. Mails with times use ical-generator
// in the backend, which is ten times as large as this. Pure.
import type { DateRange } from './delivery-time.ts';
import { addDays } from './opening-hours/opening-hours.ts';

export interface AllDayCalendarEvent {
  /** A later file with the same id replaces the event. */
  uid: string;
  summary: string;
  description: string;
  location: string;
  /** Calendar dates, both inclusive, which no time zone shifts. */
  days: DateRange;
  /** A tentative event may still be moved by a confirmed one. */
  isTentative: boolean;
  /** When the file is made. */
  createdAt: Date;
}

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');

const toDateValue = (day: string): string => day.replaceAll('-', '');

/** In UTC: `20261203T140500Z`. */
const toTimestamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const maxLineBytes = 75;

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line after at most 75 bytes, never within a character; the next one begins with a space. */
const foldLine = (line: string): string => {
  const folded = [''];
  for (const character of line) {
    const last = folded.at(-1) ?? '';
    if (countBytes(last + character) <= maxLineBytes) folded[folded.length - 1] = last + character;
    else folded.push(` ${character}`);
  }
  return folded.join('\r\n');
};

/** The event does not block the day, because the visitor comes when it suits them. */
export const toAllDayCalendarFile = (event: AllDayCalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//order//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.isTentative ? 0 : 1}`,
    `DTSTAMP:${toTimestamp(event.createdAt)}`,
    `DTSTART;VALUE=DATE:${toDateValue(event.days.from)}`,
    // The first day after the event.
    `DTEND;VALUE=DATE:${toDateValue(addDays(event.days.to, 1))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
