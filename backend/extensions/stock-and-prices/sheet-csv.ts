// The sheet as CSV for Excel, and back: writes what German Excel reads, and reads what German or English Excel saves. Pure.
import Papa from 'papaparse';
import { toGermanCsv, toGermanCsvAmount } from '../../../domain/write-german-csv.ts';
import type { SheetExportCell } from './sheet-file-columns.ts';

export const toSheetCsv = (lines: readonly (readonly SheetExportCell[])[]): string =>
  toGermanCsv(
    lines.map((cells) =>
      cells.map((cell) => (typeof cell === 'object' ? toGermanCsvAmount(cell.cents) : String(cell))),
    ),
  );

/** UTF-8 with or without byte order mark, UTF-16 of "Unicode text", or Windows-1252, which Excel writes by default. */
const decodeSheetFile = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The cells of each line; `undefined` if the file is no text. */
export const readSheetCsv = (bytes: Uint8Array): string[][] | undefined => {
  const text = decodeSheetFile(bytes);
  if (text.includes('\0')) return undefined;
  return Papa.parse(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false }).data;
};
