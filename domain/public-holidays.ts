// Public holidays by country and state, from the package date-holidays. Only for build and order service: the package
// is large (1.5 MB), so browsers get the dates as page data.
import Holidays from 'date-holidays';
import { addDays } from './opening-hours/opening-hours.ts';

interface HolidayRegion {
  /** ISO 3166-1, such as `DE`. */
  country: string;
  /**
   * ISO 3166-2 code of a state without the country (`BY`), optionally with a region that has additional holidays
   * (`BY-KATH`: Bavarian towns with a Catholic majority, where 15 August is a holiday); `null` for the nationwide
   * holidays.
   */
  state: string | null;
}

export interface PublicHoliday {
  /** `YYYY-MM-DD`. */
  date: string;
  name: string;
}

/** Countries in which a branch can be, in the order of the studio's dropdown. */
export const holidayCountries = ['DE', 'AT', 'CH', 'LI', 'FR', 'LU', 'BE', 'NL', 'IT'] as const;

interface HolidayState {
  code: string;
  name: string;
}

type Language = 'de' | 'en' | 'fr';

const holidayCatalog = new Holidays();

/** The states of a country, each followed by its regions with additional holidays; sorted by name. */
export const listHolidayStates = (country: string, language: Language): HolidayState[] =>
  toEntries(holidayCatalog.getStates(country, language)).flatMap(({ code, name }) => [
    { code, name },
    ...toEntries(holidayCatalog.getRegions(country, code, language)).map((region) => ({
      code: `${code}-${region.code}`,
      name: `${name} – ${region.name}`,
    })),
  ]);

const toEntries = (names: Record<string, string> | undefined): HolidayState[] =>
  Object.entries(names ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));

const holidaysByYear = new Map<string, PublicHoliday[]>();

const listYear = ({ country, state }: HolidayRegion, year: number, language: Language): PublicHoliday[] => {
  const key = [country, state ?? '', year, language].join('/');
  const cached = holidaysByYear.get(key);
  if (cached) return cached;
  const [stateCode = '', regionCode = ''] = state?.split('-') ?? [];
  const calendar = new Holidays(country, stateCode, regionCode, { types: ['public'] });
  // Sorted by date; the package returns `false` for an unknown country.
  const found = calendar.getHolidays(year, language) as ReturnType<typeof calendar.getHolidays> | false;
  const holidays = (found || [])
    // Holidays that last only a few hours do not close a shop.
    .filter(({ start, end }) => end.getTime() - start.getTime() >= wholeDayMs)
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  holidaysByYear.set(key, holidays);
  return holidays;
};

/** 23 hours, the length of the day on which the clocks go forward. */
const wholeDayMs = 23 * 3_600_000;

/**
 * Public holidays of a region from `from` to `to` (`YYYY-MM-DD`, both inclusive), earliest first (decision 042). Empty
 * for an unknown country; the nationwide holidays for an unknown state.
 */
export const listPublicHolidaysBetween = (
  region: HolidayRegion,
  from: string,
  to: string,
  language: Language = 'de',
): PublicHoliday[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .flatMap((year) => listYear(region, year, language))
    .filter(({ date }) => from <= date && date <= to);
};

/** Covers the horizon of appointments and pickup reservations: 13 months. */
const upcomingDaysAhead = 396;

/** Holidays of the next 13 months. Starts the day before `today`, which may still be the current date at the branch. */
export const listUpcomingHolidays = (
  region: HolidayRegion,
  today: string,
  language: Language = 'de',
): PublicHoliday[] =>
  listPublicHolidaysBetween(region, addDays(today, -1), addDays(today, upcomingDaysAhead), language);

/** For how many days a built page has holidays without a new build: two years and a month. */
const builtDaysAhead = 761;

/** The last date for which a page built on `today` contains holidays. */
export const toLastKnownHolidayDate = (today: string): string => addDays(today, builtDaysAhead);
