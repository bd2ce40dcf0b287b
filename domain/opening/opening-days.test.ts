import { describe, expect, it } from 'vitest';
import { listPublicHolidays } from '../public-holidays.ts';
import {
  addDays,
  type BranchOpeningTimes,
  toEndOfDay,
  toLastOpeningDay,
  findSpecialDaysOfBranch,
} from './opening-times.ts';

/** Tuesday to Friday and Saturday, in Munich. */
const house: BranchOpeningTimes = {
  timeZone: 'Europe/Berlin',
  periods: [
    { dayCode: 6, opens: '10:00', closes: '18:30' },
    { dayCode: 10, opens: '10:00', closes: '16:00' },
  ],
  specialDays: [],
  holidays: listPublicHolidays({ country: 'DE', state: 'BY-KATH' }, '2026-01-01', '2028-12-31'),
};

const closedFrom = (date: string, days: number) =>
  Array.from({ length: days }, (_, index) => ({ date: addDays(date, index), opens: null, closes: null }));

describe('toLastOpeningDay', () => {
  it.each([
    ['on Saturday 15:30 over Sunday and Monday', house, '2026-11-28T14:30:00Z', '2026-12-03'],
    ['early on an opening day, which does not count itself', house, '2026-12-01T05:00:00Z', '2026-12-04'],
    ['over Christmas: 25 and 26 December closed', house, '2026-12-23T12:00:00Z', '2026-12-30'],
    ['over New Year and Epiphany', house, '2026-12-31T12:00:00Z', '2027-01-07'],
    ['over the night the clocks go forward', house, '2027-03-27T22:59:00Z', '2027-04-01'],
    ['over the night the clocks go back', house, '2026-10-24T22:30:00Z', '2026-10-29'],
  ] as const)('counts three opening days from ready: %s', (_, times, ready, last) => {
    expect(toLastOpeningDay(times, new Date(ready), 3)).toBe(last);
  });

  it('begins with the date on the clock of the branch, not of the server', () => {
    // 2 December 03:30 UTC is still 1 December in New York.
    const times = { ...house, timeZone: 'America/New_York', holidays: [] };
    expect(toLastOpeningDay(times, new Date('2026-12-02T03:30:00Z'), 1)).toBe('2026-12-02');
    expect(toLastOpeningDay(house, new Date('2026-12-02T03:30:00Z'), 1)).toBe('2026-12-03');
  });

  it('goes on after three weeks of holidays', () => {
    const specialDays = closedFrom('2026-08-03', 21);
    expect(toLastOpeningDay({ ...house, specialDays }, new Date('2026-08-01T13:00:00Z'), 2)).toBe('2026-08-26');
  });

  it('lets a special day open on a holiday, and on a day that is closed otherwise', () => {
    const specialDays = ['2026-12-26', '2026-12-27'].map((date) => ({ date, opens: '11:00', closes: '17:00' }));
    expect(toLastOpeningDay({ ...house, specialDays }, new Date('2026-12-23T12:00:00Z'), 3)).toBe('2026-12-27');
  });

  it('has no end where no opening days are known, or too few', () => {
    expect(toLastOpeningDay({ ...house, periods: [] }, new Date(), 1)).toBeNull();
    const once = { ...house, periods: [], specialDays: [{ date: '2026-12-05', opens: '10:00', closes: '12:00' }] };
    expect(toLastOpeningDay(once, new Date('2026-12-01T09:00:00Z'), 1)).toBe('2026-12-05');
    expect(toLastOpeningDay(once, new Date('2026-12-01T09:00:00Z'), 2)).toBeNull();
  });
});

it.each([
  ['2026-12-03', 'Europe/Berlin', '2026-12-03T22:59:59.000Z'],
  ['2027-03-28', 'Europe/Berlin', '2027-03-28T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
  ['2026-12-03', 'America/New_York', '2026-12-04T04:59:59.000Z'],
])('%s ends in %s at %s', (date, zone, end) => {
  expect(toEndOfDay(date, zone).toISOString()).toBe(end);
});

it('a branch follows its own special day before the one for all', () => {
  const day = (date: string, branch: string | null, opens: string | null) => ({
    date,
    branch,
    opens,
    closes: opens && '14:00',
  });
  const days = [day('2026-12-24', null, null), day('2026-12-24', 'a', '09:00'), day('2026-12-27', 'b', '10:00')];
  expect(findSpecialDaysOfBranch(days, 'a')).toEqual([days[1]]);
  expect(findSpecialDaysOfBranch(days, 'b')).toEqual([days[0], days[2]]);
});

it('looks for opening days within a year', () => {
  const opensOn = (date: string): BranchOpeningTimes => ({
    ...house,
    periods: [],
    specialDays: [{ date, opens: '10:00', closes: '12:00' }],
  });
  const ready = new Date('2026-11-23T12:00:00Z');
  expect(toLastOpeningDay(opensOn('2027-11-24'), ready, 1)).toBe('2027-11-24');
  expect(toLastOpeningDay(opensOn('2027-11-25'), ready, 1)).toBeNull();
});
