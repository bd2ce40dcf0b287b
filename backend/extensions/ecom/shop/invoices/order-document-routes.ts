// Routes of the studio's documents: invoices and delivery notes as PDF, one or many in a file, and the export for the
// bookkeeping. The permissions of Directus decide what a user gets (read-permitted-ids.ts).
import type { RequestHandler, Response } from 'express';
import {
  fileDownloadResponseSchema,
  idListParameterSchema,
  idParameterSchema,
  orderDocumentsResponseSchema,
  studioErrorResponseSchema,
} from '../../../../../contract/api-reference/documentation-only-schemas.ts';
import { bookkeepingMonthSchema } from '../../../../../contract/shop/invoice.ts';
import { maxPrintedDocuments } from '../../../../../contract/shop/order-constants.ts';
import { toDatevCsv } from '../../../../../domain/invoicing/datev-export.ts';
import { toDirectusInvoicesOfMonthQuery } from '../../../../../domain/invoicing/invoices-of-month-query.ts';
import { createDocumentLogoReader } from '../../mail/documents/read-document-logo.ts';
import { readInvoices } from '../../mail/documents/read-invoices.ts';
import { renderDeliveryNotes } from '../../mail/documents/render-delivery-notes.ts';
import { renderEInvoiceXmlInThread } from '../../mail/documents/render-e-invoice-xml-in-thread.ts';
import { renderInvoicesPdf } from '../../mail/documents/render-invoices-pdf.ts';
import type { OrderEmailData } from '../../mail/order-email-data-types.ts';
import {
  createDirectusAssetReader,
  type EmailInlineImageRenderContext,
} from '../../mail/outbox/render-email-inline-images.ts';
import { isUuid } from '../../platform/database-helpers.ts';
import { readPermittedIds } from '../../platform/read-permitted-ids.ts';
import { readAuthorizedStaffDisplayName } from '../../platform/read-shop-and-branch-records.ts';
import {
  createAsyncHandler,
  type DirectusExtensionContext,
  type UnparsedOrderServiceRequest,
  type OrderServiceRoute,
} from '../../platform/route-types-and-handlers.ts';
import { formatInBothStudioLanguages } from '../../platform/service-translators.ts';
import { toStaffRights } from '../../platform/staff-permission-checks.ts';
import { studioRouteForbiddenResponse, readStudioProjects } from '../../platform/studio-route-handler.ts';
import { readOrderEmailData } from '../orders/enqueue-order-emails.ts';
import { type Order, readOrder } from '../orders/read-order.ts';
import { issueInvoice } from './issue-invoice.ts';
import { readOrderDocumentsPanelData, toInvoiceObstacleText } from './read-order-documents-panel-data.ts';

/** `false`: the user may not have it, or it does not exist; the answer is the same. */
type DocumentAction = (
  request: UnparsedOrderServiceRequest,
  response: Response,
  context: DirectusExtensionContext,
) => Promise<boolean>;

const createDocumentHandler =
  (act: DocumentAction) =>
  (context: DirectusExtensionContext): RequestHandler =>
    createAsyncHandler(async (request, response) => {
      response.set({ 'Cache-Control': 'no-store' });
      if (await act(request, response, context)) return;
      response.status(studioRouteForbiddenResponse.status).json(studioRouteForbiddenResponse.body);
    });

/** Ids separated by commas, all of which the user may read; otherwise `undefined`. */
const readRequestedIds = async (
  context: DirectusExtensionContext,
  { accountability, params }: UnparsedOrderServiceRequest,
  collection: string,
): Promise<string[] | undefined> => {
  const ids = [...new Set((params['ids'] ?? '').split(','))];
  if (ids.length > maxPrintedDocuments || !ids.every(isUuid)) return undefined;
  const permitted = await readPermittedIds(context, accountability, collection, { filter: { id: { _in: ids } } });
  return permitted.length === ids.length ? ids : undefined;
};

