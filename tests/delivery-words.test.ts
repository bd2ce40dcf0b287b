// Delivery times in words: the site's (locales) and those of quotes and mails (order service) are the same.
import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import * as mails from '../backend/extensions/ecom/mail/texts/delivery.ts';
import { type Locale, locales } from '../contract/locale.ts';
import type { DeliveryTime } from '../domain/delivery-time.ts';
import * as site from '../src/i18n/format-delivery.ts';

const readTexts = async (locale: Locale) => {
  const file = new URL(`../locales/${locale}/delivery.json`, import.meta.url);
  const i18n = createInstance({
    ...{ lng: locale, ns: ['delivery'], defaultNS: 'delivery', interpolation: { escapeValue: false } },
    resources: { [locale]: { delivery: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> } },
  });
  await i18n.init();
  return i18n.getFixedT(locale, 'delivery');
};

const days = (min: number, max: number): DeliveryTime => ({ kind: 'days', days: { min, max } });

const cases: [DeliveryTime, Record<Locale, string | null>][] = [
  [days(3, 5), { de: '3–5 Werktage', en: '3 to 5 working days', fr: '3 à 5 jours ouvrés' }],
  [days(1, 1), { de: '1 Werktag', en: '1 working day', fr: '1 jour ouvré' }],
  [days(1, 2), { de: '1–2 Werktage', en: '1 to 2 working days', fr: '1 à 2 jours ouvrés' }],
  [days(4, 4), { de: '4 Werktage', en: '4 working days', fr: '4 jours ouvrés' }],
  [
    { kind: 'text', text: 'X', additionalDays: 3 },
    { de: 'X + 3 Werktage', en: 'X + 3 working days', fr: 'X + 3 jours ouvrés' },
  ],
  [
    { kind: 'text', text: 'X', additionalDays: 0 },
    { de: 'X', en: 'X', fr: 'X' },
  ],
  [{ kind: 'onRequest' }, { de: null, en: null, fr: null }],
];

describe.each(locales)('in %s', (locale) => {
  it.each(cases)('%j', async (time, expected) => {
    const t = await readTexts(locale);
    expect(site.formatDeliveryTime(time, t as never)).toBe(expected[locale]);
    expect(mails.formatDeliveryTime(time, locale)).toBe(expected[locale]);
  });
});
