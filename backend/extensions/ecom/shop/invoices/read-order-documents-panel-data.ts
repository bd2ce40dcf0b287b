// The data of the panel “Belege” in the form of an order.
import type { Knex } from 'knex';
import type { InvoiceObstacle, OrderDocumentsPanelData } from '../../../../../contract/shop/invoice.ts';
import { readInvoiceAndCreditNotesOfOrder } from '../../mail/documents/read-invoices.ts';
import { translateToBilingualStudioText } from '../../platform/service-translators.ts';
import type { Order } from '../orders/read-order.ts';
import { toCompletedRefunds } from '../orders/refundable-payments.ts';
import { findInvoiceObstacle } from './issue-invoice.ts';

export const toInvoiceObstacleText = (obstacle: InvoiceObstacle) =>
  translateToBilingualStudioText(`invoices.${obstacle}`);

export const readOrderDocumentsPanelData = async (database: Knex, order: Order): Promise<OrderDocumentsPanelData> => {
  const invoices = await readInvoiceAndCreditNotesOfOrder(database, order.id);
  const hasInvoice = invoices.length > 0;
  const obstacle = hasInvoice ? undefined : await findInvoiceObstacle(database, order);
  const lacksCreditNote = toCompletedRefunds(order).some(({ id }) => invoices.every(({ refund }) => refund !== id));
  return {
    documents: invoices.map(({ id, content: { kind, number, issuedOn, totalCents } }) => ({
      id,
      kind,
      number,
      issuedOn,
      totalCents,
    })),
    canIssueInvoice: hasInvoice ? lacksCreditNote : obstacle === undefined,
    obstacle: obstacle === undefined ? null : toInvoiceObstacleText(obstacle),
  };
};
