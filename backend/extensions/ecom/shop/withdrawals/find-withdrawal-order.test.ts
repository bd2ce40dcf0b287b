import { expect, it } from 'vitest';
import { parseOrderNumbersInWithdrawal } from './find-withdrawal-order.ts';

it.each([
  ['AT-10001', ['AT-10001']],
  ['at-10001', ['AT-10001', 'at-10001']],
  ['Bestellung AT 10001 vom 12. November', ['AT-10001']],
  ['AT10001', ['AT-10001']],
  ['AT – 10001, der Ring', ['AT-10001']],
  ['Nr. AT-10001 und AT-10002', ['AT-10001', 'AT-10002']],
  ['alt-977, noch vor dem Umzug', ['alt-977', 'ALT-977']],
])('finds the order numbers in "%s"', (contract, numbers) => {
  expect(parseOrderNumbersInWithdrawal(contract, 'AT').full).toEqual(numbers);
});

it('returns digits without a prefix as a guess', () => {
  expect(parseOrderNumbersInWithdrawal('10001', 'AT')).toEqual({ full: [], guessed: ['AT-10001'] });
  expect(parseOrderNumbersInWithdrawal('die Kette, 83022 Rosenheim', 'AT')).toEqual({
    full: [],
    guessed: ['AT-83022'],
  });
});

it('finds no number in plain text, and limits the number of matches', () => {
  expect(parseOrderNumbersInWithdrawal('die Kette von Samstag', 'AT')).toEqual({ full: [], guessed: [] });
  expect(parseOrderNumbersInWithdrawal('1 '.repeat(250), 'AT').guessed).toEqual(['AT-1']);
  expect(
    parseOrderNumbersInWithdrawal(Array.from({ length: 90 }, (_, index) => index).join(' '), 'AT').guessed,
  ).toHaveLength(20);
});
