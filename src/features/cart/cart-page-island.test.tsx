// @vitest-environment jsdom
// The cart page: changing quantities, removing lines, and where the focus goes.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import cartTexts from '../../../locales/de/cart.json';
import shellTexts from '../../../locales/de/shell.json';
import { shopSettingsSchema } from '../../../contract/shop-settings.ts';
import { addItemToCart, useCartStore } from '../../adapters/browser/cart-store.ts';
import { clearTestCart } from '../../adapters/browser/clear-test-cart.fixture.ts';
import { candleCartItem, pendantCartItem } from '../../adapters/browser/pending-order.fixture.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import type { NewCartItem } from '../../../domain/cart.ts';
import { createTestMatchMedia } from '../../ui/match-media.fixture.ts';
import CartIsland from './cart-page-island.tsx';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

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

/** Returns settings; the order service does not answer, so the cart stays as it is. */
const answer = (url: string) =>
  url.includes('/items/')
    ? Promise.resolve(Response.json({ data: [settings] }))
    : Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  queryClient.clear();
  clearTestCart();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  // Reduced motion.
  vi.stubGlobal('matchMedia', createTestMatchMedia(true));
  vi.stubGlobal('fetch', (input: string | URL) => answer(String(input)));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ring: NewCartItem = {
  ...pendantCartItem,
  product: { ...pendantCartItem.product, name: 'Ring' },
  variant: { id: pendantCartItem.product.id, name: 'Größe 54' },
};

const open = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { cart: cartTexts, shell: shellTexts } },
    ns: ['cart', 'shell'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <CartIsland
        shop={null}
        productsPath="/produkte"
        checkoutPath="/kasse"
        shippingPath="/versand"
        lead="Sehen Sie in Ruhe nach."
        departments={<a href="/schmuck">Schmuck</a>}
      />
    </I18nextProvider>,
  );
};

const show = async (...additions: NewCartItem[]) => {
  for (const addition of additions) addItemToCart(addition);
  await open();
  await screen.findByRole('list', { name: cartTexts.lines });
};

const count = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: cartTexts.count });
const type = (value: string) => fireEvent.change(count(), { target: { value } });

it('accepts a quantity of 99 and reduces 100 to it', async () => {
  await show(candleCartItem);
  type('99');
  expect(count().value).toBe('99');
  expect(count().validity.valid).toBe(true);
  expect(useCartStore.getState().totalCount).toBe(99);
  type('98');
  type('100');
  expect(count().value).toBe('99');
  expect(useCartStore.getState().totalCount).toBe(99);
  expect(count().max).toBe('99');
});

const removeButtons = () => screen.getAllByRole('button', { name: new RegExp(`^${cartTexts.remove}`) });
const remove = (name: string) => {
  const button = screen.getByRole('button', { name: cartTexts.removeName.replace('{{name}}', name) });
  button.focus();
  fireEvent.click(button);
};

it('names product and variant on the remove button', async () => {
  await show(candleCartItem, ring);
  expect(removeButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Entfernen: Duftkerze',
    'Entfernen: Ring, Größe 54',
  ]);
  remove('Ring, Größe 54');
  expect(useCartStore.getState().products.map(({ product }) => product.name)).toEqual(['Duftkerze']);
});

it('moves focus to the line that replaces a removed one', async () => {
  await show(candleCartItem, pendantCartItem, ring);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  remove('Anhänger');
  expect(focused()).toBe('Entfernen: Ring, Größe 54');
  remove('Ring, Größe 54');
  expect(focused()).toBe('Entfernen: Duftkerze');
});

it('moves focus to the heading when the last line is removed', async () => {
  await show(candleCartItem);
  remove('Duftkerze');
  const heading = screen.getByRole('heading', { name: cartTexts.emptyHeading });
  expect(document.activeElement).toBe(heading);
});

const undo = () => fireEvent.click(screen.getByRole('button', { name: cartTexts.undo }));
const readNames = () => useCartStore.getState().products.map(({ product, count }) => `${count} ${product.name}`);

it('puts a removed line back in its place, with its quantity, and moves focus there', async () => {
  await show(candleCartItem, { ...pendantCartItem, count: 2 }, ring);
  remove('Anhänger');
  const announced = cartTexts.removed.replace('{{name}}', 'Anhänger');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(announced);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[1]).toBe(announced + cartTexts.undo);
  undo();
  expect(readNames()).toEqual(['1 Duftkerze', '2 Anhänger', '1 Ring']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Entfernen: Anhänger');
  expect(screen.queryByRole('button', { name: cartTexts.undo })).toBeNull();
});

it('puts the only line back', async () => {
  await show(candleCartItem);
  remove('Duftkerze');
  undo();
  expect(readNames()).toEqual(['1 Duftkerze']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Entfernen: Duftkerze');
});

it('names the product on the buttons that change its quantity, down to one', async () => {
  await show(candleCartItem);
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Anzahl verringern: Duftkerze' });
  expect(less.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(less);
  expect(readNames()).toEqual(['1 Duftkerze']);
  fireEvent.click(screen.getByRole('button', { name: 'Anzahl erhöhen: Duftkerze' }));
  expect(readNames()).toEqual(['2 Duftkerze']);
  fireEvent.click(less);
  expect(readNames()).toEqual(['1 Duftkerze']);
});

it('takes no focus when the cart was empty from the start', async () => {
  queryClient.setQueryData(shopSettingsQueryOptions.queryKey, shopSettingsSchema.parse(settings));
  await open();
  expect(screen.getByRole('heading', { name: cartTexts.emptyHeading })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('leads to the departments, without the lead of a cart to check, once it is empty', async () => {
  await show(candleCartItem);
  expect(screen.getByText('Sehen Sie in Ruhe nach.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Schmuck' })).toBeNull();
  remove('Duftkerze');
  expect(screen.getByRole('link', { name: 'Schmuck' })).toBeTruthy();
  expect(screen.queryByText('Sehen Sie in Ruhe nach.')).toBeNull();
});

it('leaves focus alone when another tab empties the cart', async () => {
  await show(candleCartItem);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  act(clearTestCart);
  expect(screen.getByRole('heading', { name: cartTexts.emptyHeading })).toBeTruthy();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
