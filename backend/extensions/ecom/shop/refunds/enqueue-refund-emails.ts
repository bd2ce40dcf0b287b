// Emails about a refund, in the transaction that ends it: to the customer on success, to the staff on failure.
import type { Knex } from 'knex';
import { readInvoiceAndCreditNotesOfOrder } from '../../mail/documents/read-invoices.ts';
import { createInvoiceAttachments } from '../../mail/order-email-attachments.ts';
import { toRefundEmail, toRefundFailedStaffEmail } from '../../mail/templates/refund-emails.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { readOrderEmailData } from '../orders/enqueue-order-emails.ts';
import type { Order } from '../orders/read-order.ts';
import type { RefundRow } from '../orders/payment-and-refund-row-schemas.ts';

/** Once per refund, with its credit note. */
export const enqueueRefundedEmail = async (
  transaction: Knex.Transaction,
  refund: RefundRow,
  order: Order,
): Promise<void> => {
  const emailData = await readOrderEmailData(transaction, order, true);
  const { project, sender } = emailData;
  const documents = await readInvoiceAndCreditNotesOfOrder(transaction, order.id);
  const attachments = createInvoiceAttachments(documents.find((document) => document.refund === refund.id));
  const occasion = { about: `ecommerce_refund:${refund.id}` };
  await enqueueMail(transaction, {
    project,
    sender,
    message: toRefundEmail(
      emailData,
      refund,
      attachments.map(({ title }) => title),
    ),
    occasion,
    kind: 'refunded',
    attachments,
  });
};

/** Once per attempt; `reason` in German. */
export const enqueueRefundFailedEmail = async (
  transaction: Knex.Transaction,
  refund: RefundRow,
  order: Order,
  reason: string,
): Promise<void> => {
  const emailData = await readOrderEmailData(transaction, order, false);
  const { project, sender } = emailData;
  const message = toRefundFailedStaffEmail(emailData, refund.amountCents, reason);
  if (!message) return;
  const occasion = { about: `ecommerce_refund:${refund.id}:${refund.attempts}` };
  await enqueueMail(transaction, { project, sender, message, occasion, kind: 'refund_failed_house' });
};
