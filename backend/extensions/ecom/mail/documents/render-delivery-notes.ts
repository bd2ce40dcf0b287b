// Renders delivery notes, which the staff pack from and enclose in the parcel: images, sizes and engravings, no prices. The
// QR code holds the order number.
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { toQrCodeSvgPath } from '../../../../../domain/to-qr-code-svg-path.ts';
import { formatDateInTimeZone } from '../../../../../domain/format-dates.ts';
import { formatLabelledValue, getDocumentTranslator, getEmailTranslator } from '../../platform/service-translators.ts';
import type { OrderEmailData } from '../order-email-data-types.ts';
import { type EmailInlineImageRenderContext, renderInlineImageForPdf } from '../outbox/render-email-inline-images.ts';
import { createEmailProductImage } from '../rendering/email-inline-image.ts';
import { toEngravingInlineImages } from '../templates/order-email-blocks.ts';
import {
  type LetterHeaderContent,
  drawQrCodeAtTopRight,
  type PdfTableRow,
  writeLetterParagraph,
  writePdfTable,
} from './business-letter.ts';
import { createDocumentLogoReader, type ReadDocumentLogo } from './read-document-logo.ts';
import { type BusinessLetterWithContentWriter, renderBusinessLettersPdf } from './render-business-letters-pdf.ts';
import { toInvoiceSupplier } from './to-invoice-supplier.ts';

const toLetter = async (order: OrderEmailData, readLogo: ReadDocumentLogo): Promise<LetterHeaderContent> => {
  const { language, number, sender, pickup, placedAt, shippingName, shippingAddress } = order;
  const t = getDocumentTranslator(language);
  const supplier = toInvoiceSupplier(sender);
  return {
    t,
    language,
    supplier,
    title: t('slip.title', { number }),
    logo: await readLogo(supplier),
    address: shippingAddress,
    facts: [
      [t('orderNumber'), number],
      [t('orderedOn'), formatDateInTimeZone(placedAt, language, sender.timeZone)],
      [t('slip.method'), pickup ? t('slip.pickup', { branch: pickup.name }) : shippingName],
    ],
  };
};

const toRows = async (order: OrderEmailData, sources: EmailInlineImageRenderContext): Promise<PdfTableRow[]> => {
  const t = getDocumentTranslator(order.language);
  const rows: PdfTableRow[] = [];
  for (const line of order.lines) {
    const { count, name, variantName, referenceNumber, labels } = line;
    const photograph = createEmailProductImage(line.image);
    const drawings = await Promise.all(
      toEngravingInlineImages(line, order.language).map((drawing) => renderInlineImageForPdf(drawing, sources)),
    );
    rows.push({
      image: photograph && (await renderInlineImageForPdf(photograph, sources)),
      drawings: drawings.filter((drawing) => drawing !== null),
      cells: [
        { text: '' },
        { text: String(count) },
        {
          text: [name, variantName].filter(Boolean).join(', '),
          details: [
            ...(referenceNumber === null ? [] : [t('reference', { number: referenceNumber })]),
            ...labels.map(({ label, value }) => formatLabelledValue(getEmailTranslator(order.language), label, value)),
          ],
        },
      ],
    });
  }
  return rows;
};

const writeDeliveryNote = (
  pdf: PDFDocument,
  root: StructureElement,
  order: OrderEmailData,
  rows: readonly PdfTableRow[],
): void => {
  const t = getDocumentTranslator(order.language);
  const { path, size } = toQrCodeSvgPath(order.number);
  drawQrCodeAtTopRight(pdf, path, size);
  const columns = [{ label: '', width: 60 }, { label: t('columns.quantity'), width: 44 }, { label: t('columns.name') }];
  writePdfTable(pdf, root, columns, rows);
  if (order.hasPresentWrap) writeLetterParagraph(pdf, root, t('slip.present'));
  pdf.y += 6;
  writeLetterParagraph(pdf, root, t('slip.thanks'));
};

/** One file with the delivery notes of all orders, in this order. */
export const renderDeliveryNotes = async (
  orders: readonly OrderEmailData[],
  sources: EmailInlineImageRenderContext,
): Promise<Buffer> => {
  const readLogo = createDocumentLogoReader(sources);
  const letters: BusinessLetterWithContentWriter[] = [];
  for (const order of orders) {
    const letter = await toLetter(order, readLogo);
    const rows = await toRows(order, sources);
    letters.push({ letter, writeContent: (pdf, root) => writeDeliveryNote(pdf, root, order, rows) });
  }
  return renderBusinessLettersPdf(letters, new Date());
};
