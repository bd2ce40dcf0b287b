import { expect, it } from 'vitest';
import { toDateOrTimeInputValue, toStoredDateOrTimeValue } from './date-or-time-input-value.ts';

it.each([
  ['date', '2026-12-24', '2026-12-24'],
  ['time', '09:30:00', '09:30'],
  ['dateTime', '2026-12-24T09:30:00', '2026-12-24T09:30'],
] as const)('shows and stores a %s', (type, stored, shown) => {
  expect(toDateOrTimeInputValue(type, stored)).toBe(shown);
  expect(toStoredDateOrTimeValue(type, shown)).toBe(stored);
});

it('stores an emptied field as none, and no year of which the last digits are missing', () => {
  expect(toDateOrTimeInputValue('date', null)).toBe('');
  expect(toStoredDateOrTimeValue('time', '')).toBeNull();
  expect(toStoredDateOrTimeValue('date', '0202-12-24')).toBeUndefined();
  expect(toStoredDateOrTimeValue('dateTime', '0020-12-24T09:30')).toBeUndefined();
});
