import { expect, it } from 'vitest';
import { testInvoiceSnapshot } from '../../../../../domain/invoicing/invoice-snapshot.fixture.ts';
import { toInvoiceTaxes } from '../../../../../domain/invoicing/invoice-taxes.ts';
import { renderEInvoiceXml } from './render-e-invoice-xml.ts';

/** Contents of the elements with this name, in their order. */
const textsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g')), ([, text = '']) => text);

const sum = (amounts: string[]): string => amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2);

it('states seller, buyer, dates and amounts of a paid invoice after EN 16931', async () => {
  const xml = await renderEInvoiceXml(testInvoiceSnapshot);
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  expect(textsOf(xml, 'TypeCode')[0]).toBe('380');
  expect(xml).toContain('<ram:ID>RE-2026-00017</ram:ID>');
  expect(xml).toContain('<ram:ID schemeID="VA">DE999999999</ram:ID>');
  expect(textsOf(xml, 'CityName')).toEqual(['Rosenheim', 'München']);
  expect(xml).toContain('20261126');
  const [lines, [net], [tax], [gross], [prepaid], [due]] = [
    textsOf(xml, 'LineTotalAmount'),
    textsOf(xml, 'TaxBasisTotalAmount'),
    textsOf(xml, 'TaxTotalAmount'),
    textsOf(xml, 'GrandTotalAmount'),
    textsOf(xml, 'TotalPrepaidAmount'),
    textsOf(xml, 'DuePayableAmount'),
  ];
  // The lines, then their sum.
  expect(lines).toHaveLength(5);
  expect(sum(lines.slice(0, -1))).toBe(lines.at(-1));
  expect([lines.at(-1), net, tax, gross, prepaid, due]).toEqual([
    '1308.35',
    '1308.35',
    '242.95',
    '1551.30',
    '1551.30',
    '0.00',
  ]);
  expect(sum(textsOf(xml, 'CalculatedAmount'))).toBe(tax);
});

it('states the discount of a line as an allowance', async () => {
  const [ring, book] = testInvoiceSnapshot.lines;
  const lines = [{ ...ring, discountCents: 149_00, grossCents: 1_341_00 }, book] as typeof testInvoiceSnapshot.lines;
  const parts = { lines, extras: [] };
  const taxes = toInvoiceTaxes(parts, 19);
  const xml = await renderEInvoiceXml({
    ...testInvoiceSnapshot,
    ...parts,
    taxes,
    totalCents: 1_390_90,
    discountCode: 'HERBST10',
  });
  expect(textsOf(xml, 'Reason')).toEqual(['Rabatt HERBST10']);
  // 149 € contain 23.79 € of tax; price − allowance = line.
  expect(textsOf(xml, 'ActualAmount')).toEqual(['125.21']);
  expect(xml).not.toContain('<ram:ActualAmount currencyID');
  expect(textsOf(xml, 'ChargeAmount')[0]).toBe((1_126.89 + 125.21).toFixed(2));
  expect(textsOf(xml, 'LineTotalAmount')[0]).toBe('1126.89');
  expect(textsOf(xml, 'GrandTotalAmount')).toEqual(['1390.90']);
});

it('names the account for an invoice that is to be paid by transfer', async () => {
  const payment = { id: 2, name: 'Rechnung', isPaid: false };
  const xml = await renderEInvoiceXml({ ...testInvoiceSnapshot, payment });
  expect(textsOf(xml, 'IBANID')).toEqual(['DE02120300000000202051']);
  expect(textsOf(xml, 'DuePayableAmount')).toEqual(['1551.30']);
});

it('writes a credit note that names its invoice, and a seller without a VAT ID', async () => {
  const supplier = { ...testInvoiceSnapshot.supplier, vatId: null };
  const corrects = { number: 'RE-2026-00017', issuedOn: '2026-11-26' };
  const xml = await renderEInvoiceXml({
    ...testInvoiceSnapshot,
    supplier,
    kind: 'credit_note',
    number: 'RK-2026-00001',
    corrects,
  });
  expect(textsOf(xml, 'TypeCode')[0]).toBe('381');
  expect(textsOf(xml, 'Content').join(' ')).toContain('RE-2026-00017');
  expect(xml).toContain('<ram:ID schemeID="FC">143/999/99999</ram:ID>');
});
