// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readRecentlyViewedProductIds, rememberRecentlyViewedProduct } from './RelatedAndRecentlyViewedProducts.tsx';

const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

beforeEach(() => localStorage.clear());

describe('recently viewed products', () => {
  it('are listed most recent first, without duplicates, at most eight', () => {
    for (const index of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) rememberRecentlyViewedProduct(toId(index));
    expect(readRecentlyViewedProductIds()).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map(toId));
  });

  it.each([['no JSON'], ['{"a":1}'], ['[1, null, "<script>"]'], ['null']])('are empty when %s is stored', (stored) => {
    localStorage.setItem('int-recent', stored);
    expect(readRecentlyViewedProductIds()).toEqual([]);
  });
});
