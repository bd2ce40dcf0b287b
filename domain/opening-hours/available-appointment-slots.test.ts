import { describe, expect, it } from 'vitest';
import {
  findAvailableAppointmentDays,
  findAvailableAppointmentSlots,
  findUnavailableAppointmentDays,
  type AppointmentSlotRules,
} from './available-appointment-slots.ts';

const rules: AppointmentSlotRules = {
  opening: {
    timeZone: 'Europe/Berlin',
    periods: [
      { dayCode: 6, opens: '10:00', closes: '13:00' },
      { dayCode: 6, opens: '14:00', closes: '15:30' },
      { dayCode: null, opens: '08:00', closes: '20:00' },
    ],
    holidays: [],
    specialDays: [
      { date: '2026-11-26', opens: null, closes: null },
      { date: '2026-11-29', opens: '11:00', closes: '12:00' },
      { date: '2027-03-28', opens: '01:00', closes: '05:00' },
      { date: '2026-10-25', opens: '01:00', closes: '05:00' },
    ],
  },
  durationMinutes: 60,
  intervalMinutes: 30,
  leadHours: 24,
  horizonDays: 60,
};

const monday = new Date('2026-11-23T08:30:00Z');
const timesOf = (
  date: string,
  booked: [string, string][] = [],
  changes: Partial<AppointmentSlotRules> = {},
  now = monday,
) =>
  findAvailableAppointmentSlots(
    { ...rules, ...changes },
    date,
    booked.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
    now,
  ).map(({ time }) => time);

describe('findAvailableAppointmentSlots', () => {
  it('offers slots within the opening times', () => {
    expect(timesOf('2026-11-25')).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30']);
    expect(timesOf('2026-11-25', [], { durationMinutes: 90, intervalMinutes: 45 })).toEqual([
      '10:00',
      '10:45',
      '11:30',
      '14:00',
    ]);
    expect(timesOf('2026-11-25', [], { durationMinutes: 240 })).toEqual([]);
  });

  it('gives special days precedence, and ignores free-text periods', () => {
    expect(timesOf('2026-11-26')).toEqual([]);
    expect(timesOf('2026-11-29')).toEqual(['11:00']);
    expect(timesOf('2026-11-30')).toEqual([]);
  });

  it('assigns slots after midnight to the next day', () => {
    const specialDays = [{ date: '2026-11-27', opens: '22:00', closes: '02:00' }];
    const night = { opening: { ...rules.opening, periods: [], specialDays } };
    expect(timesOf('2026-11-27', [], night)).toEqual(['22:00', '22:30', '23:00', '23:30']);
    expect(timesOf('2026-11-28', [], night)).toEqual(['00:00', '00:30', '01:00']);
    const other: [string, string][] = [['2026-11-27T22:45:00Z', '2026-11-27T23:15:00Z']];
    expect(timesOf('2026-11-28', other, night)).toEqual(['00:30', '01:00']);
  });

  it('omits slots that overlap a booked appointment', () => {
    const booked: [string, string][] = [
      ['2026-11-25T10:00:00Z', '2026-11-25T10:45:00Z'],
      ['2026-11-25T14:00:00Z', '2026-11-25T15:00:00Z'],
    ];
    expect(timesOf('2026-11-25', booked)).toEqual(['10:00', '12:00', '14:00']);
  });

  it('respects lead time and booking horizon', () => {
    expect(timesOf('2026-11-24')).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30']);
    expect(timesOf('2026-11-24', [], { leadHours: 26 })).toEqual(['11:30', '12:00', '14:00', '14:30']);
    expect(timesOf('2026-11-20')).toEqual([]);
    expect(timesOf('2026-11-27', [], { horizonDays: 3 })).toEqual([]);
    expect(timesOf('2026-11-27', [], { horizonDays: 4 })).not.toEqual([]);
  });

  it('offers no time that is skipped by daylight saving time, and no slot past closing time', () => {
    const spring = new Date('2027-03-20T08:00:00Z');
    expect(timesOf('2027-03-28', [], { intervalMinutes: 60 }, spring)).toEqual(['01:00', '03:00', '04:00']);
    const [first, second] = findAvailableAppointmentSlots({ ...rules, intervalMinutes: 60 }, '2027-03-28', [], spring);
    expect([first?.startsAt.toISOString(), second?.startsAt.toISOString()]).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ]);
    const autumn = new Date('2026-10-20T08:00:00Z');
    expect(timesOf('2026-10-25', [], { intervalMinutes: 60 }, autumn)).toEqual(['01:00', '02:00', '03:00', '04:00']);
  });
});

