// The sheet as an Excel workbook (.xlsx), and back. Loaded only when such a file is written or read. Formulas are never
// run: texts are written as text cells, and of a formula the value is read that Excel has saved with it.
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';
import type { SheetExportCell } from './sheet-file-columns.ts';

const toExcelCell = (cell: SheetExportCell) => {
  if (typeof cell === 'object') return { value: cell.cents / 100, type: Number, format: '#,##0.00' };
  if (typeof cell === 'number') return { value: cell, type: Number, format: '0' };
  // As text, so that Excel neither shortens a barcode, also a typed one, nor takes a reference for a date.
  return { value: cell, type: String, format: '@' };
};

export const toSheetXlsx = ([headings = [], ...lines]: readonly (readonly SheetExportCell[])[]): Promise<Blob> =>
  writeExcelFile(
    [
      headings.map((heading) => ({ ...toExcelCell(heading), fontWeight: 'bold' as const })),
      ...lines.map((cells) => cells.map(toExcelCell)),
    ],
    { columns: headings.map((_heading, index) => ({ width: index === 0 ? 32 : 18 })) },
  ).toBlob();

/** Unpacked; a few kilobytes can become gigabytes. */
const maxUnpackedBytes = 50_000_000;
/** The reader makes a cell for every place up to the last one. */
const maxLines = 20_000;
/** Columns A to AZ. */
const allowedColumn = /^A?[A-Z]$/;

/** `tooLarge`, or the place of a formula that has no value, such as "B7". */
export class SheetXlsxError extends Error {
  readonly code: 'formula' | 'tooLarge';
  readonly cell: string;

  constructor(code: SheetXlsxError['code'], cell = '') {
    super(code);
    this.code = code;
    this.cell = cell;
  }
}

const checkCells = (xml: string): void => {
  for (const [, attributes = '', content = ''] of xml.matchAll(/<(?:\w+:)?c\s([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs)) {
    const [, cell = '', column = '', line = ''] = /\br=["'](([A-Z]+)(\d+))["']/.exec(attributes) ?? [];
    if (cell !== '' && (!allowedColumn.test(column) || Number(line) > maxLines)) throw new SheetXlsxError('tooLarge');
    const isError = /\bt=["']e["']/.test(attributes);
    // Without a value the cell would count as empty, which is a price on request.
    if (isError || (/<(?:\w+:)?f[\s>/]/.test(content) && !/<(?:\w+:)?v[\s>]/.test(content)))
      throw new SheetXlsxError('formula', cell);
  }
};

/** Before anything is unpacked, except the worksheets, whose cells are checked. */
const checkWorkbook = (bytes: Uint8Array): void => {
  let unpackedBytes = 0;
  const worksheets = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpackedBytes += originalSize;
      if (unpackedBytes > maxUnpackedBytes) throw new SheetXlsxError('tooLarge');
      return /^xl\/worksheets\/[^/]+\.xml$/.test(name);
    },
  });
  for (const worksheet of Object.values(worksheets)) checkCells(new TextDecoder().decode(worksheet));
};

/**
 * The cells of the first sheet as the import reads them from CSV: numbers as the language writes them.
 *
 * @throws SheetXlsxError, or another error if the file is no workbook
 */
export const readSheetXlsx = async (bytes: Uint8Array<ArrayBuffer>, region: string): Promise<string[][]> => {
  checkWorkbook(bytes);
  const lines = await readSheet(bytes.slice().buffer);
  return lines.map((cells) =>
    cells.map((cell) => {
      if (cell instanceof Date) return cell.toISOString().slice(0, 10);
      // Without the last digits of what Excel has calculated, such as 3.3000000000000003.
      if (typeof cell === 'number')
        return cell.toLocaleString(region, { useGrouping: false, maximumSignificantDigits: 15 });
      return String(cell ?? '');
    }),
  );
};
