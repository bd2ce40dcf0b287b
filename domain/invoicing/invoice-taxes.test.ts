import { expect, it } from 'vitest';
import type { InvoiceAdditionalAmount, InvoiceLine, InvoiceTax } from '../../contract/shop/invoice.ts';
import { breakDownTaxes } from '../tax-breakdown.ts';
import { toCreditedTaxes, toInvoiceTaxes, toInvoiceTotalCents } from './invoice-taxes.ts';

const line = (percent: number, unitCents: number, quantity = 1): InvoiceLine => ({
  line: `${percent}`,
  quantity,
  name: 'Ring',
  referenceNumber: null,
  unitCents,
  grossCents: unitCents * quantity,
  percent,
});

const extra = (kind: InvoiceAdditionalAmount['kind'], grossCents: number): InvoiceAdditionalAmount => ({
  kind,
  name: '',
  grossCents,
});

const rows = (taxes: InvoiceTax[]) =>
  taxes.map(({ percent, netCents, taxCents, grossCents }) => [percent, netCents, taxCents, grossCents]);

it('states net, tax and gross of one rate', () => {
  const amounts = { lines: [line(19, 100_00)], extras: [extra('shipping', 4_90)] };
  expect(rows(toInvoiceTaxes(amounts, 19))).toEqual([[19, 88_15, 16_75, 104_90]]);
  expect(toInvoiceTotalCents(amounts)).toBe(104_90);
});

it('divides shipping and wrapping among mixed rates, as the order did', () => {
  const lines = [line(19, 75_00), line(7, 12_50, 2)];
  const extras = [extra('shipping', 4_90), extra('present_wrap', 6_50)];
  const taxes = toInvoiceTaxes({ lines, extras }, 19);
  expect(rows(taxes)).toEqual([
    [19, 70_21, 13_34, 83_55],
    [7, 26_03, 1_82, 27_85],
  ]);
  const goods = lines.map(({ percent, grossCents }) => ({ percent, amountCents: grossCents }));
  expect(taxes.map(({ percent, taxCents }) => ({ percent, amountCents: taxCents }))).toEqual(
    breakDownTaxes(goods, 11_40, 19),
  );
  expect(taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(111_40);
});

it('takes the default rate for shipping of goods that cost nothing', () => {
  expect(rows(toInvoiceTaxes({ lines: [line(7, 0)], extras: [extra('shipping', 4_90)] }, 19))).toEqual([
    [19, 4_12, 78, 4_90],
  ]);
});

const mixed = { lines: [line(19, 33_33, 3), line(7, 19_99)], extras: [extra('shipping', 4_90)] };
const invoice = { ...mixed, taxes: toInvoiceTaxes(mixed, 19) };

it('credits exactly the taxes of the invoice for a refund of everything', () => {
  expect(toCreditedTaxes(invoice, [], mixed)).toEqual(invoice.taxes);
});

it.each([
  [
    'shipping first',
    [
      { lines: [], extras: mixed.extras },
      { lines: mixed.lines, extras: [] },
    ],
  ],
  [
    'one ring after the other',
    [
      { lines: [line(19, 33_33)], extras: [] },
      { lines: [line(19, 33_33)], extras: mixed.extras },
      { lines: [line(19, 33_33), line(7, 19_99)], extras: [] },
    ],
  ],
  [
    'a free amount, then the rest',
    [
      { lines: [], extras: [extra('other', 17_77)] },
      { lines: [], extras: [extra('other', 99_99 + 19_99 + 4_90 - 17_77)] },
    ],
  ],
  [
    'a free amount, then more lines than remain of their rate',
    [
      { lines: [], extras: [extra('other', 20_00)] },
      { lines: [line(19, 33_33, 3)], extras: [] },
      { lines: [], extras: [extra('other', 19_99 + 4_90 - 20_00)] },
    ],
  ],
])('credits them in parts as well: %s', (_name, credits) => {
  const documents: { taxes: InvoiceTax[] }[] = [];
  for (const credit of credits) documents.push({ taxes: toCreditedTaxes(invoice, documents, credit) });
  documents.forEach(({ taxes }, index) =>
    expect(taxes.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(
      toInvoiceTotalCents(credits[index] ?? { lines: [], extras: [] }),
    ),
  );
  const sums = invoice.taxes.map(({ percent }) => {
    const parts = documents.flatMap(({ taxes }) => taxes).filter((tax) => tax.percent === percent);
    const sum = (of: (tax: InvoiceTax) => number) => parts.reduce((total, tax) => total + of(tax), 0);
    return [percent, sum((tax) => tax.netCents), sum((tax) => tax.taxCents), sum((tax) => tax.grossCents)];
  });
  expect(sums).toEqual(rows(invoice.taxes));
});

it('takes back no more of a rate than remains of it after a goodwill refund', () => {
  const goods = { lines: [line(19, 100_00), line(7, 100_00)], extras: [] };
  const whole = { ...goods, taxes: toInvoiceTaxes(goods, 19) };
  const goodwill = { lines: [], extras: [extra('other', 50_00)] };
  const documents: { taxes: InvoiceTax[] }[] = [];
  for (const credit of [goodwill, { lines: [line(19, 100_00)], extras: [] }, goodwill])
    documents.push({ taxes: toCreditedTaxes(whole, documents, credit) });
  expect(documents.map(({ taxes }) => taxes.map(({ percent, grossCents }) => [percent, grossCents]))).toEqual([
    [
      [19, 25_00],
      [7, 25_00],
    ],
    [
      [19, 75_00],
      [7, 25_00],
    ],
    [[7, 50_00]],
  ]);
});

it('leaves sold gift vouchers untaxed, and without a share of shipping', () => {
  const voucher = { ...line(0, 50_00), line: 'voucher', isVoucher: true };
  const amounts = { lines: [line(19, 100_00), voucher], extras: [extra('shipping', 4_90)] };
  const taxes = toInvoiceTaxes(amounts, 19);
  expect(rows(taxes)).toEqual([
    [19, 88_15, 16_75, 104_90],
    [0, 50_00, 0, 50_00],
  ]);
  expect(rows(toInvoiceTaxes({ lines: [voucher], extras: [] }, 19))).toEqual([[0, 50_00, 0, 50_00]]);
  const credited = toCreditedTaxes({ ...amounts, taxes }, [], { lines: [], extras: [extra('shipping', 4_90)] });
  expect(rows(credited)).toEqual([[19, 4_12, 78, 4_90]]);
});

it('charges a goodwill refund to the goods, and to sold gift vouchers only when nothing else remains', () => {
  const voucher = { ...line(0, 50_00), line: 'voucher', isVoucher: true };
  const amounts = { lines: [line(19, 100_00), voucher], extras: [] };
  const sold = { ...amounts, taxes: toInvoiceTaxes(amounts, 19) };
  const credit = (cents: number) => ({ lines: [], extras: [extra('other', cents)] });
  const gross = (taxes: InvoiceTax[]) => taxes.map(({ percent, grossCents }) => [percent, grossCents]);
  const first = { taxes: toCreditedTaxes(sold, [], credit(60_00)) };
  expect(gross(first.taxes)).toEqual([[19, 60_00]]);
  expect(gross(toCreditedTaxes(sold, [first], credit(70_00)))).toEqual([
    [19, 40_00],
    [0, 30_00],
  ]);
  expect(gross(toCreditedTaxes(sold, [first], { lines: [voucher], extras: [] }))).toEqual([[0, 50_00]]);
});
