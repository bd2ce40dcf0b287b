// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import shellTexts from '../../../locales/de/shell.json';
import type { ProductFilterOptions } from '../../../domain/product-list/product-list-state.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { toProductListPath } from '../../i18n/site-paths.ts';
import { ProductFilterChips } from './ProductFilterChips.tsx';
import { ProductFilterPanel } from './ProductFilterPanel.tsx';
import { productFilterQueryOptions } from './product-list-queries.ts';
import { usePendingProductListState, useProductListState } from './useProductListState.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const option = (value: string, label: string) => ({ id: `id-${value}`, value, label });

const options: ProductFilterOptions = {
  categories: [option('rings', 'Ringe'), option('watches', 'Uhren')],
  subcategories: [
    { ...option('solitaire', 'Solitäre'), category: 'rings' },
    { ...option('band', 'Bandringe'), category: 'rings' },
  ],
  manufacturers: [],
  attributeGroups: [],
  tags: [option('gift', 'Geschenk')],
};

beforeEach(() => {
  queryClient.setQueryData(productFilterQueryOptions('de').queryKey, options);
  usePendingProductListState.setState({ goingTo: undefined });
});

afterEach(() => {
  cleanup();
  navigate.mockClear();
});

/** Chips and filters that share one list state, as on the page. */
const List = ({ query }: { query: string }) => {
  const state = useProductListState(query, 1);
  return (
    <>
      <ProductFilterChips state={state} locale="de" />
      <ProductFilterPanel state={state} locale="de" filters={['category', 'subcategory']} productCount={3} />
    </>
  );
};

const show = async (query: string) => {
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
  await screen.findByRole('button', { name: texts.removeFilter.replace('{{name}}', 'Ringe') });
};

const readChips = () => {
  const list = screen.queryByRole('list', { name: texts.activeFilters });
  const buttons = list ? within(list).getAllByRole('button') : [];
  return buttons.slice(0, -1).map(({ textContent }) => textContent);
};
const removeChip = (label: string) =>
  fireEvent.click(screen.getByRole('button', { name: texts.removeFilter.replace('{{name}}', label) }));
const readAddress = (): unknown => navigate.mock.lastCall?.[0];

const narrowed = '?category=rings&subcategory=solitaire&subcategory=band&tag=gift&sort=price_brutto&page=2&pages=3';

it('removes a category with its subcategories and nothing else', async () => {
  await show(narrowed);
  expect(readChips()).toEqual(['Ringe', 'Solitäre', 'Bandringe', 'Geschenk']);
  removeChip('Ringe');
  expect(readChips()).toEqual(['Geschenk']);
  expect(readAddress()).toBe(`${toProductListPath(1, 'de')}?tag=gift&sort=price_brutto`);
});

it('removes one subcategory only', async () => {
  await show(narrowed);
  removeChip('Solitäre');
  expect(readChips()).toEqual(['Ringe', 'Bandringe', 'Geschenk']);
  expect(readAddress()).toBe(
    `${toProductListPath(1, 'de')}?category=rings&subcategory=band&tag=gift&sort=price_brutto`,
  );
});

it.each([
  ['is ticked off', 'Ringe', ['Geschenk']],
  ['gives way to another one', 'Uhren', ['Uhren', 'Geschenk']],
])('clears the subcategories of a category that %s among the filters', async (_case, ticked, chips) => {
  await show(narrowed);
  fireEvent.click(screen.getByLabelText(ticked));
  expect(readChips()).toEqual(chips);
});

it('moves focus to the chip that replaces a removed one', async () => {
  await show(narrowed);
  removeChip('Ringe');
  expect(document.activeElement?.textContent).toBe('Geschenk');
});
