// An invoice or credit note as e-invoice: Cross Industry Invoice (XML) after EN 16931, written by @e-invoice-eu/core from the
// stored content.
import type { Invoice } from '@e-invoice-eu/core';
import { type Cents, centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { InvoiceSnapshot, InvoiceTax } from '../../../../../contract/shop/invoice.ts';
import { formatDate } from '../../../../../domain/format-dates.ts';
import { type NetInvoiceLine, toNetInvoiceLines } from '../../../../../domain/invoicing/net-invoice-lines.ts';
import { parseTransferAccount } from '../../../../../domain/bank-account-found-in-text.ts';
import { type DocumentTranslator, getDocumentTranslator } from '../../platform/service-translators.ts';

/** Codes of UNTDID 1001: commercial invoice, credit note. */
const typeCodes = { invoice: '380', credit_note: '381' } as const;

/** Codes of UNTDID 4461: SEPA credit transfer, not defined. */
const paymentCodes = { transfer: '58', other: '1' } as const;

/** UN/ECE Recommendation 20: piece. */
const pieceCode = 'H87';

/** The supplier is in Germany; its address names no country. */
const supplierCountry = 'DE';

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };

const amount = <Name extends string>(name: Name, cents: Cents) =>
  ({ [name]: centsToDecimalAmount(cents), [`${name}@currencyID`]: 'EUR' }) as Record<
    Name | `${Name}@currencyID`,
    string
  >;

const toTaxCategory = (percent: number) => ({
  'cbc:ID': percent === 0 ? 'Z' : 'S',
  'cbc:Percent': String(percent),
  ...vat,
});

const toAddress = (street: string, zip: string, city: string, country: string) => ({
  'cbc:StreetName': street,
  'cbc:CityName': city,
  'cbc:PostalZone': zip,
  'cac:Country': { 'cbc:IdentificationCode': country },
});

/** "80331 München" in its parts. */
const splitPlace = (place = ''): { zip: string; city: string } => {
  const [zip = '', ...city] = place.split(' ');
  return { zip, city: city.join(' ') };
};

const toSupplier = ({ supplier }: InvoiceSnapshot) => {
  const { companyName, address, vatId, taxNumber } = supplier;
  const { zip, city } = splitPlace(address.at(-1));
  return {
    // Without a VAT ID the seller needs another identifier (rule BR-CO-26).
    ...(!vatId && taxNumber && { 'cac:PartyIdentification': [{ 'cbc:ID': taxNumber }] }),
    'cac:PostalAddress': toAddress(address[0] ?? '', zip, city, supplierCountry),
    'cac:PartyTaxScheme': [
      ...(vatId ? [{ 'cbc:CompanyID': vatId, ...vat }] : []),
      ...(taxNumber ? [{ 'cbc:CompanyID': taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } }] : []),
    ],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': companyName },
  };
};

/** The staff may have typed a country in words. */
const toCountryCode = (...countries: string[]): string =>
  countries.find((country) => /^[A-Z]{2}$/.test(country)) ?? supplierCountry;

const toPaymentMeans = ({ payment, supplier, kind }: InvoiceSnapshot) => {
  const account = payment.isPaid || kind !== 'invoice' ? null : parseTransferAccount(supplier.bankDetails ?? '');
  return {
    'cbc:PaymentMeansCode': account ? paymentCodes.transfer : paymentCodes.other,
    'cbc:PaymentMeansCode@name': payment.name,
    ...(account && { 'cac:PayeeFinancialAccount': { 'cbc:ID': account.iban } }),
  };
};

const toTotals = ({ taxes, totalCents, voucherCents = 0, payment, kind }: InvoiceSnapshot) => {
  const netCents = taxes.reduce((sum, tax) => sum + tax.netCents, 0);
  const prepaidCents = kind === 'invoice' ? (payment.isPaid ? totalCents : voucherCents) : 0;
  return {
    ...amount('cbc:LineExtensionAmount', netCents),
    ...amount('cbc:TaxExclusiveAmount', netCents),
    ...amount('cbc:TaxInclusiveAmount', totalCents),
    ...amount('cbc:PrepaidAmount', prepaidCents),
    ...amount('cbc:PayableAmount', totalCents - prepaidCents),
  };
};