describe('findAvailableAppointmentDays', () => {
  it('returns pages of days up to the horizon', () => {
    const first = findAvailableAppointmentDays(rules, undefined, [], monday);
    expect(first.days.map(({ date }) => date)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-27',
      '2026-11-29',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(first.next).toBe('2026-12-05');
    expect(findAvailableAppointmentDays(rules, '2026-12-05', [], monday).days[0]?.date).toBe('2026-12-08');
    const last = findAvailableAppointmentDays(rules, '2027-01-20', [], monday);
    expect(last).toEqual({
      days: [
        { date: '2027-01-20', times: expect.any(Array) as string[] },
        { date: '2027-01-21', times: expect.any(Array) as string[] },
        { date: '2027-01-22', times: expect.any(Array) as string[] },
      ],
      next: null,
    });
  });

  it('starts today at the earliest, and is empty beyond the horizon', () => {
    expect(findAvailableAppointmentDays(rules, '2020-01-01', [], monday).days[0]?.date).toBe('2026-11-24');
    expect(findAvailableAppointmentDays(rules, '9999-12-31', [], monday)).toEqual({ days: [], next: null });
  });
});

describe('findUnavailableAppointmentDays', () => {
  const holiday = { date: '2026-11-25' };
  const changed = { ...rules, opening: { ...rules.opening, holidays: [holiday] } };
  const fridayIsFull = [{ startsAt: new Date('2026-11-27T08:00:00Z'), endsAt: new Date('2026-11-27T17:00:00Z') }];
  const read = (from: string | undefined, daysPerPage: number) => {
    const page = findAvailableAppointmentDays(changed, from, fridayIsFull, monday, daysPerPage);
    return { page, unavailable: findUnavailableAppointmentDays(changed, from, page, monday) };
  };

  it('says why each of the other days of a page has no free slot', () => {
    const { page, unavailable } = read(undefined, 2);
    expect(page.days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-29']);
    expect(unavailable).toEqual([
      { date: '2026-11-23', reason: 'closed' },
      { date: '2026-11-25', reason: 'holiday' },
      { date: '2026-11-26', reason: 'closed' },
      { date: '2026-11-27', reason: 'full' },
      { date: '2026-11-28', reason: 'closed' },
    ]);
    expect(page.next).toBe('2026-11-30');
  });

  it('distinguishes lead time and opening times that are too short from a full day', () => {
    const reasonOn = (date: string, changes: Partial<AppointmentSlotRules>) => {
      const own = { ...rules, ...changes };
      const page = findAvailableAppointmentDays(own, undefined, [], monday, 1);
      return findUnavailableAppointmentDays(own, undefined, page, monday).find((day) => day.date === date)?.reason;
    };
    expect(reasonOn('2026-11-24', { leadHours: 48 })).toBe('not_bookable');
    expect(reasonOn('2026-11-24', { durationMinutes: 240 })).toBe('not_bookable');
  });

  it('ends at the booking horizon', () => {
    const { page, unavailable } = read('2027-01-20', 31);
    expect(page.days).toHaveLength(3);
    expect(unavailable).toEqual([]);
    expect(read('9999-12-31', 31).unavailable).toEqual([]);
  });
});

describe('a booked appointment', () => {
  const wednesday = (from: string, to: string): [string, string][] => [
    [`2026-11-25T${from}:00Z`, `2026-11-25T${to}:00Z`],
  ];
  const afternoon = { ...rules.opening, periods: [{ dayCode: 7, opens: '14:00', closes: '16:00' }] };

  it.each([
    // Adjacent appointments do not overlap.
    ['13:30', '14:00', ['15:00']],
    ['12:00', '13:00', ['14:00', '14:30', '15:00']],
    ['15:00', '16:00', ['14:00', '14:30', '15:00']],
    ['13:00', '14:00', ['15:00']],
  ])('from %s to %s UTC leaves %j', (from, to, free) => {
    expect(timesOf('2026-11-25', wednesday(from, to), { opening: afternoon })).toEqual(free);
  });

  it('offers no slot in the past or beyond the horizon', () => {
    const open = {
      ...rules,
      opening: { ...rules.opening, periods: [{ dayCode: 4, opens: '10:00', closes: '11:00' }] },
    };
    const soon = { ...open, leadHours: 0 };
    expect(timesOf('2026-11-20', [], soon)).toEqual([]);
    expect(timesOf('2026-11-23', [], soon)).toEqual(['10:00']);
    expect(timesOf('2026-11-23', [], soon, new Date('2026-11-23T09:00:00Z'))).toEqual(['10:00']);
    expect(timesOf('2026-11-23', [], soon, new Date('2026-11-23T09:00:01Z'))).toEqual([]);
    expect(timesOf('2026-11-25', [], { ...soon, horizonDays: 2 })).toEqual(['10:00']);
    expect(timesOf('2026-11-25', [], { ...soon, horizonDays: 1 })).toEqual([]);
  });
});

it('starts at the requested date, but never in the past', () => {
  const opening = { ...rules.opening, periods: [{ dayCode: 4, opens: '10:00', closes: '11:00' }], specialDays: [] };
  const daysFrom = (from: string | undefined) =>
    findAvailableAppointmentDays({ ...rules, opening, leadHours: 0, horizonDays: 3 }, from, [], monday).days.map(
      ({ date }) => date,
    );
  expect(daysFrom(undefined)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
  expect(daysFrom('2026-11-20')).toEqual(daysFrom(undefined));
  expect(daysFrom('2026-11-25')).toEqual(['2026-11-25', '2026-11-26']);
  expect(daysFrom('2026-11-27')).toEqual([]);
});
