// Issues the credit note („Rechnungskorrektur“, § 17 (1) UStG) of a completed refund, in the transaction that completes it.
import type { Knex } from 'knex';
import type { Cents } from '../../../../../contract/cents.ts';
import type { InvoiceAdditionalAmount, InvoiceLine } from '../../../../../contract/shop/invoice.ts';
import { toCreditedTaxes, toInvoiceTotalCents } from '../../../../../domain/invoicing/invoice-taxes.ts';
import { readInvoiceAndCreditNotesOfOrder } from '../../mail/documents/read-invoices.ts';
import type { RefundRow } from '../orders/payment-and-refund-row-schemas.ts';
import type { Order } from '../orders/read-order.ts';
import { storeInvoice } from './store-invoice.ts';

const toCreditedLines = ({ lines }: RefundRow, invoiced: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.map(({ line, name, quantity, amountCents, taxPercent }) => {
    const original = invoiced.find((one) => one.line === line);
    const unitCents = original?.unitCents ?? Math.round(amountCents / quantity);
    return {
      line,
      quantity,
      name: original?.name ?? name,
      referenceNumber: original?.referenceNumber ?? null,
      unitCents,
      ...(original?.discountCents !== undefined && { discountCents: unitCents * quantity - amountCents }),
      grossCents: amountCents,
      percent: taxPercent,
      ...(original?.isVoucher && { isVoucher: true }),
    };
  });

interface ExtraAmounts {
  shippingCents: Cents;
  presentWrapCents: Cents;
  /** Only of a refund. */
  otherCents?: Cents;
}

export const toInvoiceExtraLines = (
  { shippingCents, presentWrapCents, otherCents = 0 }: ExtraAmounts,
  shippingName: string,
): InvoiceAdditionalAmount[] =>
  [
    { kind: 'shipping' as const, name: shippingName, grossCents: shippingCents },
    { kind: 'present_wrap' as const, name: '', grossCents: presentWrapCents },
    { kind: 'other' as const, name: '', grossCents: otherCents },
  ].filter(({ grossCents }) => grossCents > 0);

/**
 * Without an invoice there is nothing to correct. Idempotent: a refund has one credit note. The order must be locked.
 * `undefined` without an invoice, or if the content is invalid, which does not stop the refund.
 */
export const issueCreditNote = async (
  transaction: Knex.Transaction,
  order: Order,
  refund: RefundRow,
): Promise<string | undefined> => {
  const [invoice, ...earlier] = await readInvoiceAndCreditNotesOfOrder(transaction, order.id);
  const existing = earlier.find((document) => document.refund === refund.id);
  if (!invoice || existing) return existing?.id;
  const parts = {
    lines: toCreditedLines(refund, invoice.content.lines),
    extras: toInvoiceExtraLines(refund, order.shippingName),
  };
  const before = earlier.map(({ content }) => content);
  return storeInvoice(transaction, {
    order,
    refund: refund.id,
    content: {
      ...invoice.content,
      ...parts,
      kind: 'credit_note',
      taxes: toCreditedTaxes(invoice.content, before, parts),
      totalCents: toInvoiceTotalCents(parts),
      voucherCents: refund.voucherCents,
      corrects: { number: invoice.content.number, issuedOn: invoice.content.issuedOn },
    },
  });
};
