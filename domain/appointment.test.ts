import { expect, it } from 'vitest';
import { readWantedProductQuery, toBranchesOf, toCancellationKey, toWantedProductQuery } from './appointment.ts';

it('offers a topic in its own branch alone, or in all', () => {
  const branches = ['a', 'b'].map((id) => ({ id, name: id, address: id }));
  expect(toBranchesOf(branches, { branchId: null })).toEqual(branches);
  expect(toBranchesOf(branches, { branchId: 'b' }).map(({ id }) => id)).toEqual(['b']);
  expect(toBranchesOf(branches, { branchId: 'c' })).toEqual([]);
});

it('knows the link of a mail, and nothing else', () => {
  const key = '0123456789abcdef'.repeat(4);
  expect(toCancellationKey(`cancel=${key}`)).toBe(key);
  for (const hash of [
    '',
    '#',
    'cancel=',
    `#cancel=${key}`,
    `cancel=${key}0`,
    `Cancel=${key}`,
    `cancel=${key.toUpperCase()}`,
  ]) {
    expect(toCancellationKey(hash)).toBeNull();
  }
});

it('leads from a piece to its appointment', () => {
  const wanted = { slug: 'ring-ä&b', variant: 'v1' };
  expect(readWantedProductQuery(toWantedProductQuery(wanted))).toEqual(wanted);
  expect(toWantedProductQuery({ slug: 'ring', variant: null })).toBe('?product=ring');
  expect(readWantedProductQuery('?seite=2')).toBeNull();
  expect(readWantedProductQuery('?product=')).toBeNull();
});
