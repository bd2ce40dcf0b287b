// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import type { InterpretedSearchFilter } from '../../../contract/shop/product-search.ts';
import {
  createTestFacetOption as option,
  createTestProductFacets,
} from '../../../domain/product-list/product-facets.fixture.ts';
import type { requestProductSearchResult as requestProductSearchResultType } from '../../adapters/order-service/product-search.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { createTestMatchMedia } from '../../ui/match-media.fixture.ts';
import { ProductFilterChips } from './ProductFilterChips.tsx';
import { ProductFilterPanel } from './ProductFilterPanel.tsx';
import { toAllProductsListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { createTestProductSearchResult } from './product-search-result.fixture.ts';
// Loaded before the first test, which would otherwise wait for the import.
import './product-list-queries.ts';
import { usePendingProductListStateStore, useProductListState } from './useProductListState.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const requestProductSearchResult = vi.hoisted(() => vi.fn<typeof requestProductSearchResultType>());
vi.mock('../../adapters/order-service/product-search.ts', () => ({ requestProductSearchResult }));

const facets = createTestProductFacets({
  categories: [option('rings', 'Ringe'), option('watches', 'Uhren')],
  subcategories: [
    { ...option('solitaire', 'Solitäre'), category: 'rings' },
    { ...option('band', 'Bandringe'), category: 'rings' },
  ],
  sizes: [option('54', '54 (17,2 mm)')],
  tags: [option('gift', 'Geschenk')],
  branches: [option('7c1d', 'Werkhof')],
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', createTestMatchMedia(false));
  requestProductSearchResult.mockResolvedValue(createTestProductSearchResult({ facets }));
  usePendingProductListStateStore.setState({ goingTo: undefined });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  navigate.mockClear();
});

const listLocation = toAllProductsListPathAndFixedFilters('de');

/** Chips and filters that share one list state, as on the page. */
const List = ({ query }: { query: string }) => {
  const state = useProductListState(query, 1, listLocation);
  return (
    <>
      <ProductFilterChips state={state} listLocation={listLocation} locale="de" />
      <ProductFilterPanel
        state={state}
        listLocation={listLocation}
        locale="de"
        filters={['category', 'subcategory']}
        productCount={3}
      />
    </>
  );
};

const toRemoval = (name: string) => texts.removeFilter.replace('{{name}}', name);

/** @param chip the chip to wait for */
const show = async (query: string, chip = 'Ringe') => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts, shell: shellTexts } },
    ns: ['products', 'shell'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <List query={query} />
    </I18nextProvider>,
  );
  await screen.findByRole('button', { name: toRemoval(chip) });
};

const readChips = () => {
  const list = screen.queryByRole('list', { name: texts.activeFilters });
  const buttons = list ? within(list).getAllByRole('button') : [];
  return buttons.slice(0, -1).map(({ textContent }) => textContent);
};
const removeChip = (label: string) => fireEvent.click(screen.getByRole('button', { name: toRemoval(label) }));
const readAddress = (): unknown => navigate.mock.lastCall?.[0];

const narrowed = '?category=rings&subcategory=solitaire&subcategory=band&tag=gift&sort=price_brutto&page=2&pages=3';

it('removes a category with its subcategories and nothing else', async () => {
  await show(narrowed);
  expect(readChips()).toEqual(['Ringe', 'Solitäre', 'Bandringe', 'Geschenk']);
  removeChip('Ringe');
  expect(readChips()).toEqual(['Geschenk']);
  expect(readAddress()).toBe(`${toPaginatedProductListPath(1, 'de')}?tag=gift&sort=price_brutto`);
});

it('removes a branch, and shows none that the shop does not offer', async () => {
  await show('?branch=7c1d&branch=0000', 'Werkhof');
  expect(readChips()).toEqual(['Werkhof']);
  removeChip('Werkhof');
  expect(readAddress()).toBe(`${toPaginatedProductListPath(1, 'de')}?branch=0000`);
});

