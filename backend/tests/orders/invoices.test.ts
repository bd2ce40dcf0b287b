// Invoices and credit notes: gapless numbers, immutable content, totals to the cent (docs/decisions/075).
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OrderDocumentsPanelData } from '../../../contract/shop/invoice.ts';
import { formatInvoiceNumber } from '../../../domain/invoicing/document-number.ts';
import { applyRetentionRules } from '../../privacy/apply-retention-rules.ts';
import { erasePersonalData } from '../../privacy/erase-personal-data.ts';
import { createDirectusRestClient } from '../../rest/directus-rest-client.ts';
import { readTestRefundOverview, refundTestOrder } from '../refunds/place-and-refund-test-orders.ts';
import {
  deleteInvoiceTestShops,
  invoiceTestToday,
  type InvoiceTestShop,
  invoiceTestYear,
  createInvoiceTestShop,
  placeInvoiceTestOrder,
  placeMixedInvoiceTestOrder,
  queryInvoiceTestDatabase,
  fetchAndParseStaffPdf,
  readTestInvoices,
  readTestOrderDocuments,
  refundTestOrderByTransfer,
  setTestOrderState,
  shipInvoiceTestOrder,
  toTestTaxRows,
} from './invoice-test-shop.ts';
import { germanTestAddress, toTestOrderLineInput } from './test-shop.ts';

const admin = createDirectusRestClient(inject('backend').url, inject('backend').adminToken);

let seller: InvoiceTestShop;
let other: InvoiceTestShop;

beforeAll(async () => {
  seller = await createInvoiceTestShop(true);
  other = await createInvoiceTestShop(false);
});

afterAll(() => deleteInvoiceTestShops([seller, other]));

