// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { previewMark } from '../../../contract/publishing/preview-mark.ts';
import { plainProduct } from '../../../domain/product/product.fixture.ts';
import type { Product } from '../../../domain/product/product.ts';
import { useProduct } from './useProduct.ts';

afterEach(() => document.documentElement.removeAttribute(previewMark));

const askInVain = (product: Product | null) => {
  const { result } = renderHook(() => useProduct(product, null));
  act(() => result.current.reader.onProduct(null));
  return result.current.isGone;
};

it('takes a product for gone that the backend does not know any more', () => {
  expect(askInVain(plainProduct)).toBe(true);
  expect(askInVain(null)).toBe(true);
});

it('keeps the draft on its page in a preview, which the backend does not tell visitors of yet', () => {
  document.documentElement.setAttribute(previewMark, '');
  expect(askInVain(plainProduct)).toBe(false);
  expect(askInVain(null)).toBe(true);
});
