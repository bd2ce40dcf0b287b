// Builds branches with their opening periods and the opening hours of a house. Used by the demo files of the houses.
import type { SeedItem, SeedSet } from '../backend/seed/seed-content.ts';
import { demoId } from './demo-id.ts';
import { projectId, type House } from './page-item.ts';
import { translationEntries, translationsOf, type InThreeLanguages } from './translation-entries.ts';

interface OpeningPeriod {
  /** Code 0–16 of the specification (§9) or free text. */
  day: string | InThreeLanguages<string>;
  /** Such as `10:00`; absent where only the free text speaks. */
  open?: string;
  close?: string;
  freeText?: InThreeLanguages<string>;
}

export interface Branch {
  key: string;
  name: InThreeLanguages<string>;
  street: string;
  zip: string;
  city: string;
  /** By which public holidays it is closed. */
  state: string;
  phone: string;
  latitude: number;
  longitude: number;
  periods: OpeningPeriod[];
}

export interface OpeningHour {
  key: string;
  day: InThreeLanguages<string>;
  open?: string;
  close?: string;
  freeText?: InThreeLanguages<string>;
}

export interface SpecialDay {
  /** `YYYY-MM-DD`. */
  date: string;
  open?: string;
  close?: string;
  reason: InThreeLanguages<string>;
  /** Key of the branch; absent: for all. */
  branch?: string;
}

/** Directus keeps times of day with seconds. */
const toTime = (hoursAndMinutes: string): string => `${hoursAndMinutes}:00`;

const periodTexts = (day: InThreeLanguages<string> | null, freeText: InThreeLanguages<string> | undefined) => {
  const toTexts = (language: keyof InThreeLanguages<string>) => ({
    ...(day ? { day: day[language] } : {}),
    ...(freeText ? { free_text: freeText[language] } : {}),
  });
  return translationEntries({ de: toTexts('de'), en: toTexts('en'), fr: toTexts('fr') });
};

const periodItems = (house: House, branch: Branch): SeedItem[] =>
  branch.periods.map(({ day, open, close, freeText }, index) => ({
    id: demoId(`${house}/opening-period/${branch.key}/${typeof day === 'string' ? day : day.de}`),
    branch: demoId(`${house}/branch/${branch.key}`),
    day: typeof day === 'string' ? day : day.de,
    sort: index + 1,
    ...(open ? { time_open: toTime(open) } : {}),
    ...(close ? { time_close: toTime(close) } : {}),
    ...(freeText ? { free_text: freeText.de } : {}),
    ...(freeText || typeof day !== 'string'
      ? { translations: periodTexts(typeof day === 'string' ? null : day, freeText) }
      : {}),
  }));

/** Branches first, then the opening periods that hang on them. */
export const branchSets = (house: House, branches: Branch[]): SeedSet[] => [
  {
    collection: 'branch',
    items: branches.map((branch, index) => ({
      id: demoId(`${house}/branch/${branch.key}`),
      project: projectId(house),
      display_name: branch.name.de,
      street: branch.street,
      zip: branch.zip,
      city: branch.city,
      country: 'DE',
      state: branch.state,
      phone: branch.phone,
      latitude: branch.latitude,
      longitude: branch.longitude,
      sort: index + 1,
      translations: translationsOf('display_name', branch.name),
    })),
  },
  { collection: 'opening_period', items: branches.flatMap((branch) => periodItems(house, branch)) },
];

const hourFields = (day: string, freeText: string | undefined) => ({
  day,
  ...(freeText ? { free_text: freeText } : {}),
});

/** The opening hours of the footer; a day without an opening time is closed. */
export const openingHourSet = (house: House, hours: OpeningHour[]): SeedSet => ({
  collection: 'opening_hour',
  items: hours.map(({ key, day, open, close, freeText }, index) => ({
    id: demoId(`${house}/opening-hour/${key}`),
    project: projectId(house),
    sort: index + 1,
    closed: !open,
    ...(open ? { opening_time: toTime(open) } : {}),
    ...(close ? { closing_time: toTime(close) } : {}),
    translations: translationEntries({
      de: hourFields(day.de, freeText?.de),
      en: hourFields(day.en, freeText?.en),
      fr: hourFields(day.fr, freeText?.fr),
    }),
  })),
});

/** Days with other hours; one without an opening time is closed. */
export const specialDaySet = (house: House, days: SpecialDay[]): SeedSet => ({
  collection: 'special_day',
  items: days.map(({ date, open, close, reason, branch }) => ({
    id: demoId(`${house}/special-day/${date}`),
    ...(branch ? { branch: demoId(`${house}/branch/${branch}`) } : {}),
    project: projectId(house),
    date,
    ...(open ? { opening_time: toTime(open) } : {}),
    ...(close ? { closing_time: toTime(close) } : {}),
    translations: translationsOf('reason', reason),
  })),
});
