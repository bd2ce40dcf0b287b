import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it('writes the day that it was in the house', () => {
  const justAfterMidnight = '2026-05-02T22:30:00.000Z';
  expect(formatDay(justAfterMidnight, 'de')).toBe('3. Mai 2026');
  expect(formatDay(justAfterMidnight, 'en')).toBe('3 May 2026');
  expect(formatDay(justAfterMidnight, 'fr')).toBe('3 mai 2026');
});
