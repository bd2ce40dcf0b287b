import { describe, expect, it } from 'vitest';
import { listPublicHolidaysBetween } from '../public-holidays.ts';
import {
  isAnnualOpeningDayCodeOnDate,
  isInternalNoteOpeningDayCode,
  isSameWeek,
  type BranchOpeningSchedule,
  parseOpeningDayCode,
  toOpeningMinutesRange,
  toOpeningStatus,
  toOpeningHoursOnDate,
  toWeekdaysOfOpeningDayCode,
} from './opening-hours.ts';

const times: BranchOpeningSchedule = {
  timeZone: 'Europe/Berlin',
  periods: [
    { dayCode: 6, opens: '10:00', closes: '13:00' },
    { dayCode: 6, opens: '14:00', closes: '18:30' },
    { dayCode: 10, opens: '10:00', closes: '16:00' },
    { dayCode: 15, opens: '09:00', closes: '12:00' },
    { dayCode: 1, opens: null, closes: null },
    { dayCode: null, opens: '08:00', closes: '09:00' },
  ],
  specialDays: [
    { date: '2026-11-27', opens: '10:00', closes: '22:00' },
    { date: '2026-12-31', opens: null, closes: null },
  ],
  holidays: [],
};

const at = (moment: string) => toOpeningStatus(times, new Date(moment));

describe('day codes', () => {
  it('match the specification; everything else is free text', () => {
    expect(toWeekdaysOfOpeningDayCode(parseOpeningDayCode('4'))).toEqual([1, 2, 3, 4, 5]);
    expect(toWeekdaysOfOpeningDayCode(parseOpeningDayCode(' 14 '))).toEqual([1, 3, 5]);
    expect(parseOpeningDayCode('17')).toBeNull();
    expect(parseOpeningDayCode('1. Advent')).toBeNull();
    expect(isInternalNoteOpeningDayCode(parseOpeningDayCode('0'))).toBe(true);
    expect(Array.from({ length: 14 }, (_, index) => toWeekdaysOfOpeningDayCode(index + 1).length)).toEqual([
      1, 3, 4, 5, 1, 4, 1, 1, 1, 1, 1, 2, 2, 3,
    ]);
  });
});

describe('toOpeningStatus', () => {
  it('is open from the opening minute until closing time, in the branch’s time zone', () => {
    expect(at('2026-11-24T08:59:59Z')).toEqual({ isOpen: false, opens: '10:00', date: '2026-11-24', daysAhead: 0 });
    expect(at('2026-11-24T09:00:00Z')).toEqual({ isOpen: true, closes: '13:00' });
    expect(at('2026-11-24T12:00:00Z')).toEqual({ isOpen: false, opens: '14:00', date: '2026-11-24', daysAhead: 0 });
    expect(at('2026-11-24T17:29:00Z')).toEqual({ isOpen: true, closes: '18:30' });
  });

  it('returns the next opening after closed days', () => {
    expect(at('2026-11-24T18:00:00Z')).toEqual({ isOpen: false, opens: '10:00', date: '2026-11-25', daysAhead: 1 });
    expect(at('2026-11-28T16:00:00Z')).toEqual({ isOpen: false, opens: '10:00', date: '2026-12-01', daysAhead: 3 });
  });

  it('handles daylight saving time and the night of the clock change', () => {
    expect(at('2026-07-07T08:00:00Z')).toEqual({ isOpen: true, closes: '13:00' });
    expect(at('2026-03-28T15:30:00Z')).toEqual({ isOpen: false, opens: '10:00', date: '2026-03-31', daysAhead: 3 });
  });

  it('gives a special day precedence over a date of the year, and a date of the year over the weekday', () => {
    expect(at('2026-11-27T20:30:00Z')).toEqual({ isOpen: true, closes: '22:00' });
    expect(at('2026-12-24T08:30:00Z')).toEqual({ isOpen: true, closes: '12:00' });
    expect(at('2026-12-24T12:00:00Z')).toEqual({ isOpen: false, opens: '10:00', date: '2026-12-25', daysAhead: 1 });
    expect(at('2026-12-31T10:00:00Z')).toEqual({ isOpen: false, opens: '10:00', date: '2027-01-01', daysAhead: 1 });
  });

  it('is closed on a public holiday, unless a special day or a date of the year opens it', () => {
    const holidays = ['2026-11-24', '2026-11-27', '2026-12-24'].map((date) => ({ date }));
    const statusAt = (moment: string) => toOpeningStatus({ ...times, holidays }, new Date(moment));
    expect(statusAt('2026-11-24T10:00:00Z')).toEqual({
      isOpen: false,
      opens: '10:00',
      date: '2026-11-25',
      daysAhead: 1,
    });
    expect(statusAt('2026-11-27T10:00:00Z')).toEqual({ isOpen: true, closes: '22:00' });
    expect(statusAt('2026-12-24T08:30:00Z')).toEqual({ isOpen: true, closes: '12:00' });
  });

  it('returns null without opening hours', () => {
    expect(toOpeningStatus({ ...times, periods: [], specialDays: [] }, new Date())).toBeNull();
  });
});

