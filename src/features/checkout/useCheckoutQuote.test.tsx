// @vitest-environment jsdom
// Reports of selected options that are no longer offered.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartQuote } from '../../../contract/shop/cart-quote.ts';
import { addItemToCart } from '../../adapters/browser/cart-store.ts';
import { clearTestCart } from '../../adapters/browser/clear-test-cart.fixture.ts';
import { updateCheckoutDraft, clearCheckout, useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { candleCartItem } from '../../adapters/browser/pending-order.fixture.ts';
import { queryClient } from '../../adapters/query-client.tsx';
import { serializeCheckoutDraft } from '../../../domain/checkout/checkout-draft.ts';
import {
  testExpressShippingOptionId,
  testCheckoutDraft,
  testParcelShippingOptionId,
  testCartQuote,
} from '../../../domain/checkout/checkout.fixture.ts';
import { useCheckoutQuote } from './useCheckoutQuote.ts';

let offered: CartQuote;

beforeEach(() => {
  queryClient.clear();
  clearTestCart();
  clearCheckout();
  addItemToCart(candleCartItem);
  offered = testCartQuote;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok', quote: offered })));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Provider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

const open = async () => {
  const { result } = renderHook(() => useCheckoutQuote('de'), { wrapper: Provider });
  await vi.waitFor(() => expect(result.current.isCurrent).toBe(true));
  return {
    readLost: () => result.current.lostChoices,
    readReplacement: () => result.current.replacement?.id ?? null,
    choose: (choice: 'payment' | 'shipping', change: Parameters<typeof updateCheckoutDraft>[0]) =>
      act(() => {
        updateCheckoutDraft(change);
        result.current.onChoiceChange(choice);
      }),
  };
};

it('reports nothing while every choice is offered', async () => {
  updateCheckoutDraft(testCheckoutDraft);
  const { readLost, readReplacement } = await open();
  expect([readLost(), readReplacement()]).toEqual([[], null]);
});

it('reports a lost payment method until another one is selected', async () => {
  updateCheckoutDraft({ ...testCheckoutDraft, paymentMethod: 5 });
  const { readLost, choose } = await open();
  await vi.waitFor(() => expect(readLost()).toEqual(['payment']));
  expect(useCheckoutStore.getState().paymentMethod).toBeNull();
  choose('payment', { paymentMethod: 2 });
  expect(readLost()).toEqual([]);
});

it('reports which shipping option replaced a lost one until one is selected', async () => {
  offered = {
    ...testCartQuote,
    shipping_options: testCartQuote.shipping_options.filter(({ id }) => id !== testExpressShippingOptionId),
  };
  updateCheckoutDraft({ ...testCheckoutDraft, shippingMethod: testExpressShippingOptionId });
  const { readReplacement, choose } = await open();
  await vi.waitFor(() => expect(readReplacement()).toBe(testParcelShippingOptionId));
  expect(useCheckoutStore.getState().shippingMethod).toBe(testParcelShippingOptionId);
  choose('shipping', { shippingMethod: testParcelShippingOptionId });
  expect(readReplacement()).toBeNull();
});

it('keeps what another tab has entered when a choice is replaced', async () => {
  updateCheckoutDraft({ ...testCheckoutDraft, paymentMethod: 5 });
  // Its storage event has not arrived yet.
  const entered = { ...useCheckoutStore.getState(), customerEmail: 'other-tab@example.com' };
  localStorage.setItem('int-checkout', String(serializeCheckoutDraft(entered, Date.now())));
  await open();
  await vi.waitFor(() => expect(useCheckoutStore.getState().paymentMethod).toBeNull());
  expect(useCheckoutStore.getState().customerEmail).toBe('other-tab@example.com');
});

it('starts over on the next visit of the checkout', async () => {
  updateCheckoutDraft({ ...testCheckoutDraft, paymentMethod: 5 });
  const before = await open();
  await vi.waitFor(() => expect(before.readLost()).toEqual(['payment']));
  cleanup();
  expect((await open()).readLost()).toEqual([]);
});
