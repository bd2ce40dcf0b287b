import { describe, expect, it } from 'vitest';
import { listPublicHolidaysBetween } from '../public-holidays.ts';
import {
  addDays,
  type BranchOpeningSchedule,
  toEndOfDay,
  toNthOpeningDayAfter,
  findBranchSpecialOpeningDays,
} from './opening-hours.ts';

/** Open Tuesday to Saturday, in Munich. */
const munich: BranchOpeningSchedule = {
  timeZone: 'Europe/Berlin',
  periods: [
    { dayCode: 6, opens: '10:00', closes: '18:30' },
    { dayCode: 10, opens: '10:00', closes: '16:00' },
  ],
  specialDays: [],
  holidays: listPublicHolidaysBetween({ country: 'DE', state: 'BY-KATH' }, '2026-01-01', '2028-12-31'),
};

const closedFrom = (date: string, days: number) =>
  Array.from({ length: days }, (_, index) => ({ date: addDays(date, index), opens: null, closes: null }));

describe('toNthOpeningDayAfter', () => {
  it.each([
    ['Saturday 15:30, over Sunday and Monday', munich, '2026-11-28T14:30:00Z', '2026-12-03'],
    ['before opening on an opening day, which does not count', munich, '2026-12-01T05:00:00Z', '2026-12-04'],
    ['over Christmas: 25 and 26 December closed', munich, '2026-12-23T12:00:00Z', '2026-12-30'],
    ['over New Year and Epiphany', munich, '2026-12-31T12:00:00Z', '2027-01-07'],
    ['over the night the clocks go forward', munich, '2027-03-27T22:59:00Z', '2027-04-01'],
    ['over the night the clocks go back', munich, '2026-10-24T22:30:00Z', '2026-10-29'],
  ] as const)('counts three opening days after the moment: %s', (_, times, ready, last) => {
    expect(toNthOpeningDayAfter(times, new Date(ready), 3)).toBe(last);
  });

  it('uses the date in the branch’s time zone, not the server’s', () => {
    // 2 December 03:30 UTC is still 1 December in New York.
    const times = { ...munich, timeZone: 'America/New_York', holidays: [] };
    expect(toNthOpeningDayAfter(times, new Date('2026-12-02T03:30:00Z'), 1)).toBe('2026-12-02');
    expect(toNthOpeningDayAfter(munich, new Date('2026-12-02T03:30:00Z'), 1)).toBe('2026-12-03');
  });

  it('skips three weeks of company holidays', () => {
    const specialDays = closedFrom('2026-08-03', 21);
    expect(toNthOpeningDayAfter({ ...munich, specialDays }, new Date('2026-08-01T13:00:00Z'), 2)).toBe('2026-08-26');
  });

  it('counts a special day on a public holiday or on a day that is usually closed', () => {
    const specialDays = ['2026-12-26', '2026-12-27'].map((date) => ({ date, opens: '11:00', closes: '17:00' }));
    expect(toNthOpeningDayAfter({ ...munich, specialDays }, new Date('2026-12-23T12:00:00Z'), 3)).toBe('2026-12-27');
  });

  it('returns null without enough opening days', () => {
    expect(toNthOpeningDayAfter({ ...munich, periods: [] }, new Date(), 1)).toBeNull();
    const once = { ...munich, periods: [], specialDays: [{ date: '2026-12-05', opens: '10:00', closes: '12:00' }] };
    expect(toNthOpeningDayAfter(once, new Date('2026-12-01T09:00:00Z'), 1)).toBe('2026-12-05');
    expect(toNthOpeningDayAfter(once, new Date('2026-12-01T09:00:00Z'), 2)).toBeNull();
  });
});

it.each([
  ['2026-12-03', 'Europe/Berlin', '2026-12-03T22:59:59.000Z'],
  ['2027-03-28', 'Europe/Berlin', '2027-03-28T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.000Z'],
  ['2026-12-03', 'America/New_York', '2026-12-04T04:59:59.000Z'],
])('the day %s ends in %s at %s', (date, zone, end) => {
  expect(toEndOfDay(date, zone).toISOString()).toBe(end);
});

it('gives a branch’s own special day precedence over one for all branches', () => {
  const day = (date: string, branch: string | null, opens: string | null) => ({
    date,
    branch,
    opens,
    closes: opens && '14:00',
  });
  const days = [day('2026-12-24', null, null), day('2026-12-24', 'a', '09:00'), day('2026-12-27', 'b', '10:00')];
  expect(findBranchSpecialOpeningDays(days, 'a')).toEqual([days[1]]);
  expect(findBranchSpecialOpeningDays(days, 'b')).toEqual([days[0], days[2]]);
});

it('searches opening days within a year', () => {
  const opensOn = (date: string): BranchOpeningSchedule => ({
    ...munich,
    periods: [],
    specialDays: [{ date, opens: '10:00', closes: '12:00' }],
  });
  const ready = new Date('2026-11-23T12:00:00Z');
  expect(toNthOpeningDayAfter(opensOn('2027-11-24'), ready, 1)).toBe('2027-11-24');
  expect(toNthOpeningDayAfter(opensOn('2027-11-25'), ready, 1)).toBeNull();
});
