import { expect, it } from 'vitest';
import { sumInvoicesLessCreditNotes, toCurrentAndPreviousMonths, splitIntoChunks } from './documents-desk-records.ts';

it('offers the last two years, this month first', () => {
  const months = toCurrentAndPreviousMonths(new Date(2026, 0, 31));
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect([months.length, months.at(-1)]).toEqual([24, '2024-02']);
});

it('counts credit notes against invoices, to the cent', () => {
  expect(
    sumInvoicesLessCreditNotes([
      { kind: 'invoice', total_brutto: '104.90' },
      { kind: 'invoice', total_brutto: '0.10' },
      { kind: 'credit_note', total_brutto: '4.90' },
    ]),
  ).toBe(100_10);
});

it('divides many documents into print runs', () => {
  expect(splitIntoChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(splitIntoChunks([], 2)).toEqual([]);
});
