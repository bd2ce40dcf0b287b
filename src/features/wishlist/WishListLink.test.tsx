// @vitest-environment jsdom
// The link with its number, and what shows while the shop is closed.
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import texts from '../../../locales/de/shell.json';
import { addProductsToWishList } from '../../adapters/browser/wish-list-store.ts';
import { WishListButton } from '../../ui/WishListButton.tsx';
import { WishListLink } from './WishListLink.tsx';
import { WishListProvider } from './WishListProvider.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const productId = '00000000-0000-4000-8000-000000000001';

const toPage = async (isEnabled: boolean) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: texts } }, ns: ['shell'] });
  return (
    <I18nextProvider i18n={i18n}>
      <WishListProvider shop={{ enable_cart: isEnabled, maintenance_mode: false, legal_pages: [] }}>
        <WishListLink path="/merkliste" />
        <WishListButton productId={productId} productName="Ring" variant="card" />
      </WishListProvider>
    </I18nextProvider>
  );
};

it('is part of the static HTML, with hearts that are not pressed', async () => {
  localStorage.setItem('int-wishlist', JSON.stringify([productId]));
  document.body.innerHTML = renderToStaticMarkup(await toPage(true));
  expect(screen.getByRole('link', { name: 'Merkliste' }).getAttribute('href')).toBe('/merkliste');
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

it('says how many products are on the list, and follows changes', async () => {
  localStorage.setItem('int-wishlist', JSON.stringify([productId]));
  render(await toPage(true));
  expect(screen.getByRole('link', { name: 'Merkliste, 1 Stück' })).toBeDefined();
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  act(() => void addProductsToWishList(['00000000-0000-4000-8000-000000000002']));
  expect(screen.getByRole('link', { name: 'Merkliste, 2 Stücke' })).toBeDefined();
});

it('is hidden with the hearts while the shop is disabled', async () => {
  render(await toPage(false));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