describe('an invoice', () => {
  it('is issued with the shipment, says what the law asks for, and is attached to the email', async () => {
    const order = await placeMixedInvoiceTestOrder(seller);
    expect(await readTestOrderDocuments(seller.editor.rest, order)).toMatchObject({
      documents: [],
      canIssueInvoice: false,
      obstacle: { de: expect.stringMatching(/sobald die Bestellung versandt oder übergeben ist/) as string },
    });
    await setTestOrderState(seller, order, 'shipped');
    const [invoice, ...more] = await readTestInvoices(order);
    expect(more).toEqual([]);
    expect(invoice?.content).toMatchObject({
      kind: 'invoice',
      issuedOn: invoiceTestToday,
      suppliedOn: invoiceTestToday,
      supplier: { companyName: 'Muster GmbH', address: ['Marktplatz 1', '83022 Rosenheim'], vatId: 'DE999999999' },
      recipient: { name: 'Änne Öz', address: ['Änne Öz', 'Lindenweg 3', '83022 Rosenheim', 'Deutschland'] },
      deliveryCountry: 'DE',
      payment: { isPaid: false },
      lines: [
        { quantity: 3, name: 'Ring', unitCents: 10_000, grossCents: 30_000, percent: 19 },
        { quantity: 1, name: 'Buch', unitCents: 2_140, grossCents: 2_140, percent: 7 },
      ],
      extras: [
        { kind: 'shipping', name: 'Paket', grossCents: 490 },
        { kind: 'present_wrap', grossCents: 650 },
      ],
      totalCents: 33_280,
    });
    // 11.40 € of shipping and wrapping: 10.64 € at 19 %, 0.76 € at 7 %.
    expect(toTestTaxRows(invoice?.content.taxes ?? [])).toEqual([
      [19, 26_104, 4_960, 31_064],
      [7, 2_071, 145, 2_216],
    ]);
    const [mail] = await queryInvoiceTestDatabase(
      `select attachments, text from ecommerce_mail where "order" = $1 and kind = 'shipped'`,
      [order],
    );
    expect(mail?.['attachments']).toEqual([
      { name: `Rechnung-${invoice?.number}.pdf`, title: `Rechnung ${invoice?.number}`, invoice: invoice?.id },
    ]);
    expect(mail?.['text']).toContain(`Rechnung ${invoice?.number}`);
    await setTestOrderState(seller, order, 'completed');
    expect(await readTestInvoices(order)).toHaveLength(1);
  });

  it('states the discount of its lines, and credits what was paid', async () => {
    const { project } = seller.shop;
    await admin.post('/items/ecommerce_discount_code', {
      project,
      code: 'ZEHN',
      kind: 'amount',
      amount_brutto: '10.00',
    });
    const order = await placeInvoiceTestOrder(seller, { codes: ['ZEHN'], total_cents: 30_000 + 2_140 + 490 - 1_000 }, [
      toTestOrderLineInput(seller.ring, { count: 3 }),
      toTestOrderLineInput(seller.book, { price_cents: 2_140 }),
    ]);
    await setTestOrderState(seller, order, 'shipped');
    await setTestOrderState(seller, order, 'completed');
    const [invoice] = await readTestInvoices(order);
    expect(invoice?.content).toMatchObject({
      discountCode: 'ZEHN',
      lines: [
        { unitCents: 10_000, discountCents: 933, grossCents: 29_067, percent: 19 },
        { unitCents: 2_140, discountCents: 67, grossCents: 2_073, percent: 7 },
      ],
      totalCents: 31_630,
    });
    // 4.90 € of shipping: 4.57 € at 19 %, 0.33 € at 7 %.
    expect(toTestTaxRows(invoice?.content.taxes ?? [])).toEqual([
      [19, 24_810, 4_714, 29_524],
      [7, 1_968, 138, 2_106],
    ]);
    const { text } = await fetchAndParseStaffPdf(seller.bookkeeper.token, `invoices/${invoice?.id}`);
    expect(text).toMatch(/Rabatt ZEHN: -9,33\s€/);
    // A third of 290.67 €.
    await refundTestOrderByTransfer(seller, order, { quantity: 1 });
    const [, credit] = await readTestInvoices(order);
    expect(credit?.content).toMatchObject({
      lines: [{ quantity: 1, unitCents: 10_000, discountCents: 311, grossCents: 9_689 }],
      totalCents: 9_689,
    });
  });

  it('names the company of a business', async () => {
    const order = await placeInvoiceTestOrder(seller, {
      shipping_address: { ...germanTestAddress, company: 'Öz GmbH' },
    });
    await setTestOrderState(seller, order, 'shipped');
    const [invoice] = await readTestInvoices(order);
    expect(invoice?.content.recipient).toMatchObject({ name: 'Öz GmbH', country: 'DE' });
  });

  it('is issued when a reserved order is handed over', async () => {
    const order = await placeInvoiceTestOrder(seller, { rate: 'pickup' });
    await setTestOrderState(seller, order, 'ready_for_pickup');
    expect(await readTestInvoices(order)).toEqual([]);
    await setTestOrderState(seller, order, 'completed');
    const [invoice] = await readTestInvoices(order);
    expect(invoice?.content).toMatchObject({ extras: [], totalCents: 10_000, payment: { isPaid: true } });
  });

  it('has a number without gaps with twenty concurrent shipments, of which some fail', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => placeInvoiceTestOrder(seller)));
    const cancelled = await placeInvoiceTestOrder(seller);
    await setTestOrderState(seller, cancelled, 'cancelled');
    const tries = await Promise.allSettled(
      orders.map((order, index) =>
        index % 4 === 0
          ? // The invoice of the first is written before the second is refused.
            seller.editor.rest.patch('/items/ecommerce_order', { keys: [order, cancelled], data: { state: 'shipped' } })
          : setTestOrderState(seller, order, 'shipped'),
      ),
    );
    expect(tries.map(({ status }) => status)).toEqual(
      orders.map((_order, index) => (index % 4 === 0 ? 'rejected' : 'fulfilled')),
    );
    const rows = await queryInvoiceTestDatabase(
      `select number from ecommerce_invoice where project = $1 and kind = 'invoice' order by number`,
      [seller.shop.project],
    );
    expect(rows.length).toBeGreaterThanOrEqual(15);
    expect(rows.map(({ number }) => number)).toEqual(
      rows.map((_row, index) => formatInvoiceNumber('invoice', invoiceTestYear, index + 1)),
    );
    const [counter] = await queryInvoiceTestDatabase(
      `select last_position from ecommerce_invoice_counter where project = $1 and kind = 'invoice'`,
      [seller.shop.project],
    );
    expect(counter).toEqual({ last_position: rows.length });
    for (const [index, order] of orders.entries())
      expect(await readTestInvoices(order)).toHaveLength(index % 4 === 0 ? 0 : 1);
  });

  it('cannot be changed or deleted, nor can its counter or its order', async () => {
    const order = await shipInvoiceTestOrder(seller);
    const [invoice] = await readTestInvoices(order);
    const id = invoice?.id;
    const refused = /cannot be changed or deleted|only counts on/;
    await expect(
      queryInvoiceTestDatabase(`update ecommerce_invoice set recipient_name = 'X' where id = $1`, [id]),
    ).rejects.toThrow(refused);
    await expect(queryInvoiceTestDatabase('delete from ecommerce_invoice where id = $1', [id])).rejects.toThrow(
      refused,
    );
    await expect(queryInvoiceTestDatabase('delete from ecommerce_order where id = $1', [order])).rejects.toThrow(
      refused,
    );
    await expect(
      queryInvoiceTestDatabase(
        'update ecommerce_invoice_counter set last_position = last_position + 2 where project = $1',
        [seller.shop.project],
      ),
    ).rejects.toThrow(refused);
    await expect(
      queryInvoiceTestDatabase('delete from ecommerce_invoice_counter where project = $1', [seller.shop.project]),
    ).rejects.toThrow(refused);
    await expect(seller.editor.rest.patch(`/items/ecommerce_invoice/${id}`, { number: 'X' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(seller.editor.rest.delete(`/items/ecommerce_invoice/${id}`)).rejects.toMatchObject({ status: 403 });
    await admin.patch(`/items/ecommerce_order/${order}`, { shipping_last_name: 'Anders' });
    expect(await readTestInvoices(order)).toEqual([invoice]);
  });

  it('waits for the details of the company, without stopping the shipment', async () => {
    const order = await shipInvoiceTestOrder(other);
    expect(await readTestInvoices(order)).toEqual([]);
    const path = `/ecom/staff/orders/${order}/invoice`;
    await expect(other.editor.rest.post(path, {})).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/fehlt die Anschrift oder die USt-IdNr/) as string,
    });
    await admin.post('/items/company', {
      project: other.shop.project,
      company_name: 'Andere GmbH',
      display_name: 'Andere',
      vat_number: '143/999/99999',
      addresses: [{ street: 'Ring', number: '2', zip_code: '80331', city: 'München', address_type: 'hq' }],
    });
    expect(await readTestOrderDocuments(other.editor.rest, order)).toMatchObject({
      canIssueInvoice: true,
      obstacle: null,
    });
    await expect(other.bookkeeper.rest.post(path, {})).rejects.toMatchObject({ status: 403 });
    const { documents } = await other.editor.rest.post<OrderDocumentsPanelData>(path, {});
    // Its own range of numbers.
    expect(documents).toMatchObject([{ kind: 'invoice', number: formatInvoiceNumber('invoice', invoiceTestYear, 1) }]);
    expect(await other.editor.rest.post(path, {})).toMatchObject({ documents });
  });
});

