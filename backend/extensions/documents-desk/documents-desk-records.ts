// The records of the documents desk, as Directus returns them, and the months it offers. Pure.
import { type Cents, decimalAmountToCents } from '../../../contract/cents.ts';
import type { InvoiceKind } from '../../../contract/shop/invoice.ts';

export interface OrderToPack {
  id: string;
  number: string;
  customer_name: string | null;
  date_created: string;
}

export interface InvoiceListRecord {
  id: string;
  kind: InvoiceKind;
  number: string;
  issued_on: string;
  /** In euros, as in the column. */
  total_brutto: string;
  recipient_name: string;
}

/** Invoices less credit notes. */
export const sumInvoicesLessCreditNotes = (
  documents: readonly Pick<InvoiceListRecord, 'kind' | 'total_brutto'>[],
): Cents =>
  documents.reduce(
    (sum, document) => sum + (document.kind === 'invoice' ? 1 : -1) * decimalAmountToCents(document.total_brutto),
    0,
  );

const offeredMonths = 24;

/** `2026-11` first. */
export const toCurrentAndPreviousMonths = (now: Date): string[] =>
  Array.from({ length: offeredMonths }, (_, index) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - index, 1)).toISOString().slice(0, 7),
  );

/** Parts of at most `size`, in order. */
export const splitIntoChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
