// @vitest-environment jsdom
// The order page shows dates and times in the project's time zone, whatever the visitor's.
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import type { OrderStatusDetails } from '../../../contract/shop/order-status.ts';
import delivery from '../../../locales/de/delivery.json';
import orderStatus from '../../../locales/de/orderStatus.json';
import { ProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import { OrderStatusView } from './OrderStatusView.tsx';

afterEach(cleanup);

const order: OrderStatusDetails = {
  order_number: 'T-7',
  state: 'awaiting_payment',
  placed_at: '2026-12-31T23:30:00Z',
  name: 'Änne Öz',
  email: 'änne@öz.example',
  lines: [],
  expected: null,
  goods_cents: 10_000,
  shipping_cents: 490,
  present_wrap_cents: 0,
  total_cents: 10_490,
  refunded_cents: 0,
  refund_under_way_cents: 0,
  payment_name: 'Vorkasse',
  is_paid: false,
  shipping_name: 'Paket',
  transfer: { bank_details: 'DE02 1203', reference: 'T-7', due: '2027-01-07T23:30:00Z' },
  shipping_address: [],
  pickup: null,
  tracking: null,
  can_withdraw: false,
  withdrawals: [
    { received_at: '2027-01-02T23:45:00Z', is_partial: true },
    { received_at: '2027-01-03T23:45:00Z', is_partial: false },
  ],
};

it.each([
  {
    zone: 'Europe/Berlin',
    placed: '1. Januar 2027',
    due: '8. Januar 2027',
    withdrawn: ['3. Januar 2027 um 0:45 Uhr', '4. Januar 2027 um 0:45 Uhr'],
  },
  {
    zone: 'America/New_York',
    placed: '31. Dezember 2026',
    due: '7. Januar 2027',
    withdrawn: ['2. Januar 2027 um 18:45 Uhr', '3. Januar 2027 um 18:45 Uhr'],
  },
])('dates an order of a project in $zone', async ({ zone, placed, due, withdrawn }) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { delivery, orderStatus } }, interpolation: { escapeValue: false } });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <ProjectTimeZoneContext value={zone}>
        <OrderStatusView order={order} orderKey="key" paths={{ contact: '/kontakt', withdrawalForm: '/widerruf' }} />
      </ProjectTimeZoneContext>
    </I18nextProvider>,
  );
  const text = container.textContent.replaceAll('\u00a0', ' ');
  expect.soft(text).toContain(`bestellt am ${placed}`);
  expect.soft(text).toContain(`${orderStatus.transfer.due}${due}`);
  for (const time of withdrawn) expect.soft(text).toContain(time);
});