describe('a branch in Munich, open Monday to Saturday, 10 to 18', () => {
  const munich: BranchOpeningSchedule = {
    timeZone: 'Europe/Berlin',
    periods: [
      { dayCode: 4, opens: '10:00', closes: '18:00' },
      { dayCode: 10, opens: '10:00', closes: '18:00' },
      { dayCode: 15, opens: '10:00', closes: '13:00' },
      { dayCode: 16, opens: '10:00', closes: '14:00' },
    ],
    specialDays: [],
    holidays: listPublicHolidaysBetween({ country: 'DE', state: 'BY-KATH' }, '2026-01-01', '2028-12-31'),
    holidaysUntil: '2028-12-31',
  };
  const berlin = {
    ...munich,
    holidays: listPublicHolidaysBetween({ country: 'DE', state: 'BE' }, '2026-01-01', '2028-12-31'),
  };
  const stateAt = (moment: string, branch: BranchOpeningSchedule = munich) => toOpeningStatus(branch, new Date(moment));
  const next = (date: string, daysAhead: number) => ({ isOpen: false, opens: '10:00', date, daysAhead });

  it.each([
    ['Christmas Day, until after Boxing Day and Sunday', '2026-12-25T11:00:00Z', next('2026-12-28', 3)],
    ['New Year’s Day', '2027-01-01T11:00:00Z', next('2027-01-02', 1)],
    ['Epiphany', '2027-01-06T11:00:00Z', next('2027-01-07', 1)],
    ['Easter Monday', '2027-03-29T10:00:00Z', next('2027-03-30', 1)],
    ['Christmas Day of the next year', '2027-12-25T11:00:00Z', next('2027-12-27', 2)],
    ['Epiphany two years ahead', '2028-01-06T11:00:00Z', next('2028-01-07', 1)],
  ])('is closed on %s', (_, moment, expected) => {
    expect(stateAt(moment)).toEqual(expected);
  });

  it('closes early on Christmas Eve and New Year’s Eve and reopens after the holidays', () => {
    expect(stateAt('2026-12-24T11:00:00Z')).toEqual({ isOpen: true, closes: '13:00' });
    expect(stateAt('2026-12-24T12:00:00Z')).toEqual(next('2026-12-28', 4));
    expect(stateAt('2026-12-31T12:59:00Z')).toEqual({ isOpen: true, closes: '14:00' });
    expect(stateAt('2026-12-31T13:00:00Z')).toEqual(next('2027-01-02', 2));
  });

  it('is open in Berlin on Epiphany, which is a holiday in Bavaria', () => {
    expect(stateAt('2027-01-06T11:00:00Z', berlin)).toEqual({ isOpen: true, closes: '18:00' });
  });

  it('is open on a holiday with a special day', () => {
    const specialDays = [{ date: '2027-01-06', opens: '12:00', closes: '17:00' }];
    expect(stateAt('2027-01-06T11:30:00Z', { ...munich, specialDays })).toEqual({ isOpen: true, closes: '17:00' });
  });

  it('returns null beyond the known holidays', () => {
    const built = { ...munich, holidaysUntil: '2026-12-25' };
    expect(stateAt('2026-12-25T11:00:00Z', built)).toBeNull();
    expect(stateAt('2026-12-28T11:00:00Z', built)).toBeNull();
  });

  it('returns the opening after three weeks of company holidays', () => {
    const specialDays = Array.from({ length: 21 }, (_, index) => ({
      date: `2027-08-${String(index + 1).padStart(2, '0')}`,
      opens: null,
      closes: null,
    }));
    expect(stateAt('2027-08-02T11:00:00Z', { ...munich, specialDays })).toEqual(next('2027-08-23', 21));
  });
});

describe('opening hours past midnight', () => {
  const bar: BranchOpeningSchedule = {
    timeZone: 'Europe/Berlin',
    periods: [{ dayCode: 13, opens: '18:00', closes: '02:00' }],
    specialDays: [{ date: '2026-11-28', opens: '20:00', closes: '00:00' }],
    holidays: [{ date: '2026-12-04' }],
  };
  const stateAt = (moment: string) => toOpeningStatus(bar, new Date(moment));

  it('last until closing time on the next day', () => {
    expect(stateAt('2026-11-26T16:59:00Z')).toMatchObject({ isOpen: false, opens: '18:00', daysAhead: 0 });
    expect(stateAt('2026-11-26T17:00:00Z')).toEqual({ isOpen: true, closes: '02:00' });
    expect(stateAt('2026-11-27T00:59:00Z')).toEqual({ isOpen: true, closes: '02:00' });
    expect(stateAt('2026-11-27T01:00:00Z')).toMatchObject({ isOpen: false, date: '2026-11-27', daysAhead: 0 });
  });

  it('last into a holiday, and end at midnight if they close at 00:00', () => {
    expect(stateAt('2026-12-04T00:30:00Z')).toEqual({ isOpen: true, closes: '02:00' });
    expect(stateAt('2026-12-04T17:30:00Z')).toMatchObject({ isOpen: false });
    expect(stateAt('2026-11-28T22:59:00Z')).toEqual({ isOpen: true, closes: '00:00' });
    expect(stateAt('2026-11-28T23:00:00Z')).toMatchObject({ isOpen: false });
  });

  it('continue with hours of the next day that begin at midnight', () => {
    const periods = [
      { dayCode: 9, opens: '18:00', closes: '00:00' },
      { dayCode: 10, opens: '00:00', closes: '03:00' },
    ];
    const state = toOpeningStatus({ ...bar, periods, specialDays: [] }, new Date('2026-11-27T20:00:00Z'));
    expect(state).toEqual({ isOpen: true, closes: '03:00' });
  });

  it('are ignored if opening and closing time are equal', () => {
    expect(
      toOpeningHoursOnDate(
        { ...bar, specialDays: [{ date: '2026-11-28', opens: '10:00', closes: '10:00' }] },
        '2026-11-28',
      ),
    ).toEqual([]);
  });
});

