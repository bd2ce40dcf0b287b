// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addItemToCart,
  changeCartItemQuantity,
  removeItemFromCart,
  useCartStore,
} from '../../../adapters/browser/cart-store.ts';
import { clearTestCart } from '../../../adapters/browser/clear-test-cart.fixture.ts';
import { updateCheckoutDraft, clearCheckout, useCheckoutStore } from '../../../adapters/browser/checkout-store.ts';
import { readStoredPlacedOrder } from '../../../adapters/browser/placed-order.ts';
import type { PaypalCheckoutOutcome } from '../../../adapters/paypal.ts';
import type { NewCartItem } from '../../../../domain/cart.ts';
import { testCheckoutDraft, testCartQuote, toTestQuotedCode } from '../../../../domain/checkout/checkout.fixture.ts';
import { usePendingAndRejectedCodeStore } from '../../entered-codes/entered-codes-store.ts';
import { continuePendingOrderPayment, placeCheckoutOrder } from './place-order.ts';
import { resetPlaceOrderStoreToIdle, usePlaceOrderStore } from './place-order-store.ts';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const requestPaypalPaymentApproval = vi.hoisted(() => vi.fn<() => Promise<PaypalCheckoutOutcome>>());
vi.mock('../../../adapters/paypal.ts', () => ({ requestPaypalPaymentApproval }));

const toAddition = (id: string, name: string, priceBrutto: number): NewCartItem => ({
  product: { id, slug: name, name, manufacturer: 'Arnsberg', imageUrl: null },
  variant: null,
  personalization: null,
  count: 1,
  priceBrutto,
});

const candle = toAddition('6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a11', 'candle', 3_400);
const pendant = toAddition('6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a12', 'pendant', 69_000);

const context = { language: 'de', thanksPath: '/danke' } as const;

/** The quote shown above the button. */
const quote = { ...testCartQuote, totals: { ...testCartQuote.totals, total_cents: 3_400 } };

const post = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

const answer = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

/** The service's response to an order, and to every later request about it, in the given state. */
const toOrder = (state: string) => ({
  status: 'ok',
  order_uuid: '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a99',
  order_number: 'AT-10001',
  state,
  total_cents: 3_400,
  payment: state === 'awaiting_payment' ? { kind: 'paypal', paypal_order_id: 'PAYPAL1' } : { kind: 'none' },
});

const inCart = () => useCartStore.getState().products.map(({ product, count }) => `${count} ${product.name}`);

const waitForStep = (step: string) => vi.waitFor(() => expect(usePlaceOrderStore.getState().step).toBe(step));

const attempt = () => {
  const { attempt: kept } = useCheckoutStore.getState();
  if (!kept) throw new Error('There is no attempt.');
  return kept;
};

/** Orders the candle, then cancels in PayPal's window. */
const cancelAtPaypal = async () => {
  addItemToCart(candle);
  updateCheckoutDraft({ ...testCheckoutDraft, paymentMethod: 4 });
  useCheckoutStore.setState({ payPal: { clientId: 'client' } });
  requestPaypalPaymentApproval.mockResolvedValueOnce({ outcome: 'cancelled' });
  placeCheckoutOrder(quote, context);
  await waitForStep('open');
  expect(attempt().held).toMatchObject({ orderNumber: 'AT-10001', total: 3_400 });
};

const payAfterAll = async () => {
  requestPaypalPaymentApproval.mockResolvedValueOnce({ outcome: 'approved' });
  continuePendingOrderPayment(attempt(), context);
  await waitForStep('done');
  expect(navigate).toHaveBeenCalledWith('/danke?order=AT-10001');
};

beforeEach(() => {
  clearTestCart();
  clearCheckout();
  resetPlaceOrderStoreToIdle(null);
  vi.stubGlobal('fetch', post);
  post.mockImplementation((url) =>
    url.endsWith('paypal_transaction') ? answer({ status: 'ok' }) : answer(toOrder('awaiting_payment')),
  );
});

afterEach(() => {
  post.mockReset();
  navigate.mockReset();
  requestPaypalPaymentApproval.mockReset();
  vi.unstubAllGlobals();
});

it('keeps items that were added after a cancelled payment', async () => {
  await cancelAtPaypal();
  addItemToCart(pendant);
  await payAfterAll();
  expect(inCart()).toEqual(['1 pendant']);
  expect(useCheckoutStore.getState().attempt).toBeNull();
});

it('keeps for the thanks page what was ordered, and the key of the order page from the first response', async () => {
  const accessKey = 'a'.repeat(64);
  post.mockImplementation((url) =>
    url.endsWith('paypal_transaction')
      ? answer({ status: 'ok' })
      : answer({ ...toOrder('awaiting_payment'), ...(url.endsWith('/order') && { access_key: accessKey }) }),
  );
  await cancelAtPaypal();
  await payAfterAll();
  expect(readStoredPlacedOrder('AT-10001')).toMatchObject({
    accessKey,
    isPaid: true,
    lines: [{ name: 'candle', count: 1, total_cents: 3_400 }],
  });
});

it('keeps the amount by which a quantity was increased', async () => {
  await cancelAtPaypal();
  changeCartItemQuantity(1, 3);
  await payAfterAll();
  expect(inCart()).toEqual(['2 candle']);
});

it('empties cart and form when nothing has changed', async () => {
  await cancelAtPaypal();
  await payAfterAll();
  expect([localStorage.getItem('int-cart'), localStorage.getItem('int-checkout')]).toEqual([null, null]);
});

it('pays the pending order after its line was removed from the cart', async () => {
  await cancelAtPaypal();
  addItemToCart(pendant);
  removeItemFromCart(1);
  await payAfterAll();
  expect(inCart()).toEqual(['1 pendant']);
});

