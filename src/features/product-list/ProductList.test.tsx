// @vitest-environment jsdom
// The list from prerendered HTML to the backend's response: React hydrates the cards and keeps them
// (docs/decisions/014).
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import { toProductListPagination } from '../../../domain/product-list/pagination.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { PaginatedProductList } from '../../adapters/directus/product-list.ts';
import { createTestIntersectionObserver } from '../../ui/intersection-observer.fixture.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { ProductList } from './ProductList.tsx';
// Loaded before the first test, which would otherwise wait for the import.
import './product-list-queries.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

vi.mock('gatsby', () => ({
  navigate: vi.fn(),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const readProductListPage = vi.hoisted(() => vi.fn<() => Promise<PaginatedProductList>>());
vi.mock('../../adapters/directus/product-list.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readProductListPage,
}));
vi.mock('../../adapters/directus/shop-settings.ts', () => ({
  shopSettingsQueryOptions: { queryKey: ['shop-settings'], queryFn: () => Promise.resolve(null) },
}));

const idle: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('IntersectionObserver', createTestIntersectionObserver().TestIntersectionObserver);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  idle.length = 0;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toProduct = (id: string, cents: number): ProductSummary => ({
  id,
  slug: id,
  name: `Ring ${id}`,
  manufacturer: 'Arnsberg',
  picture: null,
  unitPrice: null,
  price: { fromCents: cents, toCents: cents },
  priceBeforeCents: null,
  rating: { count: 0, average: 0 },
  overall: { stock: 1, reorderPossible: false },
});

const show = async (query: string) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts, shell: shellTexts } },
    ns: ['products', 'shell'],
    interpolation: { escapeValue: false },
  });
  const page = (address: string) => (
    <I18nextProvider i18n={i18n}>
      <ProductList
        locale="de"
        page={1}
        products={[toProduct('a', 10_000)]}
        productCount={1}
        query={address}
        filters={['category']}
        defaultSort="sort"
        showsRatings={false}
        purchaseToOrder={false}
        shippingPath="/versand"
      />
    </I18nextProvider>
  );
  const place = document.createElement('main');
  // Prerendered without a query.
  place.innerHTML = renderToString(page(''));
  document.body.append(place);
  const card = place.querySelector('article');
  const warnings = vi.spyOn(console, 'error');
  render(page(query), { container: place, hydrate: true });
  return { place, card, warnings, beIdle: () => act(() => idle.splice(0).forEach((run) => run())) };
};

it('hydrates without a warning, refetches when the page is idle, and updates prices in place', async () => {
  const paging = toProductListPagination({ page: 1, limit: 20, filterCount: 2, resultCount: 2 });
  readProductListPage.mockResolvedValue({ products: [toProduct('a', 12_300), toProduct('b', 9_900)], paging });
  const { place, card, warnings, beIdle } = await show('');
  expect(card?.textContent).toContain('100,00');
  expect(readProductListPage).not.toHaveBeenCalled();
  beIdle();
  await waitFor(() => expect(place.querySelectorAll('article')).toHaveLength(2));
  expect(place.querySelector('article')).toBe(card);
  expect(card?.textContent).toContain('123,00');
  expect(warnings.mock.calls.filter(([text]) => !String(text).includes('<search>'))).toEqual([]);
});

it('marks prerendered cards as those of another list until the requested ones arrive', async () => {
  const paging = toProductListPagination({ page: 1, limit: 20, filterCount: 0, resultCount: 0 });
  let answer: (page: PaginatedProductList) => void = vi.fn();
  readProductListPage.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  document.documentElement.dataset.listPending = 'filtered';
  const { place, warnings, beIdle } = await show('?q=tiara');
  expect(document.documentElement.dataset.listPending).toBeUndefined();
  expect(place.querySelector('[data-pending] article')).not.toBeNull();
  expect(place.textContent).toContain(texts.loading);
  beIdle();
  answer({ products: [], paging });
  await waitFor(() => expect(place.textContent).toContain(texts.emptyHeading));
  expect(warnings.mock.calls.filter(([text]) => !String(text).includes('search'))).toEqual([]);
});
