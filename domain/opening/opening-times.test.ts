import { describe, expect, it } from 'vitest';
import { isInfo, type OpeningTimes, toDayCode, toOpenState, toWeekdays } from './opening-times.ts';

const times: OpeningTimes = {
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

const at = (moment: string) => toOpenState(times, new Date(moment));

describe('day codes', () => {
  it('are the specified ones; everything else is free text', () => {
    expect(toWeekdays(toDayCode('4'))).toEqual([1, 2, 3, 4, 5]);
    expect(toWeekdays(toDayCode(' 14 '))).toEqual([1, 3, 5]);
    expect(toDayCode('17')).toBeNull();
    expect(toDayCode('1. Advent')).toBeNull();
    expect(isInfo(toDayCode('0'))).toBe(true);
    expect(Array.from({ length: 14 }, (_, index) => toWeekdays(index + 1).length)).toEqual([
      1, 3, 4, 5, 1, 4, 1, 1, 1, 1, 1, 2, 2, 3,
    ]);
  });
});

describe('toOpenState', () => {
  it('is open from the first minute to the last, in the house’s time zone', () => {
    expect(at('2026-11-24T08:59:59Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 0, weekday: 2 });
    expect(at('2026-11-24T09:00:00Z')).toEqual({ isOpen: true, closes: '13:00' });
    expect(at('2026-11-24T12:00:00Z')).toEqual({ isOpen: false, opens: '14:00', daysAhead: 0, weekday: 2 });
    expect(at('2026-11-24T17:29:00Z')).toEqual({ isOpen: true, closes: '18:30' });
  });

  it('names the next day with hours, over closed days', () => {
    expect(at('2026-11-24T18:00:00Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 1, weekday: 3 });
    expect(at('2026-11-28T16:00:00Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 3, weekday: 2 });
  });

  it('holds in summer time too, and over the night the clocks change', () => {
    expect(at('2026-07-07T08:00:00Z')).toEqual({ isOpen: true, closes: '13:00' });
    expect(at('2026-03-28T15:30:00Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 3, weekday: 2 });
  });

  it('lets a special day win over a day of the year, and that over the weekday', () => {
    expect(at('2026-11-27T20:30:00Z')).toEqual({ isOpen: true, closes: '22:00' });
    expect(at('2026-12-24T08:30:00Z')).toEqual({ isOpen: true, closes: '12:00' });
    expect(at('2026-12-24T12:00:00Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 1, weekday: 5 });
    expect(at('2026-12-31T10:00:00Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 1, weekday: 5 });
  });

  it('is closed on a public holiday, unless a special day or a day of the year opens it', () => {
    const holidays = ['2026-11-24', '2026-11-27', '2026-12-24'].map((date) => ({ date }));
    const state = (moment: string) => toOpenState({ ...times, holidays }, new Date(moment));
    expect(state('2026-11-24T10:00:00Z')).toEqual({ isOpen: false, opens: '10:00', daysAhead: 1, weekday: 3 });
    expect(state('2026-11-27T10:00:00Z')).toEqual({ isOpen: true, closes: '22:00' });
    expect(state('2026-12-24T08:30:00Z')).toEqual({ isOpen: true, closes: '12:00' });
  });

  it('says nothing where nothing is known', () => {
    expect(toOpenState({ ...times, periods: [], specialDays: [] }, new Date())).toBeNull();
  });
});
