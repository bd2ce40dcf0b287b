import { describe, expect, it } from 'vitest';
import {
  holidayCountries,
  listUpcomingHolidays,
  listHolidayStates,
  listPublicHolidaysBetween,
  toLastKnownHolidayDate,
} from './public-holidays.ts';

const datesOf = (country: string, state: string | null, year = 2026) =>
  listPublicHolidaysBetween({ country, state }, `${year}-01-01`, `${year}-12-31`).map(({ date }) => date.slice(5));

const federal = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'];

describe('public holidays', () => {
  it.each([
    ['DE', null, []],
    ['DE', 'BY', ['01-06', '06-04', '11-01']],
    ['DE', 'BY-KATH', ['01-06', '06-04', '08-15', '11-01']],
    ['DE', 'BY-A', ['01-06', '06-04', '08-08', '08-15', '11-01']],
    ['DE', 'BE', ['03-08']],
    ['DE', 'SN', ['10-31', '11-18']],
    ['DE', 'NW', ['06-04', '11-01']],
    // An unknown state has the nationwide holidays.
    ['DE', 'XX', []],
  ])('of %s %s are the nationwide ones and %j', (country, state, more) => {
    expect(datesOf(country, state)).toEqual([...federal, ...more].toSorted());
  });

  it('omit days that are not public holidays: Christmas Eve, New Year’s Eve, Easter Sunday', () => {
    for (const date of ['12-24', '12-31', '04-05']) expect(datesOf('DE', 'BY')).not.toContain(date);
  });

  it('include those of other countries and their states', () => {
    expect(datesOf('AT', '9')).toEqual(expect.arrayContaining(['10-26', '12-08']));
    expect(datesOf('FR', null)).toEqual(expect.arrayContaining(['05-08', '07-14', '11-11']));
    expect(datesOf('FR', '67')).toContain('12-26');
    expect(datesOf('LU', null)).toContain('06-23');
    expect(datesOf('ZZ', null)).toEqual([]);
  });

  it('omit holidays of half a day, but not the day on which the clocks go forward', () => {
    // In Valais, 1 May and Christmas Eve are holidays from noon on.
    for (const date of ['05-01', '12-24']) expect(datesOf('CH', 'VS')).not.toContain(date);
    expect(datesOf('CH', 'VS')).toContain('12-25');
    expect(datesOf('IT', null, 2027)).toContain('03-28');
  });

  it('span New Year, in the requested language, with both ends included', () => {
    expect(listPublicHolidaysBetween({ country: 'DE', state: 'BY' }, '2026-12-25', '2027-01-06', 'fr')).toEqual([
      { date: '2026-12-25', name: expect.stringMatching(/Noël/) as string },
      { date: '2026-12-26', name: expect.any(String) as string },
      { date: '2027-01-01', name: expect.any(String) as string },
      { date: '2027-01-06', name: expect.any(String) as string },
    ]);
    const coming = listUpcomingHolidays({ country: 'DE', state: 'BY' }, '2026-12-26').map(({ date }) => date);
    expect(coming[0]).toBe('2026-12-25');
    expect(coming.at(-1)).toBe('2028-01-06');
  });
});

it('supports every listed country and its state codes', () => {
  for (const country of holidayCountries) expect(datesOf(country, null).length).toBeGreaterThan(5);
  const codes = listHolidayStates('DE', 'de').map(({ code }) => code);
  expect(codes).toHaveLength(16 + 3 + 1 + 3);
  expect(codes).toEqual(expect.arrayContaining(['BY', 'BY-KATH', 'BE', 'SN', 'SN-BZ']));
  expect(listHolidayStates('LU', 'de')).toEqual([]);
});

it('lists states by name, each followed by its regions with both names', () => {
  const states = listHolidayStates('DE', 'de');
  expect(states[0]).toMatchObject({ name: 'Baden-Württemberg' });
  const bavaria = states.findIndex(({ code }) => code === 'BY');
  expect(states.slice(bavaria, bavaria + 2).map(({ name }) => name)).toEqual([
    'Bayern',
    expect.stringMatching(/^Bayern – ./),
  ]);
  const names = states.filter(({ code }) => !code.includes('-')).map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')));
  // Ö is sorted with O, not after Z.
  const austria = listHolidayStates('AT', 'de').map(({ name }) => name);
  expect(austria).toEqual(austria.toSorted((one, other) => one.localeCompare(other, 'de')));
});

it('defaults to German', () => {
  const region = { country: 'DE', state: null };
  expect(listPublicHolidaysBetween(region, '2026-12-25', '2026-12-25')).toEqual([
    { date: '2026-12-25', name: expect.stringContaining('Weihnachtstag') as string },
  ]);
  expect(listUpcomingHolidays(region, '2026-12-25')[0]?.name).toContain('Weihnachtstag');
  expect(listPublicHolidaysBetween(region, '2026-12-25', '2026-12-25', 'en')[0]?.name).toContain('Christmas');
  // Not to the language of the country.
  const france = { country: 'FR', state: null };
  expect(listPublicHolidaysBetween(france, '2026-12-25', '2026-12-25')[0]?.name).toBe('Weihnachten');
  expect(listUpcomingHolidays(france, '2026-12-25')[0]?.name).toBe('Weihnachten');
});

it('caches by country, state and year', () => {
  for (let call = 0; call < 2; call += 1) {
    expect(datesOf('DE', 'BY', 2026)).toContain('01-06');
    expect(datesOf('DE', null, 2026)).not.toContain('01-06');
    expect(datesOf('DE', null, 2027)).toContain('03-26');
    expect(datesOf('AT', null, 2026)).toContain('10-26');
  }
});

it('sorts by date, and returns nothing if the end is before the start', () => {
  for (const country of holidayCountries) {
    const dates = datesOf(country, null, 2027);
    expect(dates).toEqual(dates.toSorted());
  }
  expect(listPublicHolidaysBetween({ country: 'DE', state: null }, '2027-12-31', '2026-01-01')).toEqual([]);
});

it.each([
  ['2026-11-23', '2028-12-23'],
  ['2027-01-01', '2029-01-31'],
])('a page built on %s contains holidays until %s', (today, last) => {
  expect(toLastKnownHolidayDate(today)).toBe(last);
});
