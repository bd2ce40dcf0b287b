// @vitest-environment jsdom
// The list from prerendered HTML to the backend's response: React hydrates the cards and keeps them
// (docs/decisions/014).
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import type { ProductSearchFacets, SearchInterpretation } from '../../../contract/shop/product-search.ts';
import {
  createTestFacetOption as option,
  createTestProductFacets,
} from '../../../domain/product-list/product-facets.fixture.ts';
import type {
  ProductSearchResult,
  requestProductSearchResult as requestProductSearchResultType,
} from '../../adapters/order-service/product-search.ts';
import { createTestIntersectionObserver } from '../../ui/intersection-observer.fixture.ts';
import { createTestMatchMedia } from '../../ui/match-media.fixture.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import {
  type ProductListPathAndFixedFilters,
  toAllProductsListPathAndFixedFilters,
  toDepartmentOrBrandListLocation,
} from './product-list-path-and-fixed-filters.ts';
import { ProductList, type ProductListProps } from './ProductList.tsx';
import {
  createTestProductSearchResult as createResult,
  createTestProductSummary as toProduct,
} from './product-search-result.fixture.ts';
import { usePendingProductListStateStore } from './useProductListState.ts';
import { useProductListFromUrlQuery } from './useProductsOfListState.ts';
import { useProductListSearchHeading } from './useProductListSearchHeading.ts';
// Loaded before the first test, which would otherwise wait for the import.
import './product-list-queries.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({
  navigate,
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const requestProductSearchResult = vi.hoisted(() => vi.fn<typeof requestProductSearchResultType>());
vi.mock('../../adapters/order-service/product-search.ts', () => ({ requestProductSearchResult }));

vi.mock('../../adapters/directus/random-and-related-products.ts', () => ({
  readRandomPublishedProducts: () => Promise.resolve([]),
}));

const idle: (() => void)[] = [];

beforeEach(() => {
  requestProductSearchResult.mockReset();
  requestProductSearchResult.mockResolvedValue(createResult());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
  vi.stubGlobal('IntersectionObserver', createTestIntersectionObserver().TestIntersectionObserver);
});

afterEach(() => {
  cleanup();
  usePendingProductListStateStore.setState({ goingTo: undefined });
  queryClient.clear();
  idle.length = 0;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface ShownList {
  listLocation: ProductListPathAndFixedFilters;
  productCount: number;
  initialFacets: ProductSearchFacets;
}

const SearchablePage = (props: Omit<ProductListProps, 'requested'>) => {
  const requested = useProductListFromUrlQuery(props, props.query);
  const heading = useProductListSearchHeading('Alle Stücke', requested);
  return (
    <>
      <h1>{heading}</h1>
      <ProductList {...props} requested={requested} />
    </>
  );
};

const show = async (
  query: string,
  {
    listLocation = toAllProductsListPathAndFixedFilters('de'),
    productCount = 1,
    initialFacets,
  }: Partial<ShownList> = {},
) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts, shell: shellTexts } },
    ns: ['products', 'shell'],
    interpolation: { escapeValue: false },
  });
  const page = (address: string) => (
    <I18nextProvider i18n={i18n}>
      <SearchablePage
        locale="de"
        listLocation={listLocation}
        page={1}
        products={[toProduct('a', 10_000)]}
        productCount={productCount}
        initialFacets={initialFacets}
        query={address}
        filters={['category']}
        defaultSort="sort"
        showsRatings={false}
        purchaseToOrder={false}
        shippingPath="/versand"
      />
    </I18nextProvider>
  );
  const main = document.createElement('main');
  // Prerendered without a query.
  main.innerHTML = renderToString(page(''));
  document.body.append(main);
  const card = main.querySelector('article');
  const warnings = vi.spyOn(console, 'error');
  render(page(query), { container: main, hydrate: true });
  return { listLocation: main, card, warnings, beIdle: () => act(() => idle.splice(0).forEach((run) => run())) };
};

