// @vitest-environment jsdom
// Refunds are listed below the order's total, in the page's language.
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import de from '../../../locales/de/orderStatus.json';
import en from '../../../locales/en/orderStatus.json';
import fr from '../../../locales/fr/orderStatus.json';
import type { Locale } from '../../../contract/locale.ts';
import type { OrderStatusDetails } from '../../../contract/shop/order-status.ts';
import { OrderTotals } from './OrderLineItem.tsx';

afterEach(cleanup);

const texts = { de, en, fr };

const show = async (locale: Locale, done: number, underWay: number) => {
  const i18n = createInstance();
  await i18n.init({ lng: locale, resources: { [locale]: { orderStatus: texts[locale] } } });
  const order = {
    goods_cents: 20_000,
    shipping_name: 'DHL',
    shipping_cents: 490,
    present_wrap_cents: 0,
    voucher_cents: 0,
    total_cents: 20_490,
    refunded_cents: done,
    refund_under_way_cents: underWay,
  } as OrderStatusDetails;
  render(
    <I18nextProvider i18n={i18n}>
      <OrderTotals order={order} locale={locale} />
    </I18nextProvider>,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  return names.map((name, index) => [name, amounts[index]]).slice(3);
};

it.each([
  ['de', 'Davon erstattet', '100,00 €', 'Erstattung unterwegs', '4,90 €'],
  ['en', 'Refunded', '€100.00', 'Refund on its way', '€4.90'],
  ['fr', 'Remboursé', '100,00 €', 'Remboursement en cours', '4,90 €'],
] as const)('lists refunds in %s', async (locale, done, doneSum, underWay, underWaySum) => {
  expect(await show(locale, 10_000, 490)).toEqual([
    [done, doneSum],
    [underWay, underWaySum],
  ]);
});

it('shows nothing without a refund', async () => {
  expect(await show('de', 0, 0)).toEqual([]);
});
