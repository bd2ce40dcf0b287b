// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { paymentMethodIds } from '../../../contract/shop/order-constants.ts';
import thanks from '../../../locales/de/thanks.json';
import { storePlacedOrder } from '../../adapters/browser/placed-order.ts';
import { ProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import OrderIsland from './order-confirmation-island.tsx';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

it.each([
  ['Europe/Berlin', '8. Januar 2027'],
  ['America/New_York', '7. Januar 2027'],
])('shows the due date of a transfer in the time zone %s', async (zone, due) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { thanks } }, interpolation: { escapeValue: false } });
  storePlacedOrder({
    orderNumber: 'T-7',
    email: 'anna@example.com',
    total: 10_490,
    expected: null,
    isPaid: false,
    pickup: null,
    paymentMethod: paymentMethodIds.prepayment,
    transfer: { bankDetails: 'DE02 1203', reference: 'T-7', due: '2027-01-07T23:30:00Z' },
  });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <ProjectTimeZoneContext value={zone}>
        <OrderIsland orderNumber="T-7" number={null} end={null}>
          {null}
        </OrderIsland>
      </ProjectTimeZoneContext>
    </I18nextProvider>,
  );
  expect(container.textContent.split(due)).toHaveLength(3);
  expect(container.textContent).toContain('DE02 1203');
});
