// @vitest-environment jsdom
// The wish list with present prices: removing, undoing, the cart, and a shared list.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import productTexts from '../../locales/de/products.json';
import shellTexts from '../../locales/de/shell.json';
import texts from '../../locales/de/wishList.json';
import { formatWishListHash } from '../../domain/wish-list.ts';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import type { AddToCartCallbacks } from '../features/wishlist/WishListAddToCartButton.tsx';
import { WishListProvider } from '../features/wishlist/WishListProvider.tsx';
// Loaded before the first test, which would otherwise wait for the import.
import '../features/wishlist/wish-list-page-island.tsx';
import { createTestMatchMedia } from '../ui/match-media.fixture.ts';
import WishListPage from './WishListPage.tsx';

const gatsby = vi.hoisted(() => {
  // Read at import time.
  vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example');
  return { navigate: vi.fn(), graphql: vi.fn() };
});
vi.mock('gatsby', async (importOriginal) => ({ ...(await importOriginal<object>()), ...gatsby }));
const cart = vi.hoisted(() => ({ addToCartWithLazyModule: vi.fn<AddToCartCallbacks['addToCart']>() }));
vi.mock('../features/cart/LazyCartPreview.tsx', () => cart);

const toId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const named = (name: string) => ({ display_name: name, slug: name.toLowerCase(), translations: [] });
const variant = { ...named('Größe 54'), id: 'v', price_brutto: '690.00', price_brutto_old: null, stock: 1 };

const toRecord = (index: number, name: string, more: object = {}) => ({
  ...named(name),
  id: toId(index),
  price_brutto: '690.00',
  price_brutto_old: null,
  stock: 1,
  reorder_possible: false,
  tax_percent: null,
  reference_number: 'R',
  category: { ...named('Ringe'), id: 'c' },
  manufacturer: { ...named('Arnsberg'), id: 'm' },
  attributes: [],
  tags: [],
  branches: [],
  product_variants: [],
  personalization: null,
  size_guide: null,
  contains_battery: false,
  ratings: [],
  images: [],
  ...more,
});

const records = [
  toRecord(1, 'Knospe', { product_variants: [{ ...variant, active: true, reorder_possible: false }] }),
  toRecord(2, 'Kiesel'),
  toRecord(3, 'Ranke', { price_brutto: null }),
];

const settings = {
  enable_cart: true,
  maintenance_mode: false,
  show_stock: true,
  allow_ratings: false,
  purchase_to_order: false,
  default_sort: 'sort',
  default_tax_percent: 19,
  filters: [],
  legal_pages: [],
};

/** The backend's items, filtered like the page asks for them. */
const answer = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  const filter = searchParams.get('filter') ?? '';
  const asked = records.filter(({ id, slug }) => filter.includes(id) || filter.includes(`"${slug}"`));
  return Promise.resolve(Response.json({ data: pathname.endsWith('ecommerce_settings') ? [settings] : asked }));
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/merkliste');
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
  vi.stubGlobal('fetch', (input: string | URL) => answer(String(input)));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shell = { language: 'de', projectName: 'Arnsberg & Tochter' } as SiteLayoutData;
const department = { key: 'jewelry', path: '/schmuck', heading: 'Schmuck', image: null };

const open = async (...storedIds: string[]) => {
  if (storedIds.length > 0) localStorage.setItem('int-wishlist', JSON.stringify(storedIds));
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { wishList: texts, products: productTexts, shell: shellTexts } },
    ns: ['wishList', 'products', 'shell'],
    interpolation: { escapeValue: false },
  });
  const props = { data: { shell: { data: shell }, departments: { nodes: [{ teaser: department }] } } };
  render(
    <I18nextProvider i18n={i18n}>
      <WishListProvider shop={settings}>
        <WishListPage {...(props as unknown as Parameters<typeof WishListPage>[0])} />
      </WishListProvider>
    </I18nextProvider>,
  );
};

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const findCard = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('article') as HTMLElement);
};
const stored = () => JSON.parse(localStorage.getItem('int-wishlist') ?? '[]') as string[];

