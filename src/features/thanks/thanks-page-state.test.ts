import { expect, it } from 'vitest';
import { parseOrderNumberParameter } from './thanks-page-state.ts';

it.each([
  ['', null],
  ['?order=', null],
  ['?order=AT-2026-00017', 'AT-2026-00017'],
  ['?name=Anna&order=AT-1', 'AT-1'],
  ['?order=%3Cb%3E', null],
  [`?order=${'1'.repeat(65)}`, null],
])('%s → %s', (search, number) => {
  expect(parseOrderNumberParameter(search)).toBe(number);
});
