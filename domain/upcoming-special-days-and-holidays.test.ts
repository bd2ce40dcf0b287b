import { expect, it } from 'vitest';
import { listPublicHolidaysBetween } from './public-holidays.ts';
import {
  type UpcomingSpecialOpeningDay,
  type BranchOpeningScheduleWithHolidays,
  toUpcomingSpecialDaysAndHolidays,
} from './upcoming-special-days-and-holidays.ts';

const times: BranchOpeningScheduleWithHolidays = {
  timeZone: 'Europe/Berlin',
  periods: [
    { dayCode: 6, opens: '10:00', closes: '18:30' },
    { dayCode: 15, opens: '10:00', closes: '13:00' },
    { dayCode: 16, opens: null, closes: null, freeText: 'nach Vereinbarung' },
  ],
  specialDays: [
    { date: '2026-12-12', opens: '10:00', closes: '20:00', branch: null, reason: 'Adventssamstag' },
    { date: '2027-01-06', opens: '12:00', closes: '14:00', branch: null, reason: null },
    { date: '2027-01-06', opens: '15:00', closes: '17:00', branch: null, reason: null },
    { date: '2027-08-03', opens: null, closes: null, branch: null, reason: 'Ferien' },
  ],
  holidays: listPublicHolidaysBetween({ country: 'DE', state: 'BY' }, '2026-11-01', '2027-12-31'),
};

const day = (date: string, changes: Partial<UpcomingSpecialOpeningDay>): UpcomingSpecialOpeningDay => ({
  date,
  spans: [],
  notes: [],
  reason: null,
  dayCode: null,
  ...changes,
});

it('lists special days, the eves, and holidays on usually open days, from today on', () => {
  expect(toUpcomingSpecialDaysAndHolidays(times, '2026-12-13')).toEqual([
    day('2026-12-24', { spans: [{ opens: '10:00', closes: '13:00' }], dayCode: 15 }),
    day('2026-12-25', { reason: '1. Weihnachtstag' }),
    day('2026-12-31', { notes: ['nach Vereinbarung'], dayCode: 16 }),
    day('2027-01-01', { reason: 'Neujahr' }),
    day('2027-01-06', {
      spans: [
        { opens: '12:00', closes: '14:00' },
        { opens: '15:00', closes: '17:00' },
      ],
      reason: 'Heilige Drei Könige',
    }),
    day('2027-08-03', { reason: 'Ferien' }),
  ]);
});

it('gives a special day precedence over an eve, and keeps the eve’s name if it has no reason', () => {
  const specialDays = [{ date: '2026-12-24', opens: null, closes: null, branch: null, reason: null }];
  expect(toUpcomingSpecialDaysAndHolidays({ ...times, specialDays }, '2026-12-24')[0]).toEqual(
    day('2026-12-24', { dayCode: 15 }),
  );
});

it('lists an eve from six weeks ahead until the day itself', () => {
  const dates = (today: string) =>
    toUpcomingSpecialDaysAndHolidays({ ...times, specialDays: [] }, today).map(({ date }) => date);
  expect(dates('2026-11-11')).not.toContain('2026-12-24');
  expect(dates('2026-11-12')).toContain('2026-12-24');
  expect(dates('2026-12-24')[0]).toBe('2026-12-24');
  expect(dates('2026-12-25')[0]).toBe('2026-12-25');
});
