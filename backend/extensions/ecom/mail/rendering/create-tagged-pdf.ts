// Starts an archivable PDF with the fonts of the house: real text, tagged structure (PDF/UA), embedded fonts. For contract
// texts (render-pdf.ts) and business letters (../documents).
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Locale } from '../../../../../contract/locale.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
};

export interface PdfMetadata {
  title: string;
  /** Name of the company. */
  author: string;
  language: Locale;
}

type PageMargins = Record<'bottom' | 'left' | 'right' | 'top', number>;

/**
 * `bytes` resolves once the caller has ended the document. `createdAt` is a parameter, so that the same content results
 * in the same file. Margins are in points.
 */
export const createTaggedPdf = (
  { title, author, language }: PdfMetadata,
  margins: PageMargins,
  createdAt: Date,
  autoFirstPage = true,
) => {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    autoFirstPage,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    font: fonts.regular,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const bytes = new Promise<Buffer>((done, fail) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => void chunks.push(chunk));
    pdf.on('end', () => done(Buffer.concat(chunks)));
    pdf.on('error', fail);
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const root = pdf.struct('Document', { title, lang: language });
  pdf.addStructure(root);
  return { pdf, root, bytes };
};
