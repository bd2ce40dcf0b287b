import { expect, it } from 'vitest';
import { parseLegacyDeliveryTime } from './backfill-delivery-days-from-texts.ts';

it.each([
  ['2–3 Werktage', 2, 3],
  ['2-3 Werktage', 2, 3],
  ['ca. 2 bis 3 Werktage', 2, 3],
  ['1 Werktag', 1, 1],
  ['in 5 Arbeitstagen', 5, 5],
  ['3–5 Tage', 3, 5],
  ['6–8 Wochen, Anfertigung in unserer Werkstatt', 30, 40],
  ['1–2 Wochen (Bestellung beim Hersteller)', 5, 10],
  ['2–3 working days', 2, 3],
  ['3 to 5 business days', 3, 5],
  ['about 1 week', 5, 5],
  ['4 to 6 weeks, made in our workshop', 20, 30],
  ['2 à 3 jours ouvrés', 2, 3],
  ['2\u00a0à\u00a03\u00a0jours\u00a0ouvrés', 2, 3],
  ['3 jours ouvrables', 3, 3],
  ['environ 2 à 3 semaines', 10, 15],
])('%s', (text, min, max) => {
  expect(parseLegacyDeliveryTime(text)).toEqual({ min, max });
});

it.each([
  null,
  '',
  'Zurzeit nicht vorrätig',
  'vor Ostern',
  'auf Anfrage',
  '2–3',
  '0 Tage',
  'ab Mai, 3 Wochen',
  '3 Monate',
])('%s stays text', (text) => {
  expect(parseLegacyDeliveryTime(text)).toBeNull();
});

it.each([
  ['  2 –  3   Werktage ', 2, 3],
  ['2 bis zu 3 Tage.', 2, 3],
  ['10 Tage, spätestens in zwei Wochen', 10, 10],
])('parses %j', (text, min, max) => {
  expect(parseLegacyDeliveryTime(text)).toEqual({ min, max });
});
