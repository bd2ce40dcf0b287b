// A business letter on A4 after DIN 5008 form B: logo, address in the window of the envelope, facts beside it, table,
// company details at the foot of every page. Invoices, credit notes and delivery notes are written with it.
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Locale } from '../../../../../contract/locale.ts';
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import type { DocumentTranslator } from '../../platform/service-translators.ts';

/** Points per millimetre. */
export const pointsPerMm = 72 / 25.4;

const left = 25 * pointsPerMm;
const right = 190 * pointsPerMm;
const width = right - left;

/** Positions of DIN 5008 form B, from the top edge of the paper. */
const layout = {
  logo: { y: 15 * pointsPerMm, width: 80 * pointsPerMm, height: 22 * pointsPerMm },
  sender: 57.7 * pointsPerMm,
  address: 62.7 * pointsPerMm,
  addressWidth: 80 * pointsPerMm,
  facts: { x: 125 * pointsPerMm, y: 50 * pointsPerMm, label: 32 * pointsPerMm },
  folds: [105 * pointsPerMm, 210 * pointsPerMm],
  punch: 148.5 * pointsPerMm,
  title: 103.5 * pointsPerMm,
  nextPage: 25 * pointsPerMm,
  bottom: 263 * pointsPerMm,
  footer: 270 * pointsPerMm,
};

export const letterMargins = {
  top: layout.nextPage,
  left,
  right: 20 * pointsPerMm,
  bottom: 297 * pointsPerMm - layout.bottom,
};

export const businessLetterTextColor = '#1c1a17';
export const letterMutedTextColor = '#5f5a52';
const rule = '#d8d3ca';

export interface LetterHeaderContent {
  language: Locale;
  title: string;
  supplier: InvoiceSnapshot['supplier'];
  /** PNG; without it the name of the project. */
  logo: Buffer | null;
  address: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  t: DocumentTranslator;
}

/** Draws what screen readers skip. */
export const drawPdfArtifact = (pdf: PDFDocument, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};

const drawLine = (pdf: PDFDocument, from: number, to: number, y: number, color = rule): void => {
  drawPdfArtifact(pdf, () => pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(color));
};

export const setPdfTextStyle = (
  pdf: PDFDocument,
  font: 'bold' | 'regular',
  size: number,
  color = businessLetterTextColor,
): PDFDocument => pdf.font(font).fontSize(size).fillColor(color);

const writeLetterhead = (pdf: PDFDocument, { supplier, logo }: LetterHeaderContent): void => {
  const { y, width: logoWidth, height } = layout.logo;
  drawPdfArtifact(pdf, () => {
    if (logo) pdf.image(logo, left, y, { fit: [logoWidth, height] });
    else
      setPdfTextStyle(pdf, 'bold', 22, supplier.brandColor).text(supplier.displayName, left, y, { width: logoWidth });
  });
  for (const fold of layout.folds) drawLine(pdf, 4 * pointsPerMm, 8 * pointsPerMm, fold);
  drawLine(pdf, 4 * pointsPerMm, 10 * pointsPerMm, layout.punch);
};

const writeAddress = (pdf: PDFDocument, root: StructureElement, { supplier, address }: LetterHeaderContent): void => {
  const place = { width: layout.addressWidth };
  drawPdfArtifact(pdf, () => {
    const sender = [supplier.companyName, ...supplier.address].join(' · ');
    setPdfTextStyle(pdf, 'regular', 7, letterMutedTextColor).text(sender, left, layout.sender, {
      ...place,
      lineBreak: false,
    });
  });
  root.add(
    pdf.struct('P', {}, () => {
      setPdfTextStyle(pdf, 'regular', 10.5).text(address.join('\n'), left, layout.address, { ...place, lineGap: 1 });
    }),
  );
};

const writeFacts = (pdf: PDFDocument, root: StructureElement, { facts }: LetterHeaderContent): void => {
  const { x, y, label: labelWidth } = layout.facts;
  let top = y;
  for (const [label, value] of facts)
    root.add(
      pdf.struct('P', {}, () => {
        setPdfTextStyle(pdf, 'regular', 9, letterMutedTextColor).text(`${label} `, x, top, { width: labelWidth });
        const below = pdf.y;
        setPdfTextStyle(pdf, 'regular', 9).text(value, x + labelWidth, top, {
          width: right - x - labelWidth,
          align: 'right',
        });
        top = Math.max(below, pdf.y) + 2;
      }),
    );
};