describe('documents that are not issued on their own', () => {
  it('leaves an order that was shipped before the update to the button', async () => {
    const order = await placeInvoiceTestOrder(seller);
    await queryInvoiceTestDatabase(`update ecommerce_order set state = 'shipped' where id = $1`, [order]);
    await setTestOrderState(seller, order, 'completed');
    expect(await readTestInvoices(order)).toEqual([]);
    expect(await readTestOrderDocuments(seller.editor.rest, order)).toMatchObject({ canIssueInvoice: true });
  });

  it('offers the credit note of a refund that an older version completed, and issues it once', async () => {
    const order = await shipInvoiceTestOrder(seller);
    await setTestOrderState(seller, order, 'completed');
    const bank = { iban: 'DE02120300000000202051', account_holder: 'Änne Öz' };
    await refundTestOrder(seller.editor.rest, order, { ...bank, other_cents: 3_000 });
    expect(await readTestOrderDocuments(seller.editor.rest, order)).toMatchObject({ canIssueInvoice: false });
    await queryInvoiceTestDatabase(`update ecommerce_refund set state = 'transferred' where "order" = $1`, [order]);
    expect(await readTestOrderDocuments(seller.editor.rest, order)).toMatchObject({
      documents: [{ kind: 'invoice' }],
      canIssueInvoice: true,
      obstacle: null,
    });
    const issue = () => seller.editor.rest.post<OrderDocumentsPanelData>(`/ecom/staff/orders/${order}/invoice`, {});
    const issued = await issue();
    expect(issued).toMatchObject({
      documents: [{ kind: 'invoice' }, { kind: 'credit_note', totalCents: 3_000 }],
      canIssueInvoice: false,
    });
    expect(await issue()).toEqual(issued);
  });

  it('stores no content that could not be read again, and ships all the same', async () => {
    const order = await placeInvoiceTestOrder(seller);
    await queryInvoiceTestDatabase('update ecommerce_order_line set count = 0 where "order" = $1', [order]);
    await setTestOrderState(seller, order, 'shipped');
    expect(await readTestInvoices(order)).toEqual([]);
    await expect(seller.editor.rest.post(`/ecom/staff/orders/${order}/invoice`, {})).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/für einen Beleg ungültig/) as string,
    });
  });
});

it('numbers concurrent batches over several projects without a deadlock', async () => {
  const batches = await Promise.all(
    Array.from({ length: 8 }, () => Promise.all([seller, other, seller, other].map((at) => placeInvoiceTestOrder(at)))),
  );
  await Promise.all(batches.map((keys) => admin.patch('/items/ecommerce_order', { keys, data: { state: 'shipped' } })));
  for (const order of batches.flat()) expect(await readTestInvoices(order)).toHaveLength(1);
});

