import { expect, it } from 'vitest';
import { addMonthsToYearMonth, toDatesOfMonth } from './calendar-month.ts';

it('goes to other months, across the end of a year', () => {
  expect(addMonthsToYearMonth('2026-12', 1)).toBe('2027-01');
  expect(addMonthsToYearMonth('2027-01', -1)).toBe('2026-12');
  expect(addMonthsToYearMonth('2027-01', 1)).toBe('2027-02');
});

it('lists the dates of a month', () => {
  expect(toDatesOfMonth('2027-02')).toHaveLength(28);
  expect(toDatesOfMonth('2028-02').at(-1)).toBe('2028-02-29');
  // The month in which the clocks change.
  expect(toDatesOfMonth('2026-10')).toHaveLength(31);
  expect(toDatesOfMonth('2026-10')[0]).toBe('2026-10-01');
});
