// Renders delivery notes, which the staff packs by and lays into the parcel: pictures, sizes and engravings, no prices. The
// QR code holds the order number.
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { drawQrCode } from '../../../../../domain/draw-girocode.ts';
import { formatDate } from '../../../../../domain/format-dates.ts';
import { toLocalDateTime } from '../../../../../domain/opening-hours/opening-hours.ts';
import { formatLabelledValue, getDocumentTranslator, getEmailTranslator } from '../../platform/service-translators.ts';
import type { OrderEmailData, OrderEmailLine } from '../order-email-data.ts';
import { type InlineImageSources, renderInlineImage } from '../outbox/inline-image-files.ts';
import { createTaggedPdf } from '../rendering/create-tagged-pdf.ts';
import { createPhotograph } from '../rendering/inline-image.ts';
import {
  type BusinessLetter,
  drawPathAtTopRight,
  finishLetter,
  letterMargins,
  startLetter,
  type TableRow,
  writeLetterParagraph,
  writeTable,
} from './business-letter.ts';
import { createLogoReader } from './read-document-logo.ts';
import { toInvoiceSupplier } from './to-invoice-supplier.ts';

const toLetter = async (order: OrderEmailData, sources: InlineImageSources): Promise<BusinessLetter> => {
  const { language, number, sender, pickup, placedAt, shippingName, shippingAddress } = order;
  const t = getDocumentTranslator(language);
  const supplier = toInvoiceSupplier(sender);
  return {
    t,
    supplier,
    title: t('slip.title', { number }),
    logo: await createLogoReader(sources)(supplier),
    address: shippingAddress,
    facts: [
      [t('orderNumber'), number],
      [t('orderedOn'), formatDate(toLocalDateTime(placedAt, sender.timeZone).date, language)],
      [t('slip.method'), pickup ? t('slip.pickup', { branch: pickup.name }) : shippingName],
    ],
  };
};

/** A picture that cannot be read never stops a delivery note. */
const readPicture = async ({ image }: OrderEmailLine, sources: InlineImageSources): Promise<Buffer | null> => {
  const photograph = createPhotograph(image);
  if (!photograph) return null;
  try {
    return (await renderInlineImage(photograph, sources)).bytes;
  } catch (error) {
    sources.warn(error, 'A delivery note is written without a picture, which cannot be read.');
    return null;
  }
};

const toRows = async (order: OrderEmailData, sources: InlineImageSources): Promise<TableRow[]> => {
  const t = getDocumentTranslator(order.language);
  const rows: TableRow[] = [];
  for (const line of order.lines) {
    const { count, name, variantName, referenceNumber, labels } = line;
    rows.push({
      picture: await readPicture(line, sources),
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

interface PreparedDeliveryNote {
  order: OrderEmailData;
  letter: BusinessLetter;
  rows: TableRow[];
}

const writeDeliveryNote = (
  pdf: PDFDocument,
  root: StructureElement,
  { order, letter, rows }: PreparedDeliveryNote,
): void => {
  const { t } = letter;
  const { path, size } = drawQrCode(order.number);
  drawPathAtTopRight(pdf, path, size);
  const columns = [{ label: '', width: 60 }, { label: t('columns.quantity'), width: 44 }, { label: t('columns.name') }];
  writeTable(pdf, root, columns, rows);
  if (order.hasPresentWrap) writeLetterParagraph(pdf, root, t('slip.present'));
  pdf.y += 6;
  writeLetterParagraph(pdf, root, t('slip.thanks'));
};

/** One file with the delivery notes of all orders, in this order. */
export const renderDeliveryNotes = async (
  orders: readonly OrderEmailData[],
  sources: InlineImageSources,
): Promise<Buffer> => {
  const notes: PreparedDeliveryNote[] = [];
  for (const order of orders)
    notes.push({ order, letter: await toLetter(order, sources), rows: await toRows(order, sources) });
  const [first] = orders;
  const metadata = {
    title: notes.map(({ letter }) => letter.title).join(', '),
    author: first?.sender.companyName ?? '',
    language: first?.language ?? 'de',
  };
  const { pdf, root, bytes } = createTaggedPdf(metadata, letterMargins, new Date(), false);
  for (const note of notes) {
    const { count } = pdf.bufferedPageRange();
    startLetter(pdf, root, note.letter);
    writeDeliveryNote(pdf, root, note);
    finishLetter(pdf, note.letter, count);
  }
  root.end();
  pdf.end();
  return bytes;
};
