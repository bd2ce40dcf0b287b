// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/de/checkout.json';
import { addItem, changeItemCount, removeItem, resetCart, useCartStore } from '../../../adapters/browser/cart-store.ts';
import type { CartAddition } from '../../../domain/cart.ts';
import { filledDraft } from '../../../domain/checkout/checkout.fixture.ts';
import { createAttempt, type OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { toOrderContent } from '../../../domain/checkout/order-body.ts';
import { HeldWays } from './HeldWays.tsx';

const candle: CartAddition = {
  product: {
    id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a11',
    slug: 'candle',
    name: 'Duftkerze',
    manufacturer: 'Arnsberg',
    imageUrl: null,
  },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto: 3_400,
};
const pendant: CartAddition = {
  ...candle,
  product: { ...candle.product, id: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a12', name: 'Anhänger' },
  priceBrutto: 69_000,
};

const held = { orderNumber: 'AT-10001', paymentMethod: 4, total: 3_400 };
const onPay = vi.fn();
const onGiveUp = vi.fn();

const createWaiting = (): OrderAttempt => {
  const content = toOrderContent(filledDraft, useCartStore.getState(), { language: 'de', total: 3_400, homepage: '' });
  if (!content) throw new Error('Nothing can be ordered.');
  return { ...createAttempt(content, { pickup: null, paypalClientId: 'client' }), held };
};

const show = async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { checkout: texts } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <HeldWays attempt={createWaiting()} held={held} provider="PayPal" locale="de" onPay={onPay} onGiveUp={onGiveUp} />
    </I18nextProvider>,
  );
};

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

beforeEach(() => {
  resetCart();
  addItem(candle);
});

afterEach(() => {
  cleanup();
  onPay.mockReset();
  onGiveUp.mockReset();
});

it('goes on with the order while the cart is unchanged', async () => {
  await show();
  expect(buttons()).toEqual(['Weiter mit PayPal bezahlen', 'Etwas ändern']);
});

it('asks which is meant as soon as the cart is another one', async () => {
  await show();
  act(() => void addItem(pendant));
  expect(screen.getByRole('heading', { name: texts.held.choice.heading })).toBeTruthy();
  expect(buttons()).toEqual([
    'Diese Bestellung über 34,00 € mit PayPal bezahlen',
    'Stornieren und den ganzen Warenkorb für 724,00 € bestellen',
  ]);
  expect(screen.getByText(texts.held.choice.payNote)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Diese Bestellung/ }));
  expect([onPay.mock.calls.length, onGiveUp.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: /^Stornieren/ }));
  expect(onGiveUp).toHaveBeenCalledOnce();
});

it('asks as well where a quantity was raised', async () => {
  await show();
  act(() => void changeItemCount(1, 2));
  expect(buttons()[1]).toBe('Stornieren und den ganzen Warenkorb für 68,00 € bestellen');
});

it('can be paid or cancelled with an empty cart', async () => {
  await show();
  act(() => void removeItem(1));
  expect(buttons()).toEqual(['Weiter mit PayPal bezahlen', 'Diese Bestellung stornieren']);
});
