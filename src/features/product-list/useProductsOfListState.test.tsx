// @vitest-environment jsdom
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ProductListState, initialProductListState } from '../../../domain/product-list/product-list-state.ts';
import type { ProductSummary } from '../../../domain/product/to-product.ts';
import type { ProductSearchResult } from '../../adapters/order-service/product-search.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import {
  toAllProductsListPathAndFixedFilters,
  toDepartmentOrBrandListLocation,
} from './product-list-path-and-fixed-filters.ts';
import { createTestProductSearchResult } from './product-search-result.fixture.ts';
import {
  useProductsOfListState,
  useProductListFromUrlQuery,
  reusePrerenderedProductImages,
} from './useProductsOfListState.ts';
// Loaded before the first test, which would otherwise wait for the import.
import './product-list-queries.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

interface SearchRequest {
  query: string;
  page: number;
  answer: (products: ProductSummary[], total: number) => void;
  refuse: () => void;
}

const requests = vi.hoisted(() => [] as SearchRequest[]);
/** What the answers have beside products. */
let searchPart: Partial<ProductSearchResult> = {};
vi.mock('../../adapters/order-service/product-search.ts', () => ({
  requestProductSearchResult: (_locale: string, _view: string, query: string) =>
    new Promise<ProductSearchResult>((answerSearch, reject) => {
      requests.push({
        query,
        page: Number(new URLSearchParams(query).get('page') ?? 1),
        answer: (products, total) => answerSearch(createTestProductSearchResult({ products, total, ...searchPart })),
        refuse: () => reject(new Error('503')),
      });
    }),
}));

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { retry: false } });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  requests.length = 0;
  searchPart = {};
  vi.unstubAllGlobals();
});

const toProduct = (id: string) => ({ id, image: null }) as unknown as ProductSummary;

const builtProducts = [toProduct('built')];

const open = (first: ProductListState, listLocation = toAllProductsListPathAndFixedFilters('de')) =>
  renderHook(
    ({ state }) =>
      useProductsOfListState({ locale: 'de', listLocation, page: 1, products: builtProducts, productCount: 52 }, state),
    {
      initialProps: { state: first },
    },
  );

type Hook = ReturnType<typeof open>['result'];

const readIds = ({ current }: Hook) => current.result.products.map(({ id }) => id);

const answer = async (page: number, id: string, filterCount = 52) => {
  await waitFor(() => expect(requests.map((request) => request.page)).toContain(page));
  act(() => requests.find((request) => request.page === page)?.answer([toProduct(id)], filterCount));
};

it('shows loaded pages while more are loading', async () => {
  const { result, rerender } = open({ ...initialProductListState, pageCount: 2 });
  expect(readIds(result)).toEqual(['built']);
  expect(result.current).toMatchObject({ isGrowing: true, isPending: false });
  await answer(1, 'one');
  expect(readIds(result)).toEqual(['built']);
  await answer(2, 'two');
  await waitFor(() => expect(readIds(result)).toEqual(['one', 'two']));
  expect(result.current).toMatchObject({ isGrowing: false, isPending: false });
  rerender({ state: { ...initialProductListState, pageCount: 3 } });
  expect(readIds(result)).toEqual(['one', 'two']);
  expect(result.current).toMatchObject({ isGrowing: true, isPending: false });
  await answer(3, 'three');
  await waitFor(() => expect(readIds(result)).toEqual(['one', 'two', 'three']));
  expect(requests.map(({ query }) => query)).toEqual(['', '?page=2', '?page=3']);
});

it('searches page by page', async () => {
  const state = { ...initialProductListState, search: 'ring', page: 2, pageCount: 2 };
  const { result } = open(state);
  await answer(2, 'two');
  await answer(3, 'three');
  await waitFor(() => expect(readIds(result)).toEqual(['two', 'three']));
  expect(result.current.result.paging).toMatchObject({ page: 2, filterCount: 52, pageCount: 3 });
  expect(requests.map(({ query }) => query)).toEqual(['?q=ring&page=2', '?q=ring&page=3']);
});

it('passes on how a search was understood, and that it has an unknown filter', async () => {
  const interpretation = { filters: [], correctedQuery: 'ring', ignoredWords: ['herren'], isNearest: true };
  searchPart = { hasUnknownFilter: true, interpretation };
  const { result } = open({ ...initialProductListState, category: 'boats', search: 'rnig' });
  await answer(1, 'one');
  await waitFor(() => expect(result.current.result).toMatchObject({ hasUnknownFilter: true, interpretation }));
});