it('hydrates without a warning, refetches when the page is idle, and updates prices in listLocation', async () => {
  const products = [toProduct('a', 12_300), toProduct('b', 9_900)];
  requestProductSearchResult.mockResolvedValue(createResult({ products, total: 2 }));
  const { listLocation, card, warnings, beIdle } = await show('');
  expect(card?.textContent).toContain('100,00');
  expect(requestProductSearchResult).not.toHaveBeenCalled();
  beIdle();
  await waitFor(() => expect(listLocation.querySelectorAll('article')).toHaveLength(2));
  expect(listLocation.querySelector('article')).toBe(card);
  expect(card?.textContent).toContain('123,00');
  expect(warnings.mock.calls.filter(([text]) => !String(text).includes('<search>'))).toEqual([]);
});

it('marks prerendered cards as those of another list until the requested ones arrive', async () => {
  let answer: (page: ProductSearchResult) => void = vi.fn();
  requestProductSearchResult.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  document.documentElement.dataset.listPending = 'filtered';
  const { listLocation, warnings, beIdle } = await show('?q=tiara');
  expect(document.documentElement.dataset.listPending).toBeUndefined();
  expect(listLocation.querySelector('[data-pending] article')).not.toBeNull();
  expect(listLocation.textContent).toContain(texts.loading);
  beIdle();
  answer(createResult());
  await waitFor(() => expect(listLocation.textContent).toContain(texts.emptyHeading));
  expect(warnings.mock.calls.filter(([text]) => !String(text).includes('search'))).toEqual([]);
});

const understood: SearchInterpretation = { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false };

describe('above the products of a search stands', () => {
  const search = async (part: Partial<SearchInterpretation>, other: Partial<ProductSearchResult> = {}) => {
    const interpretation = { ...understood, ...part };
    const found = { products: [toProduct('b', 9_900)], total: 1, interpretation, ...other };
    requestProductSearchResult.mockResolvedValue(createResult(found));
    const { listLocation } = await show('?q=rnig');
    await waitFor(() => expect(listLocation.querySelector('article')?.textContent).toContain('Ring b'));
    return Array.from(listLocation.querySelectorAll('[role=status] p'), ({ textContent }) => textContent);
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

  it.each([undefined, 'relevance', 'popular', 'sort'] as const)('the order %s of the search', async (ownSort) => {
    await search({}, { ownSort });
    const { value } = screen.getByRole<HTMLSelectElement>('combobox', { name: texts.sort });
    expect(value).toBe(ownSort ?? 'relevance');
  });

  it('that an unknown filter was left out, and the number of products', async () => {
    await search({}, { hasUnknownFilter: true });
    const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status).toContain(texts.unknownFilter);
    expect(status).toContain('1 Stück');
  });
});

it.each([
  [8, '', 0],
  [9, '', 1],
  [8, '?q=ring', 1],
])('a list of %i products at the address “%s” has filters and sorting: %i', async (productCount, query, count) => {
  await show(query, { productCount });
  expect(screen.queryAllByRole('combobox', { name: texts.sort })).toHaveLength(count);
  expect(screen.queryAllByRole('heading', { name: texts.filter })).toHaveLength(count);
});

