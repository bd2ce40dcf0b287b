// A business letter on A4 after DIN 5008 form B: logo, address in the window of the envelope, facts beside it, table,
// company details at the foot of every page. Invoices, credit notes and delivery notes are written with it.
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { Locale } from '../../../../../contract/locale.ts';
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import type { DocumentTranslator } from '../../platform/service-translators.ts';

/** Points per millimetre. */
export const mm = 72 / 25.4;

const left = 25 * mm;
const right = 190 * mm;
const width = right - left;

/** Positions of DIN 5008 form B, from the top edge of the paper. */
const layout = {
  logo: { y: 15 * mm, width: 80 * mm, height: 22 * mm },
  sender: 57.7 * mm,
  address: 62.7 * mm,
  addressWidth: 80 * mm,
  facts: { x: 125 * mm, y: 50 * mm, label: 32 * mm },
  folds: [105 * mm, 210 * mm],
  punch: 148.5 * mm,
  title: 103.5 * mm,
  nextPage: 25 * mm,
  bottom: 263 * mm,
  footer: 270 * mm,
};

export const letterMargins = { top: layout.nextPage, left, right: 20 * mm, bottom: 297 * mm - layout.bottom };

export const ink = '#1c1a17';
export const muted = '#5f5a52';
const rule = '#d8d3ca';

export interface BusinessLetter {
  language: Locale;
  title: string;
  supplier: InvoiceSnapshot['supplier'];
  /** PNG; without it the name of the house. */
  logo: Buffer | null;
  address: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  t: DocumentTranslator;
}

/** Draws what screen readers skip. */
export const asArtifact = (pdf: PDFDocument, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};

const drawLine = (pdf: PDFDocument, from: number, to: number, y: number, color = rule): void => {
  asArtifact(pdf, () => pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(color));
};

export const setText = (pdf: PDFDocument, font: 'bold' | 'regular', size: number, color = ink): PDFDocument =>
  pdf.font(font).fontSize(size).fillColor(color);

const writeLetterhead = (pdf: PDFDocument, { supplier, logo }: BusinessLetter): void => {
  const { y, width: logoWidth, height } = layout.logo;
  asArtifact(pdf, () => {
    if (logo) pdf.image(logo, left, y, { fit: [logoWidth, height] });
    else setText(pdf, 'bold', 22, supplier.brandColor).text(supplier.displayName, left, y, { width: logoWidth });
  });
  for (const fold of layout.folds) drawLine(pdf, 4 * mm, 8 * mm, fold);
  drawLine(pdf, 4 * mm, 10 * mm, layout.punch);
};

const writeAddress = (pdf: PDFDocument, root: StructureElement, { supplier, address }: BusinessLetter): void => {
  const place = { width: layout.addressWidth };
  asArtifact(pdf, () => {
    const sender = [supplier.companyName, ...supplier.address].join(' · ');
    setText(pdf, 'regular', 7, muted).text(sender, left, layout.sender, { ...place, lineBreak: false });
  });
  root.add(
    pdf.struct('P', {}, () => {
      setText(pdf, 'regular', 10.5).text(address.join('\n'), left, layout.address, { ...place, lineGap: 1 });
    }),
  );
};

const writeFacts = (pdf: PDFDocument, root: StructureElement, { facts }: BusinessLetter): void => {
  const { x, y, label: labelWidth } = layout.facts;
  let top = y;
  for (const [label, value] of facts)
    root.add(
      pdf.struct('P', {}, () => {
        setText(pdf, 'regular', 9, muted).text(`${label} `, x, top, { width: labelWidth });
        const below = pdf.y;
        setText(pdf, 'regular', 9).text(value, x + labelWidth, top, { width: right - x - labelWidth, align: 'right' });
        top = Math.max(below, pdf.y) + 2;
      }),
    );
};