const readRequestedOrder = async (
  context: DirectusExtensionContext,
  { accountability, params }: UnparsedOrderServiceRequest,
): Promise<Order | undefined> => {
  const id = params['order'] ?? '';
  if (!isUuid(id)) return undefined;
  const permitted = await readPermittedIds(context, accountability, 'ecommerce_order', { filter: { id: { _eq: id } } });
  return permitted.length === 1 ? readOrder(context.database, id) : undefined;
};

const toImageSources = (context: DirectusExtensionContext): EmailInlineImageRenderContext => ({
  database: context.database,
  readContentFile: createDirectusAssetReader(context),
  warn: (error, message) => context.logger.warn(error, message),
});

const sendFile = (
  response: Response,
  type: 'application/pdf' | 'application/xml' | 'text/csv; charset=utf-8',
  name: string,
  content: Buffer | string,
) => {
  const disposition = type === 'application/pdf' ? 'inline' : 'attachment';
  response.set({ 'Content-Type': type, 'Content-Disposition': `${disposition}; filename="${name}"` }).send(content);
};

const sendDocuments: DocumentAction = async (request, response, context) => {
  const order = await readRequestedOrder(context, request);
  if (!order) return false;
  response.json({ data: await readOrderDocumentsPanelData(context.database, order) });
  return true;
};

const sendIssuedInvoice: DocumentAction = async (request, response, context) => {
  const order = await readRequestedOrder(context, request);
  const { accountability } = request;
  if (!order || !accountability) return false;
  const { database } = context;
  if ((await readAuthorizedStaffDisplayName(database, accountability, [order.project.id])) === undefined) return false;
  const issued = await database.transaction((transaction) => issueInvoice(transaction, order.id));
  if (issued.ok) response.json({ data: await readOrderDocumentsPanelData(database, order) });
  else {
    const { code: reason } = issued;
    const message = formatInBothStudioLanguages(`invoices.${reason}`);
    const extensions = { code: 'INVALID_PAYLOAD', reason, text: toInvoiceObstacleText(reason) };
    response.status(409).json({ errors: [{ message, extensions }] });
  }
  return true;
};

const sendInvoices: DocumentAction = async (request, response, context) => {
  const ids = await readRequestedIds(context, request, 'ecommerce_invoice');
  if (!ids) return false;
  const invoices = await readInvoices(context.database, ids);
  const [first] = invoices;
  const name = invoices.length === 1 && first ? first.number : `Belege-${invoices.length}`;
  const sources = toImageSources(context);
  const file = await renderInvoicesPdf(invoices, createDocumentLogoReader(sources), sources.warn);
  sendFile(response, 'application/pdf', `${name}.pdf`, file);
  return true;
};

const sendEInvoice: DocumentAction = async (request, response, context) => {
  const ids = await readRequestedIds(context, request, 'ecommerce_invoice');
  const [invoice, ...others] = ids ? await readInvoices(context.database, ids) : [];
  if (!invoice || others.length > 0) return false;
  sendFile(response, 'application/xml', `${invoice.number}.xml`, await renderEInvoiceXmlInThread(invoice));
  return true;
};

const sendDeliveryNotes: DocumentAction = async (request, response, context) => {
  const ids = await readRequestedIds(context, request, 'ecommerce_order');
  if (!ids) return false;
  const orders: OrderEmailData[] = [];
  for (const id of ids) {
    const order = await readOrder(context.database, id);
    if (order) orders.push(await readOrderEmailData(context.database, order, true));
  }
  const file = await renderDeliveryNotes(orders, toImageSources(context));
  sendFile(response, 'application/pdf', 'Lieferscheine.pdf', file);
  return true;
};