/** The letter on a page of its own, up to its title; `pdf.y` is where the content begins. */
export const startLetterOnNewPage = (pdf: PDFDocument, root: StructureElement, letter: LetterHeaderContent): void => {
  pdf.addPage();
  writeLetterhead(pdf, letter);
  writeAddress(pdf, root, letter);
  writeFacts(pdf, root, letter);
  root.add(
    pdf.struct('H1', {}, () => {
      setPdfTextStyle(pdf, 'bold', 17).text(letter.title, left, layout.title, { width });
      pdf.y += 12;
    }),
  );
};

interface TableColumn {
  label: string;
  /** In points. Exactly one column has none and takes the rest. */
  width?: number;
  isNumeric?: boolean;
}

interface TableCell {
  text: string;
  /** Smaller, below the text. */
  details?: readonly string[];
}

interface ColumnPlace {
  x: number;
  width: number;
  align: { align?: 'right' };
}

const columnGap = 10;

const toPlaces = (columns: readonly TableColumn[]): ColumnPlace[] => {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = left;
  return columns.map((column) => {
    const columnWidth = column.width ?? width - fixed;
    const place = { x, width: columnWidth - columnGap, align: column.isNumeric ? { align: 'right' as const } : {} };
    x += columnWidth;
    return column.isNumeric ? { ...place, x: place.x + columnGap } : place;
  });
};

const sizes = { text: 10, details: 8.5 };

const writeCell = (pdf: PDFDocument, { x, width: cellWidth, align }: ColumnPlace, cell: TableCell, top: number) => {
  setPdfTextStyle(pdf, 'regular', sizes.text).text(`${cell.text} `, x, top, { width: cellWidth, ...align });
  for (const detail of cell.details ?? [])
    setPdfTextStyle(pdf, 'regular', sizes.details, letterMutedTextColor).text(`${detail} `, x, pdf.y, {
      width: cellWidth,
      ...align,
    });
};

const measureCell = (pdf: PDFDocument, { width: cellWidth }: ColumnPlace, { text, details = [] }: TableCell): number =>
  setPdfTextStyle(pdf, 'regular', sizes.text).heightOfString(text, { width: cellWidth }) +
  details.reduce(
    (sum, detail) => sum + setPdfTextStyle(pdf, 'regular', sizes.details).heightOfString(detail, { width: cellWidth }),
    0,
  );

/** Starts a new page if the rest of the page is lower than `height`. */
const keepTogether = (pdf: PDFDocument, height: number): void => {
  if (pdf.y + height <= layout.bottom) return;
  pdf.addPage();
  pdf.y = layout.nextPage;
};

const rowPadding = 6;

export interface PdfTableRow {
  cells: readonly TableCell[];
  /** Drawn in the first cell, in the height of the row. */
  image?: Buffer | null;
  /** Drawn below the text of the last cell. */
  drawings?: readonly Buffer[];
}

const imageSize = 44;
const drawingSize = { width: 160, height: 64, gap: 6 };

export const writePdfTable = (
  pdf: PDFDocument,
  root: StructureElement,
  columns: readonly TableColumn[],
  rows: readonly PdfTableRow[],
): void => {
  const places = toPlaces(columns);
  const table = pdf.struct('Table', {});
  root.add(table);
  const addRow = (tag: 'TD' | 'TH', write: (place: ColumnPlace, index: number, top: number) => void): void => {
    const top = pdf.y;
    let bottom = top;
    const cells = places.map((place, index) =>
      pdf.struct(tag, {}, () => {
        write(place, index, top);
        bottom = Math.max(bottom, pdf.y);
      }),
    );
    table.add(pdf.struct('TR', {}, cells));
    pdf.y = bottom;
  };
  addRow('TH', ({ x, width: cellWidth, align }, index, top) => {
    setPdfTextStyle(pdf, 'bold', sizes.details, letterMutedTextColor).text(`${columns[index]?.label ?? ''} `, x, top, {
      width: cellWidth,
      ...align,
    });
  });
  pdf.y += 3;
  drawLine(pdf, left, right, pdf.y, businessLetterTextColor);
  for (const { cells, image = null, drawings = [] } of rows) {
    const textHeight = Math.max(...cells.map((cell, index) => measureCell(pdf, places[index] ?? noPlace, cell)));
    const drawingHeight = drawingSize.height + drawingSize.gap;
    const height = Math.max(textHeight + drawings.length * drawingHeight, image ? imageSize : 0);
    keepTogether(pdf, height + 2 * rowPadding);
    pdf.y += rowPadding;
    const start = pdf.y;
    if (image) drawPdfArtifact(pdf, () => pdf.image(image, left, start, { fit: [imageSize, imageSize] }));
    addRow('TD', (place, index, top) => writeCell(pdf, place, cells[index] ?? { text: '' }, top));
    for (const [index, drawing] of drawings.entries()) {
      const top = start + textHeight + drawingSize.gap + index * drawingHeight;
      const fit: [number, number] = [drawingSize.width, drawingSize.height];
      drawPdfArtifact(pdf, () => pdf.image(drawing, places.at(-1)?.x ?? left, top, { fit }));
    }
    pdf.y = start + height + rowPadding;
    drawLine(pdf, left, right, pdf.y);
  }
  table.end();
};

