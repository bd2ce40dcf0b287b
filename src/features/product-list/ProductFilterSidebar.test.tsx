// @vitest-environment jsdom
// The filters beside the list on desktops: prerendered with the options of the build, moved into the drawer on smaller
// screens, and usable at once.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import { productListFilterNames } from '../../../contract/product-sort-orders-and-filter-types.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import {
  createTestFacetOption as option,
  createTestProductFacets,
} from '../../../domain/product-list/product-facets.fixture.ts';
import type { requestProductSearchResult as requestProductSearchResultType } from '../../adapters/order-service/product-search.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { createTestMatchMedia } from '../../ui/match-media.fixture.ts';
import { ProductFilterChips } from './ProductFilterChips.tsx';
import { ProductFilterPanel, productFilterPanelId } from './ProductFilterPanel.tsx';
import { toAllProductsListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { createTestProductSearchResult } from './product-search-result.fixture.ts';
import { usePendingProductListStateStore, useProductListState } from './useProductListState.ts';
// Loaded before the first test, which would otherwise wait for the imports.
import './product-list-queries.ts';
import './price-slider-island.tsx';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const requestProductSearchResult = vi.hoisted(() => vi.fn<typeof requestProductSearchResultType>());
vi.mock('../../adapters/order-service/product-search.ts', () => ({ requestProductSearchResult }));

const brands = Array.from({ length: 11 }, (_, index) => option(`brand-${index}`, `Marke ${index}`, index + 1));
const facets = createTestProductFacets({
  categories: [option('rings', 'Ringe', 12), option('watches', 'Uhren', 7)],
  manufacturers: brands,
  attributeGroups: [{ id: 'g1', label: 'Uhrwerk', options: [option('aaaa', 'Automatik', 3)] }],
  price: { minCents: 10_000, maxCents: 50_000, histogram: [4, 0, 2, 1] },
});

const answer = (part: Partial<ProductSearchFacets>) =>
  createTestProductSearchResult({ facets: createTestProductFacets({ ...facets, ...part }) });

const idle: (() => void)[] = [];

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { retry: false } });
  requestProductSearchResult.mockReset();
  requestProductSearchResult.mockResolvedValue(answer({}));
  usePendingProductListStateStore.setState({ goingTo: undefined });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  navigate.mockClear();
  idle.length = 0;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface ListProps {
  query: string;
  builtFacets: ProductSearchFacets | undefined;
}

const listLocation = toAllProductsListPathAndFixedFilters('de');

const List = ({ query, builtFacets }: ListProps) => {
  const state = useProductListState(query, 1, listLocation);
  const list = { state, listLocation, locale: 'de', builtFacets } as const;
  return (
    <>
      <ProductFilterChips {...list} />
      <ProductFilterPanel {...list} filters={productListFilterNames} productCount={3} />
    </>
  );
};

/** Hydrates the static HTML. */
const show = async ({ query = '', builtFacets = facets }: Partial<ListProps> = {}) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts, shell: shellTexts } },
    ns: ['products', 'shell'],
    interpolation: { escapeValue: false },
  });
  const page = (
    <I18nextProvider i18n={i18n}>
      <List query={query} builtFacets={builtFacets} />
    </I18nextProvider>
  );
  const main = document.createElement('main');
  main.innerHTML = renderToString(page);
  document.body.append(main);
  const built = main.querySelector('section')?.textContent ?? '';
  const warnings = vi.spyOn(console, 'error');
  render(page, { container: main, hydrate: true });
  return { built, warnings };
};

const sidebar = () => screen.getByRole('region', { name: texts.filter });
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const readLabels = (element: HTMLElement) =>
  within(element)
    .getAllByRole('checkbox', { hidden: true })
    .map((input) => input.closest('label')?.textContent);
const readAddress = () => String(navigate.mock.lastCall?.[0]).replace(toPaginatedProductListPath(1, 'de'), '');
const beIdle = () => act(() => idle.splice(0).forEach((run) => run()));

it('has the options of the build in the static HTML, and refreshes them when the page is idle', async () => {
  requestProductSearchResult.mockResolvedValue(answer({ categories: [option('rings', 'Ringe', 13)] }));
  const { built, warnings } = await show();
  expect(built).toContain('Ringe (12)');
  expect(warnings).not.toHaveBeenCalled();
  expect(requestProductSearchResult).not.toHaveBeenCalled();
  expect(screen.queryByRole('slider')).toBeNull();
  beIdle();
  expect(await within(sidebar()).findByLabelText('Ringe (13)')).toBeTruthy();
});

