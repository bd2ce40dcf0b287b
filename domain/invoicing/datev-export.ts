// Invoices and credit notes as rows of a DATEV posting batch („Buchungsstapel“): one row per document and tax rate, and one
// each for sold and redeemed gift vouchers, with DATEV's names of the columns (docs/decisions/075, 080). Pure.
import type { Cents } from '../../contract/cents.ts';
import type { InvoiceSnapshot, InvoiceTax } from '../../contract/shop/invoice.ts';
import { toGermanCsv, toGermanCsvAmount, toGermanCsvDate } from '../write-german-csv.ts';
import { toSoldVoucherCents } from './invoice-taxes.ts';

interface BookkeepingAccounts {
  /** Collective account of all customers of the shop. */
  debtor: string;
  /** Revenue accounts that DATEV knows the tax rate of, by rate; they need no tax key. */
  revenueByRate: Readonly<Record<number, string>>;
  /** Revenue at any other rate; the tax adviser adds the tax key. */
  otherRevenue: string;
  /** Gift vouchers that were sold and not redeemed: other liabilities. */
  vouchers: string;
}

const defaultChart = 'skr03';

/** Of DATEV's standard charts of accounts, by the value of `ecommerce_settings.chart_of_accounts`. */
const charts: Readonly<Record<string, BookkeepingAccounts>> & Record<typeof defaultChart, BookkeepingAccounts> = {
  skr03: { debtor: '10000', revenueByRate: { 19: '8400', 7: '8300' }, otherRevenue: '8200', vouchers: '1700' },
  skr04: { debtor: '10000', revenueByRate: { 19: '4400', 7: '4300' }, otherRevenue: '4200', vouchers: '3500' },
};

const columns = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Buchungstext',
  'Leistungsdatum',
  'Steuersatz',
  'Nettobetrag',
  'Steuerbetrag',
  'Zahlungsart',
  'Lieferland',
  'Berichtigt Beleg',
] as const;

/** DATEV cuts a longer text off. */
const maxTextLength = 60;

/** DATEV allows no other characters in the number of a document. */
const toDocumentField = (number: string): string => number.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '').slice(0, 36);

interface Posting {
  grossCents: Cents;
  /** Whether the customer owes the amount, or has paid it. */
  isOwed: boolean;
  account: string;
  text: string;
  /** Without tax for what is no supply. */
  tax?: Pick<InvoiceTax, 'netCents' | 'percent' | 'taxCents'>;
}

/** Sold gift vouchers are a liability instead of revenue; redeemed ones pay the document. */
const toPostings = (document: InvoiceSnapshot, accounts: BookkeepingAccounts): Posting[] => {
  const { kind, recipient, taxes, lines, voucherCents = 0 } = document;
  const isOwed = kind === 'invoice';
  const text = `${isOwed ? 'Rechnung' : 'Rechnungskorrektur'} ${recipient.name}`;
  const soldCents = toSoldVoucherCents(lines);
  const untaxed = { percent: 0, netCents: 0, taxCents: 0, grossCents: 0 };
  const revenue = [...taxes, ...(taxes.some(({ percent }) => percent === 0) ? [] : [untaxed])].map(
    ({ percent, netCents, taxCents, grossCents }) => {
      const untaxedCents = percent === 0 ? soldCents : 0;
      return {
        grossCents: grossCents - untaxedCents,
        isOwed,
        account: accounts.revenueByRate[percent] ?? accounts.otherRevenue,
        text,
        tax: { percent, netCents: netCents - untaxedCents, taxCents },
      };
    },
  );
  return [
    ...revenue,
    { grossCents: soldCents, isOwed, account: accounts.vouchers, text: `Gutscheinverkauf ${recipient.name}` },
    { grossCents: voucherCents, isOwed: !isOwed, account: accounts.vouchers, text: `Gutschein ${recipient.name}` },
  ]
    .filter(({ grossCents }) => grossCents !== 0)
    .map((posting) => (posting.grossCents < 0 ? toOtherSide(posting) : posting));
};

/** DATEV takes no negative amounts. */
const toOtherSide = ({ grossCents, isOwed, tax, ...posting }: Posting): Posting => ({
  ...posting,
  grossCents: -grossCents,
  isOwed: !isOwed,
  ...(tax && { tax: { percent: tax.percent, netCents: Math.abs(tax.netCents), taxCents: Math.abs(tax.taxCents) } }),
});

const toRows = (document: InvoiceSnapshot, accounts: BookkeepingAccounts): string[][] =>
  toPostings(document, accounts).map(({ grossCents, isOwed, account, text, tax }) => [
    toGermanCsvAmount(grossCents),
    isOwed ? 'S' : 'H',
    'EUR',
    accounts.debtor,
    account,
    '',
    toGermanCsvDate(document.issuedOn),
    toDocumentField(document.number),
    toDocumentField(document.orderNumber),
    text.slice(0, maxTextLength),
    toGermanCsvDate(document.suppliedOn),
    tax ? String(tax.percent).replace('.', ',') : '',
    tax ? toGermanCsvAmount(tax.netCents) : '',
    tax ? toGermanCsvAmount(tax.taxCents) : '',
    document.payment.name,
    document.deliveryCountry,
    document.corrects?.number ?? '',
  ]);

/**
 * @param documents in the order of the rows
 * @param chart of the project's settings; SKR03 without them
 */
export const toDatevCsv = (documents: readonly InvoiceSnapshot[], chart: string = defaultChart): string => {
  const accounts = charts[chart] ?? charts[defaultChart];
  return toGermanCsv([columns, ...documents.flatMap((document) => toRows(document, accounts))]);
};
