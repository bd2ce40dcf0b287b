import { describe, expect, it } from 'vitest';
import { type DailySales, toFirstDayOfSalesFigures, toSalesChange, toSalesReport } from './sales-figures.ts';

const day = (date: string, paidCents: number, refundedCents = 0): DailySales => ({
  date,
  paidOrders: paidCents > 0 ? 1 : 0,
  paidCents,
  refundedCents,
});

describe('weeks', () => {
  // Thursday, 26 November 2026.
  const days = [
    day('2026-11-22', 999),
    day('2026-11-23', 10_010, 5),
    day('2026-11-26', 20_020),
    day('2026-11-16', 5_000),
    day('2026-11-19', 100, 2_600),
    day('2026-11-20', 70_000),
  ];
  const { periods, comparable } = toSalesReport(days, '2026-11-26', 'week');

  it('begin on Monday and end on Sunday, the current one last', () => {
    expect(periods).toHaveLength(13);
    expect(periods.at(-1)).toEqual({
      from: '2026-11-23',
      to: '2026-11-29',
      paidOrders: 2,
      paidCents: 30_030,
      refundedCents: 5,
      salesCents: 30_025,
    });
    expect(periods.at(-2)).toMatchObject({ from: '2026-11-16', to: '2026-11-22', salesCents: 73_499 });
    expect(periods[0]).toMatchObject({ from: '2026-08-31', to: '2026-09-06', salesCents: 0 });
  });

  it('are compared with the previous week until the same weekday', () => {
    expect(comparable).toMatchObject({ from: '2026-11-16', to: '2026-11-19', paidOrders: 2, salesCents: 2_500 });
  });
});

describe('months', () => {
  it('have their own length, in leap years too', () => {
    const { periods } = toSalesReport([], '2028-03-31', 'month');
    expect(periods.map(({ from, to }) => [from, to]).slice(-3)).toEqual([
      ['2028-01-01', '2028-01-31'],
      ['2028-02-01', '2028-02-29'],
      ['2028-03-01', '2028-03-31'],
    ]);
    expect(periods).toHaveLength(12);
  });

  it.each([
    ['2026-11-26', '2026-10-26'],
    ['2026-03-31', '2026-02-28'],
    ['2026-01-01', '2025-12-01'],
  ])('are compared until the same day of the month: %s until %s', (today, to) => {
    expect(toSalesReport([], today, 'month').comparable).toMatchObject({ from: `${to.slice(0, 8)}01`, to });
  });

  it('can lose more by refunds than they earn', () => {
    expect(toSalesReport([day('2026-11-01', 100, 350)], '2026-11-26', 'month').periods.at(-1)).toMatchObject({
      paidCents: 100,
      refundedCents: 350,
      salesCents: -250,
    });
  });
});

it('needs the days of a year of months', () => {
  expect(toFirstDayOfSalesFigures('2026-11-26')).toBe('2025-12-01');
});

it('compares amounts, and not with nothing', () => {
  expect(toSalesChange(12_500, 10_000)).toBe(0.25);
  expect(toSalesChange(0, 10_000)).toBe(-1);
  expect(toSalesChange(100, 0)).toBeNull();
  expect(toSalesChange(100, -50)).toBeNull();
});