describe('a credit note', () => {
  it('is issued per refund, and all of them take back exactly the taxes of the invoice', async () => {
    const order = await placeMixedInvoiceTestOrder(seller);
    await setTestOrderState(seller, order, 'shipped');
    await setTestOrderState(seller, order, 'completed');
    const [ring, book] = (await readTestRefundOverview(seller.editor.rest, order)).lines.map(({ id }) => id);
    const line = (id = '', quantity = 1) => ({ line: id, quantity });
    await refundTestOrderByTransfer(seller, order, { lines: [line(ring)], amount_cents: 10_000 });
    await refundTestOrderByTransfer(seller, order, { lines: [line(book)], shipping: true, amount_cents: 2_140 + 490 });
    await refundTestOrderByTransfer(seller, order, {
      lines: [line(ring, 2)],
      present_wrap: true,
      amount_cents: 20_000 + 650,
    });
    const [invoice, ...notes] = await readTestInvoices(order);
    expect(notes.map(({ kind, content }) => [kind, content.totalCents])).toEqual([
      ['credit_note', 10_000],
      ['credit_note', 2_630],
      ['credit_note', 20_650],
    ]);
    expect(notes[0]?.content).toMatchObject({
      corrects: { number: invoice?.number, issuedOn: invoiceTestToday },
      lines: [{ quantity: 1, name: 'Ring', grossCents: 10_000, percent: 19 }],
      taxes: [{ percent: 19, netCents: 8_403, taxCents: 1_597, grossCents: 10_000 }],
    });
    const sums = (invoice?.content.taxes ?? []).map(({ percent }) => {
      const taxes = notes.flatMap(({ content }) => content.taxes).filter((tax) => tax.percent === percent);
      return [
        percent,
        ...(['netCents', 'taxCents', 'grossCents'] as const).map((key) =>
          taxes.reduce((sum, tax) => sum + tax[key], 0),
        ),
      ];
    });
    expect(sums).toEqual(toTestTaxRows(invoice?.content.taxes ?? []));
    const mails = await queryInvoiceTestDatabase(
      `select attachments from ecommerce_mail mail join ecommerce_refund refund on mail.about = 'ecommerce_refund:' || refund.id
        where refund."order" = $1 and mail.kind = 'refunded'`,
      [order],
    );
    expect(mails.map(({ attachments }) => (attachments as { invoice: string }[])[0]?.invoice).sort()).toEqual(
      notes.map(({ id }) => id).sort(),
    );
    const { number } = notes[0] ?? { number: '' };
    const { text } = await fetchAndParseStaffPdf(seller.bookkeeper.token, `invoices/${notes[0]?.id}`);
    expect(text).toContain(`Rechnungskorrektur ${number}`);
    expect(text).toContain(`mindert die Rechnung ${invoice?.number}`);
  });

  it('reports a refund from before the shipment together with the invoice', async () => {
    const order = await placeMixedInvoiceTestOrder(seller);
    await setTestOrderState(seller, order, 'paid');
    await refundTestOrderByTransfer(seller, order, { other_cents: 3_000 });
    expect(await readTestInvoices(order)).toEqual([]);
    await setTestOrderState(seller, order, 'shipped');
    expect((await readTestInvoices(order)).map(({ kind, content }) => [kind, content.totalCents])).toEqual([
      ['invoice', 33_280],
      ['credit_note', 3_000],
    ]);
  });
});

describe('the retention period of an invoice', () => {
  it('ends eight years after its year; until then erasing the person reports it', async () => {
    const order = await shipInvoiceTestOrder(seller);
    const [invoice] = await readTestInvoices(order);
    const copyAs = (number: string, issuedOn: string) =>
      queryInvoiceTestDatabase(
        `insert into ecommerce_invoice (id, number, issued_on, kind, total_brutto, recipient_name, "order", content, project)
           select gen_random_uuid(), $2, $3::date, kind, total_brutto, recipient_name, "order", content, project
             from ecommerce_invoice where id = $1`,
        [invoice?.id, number, issuedOn],
      );
    await copyAs('over', `${invoiceTestYear - 9}-12-31`);
    await copyAs('kept', `${invoiceTestYear - 8}-01-01`);
    const database = knex({ client: 'pg', connection: inject('backend').databaseUrl, pool: { min: 0, max: 1 } });
    try {
      await applyRetentionRules(database);
      const numbers = (await readTestInvoices(order)).map(({ number }) => number);
      expect(numbers.sort()).toEqual([invoice?.number, 'kept'].sort());
      const email = 'änne@öz.example';
      const report = await erasePersonalData(database, { domain: seller.shop.domain, email, isDryRun: true });
      expect(report?.kept).toContainEqual(
        expect.objectContaining({ collection: 'ecommerce_invoice', id: invoice?.id, name: invoice?.number }),
      );
    } finally {
      await database.destroy();
    }
  });
});
