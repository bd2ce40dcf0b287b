// @vitest-environment jsdom
// The filters in the drawer: options with counts, the price filter with its histogram, and what stays while counts load.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import {
  type ProductListFilterName,
  productListFilterNames,
} from '../../../contract/product-sort-orders-and-filter-types.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  createTestFacetOption as option,
  createTestProductFacets,
} from '../../../domain/product-list/product-facets.fixture.ts';
import type { requestProductSearchResult as requestProductSearchResultType } from '../../adapters/order-service/product-search.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { createTestMatchMedia } from '../../ui/match-media.fixture.ts';
import { ProductFilterPanel, productFilterPanelId } from './ProductFilterPanel.tsx';
import {
  type ProductListPathAndFixedFilters,
  toAllProductsListPathAndFixedFilters,
  toDepartmentOrBrandListLocation,
} from './product-list-path-and-fixed-filters.ts';
import { createTestProductSearchResult } from './product-search-result.fixture.ts';
import { usePendingProductListStateStore, useProductListState } from './useProductListState.ts';
// Loaded before the first test, which would otherwise wait for the imports.
import './price-slider-island.tsx';
import './product-list-queries.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const requestProductSearchResult = vi.hoisted(() => vi.fn<typeof requestProductSearchResultType>());
vi.mock('../../adapters/order-service/product-search.ts', () => ({ requestProductSearchResult }));

const whiteGold = option('aaaa', 'Weißgold 750', 4);
const facets = createTestProductFacets({
  categories: [option('rings', 'Ringe', 12), option('watches', 'Uhren', 7), option('clocks', 'Wecker', 0)],
  subcategories: [{ ...option('band', 'Bandringe', 3), category: 'rings' }],
  sizes: [option('54', '54', 5)],
  manufacturers: [option('arnsberg', 'Arnsberg', 9)],
  attributeGroups: [{ id: 'g1', label: 'Material', options: [whiteGold, option('bbbb', 'Platin', 0)] }],
  tags: [option('gift', 'Geschenk', 2)],
  branches: [option('7c1d', 'Werkhof', 6)],
  inStockCount: 8,
  price: { minCents: 10_000, maxCents: 50_000, histogram: [4, 0, 2, 1] },
});

const answer = (part: Partial<ProductSearchFacets> = {}) =>
  createTestProductSearchResult({ facets: createTestProductFacets({ ...facets, ...part }) });

beforeEach(() => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(false));
  queryClient.setDefaultOptions({ queries: { retry: false } });
  requestProductSearchResult.mockReset();
  requestProductSearchResult.mockResolvedValue(answer());
  usePendingProductListStateStore.setState({ goingTo: undefined });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  navigate.mockClear();
  vi.restoreAllMocks();
});

interface PanelProps {
  query: string;
  filters: readonly ProductListFilterName[];
  listLocation: ProductListPathAndFixedFilters;
}

const Panel = ({ query, filters, listLocation }: PanelProps) => (
  <ProductFilterPanel
    state={useProductListState(query, 1, listLocation)}
    listLocation={listLocation}
    locale="de"
    filters={filters}
    productCount={3}
  />
);

const dialog = () => document.querySelector<HTMLDialogElement>(`#${productFilterPanelId}`);

/** Renders the panel and opens it. */
const open = async (
  query: string,
  filters: readonly ProductListFilterName[] = productListFilterNames,
  listLocation = toAllProductsListPathAndFixedFilters('de'),
) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts, shell: shellTexts } },
    ns: ['products', 'shell'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <Panel query={query} filters={filters} listLocation={listLocation} />
    </I18nextProvider>,
  );
  act(() => dialog()?.setAttribute('open', ''));
};

const options = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const readAddress = () => String(navigate.mock.lastCall?.[0]).replace(toPaginatedProductListPath(1, 'de'), '');

