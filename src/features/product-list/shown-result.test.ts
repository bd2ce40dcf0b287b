import { expect, it } from 'vitest';
import { plainState } from '../../../domain/product-list/list-state.ts';
import { toPaging } from '../../../domain/product-list/paging.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import type { ListResult } from './list-results.ts';
import { findResult, withBuiltPictures } from './shown-result.ts';

const toResult = (): ListResult => ({
  products: [],
  paging: toPaging({ page: 1, limit: 20, filterCount: 52, resultCount: 20 }),
  hasUnknownFilter: false,
});

const toKey = ({ page, pageCount }: { page: number; pageCount: number }) => `${page} ${pageCount}`;

it('shows what is known of a list while more of it is on its way', () => {
  const [built, two, three] = [toResult(), toResult(), toResult()];
  const state = { ...plainState, pageCount: 3 };
  const find = (results: Record<string, ListResult>) => findResult(state, { results, toKey, built });
  expect(find({})).toEqual({ result: built, isWhole: false });
  expect(find({ '1 2': two })?.result).toBe(two);
  expect(find({ '1 2': two, '1 3': three })).toEqual({ result: three, isWhole: true });
  expect(find({ '1 3': three })?.result).toBe(three);
});

it('prefers the remembered result to the built one, and knows nothing of a list never read', () => {
  const [built, one] = [toResult(), toResult()];
  expect(findResult(plainState, { results: { '1 1': one }, toKey, built })?.result).toBe(one);
  expect(findResult(plainState, { results: {}, toKey, built: null })).toBeUndefined();
});

const toPiece = (id: string, alt: string, src: string) =>
  ({
    id,
    picture: { alt, files: { images: { fallback: { src } }, width: 4, height: 5 }, focalPoint: { x: 0.5, y: 0.5 } },
  }) as unknown as ListProduct;

it('keeps the built picture of a piece unless it shows something else by now', () => {
  const built = [toPiece('ring', 'Ring', '/built.webp'), toPiece('clock', 'Uhr', '/built.webp')];
  const fresh = [
    toPiece('ring', 'Ring', '/asset'),
    toPiece('clock', 'Uhr von vorn', '/asset'),
    toPiece('new', 'Ring', '/asset'),
  ];
  const sources = withBuiltPictures(fresh, built).map(({ picture }) => picture?.files.images.fallback?.src);
  expect(sources).toEqual(['/built.webp', '/asset', '/asset']);
});