it('names items that were sold meanwhile and keeps no pending order', async () => {
  addItemToCart(candle);
  updateCheckoutDraft(testCheckoutDraft);
  const line = {
    product: candle.product.id,
    variant: null,
    name: 'Duftkerze',
    variant_name: null,
    reference_number: '',
    slug: 'candle',
    price_cents: 3_400,
    count: 1,
    available: 0,
    tax_percent: 19,
    shipping_time: null,
    labels: [],
    is_made_to_order: false,
    guarantee: null,
    problem: 'sold_out',
  };
  post.mockImplementation(() =>
    answer({ status: 'error', code: 'quote_changed', quote: { ...testCartQuote, lines: [line] } }, 409),
  );
  placeCheckoutOrder(quote, context);
  await waitForStep('open');
  expect(usePlaceOrderStore.getState()).toMatchObject({
    problem: { kind: 'changed', items: [{ name: 'Duftkerze', problem: 'sold_out' }] },
  });
  expect(useCheckoutStore.getState().attempt).toBeNull();
  expect(inCart()).toEqual(['1 candle']);
});

it('sends the codes that have an effect, and drops one that the customer has used before', async () => {
  addItemToCart(candle);
  updateCheckoutDraft({ ...testCheckoutDraft, codes: ['HERBST10', 'AB100'] });
  const codes = [
    toTestQuotedCode({ code: 'HERBST10', kind: 'discount', discount_cents: 340 }),
    toTestQuotedCode({ code: 'AB100', kind: 'discount', problem: 'minimum_not_reached' }),
  ];
  const refused = [{ ...codes[0], discount_cents: 0, problem: 'used_by_customer' }];
  post.mockImplementation(() =>
    answer({ status: 'error', code: 'quote_changed', quote: { ...testCartQuote, codes: refused } }, 409),
  );
  placeCheckoutOrder({ ...quote, codes }, context);
  await waitForStep('open');
  expect(JSON.parse(post.mock.calls[0]?.[1].body ?? '')).toMatchObject({ codes: ['HERBST10'] });
  expect(useCheckoutStore.getState().codes).toEqual(['AB100']);
  expect(usePendingAndRejectedCodeStore.getState().rejected).toMatchObject({
    code: 'HERBST10',
    problem: 'used_by_customer',
  });
});

it('places no second order at the full price while the first one held the code', async () => {
  await cancelAtPaypal();
  updateCheckoutDraft({
    paymentMethod: testCheckoutDraft.paymentMethod,
    codes: ['GESCHENK'],
    attempt: { ...attempt(), content: { ...attempt().content, codes: ['GESCHENK'] } },
  });
  post.mockClear();
  placeCheckoutOrder({ ...quote, codes: [toTestQuotedCode({ code: 'GESCHENK', problem: 'empty' })] }, context);
  await waitForStep('open');
  expect(post.mock.calls.map(([url]) => url.split('/').at(-1))).toEqual(['cancellation']);
  expect(usePlaceOrderStore.getState()).toMatchObject({ problem: { kind: 'changed' } });
  expect(useCheckoutStore.getState()).toMatchObject({ attempt: null, codes: ['GESCHENK'] });
});

it('opens no window of PayPal when vouchers pay everything', async () => {
  addItemToCart(candle);
  updateCheckoutDraft({ ...testCheckoutDraft, paymentMethod: 4 });
  useCheckoutStore.setState({ payPal: { clientId: 'client' } });
  post.mockImplementation(() => answer({ ...toOrder('paid'), due_cents: 0 }));
  placeCheckoutOrder({ ...quote, totals: { ...quote.totals, voucher_cents: 3_400 } }, context);
  await waitForStep('done');
  expect(requestPaypalPaymentApproval).not.toHaveBeenCalled();
  expect(readStoredPlacedOrder('AT-10001')).toMatchObject({ paymentMethod: null, dueCents: 0, isPaid: true });
});

it('charges nothing for an order that another tab cancelled, and reports it as closed', async () => {
  await cancelAtPaypal();
  post.mockImplementation((url) =>
    url.endsWith('paypal_transaction')
      ? answer({ status: 'error', code: 'order_closed' }, 409)
      : answer(
          toOrder(
            post.mock.calls.some(([called]) => called.endsWith('paypal_transaction'))
              ? 'cancelled'
              : 'awaiting_payment',
          ),
        ),
  );
  requestPaypalPaymentApproval.mockResolvedValueOnce({ outcome: 'approved' });
  continuePendingOrderPayment(attempt(), context);
  await waitForStep('open');
  expect(usePlaceOrderStore.getState()).toMatchObject({ problem: { kind: 'closed' } });
  expect(useCheckoutStore.getState().attempt).toBeNull();
  expect(inCart()).toEqual(['1 candle']);
});

it('keeps the order for another payment method when the provider refuses, whatever the code', async () => {
  for (const code of ['payment_refused', 'not_offered'] as const) {
    clearTestCart();
    clearCheckout();
    resetPlaceOrderStoreToIdle(null);
    post.mockImplementation((url) =>
      url.endsWith('paypal_transaction') ? answer({ status: 'error', code }, 402) : answer(toOrder('awaiting_payment')),
    );
    await cancelAtPaypal();
    requestPaypalPaymentApproval.mockResolvedValueOnce({ outcome: 'approved' });
    continuePendingOrderPayment(attempt(), context);
    await waitForStep('open');
    expect(usePlaceOrderStore.getState()).toMatchObject({ problem: { kind: 'payment', reason: 'refused' } });
    expect(attempt().held).toMatchObject({ orderNumber: 'AT-10001' });
  }
});
