import { expect, it } from 'vitest';
import { toInputValue, toStoredValue } from './input-value.ts';

it.each([
  ['date', '2026-12-24', '2026-12-24'],
  ['time', '09:30:00', '09:30'],
  ['dateTime', '2026-12-24T09:30:00', '2026-12-24T09:30'],
] as const)('shows and stores a %s', (type, stored, shown) => {
  expect(toInputValue(type, stored)).toBe(shown);
  expect(toStoredValue(type, shown)).toBe(stored);
});

it('stores an emptied field as none, and no year of which the last digits are missing', () => {
  expect(toInputValue('date', null)).toBe('');
  expect(toStoredValue('time', '')).toBeNull();
  expect(toStoredValue('date', '0202-12-24')).toBeUndefined();
  expect(toStoredValue('dateTime', '0020-12-24T09:30')).toBeUndefined();
});
