import { expect, it } from 'vitest';
import { toMomentInputValue, toStoredMomentValue } from './input-value.ts';

it.each([
  ['date', '2026-12-24', '2026-12-24'],
  ['time', '09:30:00', '09:30'],
  ['dateTime', '2026-12-24T09:30:00', '2026-12-24T09:30'],
] as const)('shows and stores a %s', (type, stored, shown) => {
  expect(toMomentInputValue(type, stored)).toBe(shown);
  expect(toStoredMomentValue(type, shown)).toBe(stored);
});

it('stores an emptied field as none, and no year of which the last digits are missing', () => {
  expect(toMomentInputValue('date', null)).toBe('');
  expect(toStoredMomentValue('time', '')).toBeNull();
  expect(toStoredMomentValue('date', '0202-12-24')).toBeUndefined();
  expect(toStoredMomentValue('dateTime', '0020-12-24T09:30')).toBeUndefined();
});
