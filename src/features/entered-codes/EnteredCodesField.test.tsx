// @vitest-environment jsdom
// Entering a code: what it does, why it has no effect, and that codes without any are not asked for again.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import texts from '../../../locales/de/codes.json';
import type { QuotedCode } from '../../../contract/shop/cart-quote.ts';
import type { StoredOrderAttempt } from '../../../domain/checkout/stored-order-attempt.ts';
import { testCartQuote, toTestQuotedCode } from '../../../domain/checkout/checkout.fixture.ts';
import { clearCheckout, useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { EnteredCodesField } from './EnteredCodesField.tsx';
import { usePendingAndRejectedCodeStore } from './entered-codes-store.ts';

beforeEach(() => {
  clearCheckout();
  usePendingAndRejectedCodeStore.setState({ pending: null, rejected: null });
});

afterEach(cleanup);

/** Shows the field with the codes of a quote; returns a function that shows those of the next one. */
const show = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { codes: texts } },
    ns: ['codes'],
    interpolation: { escapeValue: false },
  });
  const toView = (codes: QuotedCode[]) => (
    <I18nextProvider i18n={i18n}>
      <EnteredCodesField quote={{ ...testCartQuote, codes }} isFresh />
    </I18nextProvider>
  );
  const { rerender } = render(toView([]));
  return (codes: QuotedCode[]) => rerender(toView(codes));
};

const enter = (code: string) => {
  const opener = screen.getByRole('button', { name: texts.open });
  if (opener.getAttribute('aria-expanded') === 'false') fireEvent.click(opener);
  fireEvent.change(screen.getByLabelText(texts.label), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: texts.submit }));
};

it('closes the field after a code that has an effect, and removes it again', async () => {
  const answer = await show();
  const opener = screen.getByRole('button', { name: texts.open });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  enter(' herbst10 ');
  expect(useCheckoutStore.getState().codes).toEqual(['HERBST10']);
  answer([toTestQuotedCode({ code: 'HERBST10', kind: 'discount', percent: 10, discount_cents: 1_000 })]);
  expect(screen.getByRole('listitem').textContent).toContain('10\u00a0% Rabatt');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: HERBST10' }));
  expect(useCheckoutStore.getState().codes).toEqual([]);
});

it('says at the field why a code has no effect, and does not ask for it again', async () => {
  const answer = await show();
  enter('HERBTS10');
  answer([toTestQuotedCode({ code: 'HERBTS10', problem: 'unknown' })]);
  answer([]);
  expect(useCheckoutStore.getState().codes).toEqual([]);
  const field = screen.getByLabelText<HTMLInputElement>(texts.label);
  expect(field.value).toBe('HERBTS10');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    texts.problems.unknown,
  );
  fireEvent.change(field, { target: { value: 'HERBST10' } });
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

it('keeps a code that the visitor’s own unpaid order has used up', async () => {
  const answer = await show();
  enter('GESCHENK');
  useCheckoutStore.setState({ attempt: { content: { codes: ['GESCHENK'] } } as StoredOrderAttempt });
  answer([toTestQuotedCode({ code: 'GESCHENK', kind: 'voucher', problem: 'empty' })]);
  expect(useCheckoutStore.getState().codes).toEqual(['GESCHENK']);
  expect(screen.getByRole('listitem').textContent).toContain(texts.ownOrder);
});

it('names the items that the code does not apply to', async () => {
  const answer = await show();
  enter('HERBST10');
  answer([
    toTestQuotedCode({ code: 'HERBST10', kind: 'discount', percent: 10, excluded_items: ['Ringbuch', 'Gutschein'] }),
  ]);
  expect(screen.getByRole('listitem').textContent).toContain('Gilt nicht für Ringbuch und Gutschein.');
  expect(screen.getByRole('status').textContent).toContain('Gilt nicht für Ringbuch und Gutschein.');
});

it('keeps a code that another cart would satisfy', async () => {
  const answer = await show();
  enter('AB100');
  answer([toTestQuotedCode({ code: 'AB100', kind: 'discount', problem: 'minimum_not_reached', missing_cents: 1_250 })]);
  expect(useCheckoutStore.getState().codes).toEqual(['AB100']);
  expect(screen.getByRole('listitem').textContent).toContain('fehlen noch 12,50\u00a0€');
});
