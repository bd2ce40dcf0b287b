// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import { testRingCart } from '../../../domain/checkout/checkout.fixture.ts';
import { cartToPlacedOrderLines } from '../../../domain/checkout/cart-to-placed-order-lines.ts';
import { cartToQuoteRequestLines } from '../../../domain/match-cart-with-quote.ts';
import delivery from '../../../locales/de/delivery.json';
import orderStatus from '../../../locales/de/orderStatus.json';
import thanks from '../../../locales/de/thanks.json';
import { type SessionStoragePlacedOrder, storePlacedOrderInSession } from '../../adapters/browser/placed-order.ts';
import { ProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import OrderIsland from './order-confirmation-island.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.useRealTimers();
});

const placed: SessionStoragePlacedOrder = {
  orderNumber: 'T-7',
  email: 'anna@example.com',
  total: 10_490,
  expected: null,
  isPaid: false,
  isVoucherOrder: false,
  pickup: null,
  paymentMethod: paymentMethodIds.invoice,
  transfer: null,
  accessKey: null,
  lines: [],
};

const transfer = {
  paymentMethod: paymentMethodIds.prepayment,
  transfer: {
    bankDetails: 'Kontoinhaber: Muster\nIBAN: DE02 1203 0000 0000 2020 51\nBank: Musterbank',
    reference: 'T-7',
    due: '2027-01-07T23:30:00Z',
  },
};

const show = async (zone = 'Europe/Berlin') => {
  const i18n = createInstance();
  const resources = { de: { thanks, orderStatus, delivery } };
  await i18n.init({ lng: 'de', resources, interpolation: { escapeValue: false } });
  return render(
    <I18nextProvider i18n={i18n}>
      <ProjectTimeZoneContext value={zone}>
        <OrderIsland orderNumber="T-7" orderStatusPath="/bestellung" number={null} end={null}>
          {null}
        </OrderIsland>
      </ProjectTimeZoneContext>
    </I18nextProvider>,
  );
};

it('says that nothing is left to pay once vouchers have paid everything', async () => {
  storePlacedOrderInSession({ ...placed, paymentMethod: null, dueCents: 0, isPaid: true });
  const { container } = await show();
  expect(container.textContent).toContain(thanks.order.nothingDue);
  expect(container.textContent).not.toContain(thanks.order.paid);
});

it('shows that gift vouchers are emailed', async () => {
  storePlacedOrderInSession({ ...placed, isPaid: true, isVoucherOrder: true });
  const { container } = await show();
  expect(container.textContent).toContain(orderStatus.course.emailed);
  expect(container.textContent).not.toContain(orderStatus.course.shipped);
});

it.each([
  ['Europe/Berlin', '8. Januar 2027'],
  ['America/New_York', '7. Januar 2027'],
])('shows the due date of a transfer in the time zone %s', async (zone, due) => {
  storePlacedOrderInSession({ ...placed, ...transfer, transfer: { ...transfer.transfer, bankDetails: 'DE02 1203' } });
  const { container } = await show(zone);
  expect(container.textContent.split(due)).toHaveLength(3);
  expect(container.textContent).toContain('DE02 1203');
});

it('names the total, what vouchers have paid of it, and what is left to transfer', async () => {
  storePlacedOrderInSession({ ...placed, ...transfer, dueCents: 5_490 });
  const { container } = await show();
  expect(container.textContent).toMatch(/Gesamtsumme104,90\s€Davon mit Gutschein bezahlt50,00\s€/);
  expect(container.textContent).toMatch(/54,90\s€/);
});

it('offers account, amount and reference for copying, and the GiroCode', async () => {
  storePlacedOrderInSession({ ...placed, ...transfer });
  const { container } = await show();
  const names = ['IBAN', orderStatus.transfer.amount, orderStatus.transfer.reference];
  for (const name of names) expect(screen.getByRole('button', { name: `${name} kopieren` })).toBeTruthy();
  expect(container.textContent).toContain('DE02 1203 0000 0000 2020 51');
  const code = await screen.findByRole('img', { name: orderStatus.transfer.code.name });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
});

it('shows bank details without a valid IBAN as they are, and no code', async () => {
  storePlacedOrderInSession({
    ...placed,
    ...transfer,
    transfer: { ...transfer.transfer, bankDetails: 'Siehe Rechnung' },
  });
  await show();
  expect(screen.getByText('Siehe Rechnung')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'IBAN kopieren' })).toBeNull();
  expect(screen.queryByText(orderStatus.transfer.code.text)).toBeNull();
});

it('shows the lines with engraving, the next steps with dates, and the way to the order', async () => {
  const lines = cartToPlacedOrderLines(testRingCart, cartToQuoteRequestLines(testRingCart));
  const expected = { from: '2026-12-03', to: '2026-12-05' };
  storePlacedOrderInSession({ ...placed, expected, accessKey: 'a'.repeat(64), lines });
  await show();
  expect(screen.getByRole('heading', { name: 'Ring' })).toBeTruthy();
  const items = screen.getByRole('heading', { name: orderStatus.pieces }).closest('section');
  expect(items?.querySelector('dl')?.textContent).toMatch(/^Gesamtsumme104,90\s€$/);
  expect(screen.getByRole('img', { name: orderStatus.line.engraving })).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: orderStatus.course.label })).getAllByRole('listitem');
  expect(steps.at(-1)?.textContent).toContain('Lieferung 3.–5. Dezember');
  expect(screen.getByText(thanks.order.payments.invoice)).toBeTruthy();
  const link = screen.getByRole('link', { name: thanks.order.page.link });
  expect(link.getAttribute('href')).toBe(`/bestellung#${'a'.repeat(64)}`);
});

it('offers the expected days of collection as a calendar file', async () => {
  storePlacedOrderInSession({
    ...placed,
    expected: { from: '2026-12-03', to: '2026-12-05' },
    pickup: { name: 'Stammhaus', street: 'Marktplatz 1', zip: '83022', city: 'Rosenheim', reservationDays: 3 },
  });
  await show();
  const link = screen.getByRole('link', { name: orderStatus.pickup.calendar.link });
  expect(link.getAttribute('download')).toBe('T-7.ics');
  const file = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261203\r\nDTEND;VALUE=DATE:20261206\r\n');
  expect(file).toContain('LOCATION:Stammhaus\\, Marktplatz 1\\, 83022 Rosenheim');
  expect(file).toContain('STATUS:TENTATIVE');
});

it('still reads an order that an earlier release stored', async () => {
  const earlier = { ...placed, accessKey: undefined, lines: undefined };
  window.sessionStorage.setItem('int-order', JSON.stringify(earlier));
  await show();
  expect(screen.getByText(/anna@example\.com/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: thanks.order.page.link })).toBeNull();
  expect(screen.queryByRole('heading', { name: orderStatus.pieces })).toBeNull();
});

it('says that the order was received if this tab has not placed it', async () => {
  await show();
  expect(screen.getByText(thanks.order.lead)).toBeTruthy();
});

it('prints the confirmation', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  storePlacedOrderInSession(placed);
  await show();
  screen.getByRole('button', { name: thanks.order.print }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});
