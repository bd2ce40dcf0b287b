// Numbers of invoices and credit notes: one gapless range per project, kind and year. Pure.
import type { InvoiceKind } from '../../contract/shop/invoice.ts';

/** „Rechnung“ and „Rechnungskorrektur“. */
const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'RE', credit_note: 'RK' };

const minDigits = 5;

/** "RE-2026-00017". The year is that of the date of issue. */
export const formatInvoiceNumber = (kind: InvoiceKind, year: number, position: number): string =>
  `${prefixes[kind]}-${year}-${String(position).padStart(minDigits, '0')}`;
