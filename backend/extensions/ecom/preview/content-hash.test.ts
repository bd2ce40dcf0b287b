import { expect, it } from 'vitest';
import { toContentHash } from './content-hash.ts';

it('is the same for the same content in another order, and another for any change', () => {
  const hash = toContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: null }] });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(toContentHash({ lists: [{ b: null, a: 2 }, { a: 1 }], id: 1 })).toBe(hash);
  expect(toContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: '' }] })).not.toBe(hash);
  expect(toContentHash({ id: 1, lists: [{ a: 1 }] })).not.toBe(hash);
});
