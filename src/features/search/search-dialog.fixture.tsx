// The search dialog in unit tests, with a search service that answers what a test says.
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import searchTexts from '../../../locales/de/search.json';
import shellTexts from '../../../locales/de/shell.json';
import type { ProductSearchResponse } from '../../../contract/shop/product-search.ts';
import { toProductListPath } from '../../i18n/site-paths.ts';
import { SearchDialogButton } from '../../ui/SearchDialogButton.tsx';
import { SearchDialog } from './SearchDialog.tsx';

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
export const searchService: { requested: URLSearchParams[]; answer: Error | Partial<ProductSearchResponse> } = {
  requested: [],
  answer: {},
};

/** Replaces `fetch`. */
export const fetchFromSearchService = (url: string): Promise<Response> => {
  const { requested, answer } = searchService;
  requested.push(new URL(url).searchParams);
  return answer instanceof Error
    ? Promise.reject(answer)
    : Promise.resolve(Response.json(createSearchResponse(answer)));
};

/** Adds what jsdom lacks: dialogs, into and out of which a browser moves focus, and two functions. */
export const addBrowserFeatures = (): void => {
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

/** A page with the button and the dialog. */
export const createSearchPage = async () => {
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
        productsPath={toProductListPath(1, 'de')}
        ProductPrice={({ product }) => `${product.price?.fromCents ?? ''} Cent`}
        TaxAndShippingNote={() => shellTexts.prices.taxLine}
      />
    </I18nextProvider>
  );
};
