import { expect, it } from 'vitest';
import { toOrderNumber } from './thanked.ts';

it.each([
  ['', null],
  ['?order=', null],
  ['?order=AT-2026-00017', 'AT-2026-00017'],
  ['?name=Anna&order=AT-1', 'AT-1'],
  ['?order=%3Cb%3E', null],
  [`?order=${'1'.repeat(65)}`, null],
])('%s → %s', (search, number) => {
  expect(toOrderNumber(search)).toBe(number);
});