it('moves into the drawer on small screens, as the only copy', async () => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(false));
  const { built, warnings } = await show();
  expect(built).toContain('Ringe (12)');
  expect(warnings).not.toHaveBeenCalled();
  expect(screen.queryByRole('region', { name: texts.filter })).toBeNull();
  expect(box('Ringe (12)').closest('dialog')?.id).toBe(productFilterPanelId);
});

it('applies a choice at once, and keeps its options until the new counts arrive', async () => {
  await show();
  fireEvent.click(box('Ringe (12)'));
  expect(readAddress()).toBe('?category=rings');
  expect(box('Ringe (12)').checked).toBe(true);
  expect(screen.getByRole('button', { name: texts.removeFilter.replace('{{name}}', 'Ringe') })).toBeTruthy();
  expect(screen.queryByText(texts.filtersFailed, { exact: false })).toBeNull();
});

it('disables an option that the other filters leave without products, and hides a group without any', async () => {
  requestProductSearchResult.mockResolvedValue(
    answer({
      categories: [option('rings', 'Ringe', 12), option('watches', 'Uhren', 0)],
      attributeGroups: [{ id: 'g1', label: 'Uhrwerk', options: [option('aaaa', 'Automatik', 0)] }],
    }),
  );
  await show();
  fireEvent.click(box('Marke 0 (1)'));
  expect((await screen.findByLabelText<HTMLInputElement>('Uhren (0)')).disabled).toBe(true);
  expect(box('Ringe (12)').disabled).toBe(false);
  expect(screen.queryByText('Uhrwerk')).toBeNull();
});

it('always shows a chosen option of a long group', async () => {
  requestProductSearchResult.mockResolvedValue(answer({}));
  await show({ query: '?manufacturer=brand-9', builtFacets: undefined });
  const chosen = await screen.findByLabelText<HTMLInputElement>('Marke 9 (10)');
  expect(chosen.checked).toBe(true);
  expect(chosen.closest('details')?.open).toBe(true);
  expect(screen.queryByLabelText('Marke 8 (9)')).toBeNull();
});

it('names its groups until the options are known, and asks for them at once', async () => {
  const { built } = await show({ builtFacets: undefined });
  expect(built).toContain(texts.filters.manufacturer);
  expect(await within(sidebar()).findByLabelText('Ringe (12)')).toBeTruthy();
});

it('does not complain if the counts of the plain list cannot be refreshed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  requestProductSearchResult.mockRejectedValue(new Error('503'));
  await show();
  beIdle();
  await waitFor(() => expect(requestProductSearchResult).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(box('Ringe (12)')).toBeTruthy();
  expect(screen.queryByText(texts.filtersFailed, { exact: false })).toBeNull();
});

it('gets the focus when the last chip is removed', async () => {
  await show({ query: '?category=rings', builtFacets: undefined });
  fireEvent.click(await screen.findByRole('button', { name: texts.removeFilter.replace('{{name}}', 'Ringe') }));
  expect(document.activeElement).toBe(sidebar());
});

// From here on the slider has loaded.
it('shows eight options of a long group and then all of them, with the focus on the first new one', async () => {
  await show();
  const group = screen.getByText(texts.filters.manufacturer).closest('details');
  if (!group) throw new Error('The group is missing.');
  expect(readLabels(group)).toHaveLength(8);
  const name = `${texts.showAllOptions.replace('{{total}}', '11')}: ${texts.filters.manufacturer}`;
  fireEvent.click(within(group).getByRole('button', { name, hidden: true }));
  expect(readLabels(group)).toHaveLength(11);
  expect(document.activeElement).toBe(box('Marke 8 (9)'));
  expect(within(group).queryByRole('button', { hidden: true })).toBeNull();
});

it('sets the price with a slider that loads when the visitor turns to the filters', async () => {
  await show();
  fireEvent.pointerOver(box('Ringe (12)'));
  const lowest = await screen.findByRole('slider', { name: texts.price.lowest });
  const highest = screen.getByRole('slider', { name: texts.price.highest });
  expect(lowest.getAttribute('aria-valuetext')).toMatch(/^100,00/);
  act(() => lowest.focus());
  fireEvent.keyDown(lowest, { key: 'PageUp' });
  await waitFor(() => expect(box(texts.price.from).value).toBe('150'));
  await waitFor(() => expect(readAddress()).toBe('?price=150-'));
  act(() => highest.focus());
  fireEvent.keyDown(highest, { key: 'ArrowLeft' });
  await waitFor(() => expect(readAddress()).toBe('?price=150-495'));
  fireEvent.change(box(texts.price.from), { target: { value: '' } });
  await waitFor(() => expect(lowest.getAttribute('aria-valuenow')).toBe('100'));
});
