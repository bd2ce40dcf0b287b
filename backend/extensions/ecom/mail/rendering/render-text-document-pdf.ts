// Renders blocks of text and drawings as an archivable PDF.
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { createTaggedPdf, type PdfMetadata } from './create-tagged-pdf.ts';
import type { DocumentBlock, DocumentTextRun } from './document-blocks.ts';
import type { EmailInlineImage } from './email-inline-image.ts';

/** An image that has been rendered. */
export interface PdfFigureBlockWithImageBytes {
  kind: 'figure';
  image: EmailInlineImage;
  bytes: Buffer;
}

export interface TextDocumentPdfContent extends PdfMetadata {
  blocks: readonly (DocumentBlock | PdfFigureBlockWithImageBytes)[];
}

/** In points. A line fits about eighty characters. */
const page = { margin: 72, bottom: 64, size: 10.5, gap: 6, indent: 14, amounts: 90 };
const headingSizes = { 1: 18, 2: 13, 3: 11 };

/** Bytes of the file. `createdAt` is a parameter, so that the same content results in the same file. */
export const renderTextDocumentPdf = (text: TextDocumentPdfContent, createdAt: Date): Promise<Buffer> => {
  const margins = { top: page.margin, left: page.margin, right: page.margin, bottom: page.bottom };
  const { pdf, root, bytes } = createTaggedPdf(text, margins, createdAt);
  let list: StructureElement | undefined;
  for (const block of text.blocks) {
    if (block.kind === 'item') {
      if (!list) {
        list = pdf.struct('L', {});
        root.add(list);
      }
      list.add(toEntry(pdf, block.runs));
      continue;
    }
    list?.end();
    list = undefined;
    root.add(toElement(pdf, block));
  }
  root.end();
  writePageNumbers(pdf, text.title);
  pdf.end();
  return bytes;
};

const column = (pdf: PDFDocument): number => pdf.page.width - 2 * page.margin;

const toElement = (
  pdf: PDFDocument,
  block: Exclude<DocumentBlock, { kind: 'item' }> | PdfFigureBlockWithImageBytes,
): StructureElement => {
  if (block.kind === 'figure') return pdf.struct('Figure', { alt: block.image.alt }, () => drawFigure(pdf, block));
  if (block.kind === 'row') return pdf.struct('P', {}, () => writeRow(pdf, block));
  if (block.kind === 'heading') {
    return pdf.struct(`H${block.level}`, {}, () => {
      // Avoids a heading at the bottom of a page without text below it.
      keepTogether(pdf, headingSizes[block.level] * 4);
      pdf.y += pdf.y > page.margin ? page.gap * (block.level === 3 ? 1 : 2) : 0;
      pdf.font('bold').fontSize(headingSizes[block.level]).text(toText(block.runs), page.margin, pdf.y);
      pdf.y += page.gap;
    });
  }
  return pdf.struct('P', {}, () => {
    writeRuns(pdf, block.runs, page.margin, column(pdf), block.kind === 'note');
    pdf.y += page.gap;
  });
};

const toEntry = (pdf: PDFDocument, runs: readonly DocumentTextRun[]): StructureElement =>
  pdf.struct('LI', {}, [
    pdf.struct('Lbl', {}, () => {
      keepTogether(pdf, page.size * 3);
      pdf.font('regular').fontSize(page.size).text('•', page.margin, pdf.y, { lineBreak: false });
    }),
    pdf.struct('LBody', {}, () => {
      writeRuns(pdf, runs, page.margin + page.indent, column(pdf) - page.indent, false);
      pdf.y += page.gap / 2;
    }),
  ]);

const keepTogether = (pdf: PDFDocument, height: number): void => {
  if (pdf.y + height > pdf.page.height - page.bottom) pdf.addPage();
};

/** Prints the address beside a link text that does not contain it. */
const toPrintedText = ({ text, href }: DocumentTextRun): string =>
  href === undefined || href.includes(text.trim()) || text.includes(href.replace(/^\w+:(\/\/)?/, ''))
    ? text
    : `${text} (${href.replace(/^mailto:/, '')})`;

const toText = (runs: readonly DocumentTextRun[]): string => runs.map(toPrintedText).join('');

const writeRuns = (
  pdf: PDFDocument,
  runs: readonly DocumentTextRun[],
  x: number,
  width: number,
  isBold: boolean,
): void => {
  for (const [index, run] of runs.entries()) {
    const options = { width, continued: index < runs.length - 1, lineGap: 2 };
    pdf.font(run.isBold || isBold ? 'bold' : 'regular').fontSize(page.size);
    if (index === 0) pdf.text(toPrintedText(run), x, pdf.y, options);
    else pdf.text(toPrintedText(run), options);
  }
};

/** Two thirds of the size on a screen: paper has finer dots. */
const pointsPerPixel = 0.5;

const drawFigure = (pdf: PDFDocument, { image, bytes }: PdfFigureBlockWithImageBytes): void => {
  const [width, height] = [image.width * pointsPerPixel, image.height * pointsPerPixel];
  keepTogether(pdf, height + page.gap);
  const top = pdf.y;
  pdf.image(bytes, page.margin, top, { fit: [width, height] });
  pdf.y = top + height + page.gap;
};

const writeRow = (pdf: PDFDocument, { label, value, isSum }: Extract<DocumentBlock, { kind: 'row' }>): void => {
  const width = column(pdf) - page.amounts;
  pdf.font(isSum ? 'bold' : 'regular').fontSize(page.size);
  keepTogether(pdf, pdf.heightOfString(label, { width }) + page.gap);
  const top = pdf.y;
  pdf.text(`${label} `, page.margin, top, { width });
  const below = pdf.y;
  pdf.text(value, page.margin + width, top, { width: page.amounts, align: 'right' });
  pdf.y = Math.max(below, pdf.y) + page.gap / 2;
};

/** Page numbers are artifacts, not part of the tagged text. */
const writePageNumbers = (pdf: PDFDocument, title: string): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(8);
    const place = { width: column(pdf), align: 'right' as const, lineBreak: false };
    pdf.text(`${title} – ${index + 1}/${count}`, page.margin, pdf.page.height - 40, place);
    pdf.endMarkedContent();
  }
};
