// Reads stored invoices and credit notes. Permissions are the caller's: routes filter the ids before.
import type { Knex } from 'knex';
import { z } from 'zod';
import { type InvoiceSnapshot, invoiceSnapshotSchema } from '../../../../../contract/shop/invoice.ts';

const rowSchema = z.object({ id: z.string(), refund: z.string().nullable(), content: invoiceSnapshotSchema });

export interface StoredInvoice {
  id: string;
  /** The refund of a credit note. */
  refund: string | null;
  content: InvoiceSnapshot;
}

/** The documents of an order, the invoice first. */
export const readInvoiceAndCreditNotesOfOrder = async (database: Knex, order: string): Promise<StoredInvoice[]> => {
  const rows: unknown[] = await database('ecommerce_invoice')
    .where({ order })
    .orderByRaw(`kind = 'invoice' desc, number`)
    .select('id', 'refund', 'content');
  return rows.map((row) => rowSchema.parse(row));
};

/** Unknown ids are left out; the order is that of the ids. */
export const readInvoices = async (database: Knex, ids: readonly string[]): Promise<InvoiceSnapshot[]> => {
  const rows: unknown[] = await database('ecommerce_invoice').whereIn('id', ids).select('id', 'refund', 'content');
  const found = new Map(rows.map((row) => rowSchema.parse(row)).map(({ id, content }) => [id, content]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
