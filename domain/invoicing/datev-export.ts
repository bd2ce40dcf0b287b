// Invoices and credit notes as rows of a DATEV posting batch („Buchungsstapel“): one row per document and tax rate, with
// DATEV's names of the columns (docs/decisions/075). Pure.
import type { InvoiceSnapshot } from '../../contract/shop/invoice.ts';
import { toGermanCsv, toGermanCsvAmount, toGermanCsvDate } from '../german-csv.ts';

interface BookkeepingAccounts {
  /** Collective account of all customers of the shop. */
  debtor: string;
  /** Revenue accounts that DATEV knows the tax rate of, by rate; they need no tax key. */
  revenueByRate: Readonly<Record<number, string>>;
  /** Revenue at any other rate; the tax adviser adds the tax key. */
  otherRevenue: string;
}

const defaultChart = 'skr03';

/** Of DATEV's standard charts of accounts, by the value of `ecommerce_settings.chart_of_accounts`. */
const charts: Readonly<Record<string, BookkeepingAccounts>> & Record<typeof defaultChart, BookkeepingAccounts> = {
  skr03: { debtor: '10000', revenueByRate: { 19: '8400', 7: '8300' }, otherRevenue: '8200' },
  skr04: { debtor: '10000', revenueByRate: { 19: '4400', 7: '4300' }, otherRevenue: '4200' },
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

const toRows = (document: InvoiceSnapshot, accounts: BookkeepingAccounts): string[][] => {
  const isInvoice = document.kind === 'invoice';
  const text = `${isInvoice ? 'Rechnung' : 'Rechnungskorrektur'} ${document.recipient.name}`;
  return document.taxes.map(({ percent, netCents, taxCents, grossCents }) => [
    toGermanCsvAmount(grossCents),
    isInvoice ? 'S' : 'H',
    'EUR',
    accounts.debtor,
    accounts.revenueByRate[percent] ?? accounts.otherRevenue,
    '',
    toGermanCsvDate(document.issuedOn),
    toDocumentField(document.number),
    toDocumentField(document.orderNumber),
    text.slice(0, maxTextLength),
    toGermanCsvDate(document.suppliedOn),
    String(percent).replace('.', ','),
    toGermanCsvAmount(netCents),
    toGermanCsvAmount(taxCents),
    document.payment.name,
    document.deliveryCountry,
    document.corrects?.number ?? '',
  ]);
};

/**
 * @param documents in the order of the rows
 * @param chart of the project's settings; SKR03 without them
 */
export const toDatevCsv = (documents: readonly InvoiceSnapshot[], chart: string = defaultChart): string => {
  const accounts = charts[chart] ?? charts[defaultChart];
  return toGermanCsv([columns, ...documents.flatMap((document) => toRows(document, accounts))]);
};
