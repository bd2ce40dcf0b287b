// Issues the invoice of an order, in the transaction that ships it or hands it over. What is missing never stops the order:
// the invoice then waits for the button in the studio.
import type { Knex } from 'knex';
import type { UnnumberedInvoice, InvoiceObstacle } from '../../../../../contract/shop/invoice.ts';
import { toInvoiceTaxes, toInvoiceTotalCents } from '../../../../../domain/invoicing/invoice-taxes.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { fulfilledOrderStates } from '../../../../../domain/order-timeline.ts';
import { standardTaxPercent } from '../../../../../domain/tax-breakdown.ts';
import { readInvoiceAndCreditNotesOfOrder } from '../../mail/documents/read-invoices.ts';
import { toInvoiceSupplier } from '../../mail/documents/to-invoice-supplier.ts';
import { toCompletedRefunds } from '../orders/refundable-payments.ts';
import { readOrderEmailData } from '../orders/enqueue-order-emails.ts';
import { lockOrder, type Order, toOrderLineName } from '../orders/read-order.ts';
import { issueCreditNote, toInvoiceExtraLines } from './issue-credit-note.ts';
import { storeInvoice } from './store-invoice.ts';

/** The first day on which the order was shipped or handed over; `undefined` before. */
const readSupplyDate = async (database: Knex, { id, project }: Order): Promise<string | undefined> => {
  const row = await database('ecommerce_order_history')
    .where({ order: id })
    .whereIn('to_state', fulfilledOrderStates)
    .orderBy('date_created')
    .first<{ date_created: Date } | undefined>('date_created');
  return row && toLocalDateTime(row.date_created, project.timeZone).date;
};

const toLines = ({ lines }: Order): UnnumberedInvoice['lines'] =>
  lines.map((line) => ({
    line: line.id,
    quantity: line.quantity,
    name: toOrderLineName(line),
    referenceNumber: line.referenceNumber,
    unitCents: line.priceCents,
    ...(line.discountCents > 0 && { discountCents: line.discountCents }),
    grossCents: line.totalCents,
    percent: line.taxPercent,
    ...(line.isGiftVoucher && { isVoucher: true }),
  }));

/** @param suppliedOn day of the supply */
const readContent = async (database: Knex, order: Order, suppliedOn: string): Promise<UnnumberedInvoice> => {
  const { sender, payment, shippingAddress, invoiceAddress } = await readOrderEmailData(database, order, true);
  const parts = { lines: toLines(order), extras: toInvoiceExtraLines(order, order.shippingName) };
  const { company, firstName, lastName, street, zip, city, country } = order.invoiceAddress ?? order.shippingAddress;
  return {
    kind: 'invoice',
    suppliedOn,
    language: order.language,
    orderNumber: order.number,
    ...(order.discountCode !== null && { discountCode: order.discountCode }),
    orderedOn: toLocalDateTime(order.placedAt, order.project.timeZone).date,
    supplier: toInvoiceSupplier(sender),
    recipient: {
      name: company || `${firstName} ${lastName}`.trim(),
      address: invoiceAddress ?? shippingAddress,
      street,
      zip,
      city,
      country,
    },
    deliveryCountry: order.shippingAddress.country,
    payment: { ...payment, isPaid: order.isPaid },
    ...parts,
    taxes: toInvoiceTaxes(parts, order.taxes[0]?.percent ?? standardTaxPercent),
    totalCents: toInvoiceTotalCents(parts),
    ...(order.voucherCents > 0 && { voucherCents: order.voucherCents }),
    corrects: null,
  };
};

/** What § 14 (4) UStG asks for and the data lack. */
const findObstacle = (
  { supplier, recipient, totalCents }: UnnumberedInvoice,
  order: Order,
): InvoiceObstacle | undefined => {
  if (supplier.address.length < 2 || !(supplier.vatId || supplier.taxNumber)) return 'company_incomplete';
  if (recipient.name === '' || recipient.address.length < 3) return 'recipient_incomplete';
  return totalCents === order.totalCents ? undefined : 'amounts_differ';
};

/** Why the invoice of an order cannot be issued; `undefined` if it can. */
export const findInvoiceObstacle = async (database: Knex, order: Order): Promise<InvoiceObstacle | undefined> => {
  const suppliedOn = await readSupplyDate(database, order);
  return suppliedOn === undefined
    ? 'not_supplied'
    : findObstacle(await readContent(database, order, suppliedOn), order);
};

/** `undefined` if the order has its invoice now, or had it before. */
const issueMissingInvoice = async (
  transaction: Knex.Transaction,
  order: Order,
  suppliedOn: string,
): Promise<InvoiceObstacle | undefined> => {
  if ((await readInvoiceAndCreditNotesOfOrder(transaction, order.id)).length > 0) return undefined;
  const content = await readContent(transaction, order, suppliedOn);
  const obstacle = findObstacle(content, order);
  if (obstacle) return obstacle;
  const isStored = (await storeInvoice(transaction, { order, refund: null, content })) !== undefined;
  return isStored ? undefined : 'content_invalid';
};

/** Idempotent: an order has one invoice, and each of its completed refunds gets one credit note. */
export const issueInvoice = async (
  transaction: Knex.Transaction,
  id: string,
): Promise<{ ok: true } | { ok: false; code: InvoiceObstacle }> => {
  const order = await lockOrder(transaction, id);
  const suppliedOn = order && (await readSupplyDate(transaction, order));
  if (!order || suppliedOn === undefined) return { ok: false, code: 'not_supplied' };
  const obstacle = await issueMissingInvoice(transaction, order, suppliedOn);
  if (obstacle) return { ok: false, code: obstacle };
  let isComplete = true;
  for (const refund of toCompletedRefunds(order))
    isComplete = (await issueCreditNote(transaction, order, refund)) !== undefined && isComplete;
  return isComplete ? { ok: true } : { ok: false, code: 'content_invalid' };
};