const toSubtotal = ({ percent, netCents, taxCents }: InvoiceTax) => ({
  ...amount('cbc:TaxableAmount', netCents),
  ...amount('cbc:TaxAmount', taxCents),
  'cac:TaxCategory': toTaxCategory(percent),
});

const toLine = (line: NetInvoiceLine, index: number, { extras, discount }: Record<'discount' | 'extras', string>) => ({
  'cbc:ID': String(index + 1),
  'cbc:InvoicedQuantity': String(line.quantity),
  'cbc:InvoicedQuantity@unitCode': pieceCode,
  ...amount('cbc:LineExtensionAmount', line.netCents),
  ...(line.allowanceCents > 0 && {
    'cac:AllowanceCharge': [
      {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReason': discount,
        ...amount('cbc:Amount', line.allowanceCents),
      },
    ],
  }),
  'cac:Item': {
    'cbc:Name': line.name ?? extras,
    ...(line.referenceNumber !== null && { 'cac:SellersItemIdentification': { 'cbc:ID': line.referenceNumber } }),
    'cac:ClassifiedTaxCategory': toTaxCategory(line.percent),
  },
  // The price of the whole quantity, because the net price per unit can have more than two decimals.
  'cac:Price': {
    ...amount('cbc:PriceAmount', line.netCents + line.allowanceCents),
    'cbc:BaseQuantity': String(line.quantity),
    'cbc:BaseQuantity@unitCode': pieceCode,
  },
});

const toNote = ({ corrects, payment, language }: InvoiceSnapshot, t: DocumentTranslator): string =>
  corrects
    ? t('credit_note.corrects', { number: corrects.number, date: formatDate(corrects.issuedOn, language) })
    : t('invoice.due', { method: payment.name });

const toInvoice = (snapshot: InvoiceSnapshot): Invoice => {
  const { kind, number, issuedOn, suppliedOn, orderNumber, recipient, deliveryCountry, taxes, extras } = snapshot;
  const t = getDocumentTranslator(snapshot.language);
  const names = {
    extras: extras.map((extra) => t(`extras.${extra.kind}`, { name: extra.name })).join(', '),
    discount: t('discount', { code: snapshot.discountCode ?? '' }),
  };
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  const note = toNote(snapshot, t);
  const invoice = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': typeCodes[kind],
    // The library leaves the reference to the corrected invoice out.
    'cbc:Note': [note],
    'cbc:DocumentCurrencyCode': 'EUR',
    'cac:OrderReference': { 'cbc:ID': orderNumber },
    'cac:AccountingSupplierParty': { 'cac:Party': toSupplier(snapshot) },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cac:PostalAddress': toAddress(
          recipient.street,
          recipient.zip,
          recipient.city,
          toCountryCode(recipient.country, deliveryCountry),
        ),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': recipient.name },
      },
    },
    'cac:Delivery': {
      'cbc:ActualDeliveryDate': suppliedOn,
      'cac:DeliveryLocation': {
        'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': toCountryCode(deliveryCountry) } },
      },
    },
    'cac:PaymentMeans': [toPaymentMeans(snapshot)],
    'cac:PaymentTerms': { 'cbc:Note': note },
    'cac:TaxTotal': [{ ...amount('cbc:TaxAmount', taxCents), 'cac:TaxSubtotal': taxes.map(toSubtotal) }],
    'cac:LegalMonetaryTotal': toTotals(snapshot),
    'cac:InvoiceLine': toNetInvoiceLines(snapshot).map((line, index) => toLine(line, index, names)),
  };
  // The library checks it against its schema; its types list every allowed code.
  return { 'ubl:Invoice': invoice } as unknown as Invoice;
};

const silentLogger = { log: () => undefined, warn: () => undefined, error: () => undefined };

/** @throws if the content does not match the schema of the standard. */
export const renderEInvoiceXml = async (snapshot: InvoiceSnapshot): Promise<string> => {
  // Large, and rarely needed.
  const { InvoiceService } = await import('@e-invoice-eu/core');
  const xml = await new InvoiceService(silentLogger).generate(toInvoice(snapshot), { format: 'CII', lang: 'de-de' });
  // The library repeats the currency at allowances, which the standard forbids (rule CII-DT-031).
  return xml.toString().replaceAll('<ram:ActualAmount currencyID="EUR">', '<ram:ActualAmount>');
};
