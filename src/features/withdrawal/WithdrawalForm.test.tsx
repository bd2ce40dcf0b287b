// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OrderStatusOrder, OrderStatusOrderLine } from '../../../contract/shop/order-status-page.ts';
import { withdrawalFieldMaxLengths } from '../../../contract/shop/withdrawal.ts';
import texts from '../../../locales/de/withdrawal.json';
import { withdrawalFormFieldLimits, WithdrawalForm } from './WithdrawalForm.tsx';
// Loaded before the first test, which would otherwise wait for the import.
import './withdrawal-review-island.tsx';
import './linked-order-island.tsx';

const key = 'a'.repeat(64);
const lineId = '6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a10';

const line: OrderStatusOrderLine = {
  id: lineId,
  count: 2,
  name: 'Ohrstecker',
  variant_name: 'Silber',
  reference_number: null,
  total_cents: 20_000,
  shipping_time: null,
  expected: null,
  is_made_to_order: false,
  unit_price: null,
  essential_features: [],
  labels: [],
  previews: [],
  slug: null,
  image: null,
  rating_key: null,
};

const order: OrderStatusOrder = {
  order_number: 'AT-10001',
  state: 'shipped',
  placed_at: '2026-05-01T10:00:00Z',
  name: 'Änne Öz',
  email: 'a@b.example',
  lines: [line],
  goods_cents: 20_000,
  shipping_cents: 0,
  discount: null,
  present_wrap_cents: 0,
  voucher_cents: 0,
  total_cents: 20_000,
  payment_name: 'Rechnung',
  is_voucher_order: false,
  is_paid: true,
  transfer: null,
  shipping_name: 'Paket',
  shipping_address: [],
  pickup: null,
  tracking: null,
  refunded_cents: 0,
  refund_under_way_cents: 0,
  can_withdraw: true,
  expected: null,
  withdrawals: [],
};

const post = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', post);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 0));
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  post.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.location.hash = '';
});

const show = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { withdrawal: texts } },
    interpolation: { escapeValue: false },
    ns: ['withdrawal'],
  });
  render(
    <I18nextProvider i18n={i18n}>
      <WithdrawalForm language="de" />
    </I18nextProvider>,
  );
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const fillAll = () => {
  fill(texts.name, 'Änne Öz');
  fill(texts.contract, 'die Kette');
  fill(texts.email, 'a@b.example');
};

const bodyOf = (call: number): unknown => JSON.parse(post.mock.calls[call]?.[1].body ?? '');

it('is a native form with all required fields for browsers without scripts (law row L8)', async () => {
  await show();
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toMatch(/\/ecom\/withdrawal\/review$/);
  expect(form?.getAttribute('method')).toBe('post');
  const names = [...new FormData(form ?? undefined).keys()];
  expect(names).toEqual(['project', 'language', 'name', 'contract', 'email', 'part', 'homepage']);
});

it('declares nothing before the second button, then shows the time of receipt', async () => {
  post.mockResolvedValue(answer({ status: 'ok', received_at: '2026-05-03T12:05:00Z' }));
  await show();
  fillAll();
  press(texts.next);
  await screen.findByRole('heading', { name: texts.review.title });
  expect(post).not.toHaveBeenCalled();
  press('Widerruf bestätigen');
  await screen.findByRole('heading', { name: texts.receipt.title });
  expect(screen.getAllByText(/3\. Mai 2026 um 14:05\sUhr/)).toHaveLength(2);
  expect(post).toHaveBeenCalledTimes(1);
  expect(bodyOf(0)).toMatchObject({ name: 'Änne Öz', contract: 'die Kette', part: '', language: 'de' });
  expect(bodyOf(0)).not.toHaveProperty('order_key');
});

it('keeps the input between review and form', async () => {
  await show();
  fillAll();
  press(texts.next);
  await screen.findByRole('heading', { name: texts.review.title });
  press(texts.review.change);
  await waitFor(() => expect(document.activeElement).toBe(field(texts.name)));
  expect(field(texts.contract).value).toBe('die Kette');
});

