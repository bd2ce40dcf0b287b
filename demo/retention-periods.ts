// Retention periods of the demo projects: their `privacy_settings`, and the same periods as text for the privacy pages
// (`{{period.order_days}}`), so that both always agree.
import type { Locale } from '../contract/locale.ts';
import { defaultRetentionDays } from '../backend/privacy/retention-rules.ts';
import type { SeedCollection } from '../backend/seed/create-seed-items.ts';
import { toDemoRecordId } from './demo-record-id.ts';

const daysPerYear = 365;
const years: Record<Locale, string[]> = {
  de: [
    'einem Jahr',
    'zwei Jahren',
    'drei Jahren',
    'vier Jahren',
    'fünf Jahren',
    'sechs Jahren',
    'sieben Jahren',
    'acht Jahren',
  ],
  en: ['one year', 'two years', 'three years', 'four years', 'five years', 'six years', 'seven years', 'eight years'],
  fr: ['un an', 'deux ans', 'trois ans', 'quatre ans', 'cinq ans', 'six ans', 'sept ans', 'huit ans'],
};
const plainDays: Record<Locale, string> = { de: 'Tagen', en: 'days', fr: 'jours' };

/**
 * Formats a period to follow “nach”, “after” or “après”: in years if it is a whole number of them, including leap days;
 * otherwise in days.
 */
export const formatRetentionPeriod = (days: number, locale: Locale): string => {
  const count = Math.floor(days / daysPerYear);
  const isWhole = days - count * daysPerYear <= Math.floor(count / 4);
  return (isWhole ? years[locale][count - 1] : undefined) ?? `${days} ${plainDays[locale]}`;
};

/** Both projects use the defaults of the content model. */
export const demoRetentionPeriods = defaultRetentionDays;

export const toDemoPrivacySettingsSeed = (projectKey: string): SeedCollection => ({
  collection: 'privacy_settings',
  items: [
    {
      id: toDemoRecordId(`${projectKey}/privacy-settings`),
      project: toDemoRecordId(`${projectKey}/project`),
      ...demoRetentionPeriods,
    },
  ],
});
