// The sales table as a file for German Excel. Pure.
import type { SalesFiguresOfPeriod } from '../../../contract/studio/studio-dashboard.ts';
import { toGermanCsv, toGermanCsvAmount, toGermanCsvDate } from '../../../domain/write-german-csv.ts';
import type { DashboardMessages } from './dashboard-messages.ts';

export const salesCsvColumns = ['from', 'to', 'orders', 'paid', 'refunded', 'sales'] as const;

/** Oldest period first. */
export const toSalesCsv = (periods: readonly SalesFiguresOfPeriod[], { t }: DashboardMessages): string =>
  toGermanCsv([
    salesCsvColumns.map((column) => t(`sales.columns.${column}`)),
    ...periods.map(({ from, to, paidOrders, paidCents, refundedCents, salesCents }) => [
      toGermanCsvDate(from),
      toGermanCsvDate(to),
      String(paidOrders),
      ...[paidCents, refundedCents, salesCents].map(toGermanCsvAmount),
    ]),
  ]);
