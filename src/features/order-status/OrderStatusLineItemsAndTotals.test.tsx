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
import type { OrderStatusOrder } from '../../../contract/shop/order-status-page.ts';
import { OrderTotalsView } from './OrderStatusLineItemsAndTotals.tsx';

afterEach(cleanup);

const texts = { de, en, fr };

const show = async (locale: Locale, changes: Partial<OrderStatusOrder>) => {
  const i18n = createInstance();
  await i18n.init({ lng: locale, resources: { [locale]: { orderStatus: texts[locale] } } });
  const order = {
    goods_cents: 20_000,
    shipping_name: 'DHL',
    shipping_cents: 490,
    present_wrap_cents: 0,
    voucher_cents: 0,
    total_cents: 20_490,
    refunded_cents: 0,
    refund_under_way_cents: 0,
    ...changes,
  } as OrderStatusOrder;
  render(
    <I18nextProvider i18n={i18n}>
      <OrderTotalsView order={order} locale={locale} />
    </I18nextProvider>,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const amounts = screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
  return names.map((name, index) => [name, amounts[index]]);
};

it.each([
  ['de', 'Davon erstattet', '100,00 €', 'Erstattung unterwegs', '4,90 €'],
  ['en', 'Refunded', '€100.00', 'Refund on its way', '€4.90'],
  ['fr', 'Remboursé', '100,00 €', 'Remboursement en cours', '4,90 €'],
] as const)('lists refunds in %s', async (locale, done, doneSum, underWay, underWaySum) => {
  const rows = await show(locale, { refunded_cents: 10_000, refund_under_way_cents: 490 });
  expect(rows.slice(3)).toEqual([
    [done, doneSum],
    [underWay, underWaySum],
  ]);
});

it('shows full prices, and the discount as one of the totals', async () => {
  const discount = { code: 'HERBST10', goods_cents: 2_000, shipping_cents: 490 };
  const rows = await show('de', { discount, goods_cents: 18_000, shipping_cents: 0, total_cents: 18_000 });
  expect(rows.map(([, amount]) => amount)).toEqual(['200,00 €', '4,90 €', '-24,90 €', '180,00 €']);
  expect(rows[2]?.[0]).toBe('Rabatt HERBST10');
});

it('shows nothing without a refund', async () => {
  expect(await show('de', {})).toHaveLength(3);
});