it('offers the values of every group with the number of products, and none without products', async () => {
  await open('');
  await screen.findByLabelText('Ringe (12)');
  expect(options()).toEqual([
    'sofort verfügbar (8)',
    'Ringe (12)',
    'Uhren (7)',
    'Bandringe (3)',
    '54 (5)',
    'Arnsberg (9)',
    'Weißgold 750 (4)',
    'Geschenk (2)',
    'Werkhof (6)',
  ]);
  expect(requestProductSearchResult.mock.calls).toEqual([['de', 'list', '']]);
});

it('shows the colors of a group before its names, and keeps the names in line', async () => {
  const colored = [{ ...whiteGold, color: '#e4e4e1' }, option('cccc', 'Leder', 1)];
  requestProductSearchResult.mockResolvedValue(
    answer({ attributeGroups: [{ id: 'g1', label: 'Material', options: colored }] }),
  );
  await open('');
  const readSwatch = (label: string) => box(label).nextElementSibling as HTMLElement;
  await screen.findByLabelText('Weißgold 750 (4)');
  expect(readSwatch('Weißgold 750 (4)').style.backgroundColor).toBe('rgb(228, 228, 225)');
  expect(readSwatch('Weißgold 750 (4)').getAttribute('aria-hidden')).toBe('true');
  expect(readSwatch('Leder (1)').style.visibility).toBe('hidden');
  expect(readSwatch('Ringe (12)').textContent).toBe('Ringe (12)');
});

it('offers a chosen value even without products, and keeps it under the finger that clears it', async () => {
  await open('?attribute=bbbb');
  const platinum = await screen.findByLabelText<HTMLInputElement>('Platin (0)');
  expect(platinum.checked).toBe(true);
  platinum.focus();
  fireEvent.click(platinum);
  expect(readAddress()).toBe('');
  await waitFor(() => expect(requestProductSearchResult).toHaveBeenLastCalledWith('de', 'list', ''));
  expect(box('Platin (0)').checked).toBe(false);
  expect(document.activeElement).toBe(platinum);
});

it('combines values of a group and of several groups, and stays open', async () => {
  await open('?size=52');
  fireEvent.click(await screen.findByLabelText('54 (5)'));
  expect(readAddress()).toBe('?size=52&size=54');
  fireEvent.click(box('sofort verfügbar (8)'));
  expect(readAddress()).toBe('?size=52&size=54&stock=1');
  fireEvent.click(box('Ringe (12)'));
  expect(readAddress()).toBe('?category=rings&size=52&size=54&stock=1');
  expect(dialog()?.open).toBe(true);
});

it('keeps the groups and their counts until the new counts arrive, or if they cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open('');
  fireEvent.click(await screen.findByLabelText('Arnsberg (9)'));
  expect(box('Weißgold 750 (4)')).toBeTruthy();
  expect(screen.queryByText(texts.loadingFilters)).toBeNull();
  requestProductSearchResult.mockRejectedValueOnce(new Error('503'));
  fireEvent.click(box('Weißgold 750 (4)'));
  await screen.findByText(texts.filtersFailed, { exact: false });
  expect(box('Weißgold 750 (4)').checked).toBe(true);
  requestProductSearchResult.mockResolvedValue(
    answer({ attributeGroups: [{ id: 'g1', label: 'Material', options: [{ ...whiteGold, count: 1 }] }] }),
  );
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  await screen.findByLabelText('Weißgold 750 (1)');
  expect(screen.queryByText(texts.filtersFailed, { exact: false })).toBeNull();
});

it('says that the filters cannot be loaded, and loads them on demand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  requestProductSearchResult.mockRejectedValue(new Error('503'));
  await open('?tag=gift');
  const retry = await screen.findByRole('button', { name: texts.retry });
  requestProductSearchResult.mockResolvedValue(answer());
  fireEvent.click(retry);
  expect((await screen.findByLabelText<HTMLInputElement>('Geschenk (2)')).checked).toBe(true);
});

