// Which result a list shows for its state: its own, or for "load more" what was there before it. Pure.
import type { ListState } from '../../../domain/product-list/list-state.ts';
import type { ListProduct } from '../../../domain/product/product.ts';
import type { ListResult } from './list-results.ts';

export interface KnownResults {
  results: Readonly<Record<string, ListResult>>;
  /** Address under which a state's result is remembered. */
  toKey: (state: ListState) => string;
  /** The built page; `null` where the state asks for another. */
  built: ListResult | null;
}

/**
 * The result of a state, or the longest beginning of it that is known: while more pieces are on their way, nobody loses
 * those that are there. `undefined` where nothing of it is known.
 */
export const findResult = (
  state: ListState,
  { results, toKey, built }: KnownResults,
): { result: ListResult; isWhole: boolean } | undefined => {
  for (let pageCount = state.pageCount; pageCount > 0; pageCount -= 1) {
    const result = results[toKey({ ...state, pageCount })] ?? (pageCount === 1 ? built : null);
    if (result) return { result, isWhole: pageCount === state.pageCount };
  }
  return undefined;
};

/** A picture that the build has made stays where the backend means the same one: nothing is loaded twice, nothing blinks. */
export const withBuiltPictures = (
  products: readonly ListProduct[],
  built: readonly ListProduct[],
): readonly ListProduct[] => {
  const pictures = new Map(built.map(({ id, picture }) => [id, picture]));
  return products.map((product) => {
    const picture = pictures.get(product.id);
    return picture && picture.alt === product.picture?.alt ? { ...product, picture } : product;
  });
};