it('shows the products in the order of the list, with price and what can be done', async () => {
  await open(toId(2), toId(3), toId(1));
  const pendant = await findCard('Kiesel');
  expect(names()).toEqual(['Kiesel', 'Ranke', 'Knospe']);
  expect(pendant.getByText(/690,00/)).toBeDefined();
  expect(await pendant.findByRole('button', { name: 'In den Warenkorb: Kiesel' })).toBeDefined();
  const onRequest = await findCard('Ranke');
  expect(onRequest.getByRole('link', { name: 'Preis anfragen: Ranke' })).toBeDefined();
  expect(onRequest.queryByRole('button', { name: /Warenkorb/ })).toBeNull();
});

it('removes a product with its heart, and brings it back to its place', async () => {
  await open(toId(1), toId(2), toId(3));
  const heart = (await findCard('Kiesel')).getByRole('button', { name: 'Merken: Kiesel' });
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  heart.focus();
  fireEvent.click(heart);
  expect(names()).toEqual(['Knospe', 'Ranke']);
  expect(screen.getByRole('status').textContent).toContain('Kiesel steht nicht mehr auf Ihrer Merkliste.');
  const undo = screen.getByRole('button', { name: texts.undo });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  fireEvent.click(undo);
  await waitFor(() => expect(names()).toEqual(['Knospe', 'Kiesel', 'Ranke']));
  expect(stored()).toEqual([toId(1), toId(2), toId(3)]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kiesel'));
});

it('ends with the products, without departments', async () => {
  await open(toId(2));
  await findCard('Kiesel');
  expect(screen.queryByRole('link', { name: 'Schmuck' })).toBeNull();
});

it('leads to the departments once the list is empty', async () => {
  await open(toId(2));
  fireEvent.click((await findCard('Kiesel')).getByRole('button', { name: 'Merken: Kiesel' }));
  expect(screen.getByRole('heading', { name: texts.emptyHeading })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Schmuck' }).getAttribute('href')).toBe('/schmuck');
  expect(screen.getByRole('button', { name: texts.undo })).toBeDefined();
});

it('leaves out a product that the shop does not offer any more, and says so', async () => {
  await open(toId(8), toId(2));
  await findCard('Kiesel');
  expect(names()).toEqual(['Kiesel']);
  expect(screen.getByText(texts.gone_one)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: texts.forget }));
  expect(stored()).toEqual([toId(2)]);
  expect(screen.queryByText(texts.gone_one)).toBeNull();
});

it('puts a product into the cart, or opens its page if there is something to choose', async () => {
  cart.addToCartWithLazyModule.mockResolvedValue(true);
  await open(toId(1), toId(2));
  fireEvent.click(await (await findCard('Kiesel')).findByRole('button', { name: /Warenkorb/ }));
  await waitFor(() => expect(cart.addToCartWithLazyModule).toHaveBeenCalledOnce());
  expect(cart.addToCartWithLazyModule.mock.lastCall?.[0]).toMatchObject({
    product: { id: toId(2), name: 'Kiesel' },
    variant: null,
    personalization: null,
    count: 1,
    priceBrutto: 69_000,
  });
  fireEvent.click((await findCard('Knospe')).getByRole('button', { name: /Warenkorb/ }));
  await waitFor(() => expect(gatsby.navigate).toHaveBeenCalledWith('/produkte/knospe'));
  expect(cart.addToCartWithLazyModule).toHaveBeenCalledOnce();
});

it('says that the cart is full', async () => {
  cart.addToCartWithLazyModule.mockResolvedValue(false);
  await open(toId(2));
  fireEvent.click(await (await findCard('Kiesel')).findByRole('button', { name: /Warenkorb/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.cartFull);
});

it('shows a shared list without touching the own one until asked', async () => {
  window.history.replaceState(null, '', `/merkliste${formatWishListHash([toId(1), toId(2)])}`);
  await open(toId(3), toId(2));
  await findCard('Knospe');
  expect(names()).toEqual(['Knospe', 'Kiesel']);
  expect(screen.getByRole('heading', { name: texts.sharedHeading })).toBeDefined();
  expect(stored()).toEqual([toId(3), toId(2)]);
  fireEvent.click(screen.getByRole('button', { name: texts.saveAll }));
  expect(stored()).toEqual([toId(3), toId(2), toId(1)]);
  expect(screen.getByRole('status').textContent).toBe(texts.savedAll);
  expect(screen.getByRole('link', { name: texts.toOwn }).getAttribute('href')).toBe('/merkliste');
});
