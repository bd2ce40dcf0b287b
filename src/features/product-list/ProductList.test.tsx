// @vitest-environment jsdom
// The list from prerendered HTML to the backend's response: React hydrates the cards and keeps them
// (docs/decisions/014).
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import type { SearchInterpretation } from '../../../contract/shop/product-search.ts';
import { toProductListPagination } from '../../../domain/product-list/pagination.ts';
import type { ProductSummary } from '../../../domain/product/product.ts';
import type { PaginatedProductList } from '../../adapters/directus/product-list.ts';
import type {
  ProductSearchResult,
  readProductSearch as readProductSearchType,
} from '../../adapters/order-service/product-search.ts';
import { createTestIntersectionObserver } from '../../ui/intersection-observer.fixture.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { ProductList } from './ProductList.tsx';
import { createProductSearchResult } from './product-search-result.fixture.ts';
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
const readProductSearch = vi.hoisted(() => vi.fn<typeof readProductSearchType>());
vi.mock('../../adapters/order-service/product-search.ts', () => ({ readProductSearch }));
vi.mock('../../adapters/directus/shop-settings.ts', () => ({
  shopSettingsQueryOptions: { queryKey: ['shop-settings'], queryFn: () => Promise.resolve(null) },
}));

const idle: (() => void)[] = [];

beforeEach(() => {
  const paging = toProductListPagination({ page: 1, limit: 20, filterCount: 1, resultCount: 1 });
  readProductListPage.mockReset();
  readProductListPage.mockResolvedValue({ products: [toProduct('a', 10_000)], paging });
  readProductSearch.mockReset();
  readProductSearch.mockResolvedValue(createProductSearchResult());
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
  let answer: (page: ProductSearchResult) => void = vi.fn();
  readProductSearch.mockReturnValue(
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
  answer(createProductSearchResult());
  await waitFor(() => expect(place.textContent).toContain(texts.emptyHeading));
  expect(warnings.mock.calls.filter(([text]) => !String(text).includes('search'))).toEqual([]);
});

const understood: SearchInterpretation = { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false };

describe('above the products of a search stands', () => {
  const search = async (part: Partial<SearchInterpretation>, hasUnknownFilter = false) => {
    const interpretation = { ...understood, ...part };
    const found = { products: [toProduct('b', 9_900)], total: 1, interpretation, hasUnknownFilter };
    readProductSearch.mockResolvedValue(createProductSearchResult(found));
    const { place } = await show('?q=rnig');
    await waitFor(() => expect(place.querySelector('article')?.textContent).toContain('Ring b'));
    return Array.from(place.querySelectorAll('[role=status] p'), ({ textContent }) => textContent);
  };

  it.each<[string, Partial<SearchInterpretation>, string[]]>([
    ['nothing if it was understood as it was typed', {}, []],
    ['the corrected search', { correctedQuery: 'ring' }, ['Keine Treffer für „rnig“ – Ergebnisse für „ring“.']],
    ['the words left out', { ignoredWords: ['herren'] }, ['Ohne „herren“ gesucht.']],
    ['several words left out', { ignoredWords: ['a', 'b', 'c'] }, ['Ohne „a“, „b“ und „c“ gesucht.']],
    ['that others come nearest', { isNearest: true }, [texts.nearest]],
    [
      'all of it',
      { correctedQuery: 'ring', ignoredWords: ['x'], isNearest: true },
      ['Keine Treffer für „rnig“ – Ergebnisse für „ring“.', 'Ohne „x“ gesucht.', texts.nearest],
    ],
  ])('%s', async (_case, part, sentences) => {
    expect(await search(part)).toEqual(sentences);
  });

  it('that an unknown filter was left out, and the number of products', async () => {
    await search({}, true);
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status).toContain(texts.unknownFilter);
    expect(status).toContain('1 Stück');
  });
});
