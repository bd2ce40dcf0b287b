// @vitest-environment jsdom
// The order page shows dates and times in the project's time zone, whatever the visitor's.
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrderStatusOrder, OrderStatusOrderLine } from '../../../contract/shop/order-status-page.ts';
import delivery from '../../../locales/de/delivery.json';
import orderStatus from '../../../locales/de/orderStatus.json';
import { ProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import { OrderStatusView } from './OrderStatusView.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const order: OrderStatusOrder = {
  order_number: 'T-7',
  state: 'awaiting_payment',
  placed_at: '2026-12-31T23:30:00Z',
  name: 'Änne Öz',
  email: 'änne@öz.example',
  lines: [],
  expected: null,
  goods_cents: 10_000,
  shipping_cents: 490,
  discount: null,
  present_wrap_cents: 0,
  voucher_cents: 0,
  total_cents: 10_490,
  refunded_cents: 0,
  refund_under_way_cents: 0,
  payment_name: 'Vorkasse',
  is_paid: false,
  is_voucher_order: false,
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

const show = async (changes: Partial<OrderStatusOrder> = {}, zone = 'Europe/Berlin') => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { delivery, orderStatus } }, interpolation: { escapeValue: false } });
  return render(
    <I18nextProvider i18n={i18n}>
      <ProjectTimeZoneContext value={zone}>
        <OrderStatusView
          order={{ ...order, ...changes }}
          orderKey="key"
          paths={{ contact: '/kontakt', withdrawalForm: '/widerruf' }}
        />
      </ProjectTimeZoneContext>
    </I18nextProvider>,
  );
};

it('shows the steps of gift vouchers, which are emailed', async () => {
  await show({ state: 'completed', is_paid: true, is_voucher_order: true, transfer: null });
  const steps = screen.getByRole('list', { name: orderStatus.course.label });
  expect(steps.textContent).toMatch(/Eingegangen.*Bezahlt.*Per E-Mail zugestellt/);
  expect(steps.textContent).not.toContain('Versandt');
});

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
  const { container } = await show({}, zone);
  const text = container.textContent.replaceAll('\u00a0', ' ');
  expect.soft(text).toContain(`bestellt am ${placed}`);
  expect.soft(text).toContain(`${orderStatus.transfer.due}${due}`);
  for (const time of withdrawn) expect.soft(text).toContain(time);
});

const line: OrderStatusOrderLine = {
  id: '1',
  count: 1,
  name: 'Ring',
  variant_name: null,
  reference_number: null,
  total_cents: 10_000,
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

it('shows the images of the lines in the size of the cart', async () => {
  const image = { id: 'f1', version: '2026-11-01T10:00:00.000Z' };
  const { container } = await show({
    lines: [
      { ...line, image },
      { ...line, id: '2' },
    ],
  });
  const urls = [...container.querySelectorAll('li img')].map((element) => element.getAttribute('src'));
  expect(urls).toEqual(['/assets/f1?key=webp-320&v=2026-11-01T10%3A00%3A00.000Z']);
});

const pickup = {
  name: 'Stammhaus',
  street: 'Marktplatz 1',
  place: '83022 Rosenheim',
  kept_until: null,
  last_day: null,
  reservation_days: 3,
};
const calendarLink = () => screen.queryByRole('link', { name: orderStatus.pickup.calendar.link });

it('offers the reserved days of an order that is ready as a calendar file', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), toFake: ['Date'] });
  await show({ state: 'ready_for_pickup', transfer: null, pickup: { ...pickup, last_day: '2027-01-05' } });
  const file = decodeURIComponent(calendarLink()?.getAttribute('href') ?? '');
  // The new year has begun in Berlin.
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270106\r\n');
  expect(file).toContain('STATUS:CONFIRMED');
  expect(file).not.toContain('key');
});

it('offers no calendar file while no day is known', async () => {
  await show({ state: 'new', transfer: null, pickup });
  expect(calendarLink()).toBeNull();
});

it('names the dates of the next steps', async () => {
  const { container } = await show({ expected: { from: '2027-01-12', to: '2027-01-14' } });
  const steps = [...container.querySelectorAll('ol > li')].map((step) => step.textContent.replaceAll('\u00a0', ' '));
  expect(steps[1]).toContain('bis 8. Januar 2027');
  expect(steps[3]).toContain('Lieferung 12.–14. Januar');
});
