// What the privacy pages say is what the settings do.
import { describe, expect, it } from 'vitest';
import { locales } from '../contract/locale.ts';
import { retentionRules, type Period } from '../backend/privacy/retention-rules.ts';
import { toPrivacyPage as toArnsbergPage } from './arnsberg/house/pages/privacy/privacy.ts';
import { demoContent } from './content.ts';
import { toPrivacyPage as toNordlichtPage } from './nordlicht/pages/privacy.ts';
import { pageItems, projectId } from './page-item.ts';
import { demoPeriods, toPeriodWords } from './retention.ts';

const all = Object.keys(demoPeriods) as Period[];

/** Of a house without a shop and without appointments. */
const withoutShop: Period[] = ['contact_days', 'suspected_days', 'newsletter_pending_days', 'newsletter_proof_days'];

/** Numbers that stand for one period alone and in no text. */
const oddPeriods = Object.fromEntries(all.map((period, index) => [period, 4_211 + index]));

it('says whole years as such, and the rest in days', () => {
  expect([30, 364, 365, 366, 730, 1_095, 2_922].map((days) => toPeriodWords(days, 'de'))).toEqual([
    ...['30 Tagen', '364 Tagen', 'einem Jahr', '366 Tagen', 'zwei Jahren', 'drei Jahren', 'acht Jahren'],
  ]);
  expect([toPeriodWords(365, 'en'), toPeriodWords(2_922, 'fr')]).toEqual(['one year', 'huit ans']);
});

it('has a period for every rule', () => {
  expect(new Set([...retentionRules.map(({ period }) => period), 'order_days'])).toEqual(new Set(all));
});

describe.each([
  ['arnsberg', toArnsbergPage, all],
  ['nordlicht', toNordlichtPage, withoutShop],
] as const)('the privacy page of %s', (house, toPage, periods) => {
  it.each(locales)('tells every period that concerns it, in %s', (locale) => {
    const text = toPage(oddPeriods)[locale].body;
    const told = all.filter((period) => text.includes(toPeriodWords(oddPeriods[period] ?? 0, locale)));
    expect(told.sort()).toEqual([...periods].sort());
  });

  it('is the one that the house shows', () => {
    const pages = demoContent.sets.flatMap(({ collection, items }) => (collection === 'page' ? items : []));
    const shown = pages.find(({ key, project }) => key === 'privacy' && project === projectId(house));
    const [made] = pageItems(house, [toPage(demoPeriods)], []);
    expect(shown?.['translations']).toMatchObject(made?.['translations'] as object);
  });
});

it('is set for both houses', () => {
  const settings = demoContent.sets.flatMap(({ collection, items }) =>
    collection === 'privacy_settings' ? items : [],
  );
  expect(settings).toHaveLength(2);
  for (const one of settings) expect(one).toMatchObject(demoPeriods);
});
