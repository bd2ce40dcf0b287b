import { expect, it } from 'vitest';
import { listPublicHolidays } from '../../domain/public-holidays.ts';
import { type NamedOpeningTimes, toComingDays } from './coming-days.ts';

const times: NamedOpeningTimes = {
  timeZone: 'Europe/Berlin',
  periods: [{ dayCode: 6, opens: '10:00', closes: '18:30' }],
  specialDays: [
    { date: '2026-12-12', opens: '10:00', closes: '20:00', branch: null, reason: 'Adventssamstag' },
    { date: '2027-01-06', opens: '12:00', closes: '17:00', branch: null, reason: null },
    { date: '2027-08-03', opens: null, closes: null, branch: null, reason: 'Ferien' },
  ],
  holidays: listPublicHolidays({ country: 'DE', state: 'BY' }, '2026-11-01', '2027-12-31'),
};

it('names special days and the next holidays on which a usual week is open, until they are over', () => {
  expect(toComingDays(times, '2026-12-13')).toEqual([
    { date: '2026-12-25', opens: null, closes: null, reason: '1. Weihnachtstag' },
    { date: '2027-01-01', opens: null, closes: null, reason: 'Neujahr' },
    { date: '2027-01-06', opens: '12:00', closes: '17:00', reason: 'Heilige Drei Könige' },
    { date: '2027-08-03', opens: null, closes: null, reason: 'Ferien' },
  ]);
});
