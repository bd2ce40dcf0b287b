// Sales of a shop by calendar week and month, for the dashboard of the studio. An order counts when it is paid, on that
// day; a refund reduces the sales of the day on which it was completed; an order that was never paid does not count,
// whether cancelled or not. All amounts are gross cents: with VAT, shipping and gift wrapping. Pure.
import type { Cents } from '../contract/cents.ts';
import type { SalesFiguresOfPeriod, SalesReport } from '../contract/studio/studio-dashboard.ts';
import { dayMs } from './durations.ts';
import { addDays, toWeekday } from './opening-hours/opening-hours.ts';

/** Figures of one calendar day in the time zone of the project. */
export interface DailySales {
  /** `YYYY-MM-DD`. */
  date: string;
  paidOrders: number;
  paidCents: Cents;
  refundedCents: Cents;
}

export type SalesPeriodKind = 'month' | 'week';

/** A year of months, a quarter of weeks. */
const salesPeriodCounts: Record<SalesPeriodKind, number> = { week: 13, month: 12 };

const toMonthStart = (date: string): string => `${date.slice(0, 8)}01`;

const toPeriodStart = (date: string, kind: SalesPeriodKind): string =>
  kind === 'month' ? toMonthStart(date) : addDays(date, 1 - toWeekday(date));

const toPeriodEnd = (start: string, kind: SalesPeriodKind): string =>
  // The 32nd day after the first of a month is always in the following month.
  kind === 'month' ? addDays(toMonthStart(addDays(start, 31)), -1) : addDays(start, 6);

const toPeriod = (days: readonly DailySales[], from: string, to: string): SalesFiguresOfPeriod => {
  const within = days.filter(({ date }) => date >= from && date <= to);
  const sum = (field: 'paidCents' | 'paidOrders' | 'refundedCents') =>
    within.reduce((total, day) => total + day[field], 0);
  const [paidCents, refundedCents] = [sum('paidCents'), sum('refundedCents')];
  return { from, to, paidOrders: sum('paidOrders'), paidCents, refundedCents, salesCents: paidCents - refundedCents };
};

/** First days of the periods, oldest first, the one that contains `today` last. */
const toPeriodStarts = (today: string, kind: SalesPeriodKind): string[] => {
  const starts = [toPeriodStart(today, kind)];
  while (starts.length < salesPeriodCounts[kind]) starts.unshift(toPeriodStart(addDays(starts[0] ?? today, -1), kind));
  return starts;
};

/** The first day whose figures are needed for weeks and months. */
export const toFirstDayOfSalesFigures = (today: string): string =>
  (['week', 'month'] as const).flatMap((kind) => toPeriodStarts(today, kind)).toSorted()[0] ?? today;

/** @param days in any order; days without sales may be missing */
export const toSalesReport = (days: readonly DailySales[], today: string, kind: SalesPeriodKind): SalesReport => {
  const starts = toPeriodStarts(today, kind);
  const periods = starts.map((start) => toPeriod(days, start, toPeriodEnd(start, kind)));
  const [previous = today, current = today] = starts.slice(-2);
  const elapsedDays = Math.round((Date.parse(today) - Date.parse(current)) / dayMs);
  const sameDay = addDays(previous, elapsedDays);
  // 31 March corresponds to the last day of February.
  const end = toPeriodEnd(previous, kind);
  return { periods, comparable: toPeriod(days, previous, sameDay < end ? sameDay : end) };
};

/** `0.25` for a quarter more; `null` if there is nothing to compare with. */
export const toSalesChange = (salesCents: Cents, comparableCents: Cents): number | null =>
  comparableCents > 0 ? (salesCents - comparableCents) / comparableCents : null;
