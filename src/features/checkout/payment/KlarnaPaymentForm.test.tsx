// @vitest-environment jsdom
// Klarna may offer several ways to pay; the shopper chooses by Klarna's names for them.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/de/checkout.json';
import { addItemToCart } from '../../../adapters/browser/cart-store.ts';
import { clearTestCart } from '../../../adapters/browser/clear-test-cart.fixture.ts';
import type { KlarnaAuthorizationResult, KlarnaWidgetLoadResult } from '../../../adapters/klarna.ts';
import { KlarnaPaymentForm } from './CheckoutPendingPaymentView.tsx';
import { candleCartItem, createTestOrderAttempt } from '../../../adapters/browser/pending-order.fixture.ts';

const loadKlarnaWidget = vi.hoisted(() => vi.fn<(options: { category: string }) => Promise<KlarnaWidgetLoadResult>>());
vi.mock('../../../adapters/klarna.ts', () => ({ loadKlarnaWidget }));

const handleKlarnaAuthorizationResult = vi.hoisted(() =>
  vi.fn<(attempt: unknown, result: KlarnaAuthorizationResult) => Promise<void>>(),
);
vi.mock('./place-order.ts', () => ({ handleKlarnaAuthorizationResult }));

const later = { identifier: 'pay_later', name: 'Später bezahlen' };
const overTime = { identifier: 'pay_over_time', name: 'Ratenkauf' };

/** Klarna's response by category. */
let answers: Record<string, KlarnaAuthorizationResult>;
const authorize = vi.fn<(category: string) => Promise<KlarnaAuthorizationResult>>((category) =>
  Promise.resolve(answers[category] ?? { outcome: 'authorized', token: `token of ${category}` }),
);

const show = async (offers: { identifier: string; name: string }[]) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { checkout: texts } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <KlarnaPaymentForm
        attempt={createTestOrderAttempt()}
        session={{ clientToken: 'a.b.c', offers }}
        context={{ language: 'de', thanksPath: '/danke' }}
      />
    </I18nextProvider>,
  );
};

const choices = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Weiter mit Klarna/ });
const pay = async () => {
  await waitFor(() => expect(payButton().disabled).toBe(false));
  fireEvent.click(payButton());
};

beforeEach(() => {
  clearTestCart();
  addItemToCart(candleCartItem);
  answers = {};
  loadKlarnaWidget.mockImplementation(({ category }) =>
    Promise.resolve({ outcome: 'shown', authorize: () => authorize(category) }),
  );
  handleKlarnaAuthorizationResult.mockResolvedValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const finished = async (result: KlarnaAuthorizationResult) =>
  waitFor(() => expect(handleKlarnaAuthorizationResult.mock.calls.map(([, given]) => given)).toEqual([result]));

it('loads a single category immediately, without a choice', async () => {
  await show([later]);
  await finished({ outcome: 'authorized', token: 'token of pay_later' });
  expect(choices()).toEqual([]);
});

it('lists several categories by Klarna’s names and loads the selected one', async () => {
  await show([later, overTime]);
  expect(choices()).toEqual(['Später bezahlen', 'Ratenkauf']);
  fireEvent.click(screen.getByRole('radio', { name: 'Ratenkauf' }));
  await pay();
  await finished({ outcome: 'authorized', token: 'token of pay_over_time' });
  expect(authorize.mock.calls).toEqual([['pay_over_time']]);
});

it('removes a category that Klarna refuses and continues with the next', async () => {
  answers['pay_later'] = { outcome: 'refused' };
  await show([later, overTime]);
  await pay();
  await waitFor(() => expect(choices()).toEqual(['Ratenkauf']));
  expect(handleKlarnaAuthorizationResult).not.toHaveBeenCalled();
  await pay();
  await finished({ outcome: 'authorized', token: 'token of pay_over_time' });
});

it('removes a category that fails to open before any click', async () => {
  loadKlarnaWidget.mockImplementation(({ category }) =>
    Promise.resolve(
      category === 'pay_later' ? { outcome: 'refused' } : { outcome: 'shown', authorize: () => authorize(category) },
    ),
  );
  await show([later, overTime]);
  await waitFor(() => expect(choices()).toEqual(['Ratenkauf']));
});

it('ends as refused after the last category', async () => {
  answers = { pay_later: { outcome: 'refused' }, pay_over_time: { outcome: 'refused' } };
  await show([later, overTime]);
  await pay();
  await waitFor(() => expect(choices()).toEqual(['Ratenkauf']));
  await pay();
  await finished({ outcome: 'refused' });
});

it('can be cancelled without losing a category', async () => {
  answers['pay_later'] = { outcome: 'cancelled' };
  await show([later, overTime]);
  await pay();
  await finished({ outcome: 'cancelled' });
});
