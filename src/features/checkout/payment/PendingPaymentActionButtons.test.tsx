// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/de/checkout.json';
import { addItemToCart, changeCartItemQuantity, removeItemFromCart } from '../../../adapters/browser/cart-store.ts';
import { clearTestCart } from '../../../adapters/browser/clear-test-cart.fixture.ts';
import { PendingPaymentActionButtons } from './CheckoutPendingPaymentView.tsx';
import {
  candleCartItem,
  createTestOrderAttempt,
  pendantCartItem,
  pendingOrderFixture,
} from '../../../adapters/browser/pending-order.fixture.ts';

const onPay = vi.fn();
const onGiveUp = vi.fn();

const show = async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { checkout: texts } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <PendingPaymentActionButtons
        attempt={createTestOrderAttempt()}
        held={pendingOrderFixture}
        provider="PayPal"
        locale="de"
        onPay={onPay}
        onGiveUp={onGiveUp}
      />
    </I18nextProvider>,
  );
};

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

beforeEach(() => {
  clearTestCart();
  addItemToCart(candleCartItem);
});

afterEach(() => {
  cleanup();
  onPay.mockReset();
  onGiveUp.mockReset();
});

it('continues with the order while the cart is unchanged', async () => {
  await show();
  expect(buttons()).toEqual(['Weiter mit PayPal bezahlen', 'Bestellung ändern']);
});

it('asks which order is meant once the cart has changed', async () => {
  await show();
  act(() => void addItemToCart(pendantCartItem));
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

it('also asks when a quantity was increased', async () => {
  await show();
  act(() => void changeCartItemQuantity(1, 2));
  expect(buttons()[1]).toBe('Stornieren und den ganzen Warenkorb für 68,00 € bestellen');
});

it('allows paying or cancelling with an empty cart', async () => {
  await show();
  act(() => void removeItemFromCart(1));
  expect(buttons()).toEqual(['Weiter mit PayPal bezahlen', 'Diese Bestellung stornieren']);
});