const readBars = () => {
  const histogram = document.querySelector('fieldset [aria-hidden="true"]');
  return Array.from(histogram?.children ?? [], (bar) => ({
    height: (bar as HTMLElement).style.height,
    isChosen: bar.hasAttribute('data-chosen'),
  }));
};

it('draws how many products cost how much, and marks the range in the fields', async () => {
  await open('?price=250-350');
  const from = await screen.findByLabelText(texts.price.from);
  expect(screen.getByText(/^Preise von 100,00.€ bis 500,00.€\.$/)).toBeTruthy();
  expect(readBars().map(({ height }) => height)).toEqual(['100%', '0%', '71%', '50%']);
  expect(readBars().map(({ isChosen }) => isChosen)).toEqual([false, true, true, false]);
  fireEvent.change(from, { target: { value: '' } });
  expect(readBars().map(({ isChosen }) => isChosen)).toEqual([true, true, true, false]);
  fireEvent.change(from, { target: { value: 'viel' } });
  expect(readBars().map(({ isChosen }) => isChosen)).toEqual([false, true, true, false]);
});

it.each([
  [{ minCents: 10_000, maxCents: 10_000, histogram: [3, 0] }, true],
  [null, false],
])('draws nothing for the prices %j', async (price, hasHint) => {
  requestProductSearchResult.mockResolvedValue(answer({ price }));
  await open('');
  await screen.findByLabelText(texts.price.from);
  expect(readBars()).toEqual([]);
  expect(screen.queryByText(/^Preise von/) !== null).toBe(hasHint);
});

it('applies a price range of whole euros that begins before it ends', async () => {
  await open('');
  const from = await screen.findByLabelText(texts.price.from);
  const upTo = screen.getByLabelText(texts.price.upTo);
  fireEvent.change(from, { target: { value: '900' } });
  fireEvent.change(upTo, { target: { value: '100' } });
  expect(await screen.findByText(texts.price.reversed)).toBeTruthy();
  fireEvent.change(upTo, { target: { value: '12,50' } });
  expect(screen.queryByText(texts.price.reversed)).toBeNull();
  expect(await screen.findByText(texts.price.notWhole)).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.change(upTo, { target: { value: '1200' } });
  await waitFor(() => expect(readAddress()).toBe('?price=900-1200'));
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.keyDown(from, { key: 'Enter' });
  expect(readAddress()).toBe('?price=-1200');
});

it('offers the subcategories of the chosen category', async () => {
  const diver = { ...option('diver', 'Taucheruhren', 2), category: 'watches' };
  requestProductSearchResult.mockResolvedValue(answer({ subcategories: [...facets.subcategories, diver] }));
  await open('?category=watches');
  const group = await screen.findByRole('list', { name: texts.filters.subcategory });
  expect(within(group).getAllByRole('checkbox')).toEqual([box('Taucheruhren (2)')]);
});

it('offers only the filters that the shop has chosen, beside size, stock and branch', async () => {
  await open('', ['category']);
  await screen.findByLabelText('Ringe (12)');
  expect(options()).toEqual(['sofort verfügbar (8)', 'Ringe (12)', 'Uhren (7)', '54 (5)', 'Werkhof (6)']);
  expect(screen.queryByLabelText(texts.price.from)).toBeNull();
});

it('leaves out the filter that the page sets, and keeps it out of the address', async () => {
  await open('', productListFilterNames, toDepartmentOrBrandListLocation('/schmuck', { category: 'rings' }));
  fireEvent.click(await screen.findByLabelText('Weißgold 750 (4)'));
  expect(navigate.mock.lastCall?.[0]).toBe('/schmuck?attribute=aaaa');
  expect(screen.queryByLabelText('Ringe (12)')).toBeNull();
  expect(options()).toContain('Bandringe (3)');
  expect(requestProductSearchResult.mock.calls[0]).toEqual(['de', 'list', '?category=rings']);
});