describe('the list of a department', () => {
  const jewellery = toDepartmentOrBrandListLocation('/schmuck', { category: 'jewellery' });
  const readLinks = (listLocation: HTMLElement) =>
    Array.from(listLocation.querySelectorAll('nav a'), (link) => [link.textContent, link.getAttribute('href')]);

  it('links its further pages, which are in the query', async () => {
    const { listLocation } = await show('', { listLocation: jewellery, productCount: 41 });
    expect(readLinks(listLocation)).toEqual([
      ['Seite 2', '/schmuck?page=2'],
      ['Seite 3', '/schmuck?page=3'],
    ]);
  });

  it('moves view and focus to its start with another page', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const found = { products: [toProduct('b', 9_900)], total: 41 };
    requestProductSearchResult.mockResolvedValue(createResult(found));
    const { listLocation } = await show('', { listLocation: jewellery, productCount: 41 });
    fireEvent.click(screen.getByRole('link', { name: /^Seite ?2$/ }));
    expect(navigate.mock.lastCall?.[0]).toBe('/schmuck?page=2');
    expect(document.activeElement?.contains(listLocation.querySelector('article'))).toBe(true);
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
    await waitFor(() => expect(listLocation.querySelector('[aria-current]')?.textContent).toBe('Seite 2'));
  });

  it('shows the page of its address', async () => {
    const found = { products: [toProduct('b', 9_900)], total: 41 };
    requestProductSearchResult.mockResolvedValue(createResult(found));
    const { listLocation } = await show('?page=2', { listLocation: jewellery, productCount: 41 });
    await waitFor(() => expect(listLocation.querySelector('article')?.textContent).toContain('Ring b'));
    expect(requestProductSearchResult).toHaveBeenCalledWith('de', 'list', '?category=jewellery&page=2');
    expect(readLinks(listLocation)).toEqual([
      ['Seite 1', '/schmuck'],
      ['Seite 3', '/schmuck?page=3'],
    ]);
  });
});

describe('the heading of the page', () => {
  const { interpretation } = createResult();

  it.each([
    ['?category=uhren', 1, interpretation, 'Alle Stücke'],
    ['?q=perle', 1, interpretation, '1 Stück zu „perle“'],
    ['?q=perle', 3, interpretation, '3 Stücke zu „perle“'],
    ['?q=prele', 3, { ...interpretation, correctedQuery: 'perle' }, '3 Stücke zu „perle“'],
    ['?q=xyz', 3, { ...interpretation, isNearest: true }, 'Suche: xyz'],
    ['?q=xyz', 0, interpretation, 'Suche: xyz'],
  ])('says what was found: %s, %i', async (query, total, found, heading) => {
    const products = total > 0 ? [toProduct('b', 9_900)] : [];
    let answer: (result: ProductSearchResult) => void = () => undefined;
    requestProductSearchResult.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await show(query);
    const readHeading = () => screen.getByRole('heading', { level: 1 }).textContent;
    if (query.startsWith('?q=')) expect(readHeading()).toBe(`Suche: ${query.slice(3)}`);
    await waitFor(() => expect(requestProductSearchResult).toHaveBeenCalled());
    act(() => answer(createResult({ products, total, interpretation: found })));
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toContain(`${total} Stück`));
    expect(readHeading()).toBe(heading);
  });
});

