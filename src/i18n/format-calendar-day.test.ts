import { expect, it } from 'vitest';
import { formatCalendarDay, formatWeekday } from './format-calendar-day.ts';

it('writes a day out in each language', () => {
  expect(formatWeekday('2026-11-24', 'de')).toEqual({ weekday: 'Dienstag', day: '24. November' });
  expect(formatWeekday('2027-01-01', 'en')).toEqual({ weekday: 'Friday', day: '1 January' });
  expect(formatWeekday('2027-01-01', 'fr')).toEqual({ weekday: 'vendredi', day: '1 janvier' });
  expect(formatCalendarDay('2026-11-24', 'de')).toBe('Dienstag, 24. November 2026');
});