it('shows the color of a value before its name', async () => {
  const gold = { ...option('aaaa', 'Gelbgold 750'), color: '#d4af5f' };
  const attributeGroups = [{ id: 'g1', label: 'Material', options: [gold] }];
  requestProductSearchResult.mockResolvedValue(
    createTestProductSearchResult({ facets: { ...facets, attributeGroups } }),
  );
  await show('?category=rings&attribute=aaaa', 'Gelbgold 750');
  expect(readChips()).toEqual(['Ringe', 'Gelbgold 750']);
  const readColor = (name: string) =>
    screen.getByRole('button', { name: toRemoval(name) }).querySelector('span')?.style.backgroundColor;
  expect(readColor('Gelbgold 750')).toBe('rgb(212, 175, 95)');
  expect(readColor('Ringe')).toBeUndefined();
});

it('removes one subcategory only', async () => {
  await show(narrowed);
  removeChip('Solitäre');
  expect(readChips()).toEqual(['Ringe', 'Bandringe', 'Geschenk']);
  expect(readAddress()).toBe(
    `${toPaginatedProductListPath(1, 'de')}?category=rings&subcategory=band&tag=gift&sort=price_brutto`,
  );
});

it.each([
  ['is ticked off', 'Ringe', ['Geschenk']],
  ['gives way to another one', 'Uhren', ['Uhren', 'Geschenk']],
])('clears the subcategories of a category that %s among the filters', async (_case, ticked, chips) => {
  await show(narrowed);
  fireEvent.click(screen.getByLabelText(`${ticked} (1)`));
  expect(readChips()).toEqual(chips);
});

it('moves focus to the chip that replaces a removed one', async () => {
  await show(narrowed);
  removeChip('Ringe');
  expect(document.activeElement?.textContent).toBe('Geschenk');
});

it('names size, price and stock, and removes each of them alone', async () => {
  await show('?size=54&price=100-&stock=1', '54 (17,2 mm)');
  expect(readChips()).toEqual(['54 (17,2 mm)', expect.stringMatching(/^ab 100,00/), texts.filters.stock]);
  removeChip(texts.filters.stock);
  expect(readAddress()).toBe(`${toPaginatedProductListPath(1, 'de')}?size=54&price=100-`);
  removeChip('54 (17,2 mm)');
  expect(readAddress()).toBe(`${toPaginatedProductListPath(1, 'de')}?price=100-`);
});

it('shows no value that the shop does not offer', async () => {
  await show('?category=rings&manufacturer=nobody');
  expect(readChips()).toEqual(['Ringe']);
});

describe('what a search was understood as', () => {
  const search = 'Ring Größe 54 unter 500 sofort lieferbar für Damen und Herren';
  const filters: InterpretedSearchFilter[] = [
    { kind: 'price', words: 'unter 500', minCents: null, maxCents: 50_000 },
    { kind: 'size', words: 'grosse 54', label: '54' },
    { kind: 'stock', words: 'sofort lieferbar' },
    { kind: 'attribute', words: 'fur damen', label: 'Damen' },
    { kind: 'attribute', words: 'herren', label: 'Herren' },
  ];
  const answer = () =>
    createTestProductSearchResult({
      facets,
      interpretation: { filters, correctedQuery: null, ignoredWords: [], isNearest: false },
    });

  it('is shown beside the other filters', async () => {
    requestProductSearchResult.mockResolvedValue(answer());
    await show(`?category=rings&q=${encodeURIComponent(search)}`, '54');
    expect(readChips()).toEqual([
      'Ringe',
      expect.stringMatching(/^bis 500,00/),
      '54',
      texts.filters.stock,
      'Damen',
      'Herren',
      texts.searchFor.replace('{{search}}', search),
    ]);
  });

  it.each([
    ['54', 'Ring unter 500 sofort lieferbar für Damen und Herren'],
    [texts.filters.stock, 'Ring Größe 54 unter 500 für Damen und Herren'],
    ['Damen', 'Ring Größe 54 unter 500 sofort lieferbar und Herren'],
  ])('is undone by removing its words: %s', async (chip, remaining) => {
    requestProductSearchResult.mockResolvedValue(answer());
    await show(`?tag=gift&q=${encodeURIComponent(search)}&page=2`, chip);
    removeChip(chip);
    const { searchParams } = new URL(String(readAddress()), 'https://shop.example');
    expect([...searchParams]).toEqual([
      ['tag', 'gift'],
      ['q', remaining],
    ]);
  });

  it('belongs to its search only', async () => {
    requestProductSearchResult.mockResolvedValueOnce(answer());
    await show(`?q=${encodeURIComponent(search)}`, '54');
    removeChip(texts.searchFor.replace('{{search}}', search));
    expect(readChips()).toEqual([]);
  });
});
