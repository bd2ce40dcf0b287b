// @vitest-environment jsdom
// The prerendered list of a department, as visitors without scripts and search engines get it.
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import { shopSettingsSchema } from '../../../contract/shop-settings.ts';
import { toPaginatedProductListPath } from '../../i18n/site-paths.ts';
import { createTestProductSummary as toProduct } from './product-search-result.fixture.ts';
import { DepartmentOrBrandProductList } from './DepartmentOrBrandProductList.tsx';

// Read at import time.
vi.hoisted(() => {
  vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example');
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'house.example');
});

vi.mock('gatsby', () => ({
  navigate: vi.fn(),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const settings = shopSettingsSchema.parse({
  enable_cart: true,
  maintenance_mode: false,
  show_stock: true,
  allow_ratings: false,
  purchase_to_order: true,
  default_sort: 'sort',
  default_tax_percent: 19,
  filters: ['category', 'attribute'],
  legal_pages: [],
});

const show = async (heading: string | null, productCount: number) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts, shell: shellTexts } },
    ns: ['products', 'shell'],
    interpolation: { escapeValue: false },
  });
  const main = document.createElement('main');
  main.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <DepartmentOrBrandProductList
        heading={heading}
        list={{ fixed: { category: 'jewellery' }, productCount, path: '/produkte?category=jewellery' }}
        products={['a', 'b'].map((id) => ({ ...toProduct(id), overall: { stock: 0, reorderPossible: true } }))}
        locale="de"
        path="/schmuck"
        query=""
        settings={settings}
      />
    </I18nextProvider>,
  );
  return main;
};

const readHeadings = (main: HTMLElement) => Array.from(main.querySelectorAll('h2'), ({ textContent }) => textContent);

it('has its products with prices, under the heading of the section', async () => {
  const main = await show('Zurzeit in der Vitrine', 2);
  expect(readHeadings(main)[0]).toBe('Zurzeit in der Vitrine');
  // The products stand under a heading of their own, not under that of the filters.
  expect(readHeadings(main).at(-1)).toBe(texts.pieces);
  const cards = Array.from(main.querySelectorAll('article'), ({ textContent }) => textContent);
  expect(cards).toHaveLength(2);
  expect(cards[0]).toContain('100,00');
  expect(cards[0]).toContain(texts.availability.madeToOrder);
  expect(main.textContent).not.toContain(shellTexts.prices.seeAll);
});

it('has a heading for the products even if the section has none', async () => {
  expect(readHeadings(await show(null, 2))).toContain(texts.pieces);
});

it('leads to all products without scripts if it has more than the first ones', async () => {
  const main = await show('Zurzeit in der Vitrine', 41);
  const notes = Array.from(main.querySelectorAll('noscript'), ({ innerHTML }) => innerHTML);
  const link = notes.map((html) => new DOMParser().parseFromString(html, 'text/html').querySelector('a'))[0];
  expect(link?.textContent).toBe(shellTexts.prices.seeAll);
  const { origin, pathname, searchParams } = new URL(link?.href ?? '');
  expect(origin + pathname).toBe('https://backend.example/ecom/search/page');
  expect(Object.fromEntries(searchParams)).toEqual({
    category: 'jewellery',
    project: 'house.example',
    language: 'de',
    products_path: toPaginatedProductListPath(1, 'de'),
  });
});
