// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import { parseProductListQuery } from '../../../domain/product-list/product-list-state.ts';
import { toProductListPath } from '../../i18n/site-paths.ts';
import { ProductListToolbar } from './ProductListToolbar.tsx';
import { usePendingProductListState } from './useProductListState.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

afterEach(() => {
  cleanup();
  navigate.mockClear();
  usePendingProductListState.setState({ goingTo: undefined });
});

const show = async (query: string) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts } },
    interpolation: { escapeValue: false },
    ns: ['products'],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ProductListToolbar state={parseProductListQuery(query)} locale="de" defaultSort="-date_created" />
    </I18nextProvider>,
  );
};

const list = toProductListPath(1, 'de');
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

it("shows the shop's own order if the address has none", async () => {
  await show('');
  expect(readShown()).toBe(texts.sorts['-date_created']);
});