const noPlace: ColumnPlace = { x: left, width, align: {} };

const sumWidths = { label: 60 * pointsPerMm, value: 30 * pointsPerMm };

/** Label and amount at the right edge. */
export const writeLetterAmountRow = (
  pdf: PDFDocument,
  root: StructureElement,
  label: string,
  value: string,
  isTotal = false,
): void => {
  const size = isTotal ? 12 : sizes.text;
  keepTogether(pdf, size * 2);
  root.add(
    pdf.struct('P', {}, () => {
      const top = pdf.y + (isTotal ? 6 : 3);
      const x = right - sumWidths.value - sumWidths.label;
      const font = isTotal ? 'bold' : 'regular';
      setPdfTextStyle(pdf, font, size, isTotal ? businessLetterTextColor : letterMutedTextColor).text(
        `${label} `,
        x,
        top,
        {
          width: sumWidths.label,
          align: 'right',
        },
      );
      setPdfTextStyle(pdf, font, size).text(value, right - sumWidths.value, top, {
        width: sumWidths.value,
        align: 'right',
      });
    }),
  );
};

export const writeLetterParagraph = (pdf: PDFDocument, root: StructureElement, text: string): void => {
  const height = setPdfTextStyle(pdf, 'regular', sizes.text).heightOfString(text, { width, lineGap: 2 });
  keepTogether(pdf, height + 8);
  root.add(
    pdf.struct('P', {}, () => {
      setPdfTextStyle(pdf, 'regular', sizes.text).text(text, left, pdf.y + 8, { width, lineGap: 2 });
    }),
  );
};

const toFooterColumns = ({ supplier, t }: LetterHeaderContent): string[][] => {
  const named = (key: 'email' | 'phone' | 'taxNumber' | 'vatId', value: string | null) =>
    value ? [t(`footer.${key}`, { value })] : [];
  return [
    [supplier.companyName, ...supplier.address],
    [
      ...named('phone', supplier.phone),
      ...named('email', supplier.email),
      ...named('vatId', supplier.vatId),
      ...named('taxNumber', supplier.taxNumber),
    ],
    [
      ...(supplier.executives.length > 0 ? [t('footer.executives', { names: supplier.executives.join(', ') })] : []),
      ...supplier.registers,
    ],
  ];
};

/** Writes the foot of the pages from `firstPage` to the last one. */
export const writeLetterFooters = (pdf: PDFDocument, letter: LetterHeaderContent, firstPage: number): void => {
  const { start, count } = pdf.bufferedPageRange();
  const pages = start + count - firstPage;
  const columnWidth = width / 3;
  for (let index = firstPage; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    drawLine(pdf, left, right, layout.footer - 4);
    drawPdfArtifact(
      pdf,
      () => {
        setPdfTextStyle(pdf, 'regular', 7.5, letterMutedTextColor);
        toFooterColumns(letter).forEach((lines, column) => {
          pdf.text(lines.join('\n'), left + column * columnWidth, layout.footer, { width: columnWidth - columnGap });
        });
        const page = letter.t('page', { page: index - firstPage + 1, pages });
        if (pages > 1) pdf.text(`${letter.title} – ${page}`, left, layout.footer - 16, { width, align: 'right' });
      },
      'Pagination',
    );
  }
};

/** The path of a QR code, `size` modules wide, above the facts. */
export const drawQrCodeAtTopRight = (pdf: PDFDocument, path: string, size: number): void => {
  const side = 22 * pointsPerMm;
  drawPdfArtifact(pdf, () => {
    pdf.save();
    pdf.translate(right - side, layout.logo.y).scale(side / size);
    pdf.path(path).fill(businessLetterTextColor);
    pdf.restore();
  });
};
