// Documents of orders as files: PDF of invoices and delivery notes, the export for the bookkeeping, and who gets them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { formatInvoiceNumber } from '../../../domain/invoicing/document-number.ts';
import { staffRoles } from '../../access/role-permission-matrix.ts';
import { testEngravingSvg } from '../../extensions/ecom/mail/order-email-data-types.fixture.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { createTestEditor } from '../create-test-staff.ts';
import {
  deleteInvoiceTestShops,
  fetchTestOrderDocument,
  invoiceTestToday,
  type InvoiceTestShop,
  invoiceTestYear,
  createInvoiceTestShop,
  placeInvoiceTestOrder,
  placeMixedInvoiceTestOrder,
  queryInvoiceTestDatabase,
  fetchAndParseStaffPdf,
  readTestInvoices,
  refundTestOrderByTransfer,
  setTestOrderState,
  shipInvoiceTestOrder,
} from './invoice-test-shop.ts';

const admin = createDirectusRestClient(inject('backend').url, inject('backend').adminToken);

let seller: InvoiceTestShop;
let other: InvoiceTestShop;

beforeAll(async () => {
  seller = await createInvoiceTestShop(true);
  other = await createInvoiceTestShop(true);
  const order = await placeMixedInvoiceTestOrder(seller);
  await setTestOrderState(seller, order, 'shipped');
  await setTestOrderState(seller, order, 'completed');
  await refundTestOrderByTransfer(seller, order, { other_cents: 3_000 });
});

afterAll(() => deleteInvoiceTestShops([seller, other]));

describe('printing', () => {
  it('gives the same file for the same invoice, and several in one file', async () => {
    const orders = [await shipInvoiceTestOrder(seller), await shipInvoiceTestOrder(seller)];
    const [first, second] = (await Promise.all(orders.map(readTestInvoices))).map(([invoice]) => invoice);
    const one = await fetchAndParseStaffPdf(seller.editor.token, `invoices/${first?.id}`);
    expect(one.pages).toBe(1);
    for (const part of [
      'Muster GmbH',
      'DE999999999',
      'Änne Öz',
      `Rechnung ${first?.number}`,
      '19 %',
      '16,75 €',
      '104,90 €',
    ])
      expect(one.text.replaceAll('\u00a0', ' ')).toContain(part);
    await admin.patch(`/items/ecommerce_product/${seller.ring}`, { display_name: 'Anderer Ring' });
    expect((await fetchAndParseStaffPdf(seller.editor.token, `invoices/${first?.id}`)).bytes.equals(one.bytes)).toBe(
      true,
    );
    await admin.patch(`/items/ecommerce_product/${seller.ring}`, { display_name: 'Ring' });
    const both = await fetchAndParseStaffPdf(seller.bookkeeper.token, `invoices/${first?.id},${second?.id}`);
    expect(both.pages).toBe(2);
    expect(both.text).toContain(second?.number);
  });

  it('writes an e-invoice, also into the PDF', async () => {
    const [invoice] = await readTestInvoices(await shipInvoiceTestOrder(seller));
    const response = await fetchTestOrderDocument(seller.bookkeeper.token, `e-invoices/${invoice?.id}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const xml = await response.text();
    for (const part of [`<ram:ID>${invoice?.number}</ram:ID>`, '>104.90<', '>16.75<', 'Muster GmbH'])
      expect(xml).toContain(part);
    const pdf = await fetchAndParseStaffPdf(seller.bookkeeper.token, `invoices/${invoice?.id}`);
    expect(pdf.bytes.includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')).toBe(true);
  });

  it('prints delivery notes with engravings, without prices', async () => {
    const orders = [await placeMixedInvoiceTestOrder(seller), await placeInvoiceTestOrder(seller)];
    const plain = await fetchAndParseStaffPdf(seller.editor.token, `delivery-notes/${orders.join(',')}`);
    await queryInvoiceTestDatabase(`update ecommerce_order_line set previews = $2 where "order" = $1`, [
      orders[1],
      JSON.stringify([testEngravingSvg]),
    ]);
    const { text, pages, images } = await fetchAndParseStaffPdf(
      seller.editor.token,
      `delivery-notes/${orders.join(',')}`,
    );
    expect(pages).toBe(2);
    expect([plain.images, images]).toEqual([0, 1]);
    expect(text).toMatch(/Lieferschein zur Bestellung.*Änne Öz|Änne Öz.*Lieferschein zur Bestellung/);
    for (const part of ['Ring', 'Buch', 'Als Geschenk verpacken', 'Paket']) expect(text).toContain(part);
    expect(text).not.toContain('€');
  });
});

describe('the export for the bookkeeping', () => {
  it('has one row per document and tax rate, which add up to the documents', async () => {
    const month = invoiceTestToday.slice(0, 7);
    const response = await fetchTestOrderDocument(
      seller.bookkeeper.token,
      `projects/${seller.shop.project}/bookkeeping/${month}`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="Buchungen-${month}.csv"`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', ...rows] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    const names = head.split(';');
    const cell = (row: string, name: string) => row.split(';')[names.indexOf(name)] ?? '';
    const [total] = await queryInvoiceTestDatabase(
      `select sum(case kind when 'invoice' then total_brutto else -total_brutto end)::text as sum, count(distinct number)::int as documents
         from ecommerce_invoice where project = $1`,
      [seller.shop.project],
    );
    const cents = rows.reduce((sum, row) => {
      const amount = Number(cell(row, 'Umsatz (ohne Soll/Haben-Kz)').replace(',', ''));
      return sum + (cell(row, 'Soll/Haben-Kennzeichen') === 'S' ? amount : -amount);
    }, 0);
    expect((cents / 100).toFixed(2)).toBe(total?.['sum']);
    expect(new Set(rows.map((row) => cell(row, 'Belegfeld 1'))).size).toBe(total?.['documents']);
    expect(rows[0]).toContain(
      `;${invoiceTestToday.split('-').reverse().join('.')};${formatInvoiceNumber('invoice', invoiceTestYear, 1)};`,
    );
  });

  it('is empty but for its heading in a month without documents', async () => {
    const response = await fetchTestOrderDocument(
      seller.bookkeeper.token,
      `projects/${seller.shop.project}/bookkeeping/2020-01`,
    );
    expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1);
  });
});

