import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../contract/locale.ts';
import de from '../locales/de/delivery.json' with { type: 'json' };
import en from '../locales/en/delivery.json' with { type: 'json' };
import fr from '../locales/fr/delivery.json' with { type: 'json' };
import type { DeliveryTime } from './delivery-time.ts';
import { formatDeliveryTimeWithDates, formatDeliveryTime } from './format-delivery-time.ts';
import { createMessageTranslator } from './message-translator.ts';

const texts = createMessageTranslator({ de, en, fr });

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
  it.each(cases)('%j', (time, expected) => {
    expect(formatDeliveryTime(time, texts(locale))).toBe(expected[locale]);
  });
});

describe('a delivery time', () => {
  const expected = { from: '2026-11-26', to: '2026-11-28' };
  const toPromise = (time: string | null, dates: typeof expected | null, isPrepaid: boolean) =>
    formatDeliveryTimeWithDates(time, dates, { locale: 'de', isPrepaid, t: texts('de') });

  it('is followed by the expected dates', () => {
    expect(toPromise('2–3 Werktage', expected, false)).toBe(
      de.expected.replace('{{time}}', '2–3 Werktage').replace('{{dates}}', '26.–28. November'),
    );
  });

  it('starts with the payment if prepaid, and has no dates', () => {
    expect(toPromise('2–3 Werktage', expected, true)).toBe(de.fromPayment.replace('{{time}}', '2–3 Werktage'));
  });

  it('is displayed alone if the dates are unknown, and not at all if it is unknown itself', () => {
    expect(toPromise('2–3 Werktage', null, false)).toBe('2–3 Werktage');
    expect(toPromise(null, expected, false)).toBeNull();
  });
});