describe('a list without products', () => {
  const initialFacets = createTestProductFacets({
    categories: [
      option('ringe', 'Ringe', 24),
      option('uhren', 'Uhren', 9),
      option('perlen', 'Perlen', 3),
      option('trauringe', 'Trauringe', 11),
      option('wohnen', 'Wohnen', 0),
    ],
    tags: [option('gift', 'Geschenk')],
  });
  const empty = createResult({ facets: initialFacets });
  const readLinks = () =>
    Array.from(screen.getByRole('navigation', { name: texts.categories }).querySelectorAll('a'), (link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  it('says so, and leads to the list without the last filter, to all products, and to the largest categories', async () => {
    requestProductSearchResult.mockResolvedValue(empty);
    await show('?category=uhren&tag=gift&q=xyz', { initialFacets });
    const without = await screen.findByRole('button', { name: 'Ohne „Geschenk“ zeigen' });
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(`0 Stücke. ${texts.emptyHeading}`);
    expect(screen.getByRole('link', { name: texts.showAll }).getAttribute('href')).toBe('/produkte');
    expect(readLinks()).toEqual([
      ['Ringe 24 Stücke', '/produkte?category=ringe'],
      ['Trauringe 11 Stücke', '/produkte?category=trauringe'],
      ['Uhren 9 Stücke', '/produkte?category=uhren'],
    ]);
    requestProductSearchResult.mockResolvedValue(createResult({ products: [toProduct('b', 9_900)], total: 1 }));
    fireEvent.click(without);
    expect(navigate.mock.lastCall?.[0]).toBe('/produkte?category=uhren&q=xyz');
    await waitFor(() => expect(screen.queryByRole('heading', { name: texts.emptyHeading })).toBeNull());
    const card = await screen.findByRole('article');
    expect(document.activeElement?.contains(card)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('leads a department to other categories, and has one way back for a single filter', async () => {
    requestProductSearchResult.mockResolvedValue(empty);
    await show('?tag=gift', {
      listLocation: toDepartmentOrBrandListLocation('/ringe', { category: 'ringe' }),
      initialFacets,
    });
    expect((await screen.findByRole('link', { name: texts.showAll })).getAttribute('href')).toBe('/ringe');
    expect(screen.queryByRole('button', { name: /^Ohne/ })).toBeNull();
    expect(readLinks()[0]).toEqual(['Trauringe 11 Stücke', '/produkte?category=trauringe']);
  });

  it('keeps the room of the next cards while they load', async () => {
    requestProductSearchResult.mockResolvedValue(empty);
    const { listLocation } = await show('?category=uhren&tag=gift', { initialFacets });
    const without = await screen.findByRole('button', { name: 'Ohne „Geschenk“ zeigen' });
    requestProductSearchResult.mockReturnValue(new Promise(() => undefined));
    fireEvent.click(without);
    expect(listLocation.querySelectorAll('[data-pending] article')).toHaveLength(1);
  });
});

describe('a search of which nothing was understood', () => {
  const popular = Array.from({ length: 20 }, (_, index) => toProduct(`p${index}`, 10_000));
  const initialFacets = createTestProductFacets({ categories: [option('ringe', 'Ringe', 24)] });
  const interpretation = { ...understood, isNearest: true };
  const found = { products: popular, total: 53, interpretation, facets: initialFacets };
  const answer = createResult({ ...found, ownSort: 'popular' });
  beforeEach(() => void requestProductSearchResult.mockResolvedValue(answer));

  it.each([
    ['', texts.popular],
    ['&sort=price_brutto', texts.others],
  ])('says so without a number of results, and shows eight products and categories: %s', async (query, heading) => {
    await show(`?q=xyzzy${query}`, { initialFacets });
    await screen.findByRole('heading', { level: 3, name: heading });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([texts.emptyHeading]);
    expect(screen.queryByRole('navigation', { name: texts.pages })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.loadMore })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(8);
    expect(screen.queryByRole('combobox', { name: texts.sort })).toBeNull();
    expect(screen.queryByRole('list', { name: texts.activeFilters })).toBeNull();
    expect(screen.getByRole('link', { name: /^Ringe/ }).getAttribute('href')).toBe('/produkte?category=ringe');
  });

  it('offers no list that would be as empty, and filters all products instead', async () => {
    await show('?q=xyzzy&tag=gift&stock=1', { initialFacets });
    await screen.findByRole('heading', { name: texts.emptyHeading });
    expect(screen.queryByRole('button', { name: /^Ohne/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Ringe/ }));
    expect(navigate.mock.lastCall?.[0]).toBe('/produkte?category=ringe&tag=gift&stock=1');
  });
});

describe('a list that cannot be read', () => {
  it('says so at once, and is read again on demand without losing the focus', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queryClient.setDefaultOptions({ queries: { retry: false } });
    requestProductSearchResult.mockRejectedValue(new Error('503'));
    const { listLocation } = await show('?tag=gift');
    const alert = (await screen.findByText(texts.failed)).closest<HTMLElement>('[role=alert]');
    if (!alert) throw new Error('The error is not announced.');
    expect(alert.textContent).toContain(texts.failedText);
    expect(listLocation.querySelector('article')).toBeNull();
    requestProductSearchResult.mockResolvedValue(createResult({ products: [toProduct('b', 9_900)], total: 1 }));
    fireEvent.click(within(alert).getByRole('button', { name: texts.retry }));
    await waitFor(() => expect(listLocation.querySelector('article')?.textContent).toContain('Ring b'));
    expect(screen.queryByText(texts.failed)).toBeNull();
    expect(document.activeElement?.contains(listLocation.querySelector('article'))).toBe(true);
  });
});
