import { expect, it } from 'vitest';
import { getStudioDashboardMessages } from './dashboard-messages.ts';
import { toSalesCsv } from './to-sales-csv.ts';

const periods = [
  { from: '2026-11-16', to: '2026-11-22', paidOrders: 0, paidCents: 0, refundedCents: 2_990, salesCents: -2_990 },
  { from: '2026-11-23', to: '2026-11-29', paidOrders: 2, paidCents: 189_000, refundedCents: 5, salesCents: 188_995 },
];

it('is a table that German Excel opens, with refunds that exceed the sales as a negative number', () => {
  expect(toSalesCsv(periods, getStudioDashboardMessages('de-DE'))).toBe(
    '\uFEFFVon;Bis;Bezahlte Bestellungen;Bezahlt brutto;Erstattet brutto;Umsatz brutto\r\n' +
      '16.11.2026;22.11.2026;0;0,00;29,90;-29,90\r\n' +
      '23.11.2026;29.11.2026;2;1890,00;0,05;1889,95\r\n',
  );
});

it('has headings in the language of the studio', () => {
  expect(toSalesCsv([], getStudioDashboardMessages('en-US'))).toBe(
    '\uFEFFFrom;To;Paid orders;Paid, gross;Refunded, gross;Sales, gross\r\n',
  );
});