/** The letter on a page of its own, up to its title; `pdf.y` is where the content begins. */
export const startLetter = (pdf: PDFDocument, root: StructureElement, letter: BusinessLetter): void => {
  pdf.addPage();
  writeLetterhead(pdf, letter);
  writeAddress(pdf, root, letter);
  writeFacts(pdf, root, letter);
  root.add(
    pdf.struct('H1', {}, () => {
      setText(pdf, 'bold', 17).text(letter.title, left, layout.title, { width });
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
  setText(pdf, 'regular', sizes.text).text(`${cell.text} `, x, top, { width: cellWidth, ...align });
  for (const detail of cell.details ?? [])
    setText(pdf, 'regular', sizes.details, muted).text(`${detail} `, x, pdf.y, { width: cellWidth, ...align });
};

const measureCell = (pdf: PDFDocument, { width: cellWidth }: ColumnPlace, { text, details = [] }: TableCell): number =>
  setText(pdf, 'regular', sizes.text).heightOfString(text, { width: cellWidth }) +
  details.reduce(
    (sum, detail) => sum + setText(pdf, 'regular', sizes.details).heightOfString(detail, { width: cellWidth }),
    0,
  );

/** Starts a new page if the rest of the page is lower than `height`. */
const keepTogether = (pdf: PDFDocument, height: number): void => {
  if (pdf.y + height <= layout.bottom) return;
  pdf.addPage();
  pdf.y = layout.nextPage;
};

const rowPadding = 6;

export interface TableRow {
  cells: readonly TableCell[];
  /** Drawn in the first cell, in the height of the row. */
  image?: Buffer | null;
  /** Drawn below the text of the last cell. */
  drawings?: readonly Buffer[];
}

const imageSize = 44;
const drawingSize = { width: 160, height: 64, gap: 6 };

export const writeTable = (
  pdf: PDFDocument,
  root: StructureElement,
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
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
    setText(pdf, 'bold', sizes.details, muted).text(`${columns[index]?.label ?? ''} `, x, top, {
      width: cellWidth,
      ...align,
    });
  });
  pdf.y += 3;
  drawLine(pdf, left, right, pdf.y, ink);
  for (const { cells, image = null, drawings = [] } of rows) {
    const textHeight = Math.max(...cells.map((cell, index) => measureCell(pdf, places[index] ?? noPlace, cell)));
    const drawingHeight = drawingSize.height + drawingSize.gap;
    const height = Math.max(textHeight + drawings.length * drawingHeight, image ? imageSize : 0);
    keepTogether(pdf, height + 2 * rowPadding);
    pdf.y += rowPadding;
    const start = pdf.y;
    if (image) asArtifact(pdf, () => pdf.image(image, left, start, { fit: [imageSize, imageSize] }));
    addRow('TD', (place, index, top) => writeCell(pdf, place, cells[index] ?? { text: '' }, top));
    for (const [index, drawing] of drawings.entries()) {
      const top = start + textHeight + drawingSize.gap + index * drawingHeight;
      const fit: [number, number] = [drawingSize.width, drawingSize.height];
      asArtifact(pdf, () => pdf.image(drawing, places.at(-1)?.x ?? left, top, { fit }));
    }
    pdf.y = start + height + rowPadding;
    drawLine(pdf, left, right, pdf.y);
  }
  table.end();
};

const noPlace: ColumnPlace = { x: left, width, align: {} };

const sumWidths = { label: 60 * mm, value: 30 * mm };

/** Label and amount at the right edge. */
export const writeSum = (
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
      setText(pdf, font, size, isTotal ? ink : muted).text(`${label} `, x, top, {
        width: sumWidths.label,
        align: 'right',
      });
      setText(pdf, font, size).text(value, right - sumWidths.value, top, { width: sumWidths.value, align: 'right' });
    }),
  );
};

export const writeLetterParagraph = (pdf: PDFDocument, root: StructureElement, text: string): void => {
  const height = setText(pdf, 'regular', sizes.text).heightOfString(text, { width, lineGap: 2 });
  keepTogether(pdf, height + 8);
  root.add(
    pdf.struct('P', {}, () => {
      setText(pdf, 'regular', sizes.text).text(text, left, pdf.y + 8, { width, lineGap: 2 });
    }),
  );
};

const toFooterColumns = ({ supplier, t }: BusinessLetter): string[][] => {
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
export const finishLetter = (pdf: PDFDocument, letter: BusinessLetter, firstPage: number): void => {
  const { start, count } = pdf.bufferedPageRange();
  const pages = start + count - firstPage;
  const columnWidth = width / 3;
  for (let index = firstPage; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    drawLine(pdf, left, right, layout.footer - 4);
    asArtifact(
      pdf,
      () => {
        setText(pdf, 'regular', 7.5, muted);
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
export const drawPathAtTopRight = (pdf: PDFDocument, path: string, size: number): void => {
  const side = 22 * mm;
  asArtifact(pdf, () => {
    pdf.save();
    pdf.translate(right - side, layout.logo.y).scale(side / size);
    pdf.path(path).fill(ink);
    pdf.restore();
  });
};