it('starts the week on Monday', () => {
  expect(isSameWeek('2026-12-27', '2026-12-28')).toBe(false);
  expect(isSameWeek('2026-12-28', '2027-01-03')).toBe(true);
});

describe('a day field', () => {
  it.each([
    ['0', 0],
    ['16', 16],
    ['17', null],
    ['-1', null],
    ['1 Monat', null],
    ['Tag 1', null],
    ['001', null],
    ['', null],
    [' ', null],
  ])('%j contains the code %s', (day, code) => {
    expect(parseOpeningDayCode(day)).toBe(code);
  });

  it.each([
    [0, true],
    [1, false],
    [16, false],
    [null, false],
  ])('with code %s is a note for editors: %s', (code, isNote) => {
    expect(isInternalNoteOpeningDayCode(code)).toBe(isNote);
  });

  it('has no weekdays if it is free text or a date of the year', () => {
    for (const code of [null, 0, 15, 16]) expect(toWeekdaysOfOpeningDayCode(code)).toEqual([]);
  });

  it.each([
    [15, '2026-12-24', true],
    [15, '2027-12-24', true],
    [16, '2026-12-31', true],
    [16, '2026-12-24', false],
    [1, '2026-12-24', false],
    [null, '2026-12-24', false],
  ])('with code %s matches %s: %s', (code, date, isDay) => {
    expect(isAnnualOpeningDayCodeOnDate(code, date)).toBe(isDay);
  });
});

describe('opening hours on a date', () => {
  const day = (periods: BranchOpeningSchedule['periods'], more: Partial<BranchOpeningSchedule> = {}) =>
    toOpeningHoursOnDate({ periods, specialDays: [], holidays: [], ...more }, '2026-11-24');
  const afternoon = { dayCode: 5, opens: '14:00', closes: '18:00' };
  const morning = { dayCode: 5, opens: '09:00', closes: '12:00' };

  it('are sorted by opening time', () => {
    expect(day([afternoon, morning])).toEqual([
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '18:00' },
    ]);
  });

  it('omit a range without opening or closing time', () => {
    expect(day([{ ...morning, closes: null }])).toEqual([]);
    expect(day([{ ...morning, opens: null }])).toEqual([]);
  });

  it('are empty on a holiday', () => {
    expect(day([morning], { holidays: [{ date: '2026-11-24' }] })).toEqual([]);
  });

  it('convert to minutes from midnight, beyond 1,440 on the next day', () => {
    expect(toOpeningMinutesRange({ opens: '09:30', closes: '12:05' })).toEqual({ opens: 570, closes: 725 });
    expect(toOpeningMinutesRange({ opens: '18:00', closes: '02:00' })).toEqual({ opens: 1_080, closes: 1_560 });
    expect(toOpeningMinutesRange({ opens: '18:00', closes: '00:00' })).toEqual({ opens: 1_080, closes: 1_440 });
  });
});

describe('the search for the next opening', () => {
  const opensOn = (date: string): BranchOpeningSchedule => ({
    ...times,
    periods: [],
    specialDays: [{ date, opens: '10:00', closes: '12:00' }],
  });
  const today = new Date('2026-11-24T12:00:00Z');

  it('covers sixty days', () => {
    expect(toOpeningStatus(opensOn('2027-01-23'), today)).toMatchObject({ date: '2027-01-23', daysAhead: 60 });
    expect(toOpeningStatus(opensOn('2027-01-24'), today)).toBeNull();
  });

  it('ends with the last date of the known holidays', () => {
    const until = (holidaysUntil: string) => toOpeningStatus({ ...opensOn('2026-11-27'), holidaysUntil }, today);
    expect(until('2026-11-27')).toMatchObject({ date: '2026-11-27' });
    expect(until('2026-11-26')).toBeNull();
    expect(until('2026-11-24')).toBeNull();
    expect(
      toOpeningStatus({ ...opensOn('2026-11-24'), holidaysUntil: '2026-11-24' }, new Date('2026-11-24T08:00:00Z')),
    ).toEqual({ isOpen: false, opens: '10:00', date: '2026-11-24', daysAhead: 0 });
  });
});
