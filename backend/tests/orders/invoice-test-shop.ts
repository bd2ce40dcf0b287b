// Test fixture of invoices: test shops with staff and products, and orders that are shipped, refunded and printed.
import { expect, inject } from 'vitest';
import type { InvoiceSnapshot, OrderDocumentsPanelData } from '../../../contract/shop/invoice.ts';
import type { OrderRefundOverview, RefundRequest } from '../../../contract/shop/refund.ts';
import { toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import { staffRoles } from '../../access/role-permission-matrix.ts';
import { createDirectusRestClient, type DirectusRestClient } from '../../rest/directus-rest-client.ts';
import { readTestPdf } from '../read-test-pdf.ts';
import { createTestEditor, type TestEditor } from '../create-test-staff.ts';
import { refundTestOrder } from '../refunds/place-and-refund-test-orders.ts';
import {
  seedTestShop,
  postToTestOrderService,
  type TestShop,
  toTestOrderBody,
  toTestOrderLineInput,
} from './test-shop.ts';
import { queryTestDatabase } from '../query-test-database.ts';

const backend = inject('backend');
const admin = createDirectusRestClient(backend.url, backend.adminToken);

export const queryInvoiceTestDatabase = (sql: string, values: unknown[] = []) =>
  queryTestDatabase(backend.databaseUrl, sql, values);

export const invoiceTestToday = toLocalDateTime(new Date(), 'Europe/Berlin').date;
export const invoiceTestYear = Number(invoiceTestToday.slice(0, 4));

export interface InvoiceTestShop {
  shop: TestShop;
  editor: TestEditor;
  bookkeeper: TestEditor;
  /** 100 € at 19 %. */
  ring: string;
  /** 21.40 € at 7 %. */
  book: string;
}

export const createInvoiceTestShop = async (hasCompany: boolean): Promise<InvoiceTestShop> => {
  const shop = await seedTestShop(admin);
  if (hasCompany)
    await admin.post('/items/company', {
      project: shop.project,
      company_name: 'Muster GmbH',
      display_name: 'Muster',
      ust_id: 'DE999999999',
      addresses: [{ street: 'Marktplatz', number: '1', zip_code: '83022', city: 'Rosenheim', address_type: 'hq' }],
    });
  return {
    shop,
    editor: await createTestEditor(backend.url, admin, shop.project),
    bookkeeper: await createTestEditor(backend.url, admin, shop.project, { role: staffRoles.bookkeeping.roleId }),
    ring: await shop.addProduct({ stock: 1_000 }),
    book: await shop.addProduct({ display_name: 'Buch', price_brutto: '21.40', tax_percent: '7.00', stock: 1_000 }),
  };
};

export const placeInvoiceTestOrder = async (
  { shop, ring }: InvoiceTestShop,
  changes = {},
  lines = [toTestOrderLineInput(ring)],
): Promise<string> => {
  const body = toTestOrderBody(shop, lines, changes);
  expect(await postToTestOrderService(backend.url, 'order', body)).toMatchObject({ status: 200 });
  return body.order_uuid;
};

/** Three rings and a book, with gift wrapping: 332.80 €. */
export const placeMixedInvoiceTestOrder = (at: InvoiceTestShop): Promise<string> =>
  placeInvoiceTestOrder(at, { present_wrap: true }, [
    toTestOrderLineInput(at.ring, { count: 3 }),
    toTestOrderLineInput(at.book, { price_cents: 2_140 }),
  ]);

export const setTestOrderState = (at: InvoiceTestShop, order: string, state: string): Promise<unknown> =>
  at.editor.rest.patch(`/items/ecommerce_order/${order}`, { state });

export const shipInvoiceTestOrder = async (at: InvoiceTestShop): Promise<string> => {
  const order = await placeInvoiceTestOrder(at);
  await setTestOrderState(at, order, 'shipped');
  return order;
};

export interface StoredTestInvoice {
  id: string;
  number: string;
  kind: string;
  content: InvoiceSnapshot;
}

export const readTestInvoices = async (order: string): Promise<StoredTestInvoice[]> =>
  (await queryInvoiceTestDatabase(
    'select id, number, kind, content from ecommerce_invoice where "order" = $1 order by kind desc, number',
    [order],
  )) as unknown as StoredTestInvoice[];

export const readTestOrderDocuments = (rest: DirectusRestClient, order: string): Promise<OrderDocumentsPanelData> =>
  rest.get<OrderDocumentsPanelData>(`/ecom/staff/orders/${order}/documents`);

export const fetchTestOrderDocument = (token: string | undefined, path: string): Promise<Response> =>
  fetch(
    `${backend.url}/ecom/staff/${path}`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

export const fetchAndParseStaffPdf = async (
  token: string,
  path: string,
): Promise<{ text: string; pages: number; images: number; bytes: Buffer }> => {
  const response = await fetchTestOrderDocument(token, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await response.arrayBuffer());
  const { pdf, text, imageCount } = await readTestPdf(bytes);
  return { text, pages: pdf.numPages, images: imageCount, bytes };
};

export const toTestTaxRows = (taxes: InvoiceSnapshot['taxes']) =>
  taxes.map(({ percent, netCents, taxCents, grossCents }) => [percent, netCents, taxCents, grossCents]);

/** Pays, and refunds by bank transfer what `choice` names. */
export const refundTestOrderByTransfer = async (
  at: InvoiceTestShop,
  order: string,
  choice: Partial<RefundRequest> & { quantity?: number },
): Promise<OrderRefundOverview> => {
  const bank = { iban: 'DE02120300000000202051', account_holder: 'Änne Öz' };
  const { refunds } = await refundTestOrder(at.editor.rest, order, { ...bank, ...choice });
  const id = refunds.find(({ state }) => state === 'to_transfer')?.id ?? '';
  return at.editor.rest.post(`/ecom/staff/refunds/${id}/transferred`, {});
};

export const deleteInvoiceTestShops = async (testShops: readonly InvoiceTestShop[]): Promise<void> => {
  for (const { shop, editor, bookkeeper } of testShops) {
    await admin.delete('/users', [editor.id, bookkeeper.id]);
    // Only the deletion of the project deletes its invoices.
    await shop.remove();
  }
};
