// The search dialog in unit tests, with a search service that answers what a test says.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import searchTexts from '../../../locales/de/search.json';
import shellTexts from '../../../locales/de/shell.json';
import type { ProductSearchResponse } from '../../../contract/shop/product-search.ts';
import { localizedSiteRouteTable, toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { SearchDialogButton } from '../../ui/SearchDialogButton.tsx';
import { SearchDialog } from './SearchDialog.tsx';
// Loaded before the first test, which would otherwise wait for the import.
import './search-combobox-island.tsx';

const gatsby = vi.hoisted(() => {
  // Read at import time.
  vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example');
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'house.example');
  return { navigate: vi.fn() };
});
vi.mock('gatsby', () => gatsby);

/** Paths that the dialog has opened. */
export const navigateMock = gatsby.navigate;

export const testProductListPath = toPaginatedProductListPath(1, 'de');

const toProductRecord = (name: string) => ({
  id: `id-${name}`,
  slug: name.toLowerCase(),
  display_name: name,
  price_brutto: '690.00',
  price_brutto_old: null,
  stock: 1,
  reorder_possible: false,
  manufacturer: { display_name: 'Arnsberg' },
  product_variants: [],
  ratings: [],
  images: [],
  translations: [],
});

/** Three products and one suggestion of each kind, apart from `part`. */
const createSearchResponse = (part: Partial<ProductSearchResponse>): ProductSearchResponse => ({
  status: 'ok',
  products: ['Solitär', 'Siegelring', 'Sautoir'].map(toProductRecord),
  total: 12,
  page: 1,
  interpretation: { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false },
  hasUnknownFilter: false,
  facets: null,
  suggestions: {
    categories: [{ filter: 'subcategory', value: 'trauringe', label: 'Trauringe' }],
    manufacturers: [{ value: 'arnsberg', label: 'Arnsberg' }],
    pages: [{ kind: 'page', key: 'service', title: 'Service' }],
  },
  ...part,
});

/** Queries that the service has received, and what it answers: a failure, or changes to the usual answer. */
export const searchServiceMock: { requested: URLSearchParams[]; answer: Error | Partial<ProductSearchResponse> } = {
  requested: [],
  answer: {},
};

/** Replaces `fetch`. */
const fetchFromSearchService = (url: string): Promise<Response> => {
  const { requested, answer } = searchServiceMock;
  requested.push(new URL(url).searchParams);
  return answer instanceof Error
    ? Promise.reject(answer)
    : Promise.resolve(Response.json(createSearchResponse(answer)));
};

/** Adds what jsdom lacks: dialogs, into and out of which a browser moves focus, and two functions. */
const addBrowserFeatures = (): void => {
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.dispatchEvent(new Event('close'));
  };
};

const menu = [
  { label: 'Uhren', href: localizedSiteRouteTable.watches.de, type: null, links: [], groups: [], image: null },
  { label: 'Service', href: localizedSiteRouteTable.service.de, type: null, links: [], groups: [], image: null },
];

/** A page with the button and the dialog. */
export const createSearchDialogTestPage = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { search: searchTexts, shell: shellTexts } },
    ns: ['search', 'shell'],
    interpolation: { escapeValue: false },
  });
  return (
    <I18nextProvider i18n={i18n}>
      <SearchDialogButton>{shellTexts.search.title}</SearchDialogButton>
      <SearchDialog
        locale="de"
        productsPath={testProductListPath}
        menu={menu}
        ProductPrice={({ product }) => `${product.price?.fromCents ?? ''} Cent`}
        TaxAndShippingNote={() => shellTexts.prices.taxLine}
      />
    </I18nextProvider>
  );
};

/** Registers what happens before and after each test of a file. */
export const registerSearchDialogTestHooks = (): void => {
  beforeEach(() => {
    searchServiceMock.requested = [];
    searchServiceMock.answer = {};
    vi.stubGlobal('fetch', fetchFromSearchService);
    addBrowserFeatures();
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    navigateMock.mockClear();
    document.body.innerHTML = '';
    window.history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
  });
};

export const getTestPageSearchButton = () => screen.getByRole('button', { name: shellTexts.search.title });
export const querySearchDialogElement = () => screen.queryByRole('dialog', { name: shellTexts.search.title });
export const getSearchDialogField = () => screen.getByLabelText<HTMLInputElement>(shellTexts.search.label);
export const queryTestSearchOptionElements = () => screen.queryAllByRole('option');
export const typeSearch = (value: string) => fireEvent.change(getSearchDialogField(), { target: { value } });
export const clickSearchDialogSubmit = () =>
  fireEvent.click(screen.getByRole('button', { name: shellTexts.search.submit }));

/** The option that a screen reader announces while the field has focus. */
export const readActiveSearchOptionText = () => {
  const id = getSearchDialogField().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing that there is');
};

export const openTestSearchDialog = async () => {
  render(await createSearchDialogTestPage());
  fireEvent.click(getTestPageSearchButton());
  await screen.findByText(searchTexts.hint);
};

/** Opens the dialog and types a text with suggestions. */
export const openSearchDialogWithTestSuggestions = async (text = 'si') => {
  await openTestSearchDialog();
  typeSearch(text);
  await screen.findAllByRole('option');
};