it('an assistant prints delivery notes and invoices, and does not see what a month brings', async () => {
  const role = staffRoles.assistant.roleId;
  const { id, token } = await createTestEditor(inject('backend').url, admin, seller.shop.project, { role });
  const order = await shipInvoiceTestOrder(seller);
  const [invoice] = await readTestInvoices(order);
  expect((await fetchTestOrderDocument(token, `delivery-notes/${order}`)).status).toBe(200);
  expect((await fetchTestOrderDocument(token, `invoices/${invoice?.id}`)).status).toBe(200);
  const month = `projects/${seller.shop.project}/bookkeeping/${invoiceTestToday.slice(0, 7)}`;
  expect((await fetchTestOrderDocument(token, month)).status).toBe(403);
  await admin.delete('/users', [id]);
});

describe('documents of another seller', () => {
  it('are refused to its staff and to visitors, alone and among own ones', async () => {
    const order = await shipInvoiceTestOrder(seller);
    const [invoice] = await readTestInvoices(order);
    const foreign = await shipInvoiceTestOrder(other);
    const paths = [
      `orders/${order}/documents`,
      `invoices/${invoice?.id}`,
      `e-invoices/${invoice?.id}`,
      `delivery-notes/${order}`,
      `delivery-notes/${foreign},${order}`,
      `projects/${seller.shop.project}/bookkeeping/${invoiceTestToday.slice(0, 7)}`,
      `invoices/${randomUUID()}`,
      'invoices/nonsense',
      `projects/${other.shop.project}/bookkeeping/2026-13`,
    ];
    for (const path of paths)
      for (const token of [other.editor.token, other.bookkeeper.token, undefined])
        expect((await fetchTestOrderDocument(token, path)).status, path).toBe(403);
    await expect(other.editor.rest.post(`/ecom/staff/orders/${order}/invoice`, {})).rejects.toMatchObject({
      status: 403,
    });
    expect(await other.editor.rest.get(`/items/ecommerce_invoice?filter[order][_eq]=${order}`)).toEqual([]);
  });
});
