// The retention periods in privacy pages match the settings.
import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import { retentionRules, type RetentionPeriodFieldName } from '../backend/privacy/retention-rules.ts';
import { demoSeedContent, readDemoProjectContent } from './demo-seed-content.ts';
import { toDemoRecordId } from './demo-record-id.ts';
import type { SeedItem, SeedCollection } from '../backend/seed/create-seed-items.ts';
import { demoRetentionPeriods, formatRetentionPeriod } from './retention-periods.ts';

const allPeriods = Object.keys(demoRetentionPeriods) as RetentionPeriodFieldName[];

/** Retention periods of a project without shop and appointments. */
const withoutShop: RetentionPeriodFieldName[] = [
  'contact_days',
  'suspected_days',
  'newsletter_pending_days',
  'newsletter_proof_days',
];

/** Distinct numbers that no text contains. */
const oddPeriods = Object.fromEntries(allPeriods.map((period, index) => [period, 4_211 + index]));

it('formats whole years as years, and other periods in days', () => {
  expect([30, 364, 365, 366, 730, 1_095, 2_922].map((days) => formatRetentionPeriod(days, 'de'))).toEqual([
    '30 Tagen',
    '364 Tagen',
    'einem Jahr',
    '366 Tagen',
    'zwei Jahren',
    'drei Jahren',
    'acht Jahren',
  ]);
  expect([formatRetentionPeriod(365, 'en'), formatRetentionPeriod(2_922, 'fr')]).toEqual(['one year', 'huit ans']);
});

it('has a period for every rule', () => {
  expect(new Set([...retentionRules.map(({ period }) => period), 'order_days'])).toEqual(new Set(allPeriods));
});

/** The texts of a project's privacy page by language. */
const toBodies = (projectKey: string, sets: SeedCollection[]): Record<string, string> => {
  const pages = sets.flatMap(({ collection, items }) => (collection === 'page' ? items : []));
  const page = pages.find(({ id }) => id === toDemoRecordId(`${projectKey}/page/privacy`));
  const entries = (page?.['translations'] ?? []) as SeedItem[];
  return Object.fromEntries(entries.map(({ language, body }) => [String(language), String(body)]));
};

describe.each([
  ['arnsberg', allPeriods],
  ['nordlicht', withoutShop],
] as const)('the privacy page of %s', (projectKey, periods) => {
  it.each(locales)('states every applicable retention period in %s', (locale) => {
    const text = toBodies(projectKey, readDemoProjectContent(projectKey, oddPeriods).sets)[locale] ?? '';
    const statedPeriods = allPeriods.filter((period) =>
      text.includes(formatRetentionPeriod(oddPeriods[period] ?? 0, locale)),
    );
    expect(statedPeriods.sort()).toEqual([...periods].sort());
  });

  it('is the page that the project shows', () => {
    expect(toBodies(projectKey, demoSeedContent.sets)).toEqual(
      toBodies(projectKey, readDemoProjectContent(projectKey, demoRetentionPeriods).sets),
    );
  });
});

it('is set for both projects', () => {
  const settings = demoSeedContent.sets.flatMap(({ collection, items }) =>
    collection === 'privacy_settings' ? items : [],
  );
  expect(settings).toHaveLength(2);
  for (const one of settings) expect(one).toMatchObject(demoRetentionPeriods);
});
