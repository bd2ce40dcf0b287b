// @vitest-environment jsdom
// The results page without JavaScript: every link has its parameters, and nothing of an address or a record is markup.
import { describe, expect, it } from 'vitest';
import type { ProductSearchResponse } from '../../../../contract/shop/product-search.ts';
import {
  createTestFacetOption,
  createTestProductFacets,
} from '../../../../domain/product-list/product-facets.fixture.ts';
import { parseProductListQuery } from '../../../../domain/product-list/product-list-state.ts';
import { type SearchResultsPageTemplateData, toNoScriptSearchResultsHtml } from './no-script-search-results-html.ts';

const product = {
  id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10',
  slug: 'siegelring',
  display_name: 'Siegelring <b>Kontur</b>',
  price_brutto: '1480.00',
  price_brutto_old: null,
  stock: 1,
  reorder_possible: false,
  manufacturer: { display_name: 'Arnsberg & Söhne' },
  product_variants: [],
  ratings: [],
  images: [],
  translations: [],
};

const createAnswer = (part: Partial<ProductSearchResponse> = {}): ProductSearchResponse => ({
  status: 'ok',
  products: [product],
  total: 1,
  page: 1,
  interpretation: { filters: [], correctedQuery: null, ignoredWords: [], isNearest: false },
  hasUnknownFilter: false,
  facets: createTestProductFacets(),
  suggestions: null,
  ...part,
});

