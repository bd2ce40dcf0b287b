// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import type { ProductListSortOption } from '../../../contract/product-sort-orders-and-filter-types.ts';
import { parseProductListQuery } from '../../../domain/product-list/product-list-state.ts';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { searchDialogId } from '../../ui/SearchDialogButton.tsx';
import { ProductListToolbar } from './ProductListToolbar.tsx';
import { toAllProductsListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { usePendingProductListStateStore } from './useProductListState.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

afterEach(() => {
  cleanup();
  navigate.mockClear();
  usePendingProductListStateStore.setState({ goingTo: undefined });
});

interface ShownToolbar {
  /** The order of an address without one. */
  ownSort?: ProductListSortOption;
  isSearchOnly?: boolean;
}

const show = async (query: string, { ownSort = '-date_created', isSearchOnly = false }: ShownToolbar = {}) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts } },
    interpolation: { escapeValue: false },
    ns: ['products'],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ProductListToolbar
        state={parseProductListQuery(query)}
        listLocation={toAllProductsListPathAndFixedFilters('de')}
        ownSort={ownSort}
        isSearchOnly={isSearchOnly}
      >
        52 Stücke
      </ProductListToolbar>
    </I18nextProvider>,
  );
};

const list = toPaginatedProductListPath(1, 'de');
const sorting = () => screen.getByRole<HTMLSelectElement>('combobox', { name: texts.sort });
const readShown = () => sorting().selectedOptions[0]?.textContent;
const choose = (sort: string) => fireEvent.change(sorting(), { target: { value: sort } });

it('writes the sorting into the address, goes to the first page and keeps the filters', async () => {
  await show('?tag=gift&page=3&pages=2');
  choose('price_brutto');
  expect(navigate.mock.lastCall?.[0]).toBe(`${list}?tag=gift&sort=price_brutto`);
});

it("shows the address's order, and goes to the plain address for the shop's own one", async () => {
  await show('?sort=price_brutto');
  expect(readShown()).toBe(texts.sorts.price_brutto);
  choose('-date_created');
  expect(navigate.mock.lastCall?.[0]).toBe(list);
});

const readOffered = () => Array.from(sorting().options, ({ textContent }) => textContent);

it('offers relevance only for a search, as its own order', async () => {
  await show('?q=gold&page=2', { ownSort: 'relevance' });
  expect(readShown()).toBe(texts.sorts.relevance);
  expect(readOffered()).toEqual([
    texts.sorts.relevance,
    texts.sorts.popular,
    texts.sorts.sort,
    texts.sorts['-date_created'],
    texts.sorts.price_brutto,
    texts.sorts['-price_brutto'],
    texts.sorts.display_name,
  ]);
  choose('-date_created');
  expect(navigate.mock.lastCall?.[0]).toBe(`${list}?q=gold&sort=-date_created`);
  cleanup();
  await show('?q=gold&sort=popular', { ownSort: 'relevance' });
  expect(readShown()).toBe(texts.sorts.popular);
  choose('relevance');
  expect(navigate.mock.lastCall?.[0]).toBe(`${list}?q=gold`);
});

it('offers the most popular products first, and no relevance without a search', async () => {
  await show('');
  expect(readOffered()).not.toContain(texts.sorts.relevance);
  choose('popular');
  expect(navigate.mock.lastCall?.[0]).toBe(`${list}?sort=popular`);
});

it("shows the shop's own order if the address has none", async () => {
  await show('');
  expect(readShown()).toBe(texts.sorts['-date_created']);
});

it('opens the search, and says what is searched for', async () => {
  await show('?q=ring');
  const button = screen.getByRole('button', { name: 'Suche: ring' });
  expect(button.getAttribute('commandfor')).toBe(searchDialogId);
  cleanup();
  await show('?tag=gift');
  expect(screen.getByRole('button', { name: texts.searchSubmit }).getAttribute('commandfor')).toBe(searchDialogId);
});

it('offers no relevance for a search that has only filters', async () => {
  await show('?q=unter%20500');
  expect(readShown()).toBe(texts.sorts['-date_created']);
  expect(readOffered()).not.toContain(texts.sorts.relevance);
  choose('popular');
  expect(navigate.mock.lastCall?.[0]).toBe(`${list}?q=unter+500&sort=popular`);
});

it('has only the search if there is nothing to filter or to sort, and announces the number', async () => {
  await show('?q=xyzzy', { isSearchOnly: true });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Suche: xyzzy']);
  expect(screen.getByText('52 Stücke').classList).toContain('visually-hidden');
});
