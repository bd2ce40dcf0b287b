import { expect, it } from 'vitest';
import { doesQueryProbePermissions } from './detect-permission-probe.ts';

const follow = '$FOLLOW(ecommerce_order,payment_method)';
const lists = new Set(['ratings']);

it.each([
  { filter: { [follow]: { email: { _contains: 'a' } } } },
  { filter: { _and: [{ id: { _eq: 1 } }, { _or: [{ language: { [follow]: { email: { _null: true } } } }] }] } },
  { filter: { [follow]: { _some: { lines: { [follow]: { email: { _null: true } } } } } } },
  { filter: { ratings: { comment: { _contains: 'a' } } } },
  { filter: { ratings: { _some: {}, comment: { _contains: 'a' } } } },
  { filter: { slug: { _eq: 'x' }, ratings: { comment: { _contains: 'a' } } } },
  // Directus counts every item of the list, readable or not.
  { filter: { 'count(ratings)': { _gt: 0 } } },
  { filter: { _and: [{ product: { 'count(ratings)': { _eq: 1 } } }] } },
  { sort: ['-count(ratings)'] },
  { sort: ['product.count(ratings)'] },
  { sort: [`-${follow}.email`] },
  { sort: ['product.ratings.comment'] },
  { sort: ['slug', '-ratings.comment'] },
  { deep: { lines: { _filter: { product: { ratings: { comment: { _null: true } } } } } } },
  { deep: { lines: { product: { _sort: [`${follow}.email`] } } } },
  { deep: { images: { _limit: 1 }, lines: { _limit: 1, _sort: [`${follow}.email`] } } },
])('detects a query that reveals unreadable items: %j', (query) => {
  expect(doesQueryProbePermissions(query, lists)).toBe(true);
});

it.each([
  {},
  { filter: null, sort: null, deep: null },
  { filter: { _and: [{ [follow]: { _none: { id: { _in: [1] } } } }, { ratings: { _some: { rating: { _eq: 5 } } } }] } },
  { filter: { subcategories: { subcategory_id: { _in: ['1'] } } }, sort: ['-date_created', 'category.sort'] },
  { deep: { ratings: { _filter: { rating: { _gte: 4 } }, _sort: ['-date_created'], _limit: 3 } } },
])('accepts %j', (query) => {
  expect(doesQueryProbePermissions(query, lists)).toBe(false);
});