it('prefers fetched data over prerendered data, even on Back, and has none for a list that was never read', async () => {
  const { result, rerender, unmount } = open(initialProductListState);
  expect(readIds(result)).toEqual(['built']);
  expect(result.current).toMatchObject({ isGrowing: false, isPending: false });
  await answer(1, 'one');
  await waitFor(() => expect(readIds(result)).toEqual(['one']));
  rerender({ state: { ...initialProductListState, tag: ['gift'] } });
  expect(result.current).toMatchObject({ isGrowing: false, isPending: true });
  rerender({ state: initialProductListState });
  expect(readIds(result)).toEqual(['one']);
  unmount();
  expect(readIds(open(initialProductListState).result)).toEqual(['one']);
});

it('keeps the prerendered list if the backend does not respond, and retries on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = open(initialProductListState);
  await waitFor(() => expect(requests).toHaveLength(1));
  act(() => requests[0]?.refuse());
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.isPending).toBe(false);
  expect(readIds(result)).toEqual(['built']);
  requests.length = 0;
  act(() => result.current.retry());
  await answer(1, 'one');
  await waitFor(() => expect(readIds(result)).toEqual(['one']));
  expect(result.current.hasFailed).toBe(false);
});

it('keeps the current list if more of it, or another one, cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result, rerender } = open({ ...initialProductListState, sort: 'price_brutto' });
  await answer(1, 'one');
  await waitFor(() => expect(readIds(result)).toEqual(['one']));
  rerender({ state: { ...initialProductListState, sort: 'price_brutto', pageCount: 2 } });
  await waitFor(() => expect(requests.map(({ page }) => page)).toContain(2));
  act(() => requests.find(({ page }) => page === 2)?.refuse());
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(readIds(result)).toEqual(['one']);
  expect(result.current).toMatchObject({ isGrowing: true, isPending: false });
});

it('shows the products of the build on the page of a department, then what its filter finds', async () => {
  const { result, rerender } = open(
    initialProductListState,
    toDepartmentOrBrandListLocation('/schmuck', { category: 'jewellery' }),
  );
  expect(readIds(result)).toEqual(['built']);
  expect(result.current).toMatchObject({ isGrowing: false, isPending: false });
  await answer(1, 'one');
  await waitFor(() => expect(readIds(result)).toEqual(['one']));
  rerender({ state: { ...initialProductListState, page: 2 } });
  expect(result.current.isPending).toBe(true);
  await answer(2, 'two');
  await waitFor(() => expect(readIds(result)).toEqual(['two']));
  expect(result.current.result.paging).toMatchObject({ page: 2, pageCount: 3 });
  expect(requests.map(({ query }) => query)).toEqual(['?category=jewellery', '?category=jewellery&page=2']);
});

const toListProduct = (id: string, alt: string, src: string) =>
  ({
    id,
    image: { alt, files: { images: { fallback: { src } }, width: 4, height: 5 }, focalPoint: { x: 0.5, y: 0.5 } },
  }) as unknown as ProductSummary;

it('keeps the prerendered image of a product unless it has changed', () => {
  const built = [toListProduct('ring', 'Ring', '/built.webp'), toListProduct('clock', 'Uhr', '/built.webp')];
  const fresh = [
    toListProduct('ring', 'Ring', '/asset'),
    toListProduct('clock', 'Uhr von vorn', '/asset'),
    toListProduct('new', 'Ring', '/asset'),
  ];
  const sources = reusePrerenderedProductImages(fresh, built).map(({ image }) => image?.files.images.fallback.src);
  expect(sources).toEqual(['/built.webp', '/asset', '/asset']);
});

it('keeps what the prerendered page hides until the page is that of the address', () => {
  const list = { locale: 'de', page: 1, products: builtProducts, productCount: 52 } as const;
  const listLocation = toAllProductsListPathAndFixedFilters('de');
  const commits: string[][] = [];
  const Page = () => {
    const { state } = useProductListFromUrlQuery({ ...list, listLocation }, '?q=xyzzy');
    useLayoutEffect(() => {
      commits.push([state.search, document.documentElement.dataset.listPending ?? '']);
    }, [state.search]);
    return <h1>{state.search}</h1>;
  };
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`;
  document.documentElement.dataset.listPending = 'filtered search';
  const container = document.body.querySelector('main') ?? document.body;
  render(<Page />, { container, hydrate: true });
  expect(commits).toEqual([
    ['', 'filtered search'],
    ['xyzzy', 'filtered search'],
  ]);
  expect(document.documentElement.dataset).not.toHaveProperty('listPending');
});
