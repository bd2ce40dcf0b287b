import { expect, it } from 'vitest';
import { toDeliveryDates, toLatestDates, toLocalDay } from './delivery-dates.ts';

const christmas = (day: string): boolean => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(day);

it.each([
  // 2026-11-22 is a Sunday.
  ['on a Sunday', 2, 3, '2026-11-22', '2026-11-24', '2026-11-25'],
  ['on a Monday', 2, 3, '2026-11-23', '2026-11-25', '2026-11-26'],
  ['over a weekend', 2, 3, '2026-11-26', '2026-11-30', '2026-12-01'],
  ['on a Saturday', 1, 1, '2026-11-28', '2026-11-30', '2026-11-30'],
  ['over Christmas', 2, 3, '2026-12-23', '2026-12-28', '2026-12-29'],
  ['over the turn of the year', 5, 6, '2026-12-28', '2027-01-05', '2027-01-06'],
  ['over the day on which clocks change', 30, 40, '2026-03-09', '2026-04-20', '2026-05-04'],
])('%s', (_case, min, max, orderedOn, from, to) => {
  expect(toDeliveryDates({ min, max }, orderedOn, christmas)).toEqual({ from, to });
});

it('counts holidays as working days where it knows of none', () => {
  expect(toDeliveryDates({ min: 2, max: 2 }, '2026-12-23')).toEqual({ from: '2026-12-25', to: '2026-12-25' });
});

it('ends, whatever an editor has typed', () => {
  expect(toDeliveryDates({ min: 1, max: 10_000_000 }, '2026-11-23').from).toBe('2026-11-24');
});

it('takes the day where the project is', () => {
  const lateInBerlin = new Date('2026-11-22T23:30:00Z');
  expect(toLocalDay(lateInBerlin, 'Europe/Berlin')).toBe('2026-11-23');
  expect(toLocalDay(lateInBerlin, 'UTC')).toBe('2026-11-22');
});

it('arrives together with the last', () => {
  const early = { from: '2026-11-24', to: '2026-12-04' };
  const late = { from: '2026-11-30', to: '2026-12-01' };
  expect(toLatestDates([early, late])).toEqual({ from: '2026-11-30', to: '2026-12-04' });
  expect(toLatestDates([early, null])).toBeNull();
  expect(toLatestDates([])).toBeNull();
});
