import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it.each([
  ['de', '3. Mai 2026 um 14:05'],
  ['en', '3 May 2026 at 14:05'],
  ['fr', '3 mai 2026 à 14:05'],
] as const)('writes a moment in %s as the house’s clock shows it', (locale, text) => {
  expect(formatMoment('2026-05-03T12:05:00Z', locale)).toBe(text);
});