const sendBookkeeping: DocumentAction = async (request, response, context) => {
  const { accountability, params } = request;
  const month = bookkeepingMonthSchema.safeParse(params['month']).data;
  if (!accountability?.user || month === undefined) return false;
  // The sum of a month is a sales figure.
  if (!toStaffRights(accountability).canSeeSales) return false;
  const projects = await readStudioProjects(context, request, accountability.user);
  const project = projects.find(({ id }) => id === params['project']);
  if (!project) return false;
  const query = toDirectusInvoicesOfMonthQuery(project.id, month);
  const ids = await readPermittedIds(context, accountability, 'ecommerce_invoice', query);
  const settings = await context
    .database('ecommerce_settings')
    .where({ project: project.id })
    .first<{ chart_of_accounts: string } | undefined>('chart_of_accounts');
  const csv = toDatevCsv(await readInvoices(context.database, ids), settings?.chart_of_accounts);
  sendFile(response, 'text/csv; charset=utf-8', `Buchungen-${month}.csv`, csv);
  return true;
};

const refused = (status: number, description: string) => ({ status, description, schema: studioErrorResponseSchema });

const forbiddenAnswer = refused(403, 'Not signed in to the studio, or not permitted to read these records.');

interface DocumentRoute extends Pick<OrderServiceRoute, 'answers' | 'method' | 'parameters' | 'path' | 'summary'> {
  act: DocumentAction;
}

const defineDocumentRoute = ({ answers, act, ...route }: DocumentRoute): OrderServiceRoute => ({
  ...route,
  caller: 'staff',
  answers: [...answers, forbiddenAnswer],
  refusals: [],
  guards: [],
  createHandler: createDocumentHandler(act),
});

const orderParameter = { order: { schema: idParameterSchema, description: 'Id of the order.' } };

const documents = { status: 200, description: 'The documents of the order.', schema: orderDocumentsResponseSchema };

const file = (mediaType: string, description: string) => ({
  status: 200,
  description,
  schema: fileDownloadResponseSchema,
  mediaType,
});

const idsParameter = (of: string) => ({
  ids: {
    schema: idListParameterSchema,
    description: `Ids of up to ${maxPrintedDocuments} ${of}, separated by commas.`,
  },
});

export const orderDocumentRoutes: readonly OrderServiceRoute[] = [
  defineDocumentRoute({
    method: 'get',
    path: '/staff/orders/:order/documents',
    summary: 'Read the invoice and the credit notes of an order',
    parameters: orderParameter,
    answers: [documents],
    act: sendDocuments,
  }),
  defineDocumentRoute({
    method: 'post',
    path: '/staff/orders/:order/invoice',
    summary: 'Issue the invoice of an order that is shipped or handed over',
    parameters: orderParameter,
    answers: [documents, refused(409, 'The invoice cannot be issued; `extensions.text` says what is missing.')],
    act: sendIssuedInvoice,
  }),
  defineDocumentRoute({
    method: 'get',
    path: '/staff/invoices/:ids',
    summary: 'Print invoices and credit notes',
    parameters: idsParameter('documents'),
    answers: [file('application/pdf', 'One file with all documents.')],
    act: sendInvoices,
  }),
  defineDocumentRoute({
    method: 'get',
    path: '/staff/e-invoices/:ids',
    summary: 'Read an invoice or credit note as e-invoice',
    parameters: { ids: { schema: idParameterSchema, description: 'Id of the document.' } },
    answers: [file('application/xml', 'A Cross Industry Invoice after EN 16931.')],
    act: sendEInvoice,
  }),
  defineDocumentRoute({
    method: 'get',
    path: '/staff/delivery-notes/:ids',
    summary: 'Print delivery notes',
    parameters: idsParameter('orders'),
    answers: [file('application/pdf', 'One file with the delivery notes of all orders.')],
    act: sendDeliveryNotes,
  }),
  defineDocumentRoute({
    method: 'get',
    path: '/staff/projects/:project/bookkeeping/:month',
    summary: 'Export the invoices and credit notes of a month for the bookkeeping',
    parameters: {
      project: { schema: idParameterSchema, description: 'Id of the project.' },
      month: { schema: bookkeepingMonthSchema, description: 'Such as `2026-11`.' },
    },
    answers: [file('text/csv', 'One row per document and tax rate, with the columns of DATEV.')],
    act: sendBookkeeping,
  }),
];
