// Renders the gift vouchers of an order as PDF, each on a page of its own: amount, code, validity and terms in the
// colors of the project.
import type { Knex } from 'knex';
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { type Cents, decimalAmountToCents } from '../../../../../contract/cents.ts';
import type { Locale } from '../../../../../contract/locale.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import { formatDate } from '../../../../../domain/format-dates.ts';
import { toColorVisibleOn } from '../../../../../domain/palette.ts';
import { formatVoucherCode } from '../../../../../domain/voucher.ts';
import { getDocumentTranslator } from '../../platform/service-translators.ts';
import { decryptVoucherCode } from '../../platform/voucher-codes.ts';
import type { EmailInlineImageRenderContext } from '../outbox/render-email-inline-images.ts';
import type { SenderCompany } from '../sender-company.ts';
import {
  drawPdfArtifact,
  type LetterHeaderContent,
  businessLetterTextColor,
  pointsPerMm,
  letterMutedTextColor,
  setPdfTextStyle,
} from './business-letter.ts';
import { createDocumentLogoReader } from './read-document-logo.ts';
import { renderBusinessLettersPdf } from './render-business-letters-pdf.ts';
import { toInvoiceSupplier } from './to-invoice-supplier.ts';

interface PrintableVoucher {
  /** `undefined` if the secret of the installation is another one than when it was sold. */
  code: string | undefined;
  amountCents: Cents;
  /** `YYYY-MM-DD`. */
  validUntil: string;
}

interface VoucherRow {
  code_encrypted: string;
  initial_brutto: string;
  valid_until: string;
}

/** Without those that were cancelled. */
export const readPrintableVouchers = async (database: Knex, order: string): Promise<PrintableVoucher[]> => {
  const rows = await database('ecommerce_voucher')
    .where({ order })
    .whereNot({ state: 'cancelled' })
    .orderBy(['order_line', 'position'])
    .select<VoucherRow[]>(
      'code_encrypted',
      'initial_brutto',
      database.raw(`to_char(valid_until, 'YYYY-MM-DD') as valid_until`),
    );
  return rows.map((row) => ({
    code: decryptVoucherCode(row.code_encrypted),
    amountCents: decimalAmountToCents(row.initial_brutto),
    validUntil: row.valid_until,
  }));
};

const card = {
  left: 25 * pointsPerMm,
  right: 190 * pointsPerMm,
  top: 52 * pointsPerMm,
  bottom: 158 * pointsPerMm,
  padding: 12 * pointsPerMm,
};
const textWidth = card.right - card.left - 2 * card.padding;

interface TextStyle {
  tag?: 'H1' | 'P';
  font?: 'bold' | 'regular';
  size: number;
  color?: string;
}

const writeText = (
  pdf: PDFDocument,
  root: StructureElement,
  text: string,
  { y, tag = 'P', font = 'regular', size, color = businessLetterTextColor }: TextStyle & { y: number },
): void => {
  root.add(
    pdf.struct(tag, {}, () => {
      setPdfTextStyle(pdf, font, size, color).text(text, card.left + card.padding, y, { width: textWidth, lineGap: 2 });
    }),
  );
};

const toColor = ({ supplier }: LetterHeaderContent): string => toColorVisibleOn(supplier.brandColor, ['#ffffff']);

const startVoucher = (pdf: PDFDocument, _root: StructureElement, letter: LetterHeaderContent): void => {
  const { left, right, top, bottom } = card;
  const { logo, supplier } = letter;
  const color = toColor(letter);
  pdf.addPage();
  drawPdfArtifact(pdf, () => {
    if (logo) pdf.image(logo, left, 20 * pointsPerMm, { fit: [80 * pointsPerMm, 22 * pointsPerMm] });
    else
      setPdfTextStyle(pdf, 'bold', 22, color).text(supplier.displayName, left, 24 * pointsPerMm, { width: textWidth });
    pdf
      .lineWidth(1.5)
      .rect(left, top, right - left, bottom - top)
      .stroke(color);
  });
};

const writeVoucher = (
  pdf: PDFDocument,
  root: StructureElement,
  letter: LetterHeaderContent,
  { code, amountCents, validUntil }: PrintableVoucher,
  domain: string,
): void => {
  const { t, language } = letter;
  const write = (text: string, y: number, style: TextStyle) => writeText(pdf, root, text, { ...style, y });
  write(t('voucher.title'), card.top + card.padding, { tag: 'H1', font: 'bold', size: 26 });
  write(formatPrice(amountCents, language), card.top + 32 * pointsPerMm, {
    font: 'bold',
    size: 44,
    color: toColor(letter),
  });
  write(t('voucher.code'), card.top + 60 * pointsPerMm, { size: 10, color: letterMutedTextColor });
  write(formatVoucherCode(code ?? ''), card.top + 66 * pointsPerMm, { font: 'bold', size: 24 });
  const until = formatDate(validUntil, language);
  write(t('voucher.validUntil', { date: until }), card.top + 84 * pointsPerMm, { size: 12 });
  write(t('voucher.redeem', { domain }), card.bottom + 10 * pointsPerMm, { font: 'bold', size: 11 });
  write(t('voucher.terms'), pdf.y + 4 * pointsPerMm, { size: 10, color: letterMutedTextColor });
};

/** The same vouchers and `date_created` result in the same file. */
export const renderVouchersPdf = async (
  vouchers: readonly PrintableVoucher[],
  sender: SenderCompany,
  { language, date_created: createdAt }: { language: Locale; date_created: Date },
  sources: EmailInlineImageRenderContext,
): Promise<Buffer> => {
  const t = getDocumentTranslator(language);
  const supplier = toInvoiceSupplier(sender);
  const title = t('voucher.title');
  const logo = await createDocumentLogoReader(sources)(supplier);
  const letter: LetterHeaderContent = { t, language, supplier, title, logo, address: [], facts: [] };
  const letters = vouchers.map((voucher) => ({
    letter,
    writeContent: (pdf: PDFDocument, root: StructureElement) => writeVoucher(pdf, root, letter, voucher, sender.domain),
  }));
  return renderBusinessLettersPdf(letters, createdAt, { start: startVoucher });
};
