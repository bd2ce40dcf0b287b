import { expect, it } from 'vitest';
import { formatInvoiceNumber } from './document-number.ts';

it('names kind, year and position', () => {
  expect(formatInvoiceNumber('invoice', 2026, 17)).toBe('RE-2026-00017');
  expect(formatInvoiceNumber('credit_note', 2027, 1)).toBe('RK-2027-00001');
});

it('grows beyond five digits', () => {
  expect(formatInvoiceNumber('invoice', 2026, 123_456)).toBe('RE-2026-123456');
});