/** Error texts by field. */
const readErrors = () => {
  const controls = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  return Object.fromEntries(controls.map((control) => [control.name, readDescription(control)]));
};

const readDescription = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('shows missing fields in the summary and at each field, and sends nothing', async () => {
  await show();
  fireEvent.blur(field(texts.name));
  expect(readErrors()).toEqual({});
  fill(texts.contract, 'die Kette');
  press(texts.next);
  const summary = await screen.findByRole('alert');
  const wrong = { name: texts.errors.name, email: texts.errors.email };
  expect(readErrors()).toEqual(wrong);
  for (const text of Object.values(wrong)) expect(summary.textContent).toContain(text);
  expect(post).not.toHaveBeenCalled();
});

it('clears the errors of corrected fields on the next submission', async () => {
  await show();
  press(texts.next);
  await screen.findByRole('alert');
  expect(Object.keys(readErrors())).toEqual(['name', 'contract', 'email']);
  fillAll();
  fill(texts.email, 'a@b');
  press(texts.next);
  await waitFor(() => expect(readErrors()).toEqual({ email: texts.errors.email }));
  fill(texts.email, 'a@b.example');
  press(texts.next);
  await screen.findByRole('heading', { name: texts.review.title });
  expect(readErrors()).toEqual({});
});

it('shows its own failure text and retries with the same attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  post.mockRejectedValueOnce(new TypeError('lost'));
  post.mockResolvedValueOnce(answer({ status: 'error', code: 'too_many_requests' }, 429));
  post.mockResolvedValueOnce(answer({ status: 'error', code: 'shop_closed' }, 409));
  await show();
  fillAll();
  press(texts.next);
  await screen.findByRole('heading', { name: texts.review.title });
  for (const text of [texts.failed, texts.refusals.too_many_requests, texts.failed]) {
    press(texts.review.confirm);
    await screen.findByText(text);
  }
  const attempts = [0, 1, 2].map((call) => (bodyOf(call) as { attempt: string }).attempt);
  expect(new Set(attempts).size).toBe(1);
});

it('fills in the linked order and declares the selected lines (law row L10)', async () => {
  window.location.hash = `#${key}`;
  post.mockResolvedValueOnce(answer({ status: 'ok', order }));
  post.mockResolvedValueOnce(answer({ status: 'ok', received_at: '2026-05-03T12:05:00Z' }));
  await show();
  fill(texts.name, 'Schon getippt');
  const earrings = await screen.findByLabelText('Ohrstecker, Silber');
  expect(field(texts.contract).value).toBe('AT-10001');
  expect(field(texts.name).value).toBe('Schon getippt');
  fireEvent.click(earrings);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
  press(texts.next);
  await screen.findByText(/1 × Ohrstecker, Silber/);
  press(texts.review.confirm);
  await screen.findByRole('heading', { name: texts.receipt.title });
  expect(bodyOf(1)).toMatchObject({ order_key: key, lines: [{ id: lineId, count: 1 }] });
});

it('works without the order if its key is invalid', async () => {
  window.location.hash = `#${key}`;
  post.mockResolvedValueOnce(answer({ status: 'error', code: 'unknown_link' }, 404));
  post.mockResolvedValueOnce(answer({ status: 'ok', received_at: '2026-05-03T12:05:00Z' }));
  await show();
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  fillAll();
  press(texts.next);
  await screen.findByRole('heading', { name: texts.review.title });
  press(texts.review.confirm);
  await screen.findByRole('heading', { name: texts.receipt.title });
  expect(bodyOf(1)).not.toHaveProperty('order_key');
});

it('has the limits of the contract', () => {
  expect(withdrawalFormFieldLimits).toEqual(withdrawalFieldMaxLengths);
});
