// Renders stored invoices and credit notes as PDF, each on pages of its own; a single one contains its e-invoice (ZUGFeRD).
// Everything comes from the stored content, so a document is the same whenever it is opened (docs/decisions/075).
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { InvoiceAdditionalAmount, InvoiceLine, InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import { paymentMethodIds } from '../../../../../contract/shop/order-constants.ts';
import { formatPercent, formatPrice } from '../../../../../domain/format-amounts.ts';
import { formatDate } from '../../../../../domain/format-dates.ts';
import { type DocumentTranslator, getDocumentTranslator } from '../../platform/service-translators.ts';
import type { EmailInlineImageRenderContext } from '../outbox/render-email-inline-images.ts';
import {
  type LetterHeaderContent,
  type PdfTableRow,
  writeLetterParagraph,
  writeLetterAmountRow,
  writePdfTable,
} from './business-letter.ts';
import type { ReadDocumentLogo } from './read-document-logo.ts';
import { renderEInvoiceXmlInThread } from './render-e-invoice-xml-in-thread.ts';
import { type BusinessLetterWithContentWriter, renderBusinessLettersPdf } from './render-business-letters-pdf.ts';

const toLetter = async (invoice: InvoiceSnapshot, readLogo: ReadDocumentLogo): Promise<LetterHeaderContent> => {
  const { kind, number, language, supplier } = invoice;
  const t = getDocumentTranslator(language);
  const day = (date: string) => formatDate(date, language);
  return {
    t,
    language,
    supplier,
    title: t(`${kind}.title`, { number }),
    logo: await readLogo(supplier),
    address: invoice.recipient.address,
    facts: [
      [t(`${kind}.number`), number],
      [t(`${kind}.issuedOn`), day(invoice.issuedOn)],
      [t('suppliedOn'), day(invoice.suppliedOn)],
      [t('orderNumber'), invoice.orderNumber],
      [t('orderedOn'), day(invoice.orderedOn)],
    ],
  };
};

const toExtraName = (t: DocumentTranslator, { kind, name }: InvoiceAdditionalAmount): string =>
  t(`extras.${kind}`, { name });

const toRows = (
  { lines, extras, language, discountCode = '' }: InvoiceSnapshot,
  t: DocumentTranslator,
): PdfTableRow[] => {
  const price = (cents: number) => formatPrice(cents, language);
  const toDetails = ({ referenceNumber, discountCents = 0 }: InvoiceLine): string[] => [
    ...(referenceNumber === null ? [] : [t('reference', { number: referenceNumber })]),
    ...(discountCents === 0 ? [] : [`${t('discount', { code: discountCode })}: ${price(-discountCents)}`]),
  ];
  return [
    ...lines.map((line) => ({
      cells: [
        { text: String(line.quantity) },
        { text: line.name, details: toDetails(line) },
        { text: price(line.unitCents) },
        { text: formatPercent(line.percent, language) },
        { text: price(line.grossCents) },
      ],
    })),
    ...extras.map((extra) => ({
      cells: [
        { text: '' },
        { text: toExtraName(t, extra) },
        { text: '' },
        { text: '' },
        { text: price(extra.grossCents) },
      ],
    })),
  ];
};

/** What gift vouchers did not pay. */
const toPaymentText = (invoice: InvoiceSnapshot, t: DocumentTranslator): string => {
  const { payment, totalCents, voucherCents = 0, language, number, supplier } = invoice;
  if (payment.isPaid) return t('invoice.paid', { method: payment.name });
  if (payment.id !== paymentMethodIds.invoice) return t('invoice.due', { method: payment.name });
  const amount = formatPrice(totalCents - voucherCents, language);
  const text = t('invoice.transfer', { method: payment.name, amount, number });
  return supplier.bankDetails ? `${text}\n${supplier.bankDetails}` : text;
};

const writeInvoice = (pdf: PDFDocument, root: StructureElement, invoice: InvoiceSnapshot, t: DocumentTranslator) => {
  const { kind, language, taxes, totalCents, corrects, voucherCents = 0 } = invoice;
  const price = (cents: number) => formatPrice(cents, language);
  if (corrects) {
    const date = formatDate(corrects.issuedOn, language);
    writeLetterParagraph(pdf, root, t('credit_note.corrects', { number: corrects.number, date }));
    pdf.y += 12;
  }
  const columns = [
    { label: t('columns.quantity'), width: 40 },
    { label: t('columns.name') },
    { label: t('columns.unit'), width: 82, isNumeric: true },
    { label: t('columns.tax'), width: 50, isNumeric: true },
    { label: t('columns.total'), width: 88, isNumeric: true },
  ];
  writePdfTable(pdf, root, columns, toRows(invoice, t));
  pdf.y += 6;
  for (const { percent, netCents, taxCents } of taxes) {
    const rate = { percent: formatPercent(percent, language) };
    writeLetterAmountRow(pdf, root, t('net', rate), price(netCents));
    writeLetterAmountRow(pdf, root, t('tax', rate), price(taxCents));
  }
  writeLetterAmountRow(pdf, root, t(`${kind}.total`), price(totalCents), true);
  if (voucherCents > 0) writeLetterAmountRow(pdf, root, t(`${kind}.voucher`), price(voucherCents));
  pdf.y += 12;
  if (taxes.some(({ percent }) => percent > 0)) writeLetterParagraph(pdf, root, t('gross'));
  if (invoice.lines.some(({ isVoucher }) => isVoucher)) writeLetterParagraph(pdf, root, t('voucher.untaxed'));
  if (kind === 'invoice') writeLetterParagraph(pdf, root, toPaymentText(invoice, t));
};

/** Noon in UTC: a PDF stores a moment, and the same document is the same file. */
const toMoment = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** `undefined` if it cannot be written, which must not stop the PDF. */
const tryRenderEInvoice = async (
  invoice: InvoiceSnapshot,
  warn: EmailInlineImageRenderContext['warn'],
): Promise<string | undefined> => {
  try {
    return await renderEInvoiceXmlInThread(invoice);
  } catch (error) {
    warn(error, `The PDF of ${invoice.number} is written without its e-invoice, which cannot be written.`);
    return undefined;
  }
};

/** One file with all documents, in this order. With several, it contains no e-invoice: the standard allows one per file. */
export const renderInvoicesPdf = async (
  invoices: readonly InvoiceSnapshot[],
  readLogo: ReadDocumentLogo,
  warn: EmailInlineImageRenderContext['warn'],
): Promise<Buffer> => {
  const letters = await Promise.all(
    invoices.map(async (invoice): Promise<BusinessLetterWithContentWriter> => {
      const letter = await toLetter(invoice, readLogo);
      return { letter, writeContent: (pdf, root) => writeInvoice(pdf, root, invoice, letter.t) };
    }),
  );
  const [first, ...others] = invoices;
  const eInvoice = first && others.length === 0 ? await tryRenderEInvoice(first, warn) : undefined;
  const issuedOn = invoices.map((invoice) => invoice.issuedOn).sort();
  return renderBusinessLettersPdf(letters, toMoment(issuedOn.at(-1) ?? ''), { eInvoice });
};
