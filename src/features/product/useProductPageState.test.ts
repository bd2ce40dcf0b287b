// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewModeAttribute } from '../../../domain/page-metadata.ts';
import { testProductWithoutVariants } from '../../../domain/product/to-product.fixture.ts';
import type { Product } from '../../../domain/product/to-product.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { readRecentlyViewedProductIds } from './RelatedAndRecentlyViewedProducts.tsx';
import { useProductPageState } from './useProductPageState.ts';
// Loaded before the first test, which would otherwise wait for the import.
import './product-queries.ts';

const readProductBySlug = vi.hoisted(() => vi.fn<() => Promise<Product | null>>());
vi.mock('../../adapters/directus/read-product-by-slug.ts', () => ({ readProductBySlug }));
vi.mock('../../adapters/directus/random-and-related-products.ts', () => ({
  readProductSummariesByIds: vi.fn(),
  readSameCategoryProductsNearPrice: vi.fn(),
}));
vi.mock('../../adapters/directus/shop-settings.ts', () => ({
  shopSettingsQueryOptions: { queryKey: ['shop-settings'], queryFn: () => Promise.resolve(null) },
}));

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  document.documentElement.removeAttribute(previewModeAttribute);
  vi.unstubAllGlobals();
});

const ask = async (built: Product | null, answer: Product | null) => {
  readProductBySlug.mockResolvedValue(answer);
  const { result } = renderHook(() =>
    useProductPageState({ slug: 'ring', locale: 'de', prerendered: built, defaults: null }),
  );
  expect(result.current).toMatchObject({ isGone: false, view: { product: built } });
  await waitFor(() =>
    expect(queryClient.getQueryState(['product', 'de', 'ring'])).toMatchObject({
      status: 'success',
      fetchStatus: 'idle',
      data: answer,
    }),
  );
  return result;
};

it('reports a product that no longer exists in the backend as gone', async () => {
  const built = await ask(testProductWithoutVariants, null);
  await waitFor(() => expect(built.current.isGone).toBe(true));
  queryClient.clear();
  const never = await ask(null, null);
  await waitFor(() => expect(never.current.isGone).toBe(true));
});

it('keeps the previewed version, of which the backend does not know', async () => {
  document.documentElement.setAttribute(previewModeAttribute, '');
  const built = await ask(testProductWithoutVariants, { ...testProductWithoutVariants, name: 'Published' });
  expect(built.current.view.product?.name).toBe(testProductWithoutVariants.name);
});

it('keeps the draft in a preview, which the backend does not return to visitors', async () => {
  document.documentElement.setAttribute(previewModeAttribute, '');
  const built = await ask(testProductWithoutVariants, null);
  expect(built.current).toMatchObject({ isGone: false, view: { product: testProductWithoutVariants } });
  queryClient.clear();
  const never = await ask(null, null);
  await waitFor(() => expect(never.current.isGone).toBe(true));
});

it('shows fetched data with the description that the build sanitized', async () => {
  const fresh = { ...testProductWithoutVariants, priceCents: 51_000, description: '<img src=x onerror=alert(1)>' };
  const result = await ask(testProductWithoutVariants, fresh);
  await waitFor(() => expect(result.current.view.priceCents).toBe(51_000));
  expect(result.current.view.product?.description).toBe(testProductWithoutVariants.description);
});

it('shows plain text for a product newer than the build, and remembers it as viewed', async () => {
  const id = '3f2b8a51-6a4e-4a57-9d20-0a6a3c1be111';
  const result = await ask(null, {
    ...testProductWithoutVariants,
    id,
    description: '<p>Eben <b>fertig</b></p><img src=x>',
  });
  await waitFor(() => expect(result.current.view.product?.description).toBe('<p>Eben fertig</p>'));
  expect(readRecentlyViewedProductIds()).toEqual([id]);
});
