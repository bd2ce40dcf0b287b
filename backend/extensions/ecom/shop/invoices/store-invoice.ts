// Gives a document its number and stores it, in the caller's transaction. The counter's row stays locked until that
// transaction ends: if it fails, the next document gets the number, so none is ever missing (docs/decisions/075).
import type { Knex } from 'knex';
import { centsToDecimalAmount } from '../../../../../contract/cents.ts';
import {
  type UnnumberedInvoice,
  unnumberedInvoiceSchema,
  type InvoiceKind,
  type InvoiceSnapshot,
} from '../../../../../contract/shop/invoice.ts';
import { formatInvoiceNumber } from '../../../../../domain/invoicing/document-number.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import type { Order } from '../orders/read-order.ts';

/** Waits for other transactions that number a document of this kind. */
const takeNextPosition = async (
  transaction: Knex.Transaction,
  project: string,
  kind: InvoiceKind,
  year: number,
): Promise<number> => {
  const { rows } = await transaction.raw<{ rows: { last_position: number }[] }>(
    `insert into ecommerce_invoice_counter as counter (id, project, kind, year, last_position)
       values (gen_random_uuid(), ?, ?, ?, 1)
       on conflict (project, kind, year) do update set last_position = counter.last_position + 1
       returning last_position`,
    [project, kind, year],
  );
  const position = rows[0]?.last_position;
  if (position === undefined) throw new Error(`The counter of ${kind} ${year} gave no number.`);
  return position;
};

interface NewInvoice {
  order: Pick<Order, 'id' | 'project'>;
  /** The refund that a credit note reports. */
  refund: string | null;
  content: UnnumberedInvoice;
}

/**
 * The order must be locked, so that it gets one invoice only. Returns the id of the document; `undefined` if the content
 * is invalid: stored, nobody could read it or change it any more.
 */
export const storeInvoice = async (
  transaction: Knex.Transaction,
  { order, refund, content }: NewInvoice,
): Promise<string | undefined> => {
  // Before it takes a number, which would otherwise be missing.
  if (!unnumberedInvoiceSchema.safeParse(content).success) return undefined;
  const { kind, recipient, totalCents } = content;
  const issuedOn = toLocalDateTime(new Date(), order.project.timeZone).date;
  const year = Number(issuedOn.slice(0, 4));
  const number = formatInvoiceNumber(kind, year, await takeNextPosition(transaction, order.project.id, kind, year));
  const snapshot: InvoiceSnapshot = { ...content, number, issuedOn };
  const [row] = await transaction('ecommerce_invoice')
    .insert({
      id: transaction.raw('gen_random_uuid()'),
      project: order.project.id,
      kind,
      number,
      issued_on: issuedOn,
      total_brutto: centsToDecimalAmount(totalCents),
      recipient_name: recipient.name,
      order: order.id,
      refund,
      content: JSON.stringify(snapshot),
      date_created: transaction.fn.now(),
    })
    .returning<{ id: string }[]>('id');
  if (!row) throw new Error(`The document ${number} was not stored.`);
  return row.id;
};
