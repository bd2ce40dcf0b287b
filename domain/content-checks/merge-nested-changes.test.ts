import { describe, expect, it } from 'vitest';
import { mergeNestedChanges, extractNestedCreatesAndUpdates } from './merge-nested-changes.ts';

const stored = {
  name: 'Markt',
  hours: [
    { id: 1, opens: '10:00', closes: '18:00' },
    { id: 2, opens: '10:00', closes: '14:00' },
  ],
};
const [first, second] = stored.hours;

const merge = (hours: unknown) => mergeNestedChanges(stored, { hours }, ['hours'])['hours'];

describe('a list after a change', () => {
  it.each([
    ['nothing', undefined, stored.hours],
    ['null', null, []],
    ['an empty list', [], []],
    ['keys', [2], [second]],
    ['entries', [{ id: 1, closes: '19:00' }, { opens: '08:00' }], [{ ...first, closes: '19:00' }, { opens: '08:00' }]],
    [
      'changes',
      { create: [{ opens: '08:00' }], update: [{ id: 2, closes: '15:00' }], delete: [1] },
      [{ ...second, closes: '15:00' }, { opens: '08:00' }],
    ],
    ['no changes', { create: [], update: [], delete: [] }, stored.hours],
    [
      'an entry of another record',
      { update: [{ id: 7, opens: '09:00' }] },
      [...stored.hours, { id: 7, opens: '09:00' }],
    ],
  ])('of %s', (_case, change, expected) => {
    expect(merge(change)).toEqual(expected);
  });
});

it('keeps stored values and other lists, and needs no stored record', () => {
  expect(mergeNestedChanges(stored, { name: 'Dom', days: [1] }, ['hours'])).toEqual({
    ...stored,
    name: 'Dom',
    days: [1],
  });
  expect(mergeNestedChanges(undefined, { hours: { create: [{ opens: '08:00' }] } }, ['hours'])).toEqual({
    hours: [{ opens: '08:00' }],
  });
});

it('finds new and changed entries, but not keys', () => {
  expect(extractNestedCreatesAndUpdates({ create: [{ a: 1 }], update: [{ id: 2, a: 2 }], delete: [3] })).toEqual([
    { payload: { a: 1 }, key: undefined },
    { payload: { id: 2, a: 2 }, key: '2' },
  ]);
  expect(extractNestedCreatesAndUpdates([4, { id: 'x' }])).toEqual([{ payload: { id: 'x' }, key: 'x' }]);
  expect(extractNestedCreatesAndUpdates(undefined)).toEqual([]);
});
