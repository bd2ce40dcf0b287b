// Starts an archivable, accessible PDF (PDF/A-3a, PDF/UA-1) with the fonts of the site: real text, tagged structure,
// embedded fonts. For contract texts (render-text-document-pdf.ts) and business letters (../documents), which can contain an e-invoice.
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Locale } from '../../../../../contract/locale.ts';
import { escapeHtml } from '../../../../../domain/html-and-plain-text.ts';
import { facturXFileMetadata, toPdfConformanceMetadata } from './pdf-conformance-metadata.ts';

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
  /** XML of the invoice that the PDF shows (ZUGFeRD, Factur-X). */
  eInvoice?: string | undefined;
}

type PageMargins = Record<'bottom' | 'left' | 'right' | 'top', number>;

class TaggedPdf extends PDFDocument {
  /** Called when the document information is written; pdfkit repeats it as XML without escaping it. */
  override endMetadata(): void {
    for (const name of ['Title', 'Author'] as const) this.info[name] = escapeHtml(this.info[name]);
    super.endMetadata();
  }
}

/**
 * `bytes` resolves once the caller has ended the document. `createdAt` is a parameter, so that the same content results
 * in the same file. Margins are in points.
 */
export const createTaggedPdf = (
  { title, author, language, eInvoice }: PdfMetadata,
  margins: PageMargins,
  createdAt: Date,
  autoFirstPage = true,
) => {
  const pdf = new TaggedPdf({
    size: 'A4',
    margins,
    autoFirstPage,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
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
  pdf.appendXML(toPdfConformanceMetadata(eInvoice !== undefined));
  if (eInvoice !== undefined)
    pdf.file(Buffer.from(eInvoice), { ...facturXFileMetadata, creationDate: createdAt, modifiedDate: createdAt });
  const root = pdf.struct('Document', { title, lang: language });
  pdf.addStructure(root);
  return { pdf, root, bytes };
};
