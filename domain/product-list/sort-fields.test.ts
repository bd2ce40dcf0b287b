import { expect, it } from 'vitest';
import { productSorts } from '../../contract/shop-settings.ts';
import { toSortFields } from './sort-fields.ts';

it.each([
  ['sort', ['sort', 'id']],
  ['-date_created', ['-date_created', '-id']],
  ['price_brutto', ['price_from', 'id']],
  ['-price_brutto', ['-price_from', '-id']],
  ['display_name', ['display_name', 'id']],
] as const)('sorts by %s, and equal ones by their id in the same direction', (sort, fields) => {
  expect(toSortFields(sort)).toEqual(fields);
});

it('leaves no two pieces in an order of chance, however the list is sorted', () => {
  for (const sort of productSorts) expect(toSortFields(sort).at(-1)).toMatch(/^-?id$/);
});