const show = (query: string, part: Partial<SearchResultsPageTemplateData> = {}) => {
  const html = toNoScriptSearchResultsHtml({
    state: parseProductListQuery(query),
    language: 'de',
    domain: 'muster.example',
    projectName: 'Muster',
    siteUrl: 'https://muster.example',
    productsPath: '/produkte',
    answer: createAnswer(),
    suggestions: null,
    ...part,
  });
  const document = new DOMParser().parseFromString(html, 'text/html');
  const readLinks = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a`)].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  return { document, readLinks, text: document.querySelector('main')?.textContent ?? '' };
};

const own = 'project=muster.example&language=de&products_path=%2Fprodukte';

describe('filters', () => {
  it('that the query was understood as are shown with a link to the rest of the query', () => {
    const filters = [
      { kind: 'price', words: 'unter 2000', minCents: null, maxCents: 200_000 },
      { kind: 'attribute', words: 'fur herren', label: 'Herren' },
      { kind: 'size', words: 'grosse 54', label: '54' },
      { kind: 'stock', words: 'auf lager' },
    ] as const;
    const interpretation = { ...createAnswer().interpretation, filters: [...filters] };
    const { document, readLinks } = show('?q=Ring+unter+2000+für+Herren+Größe+54+auf+Lager&page=2', {
      answer: createAnswer({ interpretation }),
    });
    const hrefs = readLinks('.filters').map(([, href]) => new URLSearchParams(href ?? '').get('q'));
    expect(hrefs).toEqual([
      'Ring für Herren Größe 54 auf Lager',
      'Ring unter 2000 Größe 54 auf Lager',
      'Ring unter 2000 für Herren auf Lager',
      'Ring unter 2000 für Herren Größe 54',
    ]);
    const names = [...document.querySelectorAll('.filters a')].map((link) => link.getAttribute('aria-label'));
    expect(names[0]).toMatch(/^Filter entfernen: bis 2\.000,00/);
    expect(names.slice(1)).toEqual([
      'Filter entfernen: Herren',
      'Filter entfernen: 54',
      'Filter entfernen: sofort verfügbar',
    ]);
  });

  it('of the address are shown with a link to the list without them', () => {
    const facets = createTestProductFacets({ categories: [createTestFacetOption('ringe', 'Ringe')] });
    const { readLinks } = show('?q=gold&category=ringe&tag=unknown', { answer: createAnswer({ facets }) });
    expect(readLinks('.filters')).toEqual([['Ringe ×', `?tag=unknown&q=gold&${own}`]]);
  });
});

describe('the filters of a department or a brand without a search', () => {
  const facets = createTestProductFacets({
    categories: [createTestFacetOption('schmuck', 'Schmuck')],
    manufacturers: [createTestFacetOption('ormeval', 'Ormeval & Cie')],
  });
  const answer = createAnswer({ facets, total: 41 });
  const showTitle = (query: string, part = answer) => {
    const { document } = show(query, { answer: part });
    return [document.title, document.querySelector('h1')?.textContent];
  };

  it('title the page', () => {
    expect(showTitle('?category=schmuck')).toEqual(['Schmuck | Muster', 'Schmuck']);
    expect(showTitle('?manufacturer=ormeval&page=2')[1]).toBe('Ormeval & Cie');
    expect(showTitle('?category=schmuck&stock=1')[1]).toBe('Schmuck, sofort verfügbar');
    expect(showTitle('?category=schmuck&q=gold')[1]).toBe('Suche: gold');
    expect(showTitle('?category=boats')[1]).toBe('Suche');
  });

  it('stay in the links to the other pages; others lead back to the site', () => {
    const { readLinks, text } = show('?category=schmuck', { answer });
    expect(text).toContain('41 Ergebnisse');
    expect(readLinks('.pages')).toContainEqual(['2', `?category=schmuck&page=2&${own}`]);
    expect(readLinks('main > p')).toEqual([
      ['Alle Produkte', 'https://muster.example/produkte'],
      ['Zur Startseite', 'https://muster.example/'],
    ]);
  });
});

describe('the site', () => {
  const suggestions = {
    categories: [
      { filter: 'category', value: 'ringe', label: 'Ringe' },
      { filter: 'subcategory', value: 'siegelringe', label: 'Siegelringe' },
    ] as const,
    manufacturers: [{ value: 'arnsberg', label: 'Arnsberg' }],
    pages: [
      { kind: 'page', key: 'contact', title: 'Kontakt' },
      { kind: 'page', key: 'of_a_newer_version', title: 'Neues' },
      { kind: 'brand', slug: 'arnsberg', department: 'jewelry', title: 'Arnsberg' },
    ] as const,
  };

  it('is linked where it matches: pages, categories and brands', () => {
    const { document, readLinks } = show('?q=arnsberg', {
      suggestions: { ...suggestions, categories: [...suggestions.categories], pages: [...suggestions.pages] },
    });
    expect([...document.querySelectorAll('.group h2')].map(({ textContent }) => textContent)).toEqual([
      'Aus unserem Haus',
      'Kategorien',
      'Marken',
    ]);
    expect(readLinks('.group')).toEqual([
      ['Kontakt', 'https://muster.example/kontakt'],
      ['Arnsberg', 'https://muster.example/schmuck/arnsberg'],
      ['Ringe', `?category=ringe&${own}`],
      ['Siegelringe', `?subcategory=siegelringe&${own}`],
      ['Arnsberg', `?manufacturer=arnsberg&${own}`],
    ]);
  });
});

describe('the results', () => {
  it('are products with their price, as text', () => {
    const { document, readLinks } = show('?q="><script>alert(1)</script>');
    expect(readLinks('.results')).toEqual([['Siegelring <b>Kontur</b>', 'https://muster.example/produkte/siegelring']]);
    expect(document.querySelector('.results')?.textContent).toMatch(/Arnsberg & Söhne · 1\.480,00/);
    expect(document.querySelector('script, b')).toBeNull();
    expect(document.querySelector<HTMLInputElement>('#q')?.value).toBe('"><script>alert(1)</script>');
  });

  it('have links to their other pages, which keep the search and its filters', () => {
    const { document, readLinks } = show('?q=ring&stock=1&page=2', { answer: createAnswer({ total: 95, page: 2 }) });
    const toHref = (page: number) => `?stock=1&q=ring${page > 1 ? `&page=${page}` : ''}&${own}`;
    expect(readLinks('.pages')).toEqual([
      ['1', toHref(1)],
      ['2', null],
      ['3', toHref(3)],
      ['4', toHref(4)],
      ['5', toHref(5)],
    ]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('2');
    expect(show('?q=ring').document.querySelector('nav')).toBeNull();
  });

  it('say that the price of wedding rings is for the pair', () => {
    const pair = { ...product, personalization: { surface: 'ring_pair' } };
    expect(show('?q=ring').text).toMatch(/1\.480,00\s€(?! für)/);
    expect(show('?q=ring', { answer: createAnswer({ products: [pair] }) }).text).toMatch(/1\.480,00\s€ für das Paar/);
  });

  it('say how the query was understood', () => {
    const say = (part: Partial<ProductSearchResponse['interpretation']>) => {
      const interpretation = { ...createAnswer().interpretation, ...part };
      return show('?q=Halsktte', { answer: createAnswer({ interpretation }) }).text;
    };
    expect(say({})).toContain('1 Ergebnis');
    expect(say({ correctedQuery: 'halskette' })).toContain(
      'Keine Treffer für „Halsktte“ – Ergebnisse für „halskette“.',
    );
    expect(say({ ignoredWords: ['blau', 'Herren'] })).toContain('Ohne „blau“ und „Herren“ gesucht.');
    const nearest = say({ isNearest: true, ignoredWords: ['blau'] });
    expect(nearest).toContain('Nichts passt genau');
    expect(nearest).not.toMatch(/Ohne|1 Ergebnis/);
  });

  it('may fail: the form still searches', () => {
    const { document, text } = show('?q=ring', { answer: undefined });
    expect(text).toContain('Die Suche antwortet gerade nicht.');
    expect(document.querySelector<HTMLFormElement>('form')?.method).toBe('get');
    expect([...document.querySelectorAll('form input')].map((input) => input.getAttribute('name'))).toEqual([
      'project',
      'language',
      'products_path',
      'q',
    ]);
  });
});
