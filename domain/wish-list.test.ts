import { describe, expect, it } from 'vitest';
import {
  toWishListWithAddedProducts,
  formatWishListHash,
  maxWishListProducts,
  parseStoredProductIds,
  parseWishListHash,
} from './wish-list.ts';

const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const tooMany = Array.from({ length: maxWishListProducts + 5 }, (_, index) => toId(index));

describe('a stored list', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '[“'],
    ['an object', '{"0":"x"}'],
    ['a number', '7'],
    ['other values', '[1, null, {}, "<script>", "../admin"]'],
  ])('is empty for %s', (_case, stored) => {
    expect(parseStoredProductIds(stored, 5)).toEqual([]);
  });

  it('has distinct ids, and not more than allowed', () => {
    const stored = JSON.stringify([toId(2), toId(1), toId(2), 'x', toId(3), toId(4)]);
    expect(parseStoredProductIds(stored, 3)).toEqual([toId(2), toId(1), toId(3)]);
  });
});

describe('a shared link', () => {
  it('carries the list in its order', () => {
    const ids = [toId(3), toId(1), toId(2)];
    const hash = formatWishListHash(ids);
    expect(hash).toMatch(/^#products=[0-9a-f]{96}$/);
    expect(parseWishListHash(hash.slice(1))).toEqual(ids);
  });

  it.each([
    ['no hash', ''],
    ['an anchor of the page', 'departments'],
    ['nothing after its name', 'products='],
    ['less than an id', 'products=0123'],
    ['what is no id', `products=${'x'.repeat(64)}`],
    ['upper case', `products=${'A'.repeat(32)}`],
  ])('names no products with %s', (_case, hash) => {
    expect(parseWishListHash(hash)).toEqual([]);
  });

  it('names as many products as a list may have', () => {
    expect(parseWishListHash(formatWishListHash(tooMany).slice(1))).toEqual(tooMany.slice(0, maxWishListProducts));
  });
});

it('adds products at the end, each once, until the list is full', () => {
  expect(toWishListWithAddedProducts([toId(1), toId(2)], [toId(2), toId(3)])).toEqual([toId(1), toId(2), toId(3)]);
  expect(toWishListWithAddedProducts(tooMany.slice(0, maxWishListProducts), [toId(99)])).toEqual(
    tooMany.slice(0, maxWishListProducts),
  );
});
