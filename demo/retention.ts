// How long the demo houses keep what visitors send: their `privacy_settings`, and the same periods in the words of their privacy
// pages (`{{period.order_days}}`), so that the two cannot differ. Used by content.ts.
import type { Locale } from '../contract/locale.ts';
import { defaultRetentionDays } from '../backend/privacy/retention-rules.ts';
import type { SeedCollection } from '../backend/seed/seed-items.ts';
import { toDemoId } from './demo-id.ts';

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

/** In words that follow “nach”, “after” and “après”: whole years as such, leap days included; everything else in days. */
export const formatRetentionPeriod = (days: number, locale: Locale): string => {
  const count = Math.floor(days / daysPerYear);
  const isWhole = days - count * daysPerYear <= Math.floor(count / 4);
  return (isWhole ? years[locale][count - 1] : undefined) ?? `${days} ${plainDays[locale]}`;
};

/** Both houses keep things for as long as the content model proposes. */
export const demoRetentionPeriods = defaultRetentionDays;

export const toRetentionSeedSet = (house: string): SeedCollection => ({
  collection: 'privacy_settings',
  items: [
    { id: toDemoId(`${house}/privacy-settings`), project: toDemoId(`${house}/project`), ...demoRetentionPeriods },
  ],
});
