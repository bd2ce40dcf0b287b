// Public holidays by country and state, from the package date-holidays. Build and order service only: the package is large
// (1.5 MB), so browsers get its dates as data of the pages.
import Holidays from 'date-holidays';
import { addDays } from './opening/opening-times.ts';

interface HolidayRegion {
  /** ISO 3166-1, such as `DE`. */
  country: string;
  /**
   * A state as ISO 3166-2 names it without its country (`BY`), or one with the part of it that has further holidays
   * (`BY-KATH`: Bavarian towns with a catholic majority, where 15 August is one); `null` for those of the whole country.
   */
  state: string | null;
}

export interface PublicHoliday {
  /** `YYYY-MM-DD`. */
  date: string;
  name: string;
}

/** Countries in which a branch can lie, in the order in which the studio offers them. */
export const holidayCountries = ['DE', 'AT', 'CH', 'LI', 'FR', 'LU', 'BE', 'NL', 'IT'] as const;

interface HolidayState {
  code: string;
  name: string;
}

type Language = 'de' | 'en' | 'fr';

const all = new Holidays();

/** The states of a country with holidays of their own, and below each the parts that have further ones; by name. */
export const findHolidayStates = (country: string, language: Language): HolidayState[] =>
  toEntries(all.getStates(country, language)).flatMap(({ code, name }) => [
    { code, name },
    ...toEntries(all.getRegions(country, code, language)).map((part) => ({
      code: `${code}-${part.code}`,
      name: `${name} – ${part.name}`,
    })),
  ]);

const toEntries = (names: Record<string, string> | undefined): HolidayState[] =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));

const years = new Map<string, PublicHoliday[]>();

const listYear = ({ country, state }: HolidayRegion, year: number, language: Language): PublicHoliday[] => {
  const key = [country, state ?? '', year, language].join('/');
  const known = years.get(key);
  if (known) return known;
  const [stateCode = '', part = ''] = (state ?? '').split('-');
  const calendar = new Holidays(country, stateCode, part, { types: ['public'] });
  // The package answers `false` for a country that it does not know.
  const found = calendar.getHolidays(year, language) as ReturnType<typeof calendar.getHolidays> | false;
  const holidays = (found || [])
    // A holiday of some hours closes nothing.
    .filter(({ start, end }) => end.getTime() - start.getTime() >= wholeDayMs)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  years.set(key, holidays);
  return holidays;
};

/** The day on which the clocks go forward has 23 hours. */
const wholeDayMs = 23 * 3_600_000;

/**
 * The days between `from` and `to` (`YYYY-MM-DD`, both included) that are public holidays in the whole of the region, earliest
 * first (decision 042). None for a country that is not known; those of the country for an unknown state.
 */
export const listPublicHolidays = (
  region: HolidayRegion,
  from: string,
  to: string,
  language: Language = 'de',
): PublicHoliday[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .flatMap((year) => listYear(region, year, language))
    .filter(({ date }) => from <= date && date <= to)
    .toSorted((one, other) => one.date.localeCompare(other.date));
};

/** As far ahead as appointments and reservations look. */
const askedDaysAhead = 396;

/** The holidays of the 13 months from the day before `today` on: yesterday here may still be today at the branch. */
export const listComingHolidays = (region: HolidayRegion, today: string, language: Language = 'de'): PublicHoliday[] =>
  listPublicHolidays(region, addDays(today, -1), addDays(today, askedDaysAhead), language);

/** For as long a page may wait for its next build and still know when it is closed: two years and a month. */
const builtDaysAhead = 761;

/** The last day of which a page knows the holidays that is built on `today`. */
export const toHolidaysUntil = (today: string): string => addDays(today, builtDaysAhead);
