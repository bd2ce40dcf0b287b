import { expect, it } from 'vitest';
import { toDatevCsv } from './datev-export.ts';
import { testInvoiceSnapshot } from './invoice-snapshot.fixture.ts';

const read = (csv: string): Record<string, string>[] => {
  const [head = '', ...rows] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(';');
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, index) => [names[index] ?? '', cell])));
};

it('posts an invoice to the debtor, one row per tax rate', () => {
  const rows = read(toDatevCsv([testInvoiceSnapshot]));
  expect(rows).toMatchObject([
    {
      'Umsatz (ohne Soll/Haben-Kz)': '1501,03',
      'Soll/Haben-Kennzeichen': 'S',
      'WKZ Umsatz': 'EUR',
      Konto: '10000',
      'Gegenkonto (ohne BU-Schlüssel)': '8400',
      'BU-Schlüssel': '',
      Belegdatum: '26.11.2026',
      'Belegfeld 1': 'RE-2026-00017',
      'Belegfeld 2': 'T10001',
      Buchungstext: 'Rechnung Änne Öz',
      Steuersatz: '19',
      Zahlungsart: 'PayPal',
      Lieferland: 'DE',
      'Berichtigt Beleg': '',
    },
    { 'Umsatz (ohne Soll/Haben-Kz)': '50,27', 'Gegenkonto (ohne BU-Schlüssel)': '8300', Steuersatz: '7' },
  ]);
});

it('posts a credit note to the other side and names its invoice', () => {
  const corrects = { number: testInvoiceSnapshot.number, issuedOn: testInvoiceSnapshot.issuedOn };
  const [row] = read(toDatevCsv([{ ...testInvoiceSnapshot, kind: 'credit_note', number: 'RK-2026-00001', corrects }]));
  expect(row).toMatchObject({
    'Soll/Haben-Kennzeichen': 'H',
    'Belegfeld 1': 'RK-2026-00001',
    Buchungstext: 'Rechnungskorrektur Änne Öz',
    'Berichtigt Beleg': 'RE-2026-00017',
  });
});

it('posts sold gift vouchers as a liability without tax, and redeemed ones as a payment', () => {
  const lines = testInvoiceSnapshot.lines
    .slice(0, 1)
    .map((line) => ({ ...line, grossCents: 50_00, percent: 0, isVoucher: true }));
  const taxes = [{ percent: 0, netCents: 50_00, taxCents: 0, grossCents: 50_00 }];
  const account = 'Gegenkonto (ohne BU-Schlüssel)';
  expect(read(toDatevCsv([{ ...testInvoiceSnapshot, lines, taxes }]))).toMatchObject([
    { 'Umsatz (ohne Soll/Haben-Kz)': '50,00', 'Soll/Haben-Kennzeichen': 'S', [account]: '1700', Steuersatz: '' },
  ]);
  expect(read(toDatevCsv([{ ...testInvoiceSnapshot, voucherCents: 30_00 }])).at(-1)).toMatchObject({
    'Umsatz (ohne Soll/Haben-Kz)': '30,00',
    'Soll/Haben-Kennzeichen': 'H',
    [account]: '1700',
    Buchungstext: 'Gutschein Änne Öz',
    Steuersatz: '',
  });
});

it('posts what a voucher exceeds the untaxed amount by on the other side, so that the rows add up', () => {
  const lines = testInvoiceSnapshot.lines
    .slice(0, 1)
    .map((line) => ({ ...line, grossCents: 50_00, percent: 0, isVoucher: true }));
  const taxes = [{ percent: 0, netCents: 30_00, taxCents: 0, grossCents: 30_00 }];
  const rows = read(toDatevCsv([{ ...testInvoiceSnapshot, kind: 'credit_note', lines, taxes }]));
  expect(rows.map((row) => [row['Umsatz (ohne Soll/Haben-Kz)'], row['Soll/Haben-Kennzeichen']])).toEqual([
    ['20,00', 'S'],
    ['50,00', 'H'],
  ]);
});

it('takes the accounts of the other chart, and one account for rates that it does not know', () => {
  const taxes = [...testInvoiceSnapshot.taxes, { percent: 5.5, netCents: 100_00, taxCents: 5_50, grossCents: 105_50 }];
  expect(read(toDatevCsv([{ ...testInvoiceSnapshot, taxes }], 'skr04'))).toMatchObject([
    { Konto: '10000', 'Gegenkonto (ohne BU-Schlüssel)': '4400', Steuersatz: '19' },
    { Konto: '10000', 'Gegenkonto (ohne BU-Schlüssel)': '4300', Steuersatz: '7' },
    { Konto: '10000', 'Gegenkonto (ohne BU-Schlüssel)': '4200', Steuersatz: '5,5', Nettobetrag: '100,00' },
  ]);
});

it('shortens long names and keeps formulas from running', () => {
  const name = `=HYPERLINK(1);${'x'.repeat(80)}`;
  const [row] = read(
    toDatevCsv([{ ...testInvoiceSnapshot, recipient: { ...testInvoiceSnapshot.recipient, name: 'x'.repeat(80) } }]),
  );
  expect(row?.['Buchungstext']).toHaveLength(60);
  expect(toDatevCsv([{ ...testInvoiceSnapshot, payment: { id: 4, name, isPaid: true } }])).toContain(
    `"'=HYPERLINK(1);`,
  );
});
