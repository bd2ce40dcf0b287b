// Renders business letters into one PDF, each on pages of its own: invoices and credit notes, delivery notes, or gift
// vouchers.
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { defaultLocale } from '../../../../../contract/locale.ts';
import { createTaggedPdf } from '../rendering/create-tagged-pdf.ts';
import {
  type LetterHeaderContent,
  writeLetterFooters,
  letterMargins,
  startLetterOnNewPage,
} from './business-letter.ts';

export interface BusinessLetterWithContentWriter {
  letter: LetterHeaderContent;
  /** Writes what follows the start. */
  writeContent: (pdf: PDFDocument, root: StructureElement) => void;
}

interface LetterOptions {
  /** XML of the invoice that the file shows. */
  eInvoice?: string | undefined;
  /** Starts the page of a letter; by default as `startLetterOnNewPage` does. */
  start?: typeof startLetterOnNewPage;
}

/** The letters in this order. The same letters and `createdAt` result in the same file. */
export const renderBusinessLettersPdf = (
  letters: readonly BusinessLetterWithContentWriter[],
  createdAt: Date,
  { eInvoice, start = startLetterOnNewPage }: LetterOptions = {},
): Promise<Buffer> => {
  const first = letters[0]?.letter;
  const metadata = {
    title: [...new Set(letters.map(({ letter }) => letter.title))].join(', '),
    author: first?.supplier.companyName ?? '',
    language: first?.language ?? defaultLocale,
    eInvoice,
  };
  const { pdf, root, bytes } = createTaggedPdf(metadata, letterMargins, createdAt, false);
  for (const { letter, writeContent } of letters) {
    const { count } = pdf.bufferedPageRange();
    start(pdf, root, letter);
    writeContent(pdf, root);
    writeLetterFooters(pdf, letter, count);
  }
  root.end();
  pdf.end();
  return bytes;
};
