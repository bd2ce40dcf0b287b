// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/shell.json';
import { addItemToCart, changeCartItemQuantity, useCartStore } from '../../adapters/browser/cart-store.ts';
import { clearTestCart } from '../../adapters/browser/clear-test-cart.fixture.ts';
import { updateCheckoutDraft, clearCheckout, useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { testCheckoutDraft } from '../../../domain/checkout/checkout.fixture.ts';
import {
  candleCartItem,
  createTestOrderAttempt,
  pendantCartItem,
} from '../../adapters/browser/pending-order.fixture.ts';
import { clearPendingOrderOutcome, PendingOrderNotice } from './PendingOrderNotice.tsx';

const noticeTexts = texts.waitingOrder;

const post = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

/** The service's state of the order, and its response to a cancellation. */
let state: string;
let cancellation: () => Promise<Response>;

const answer = (body: object) => Promise.resolve(new Response(JSON.stringify(body)));

const orderUuid = () => useCheckoutStore.getState().attempt?.orderUuid;

const inCart = () => useCartStore.getState().products.map(({ product, count }) => `${count} ${product.name}`);

const cancellations = () => post.mock.calls.filter(([url]) => url.endsWith('/order/cancellation')).length;

const show = async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: texts } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <PendingOrderNotice checkoutPath="/kasse" heading="h2" />
      </QueryClientProvider>
    </I18nextProvider>,
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Orders the candle with PayPal, without payment. */
const waitForPayment = () => {
  addItemToCart(candleCartItem);
  updateCheckoutDraft({ ...testCheckoutDraft, attempt: createTestOrderAttempt() });
};

beforeEach(() => {
  queryClient.clear();
  clearTestCart();
  clearCheckout();
  clearPendingOrderOutcome();
  state = 'awaiting_payment';
  cancellation = () => answer({ status: 'ok' });
  vi.stubGlobal('fetch', post);
  post.mockImplementation((url) =>
    url.endsWith('/order/cancellation')
      ? cancellation()
      : answer({
          status: 'ok',
          order_uuid: orderUuid(),
          order_number: 'AT-10001',
          state,
          total_cents: 3_400,
          payment: { kind: 'none' },
        }),
  );
  waitForPayment();
});

afterEach(() => {
  cleanup();
  post.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the pending order, its items and the link to pay it', async () => {
  await show();
  addItemToCart(pendantCartItem);
  const notice = screen.getByRole('region', {
    name: /^Ihre Bestellung AT-10001 über 34,00\s€ wartet auf Ihre Zahlung$/,
  });
  expect(notice.textContent).toContain('1 × Duftkerze');
  expect(notice.textContent).not.toContain('Anhänger');
  expect(screen.getByRole('link', { name: noticeTexts.continue }).getAttribute('href')).toBe('/kasse');
});

it('cancels only after confirmation, once for two clicks, and keeps the cart', async () => {
  await show();
  press(noticeTexts.cancel);
  expect(document.activeElement?.textContent).toBe(noticeTexts.question);
  press(noticeTexts.keep);
  expect(cancellations()).toBe(0);
  press(noticeTexts.cancel);
  press(noticeTexts.confirm);
  press(noticeTexts.confirm);
  await screen.findByText(noticeTexts.news.cancelled.replace('{{number}}', 'AT-10001'));
  expect(cancellations()).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
  expect(inCart()).toEqual(['1 Duftkerze']);
  expect(useCheckoutStore.getState()).toMatchObject({
    attempt: null,
    customerEmail: testCheckoutDraft.customerEmail,
  });
});

it('removes exactly the ordered items when the order was paid elsewhere', async () => {
  state = 'paid';
  changeCartItemQuantity(1, 2);
  addItemToCart(pendantCartItem);
  await show();
  await screen.findByText(noticeTexts.news.paid.replace('{{number}}', 'AT-10001'));
  expect(inCart()).toEqual(['1 Duftkerze', '1 Anhänger']);
});

it('keeps the cart when the order expired unpaid', async () => {
  state = 'cancelled';
  await show();
  await screen.findByText(noticeTexts.news.closed.replace('{{number}}', 'AT-10001'));
  expect(inCart()).toEqual(['1 Duftkerze']);
});

it('detects a paid order when it can no longer be cancelled', async () => {
  await show();
  cancellation = () => {
    state = 'paid';
    return answer({ status: 'error', code: 'order_closed' });
  };
  press(noticeTexts.cancel);
  press(noticeTexts.confirm);
  await screen.findByText(noticeTexts.news.paid.replace('{{number}}', 'AT-10001'));
  expect(inCart()).toEqual([]);
});

it('shows why cancelling failed and changes nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await show();
  cancellation = () => Promise.reject(new TypeError('Failed to fetch'));
  press(noticeTexts.cancel);
  press(noticeTexts.confirm);
  expect((await screen.findByRole('alert')).textContent).toBe(noticeTexts.failed.failed);
  cancellation = () => answer({ status: 'error', code: 'payment_pending' });
  press(noticeTexts.confirm);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(noticeTexts.failed.pending));
  expect(orderUuid()).toBeTruthy();
});

it('drops the failure once another order is pending', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await show();
  cancellation = () => Promise.reject(new TypeError('Failed to fetch'));
  press(noticeTexts.cancel);
  press(noticeTexts.confirm);
  await screen.findByRole('alert');
  act(() => updateCheckoutDraft({ attempt: createTestOrderAttempt() }));
  expect(screen.getByRole('region')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('disappears when another tab removes the order', async () => {
  await show();
  act(() => {
    localStorage.removeItem('int-checkout');
    window.dispatchEvent(new StorageEvent('storage', { key: 'int-checkout' }));
  });
  expect(screen.queryByRole('region')).toBeNull();
  expect(inCart()).toEqual(['1 Duftkerze']);
});
