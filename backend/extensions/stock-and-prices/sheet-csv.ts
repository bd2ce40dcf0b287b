// The sheet as CSV for Excel, and back: reads a file as German or English Excel saves it, and compares it with the stored
// rows before anything is saved. Pure.
import Papa from 'papaparse';
import type { SheetCells, SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { toGermanCsv, toGermanCsvAmount } from '../../../domain/german-csv.ts';
import { allowedPriceRange, allowedStockQuantityRange } from '../../../domain/number-ranges.ts';
import { isGtin, toGtinDigits } from '../../../domain/product-identifiers.ts';
import { parseLocalizedNumberInput } from '../number-input/parse-localized-number-input.ts';
import type { SheetMessages } from './sheet-messages.ts';
import { isLargePriceDrop, type SheetRow, toSheetChange } from './sheet-rows.ts';

const columns = ['name', 'option', 'reference', 'gtin', 'stock', 'price', 'reduced'] as const;
type Column = (typeof columns)[number];

/** Headers of both languages, so that a file can be passed on. */
const headerColumns: Record<string, Column> = {
  produkt: 'name',
  product: 'name',
  auswahl: 'option',
  option: 'option',
  referenz: 'reference',
  referenznummer: 'reference',
  reference: 'reference',
  ean: 'gtin',
  gtin: 'gtin',
  'ean (gtin)': 'gtin',
  bestand: 'stock',
  stock: 'stock',
  preis: 'price',
  'preis in €': 'price',
  price: 'price',
  'price in €': 'price',
  ermäßigt: 'reduced',
  reduced: 'reduced',
};

export const toSheetCsv = (rows: readonly SheetRow[], { t }: SheetMessages): string =>
  toGermanCsv([
    columns.map((column) => t(`files.headers.${column}`)),
    ...rows.map(({ name, option, referenceNumber, cells }) => [
      name,
      option,
      referenceNumber,
      cells.gtin ?? '',
      String(cells.stock),
      cells.price_cents === null ? '' : toGermanCsvAmount(cells.price_cents),
      t(cells.is_reduced ? 'files.yes' : 'files.no'),
    ]),
  ]);

/** UTF-8 with or without byte order mark, UTF-16 of "Unicode text", or Windows-1252, which Excel writes by default. */
export const decodeSheetFile = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export interface ImportedSheetRow {
  /** In the file, counted from 1 with the header. */
  line: number;
  row: SheetRow;
  change: SheetChange;
}

export interface SheetImport {
  changed: ImportedSheetRow[];
  unchanged: number;
  errors: { line: number; message: string }[];
}

type FileRow = Partial<Record<Column, string>>;

/** The export protects texts that Excel would run as a formula with an apostrophe. */
const toCellText = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '');

const toFileRow = (header: readonly (Column | undefined)[], cells: readonly string[]): FileRow =>
  Object.fromEntries(
    header.flatMap((column, index) => (column === undefined ? [] : [[column, toCellText(cells[index] ?? '')]])),
  );

const toReduced = (text: string): boolean | undefined => {
  const word = text.toLowerCase();
  if (['ja', 'yes', 'x', '1', 'wahr', 'true'].includes(word)) return true;
  return ['nein', 'no', '', '0', 'falsch', 'false'].includes(word) ? false : undefined;
};

/** The cells that the file has; its other columns stay as they are. */
const readCells = (
  file: FileRow,
  row: SheetRow,
  { t, region }: SheetMessages,
): { cells: SheetCells; errors: string[] } => {
  const cells: SheetCells = {};
  const errors: string[] = [];
  const parse = (text: string, scale: 0 | 2) =>
    parseLocalizedNumberInput(text, {
      scale,
      language: region,
      ...(scale === 0 ? allowedStockQuantityRange : allowedPriceRange),
    });
  if (file.stock !== undefined) {
    const read = parse(file.stock, 0);
    if (read.kind === 'number') cells.stock = read.value;
    else errors.push(t('files.errors.stock', { value: file.stock }));
  }
  if (file.price !== undefined) {
    const read = parse(file.price, 2);
    if (read.kind === 'number') cells.price_cents = Math.round(read.value * 100);
    // A product without variants may have its price on request.
    else if (read.kind === 'empty' && row.kind === 'product') cells.price_cents = null;
    else errors.push(t('files.errors.price', { value: file.price }));
  }
  if (file.reduced !== undefined) {
    const isReduced = toReduced(file.reduced);
    if (isReduced !== undefined) cells.is_reduced = isReduced;
    else errors.push(t('files.errors.reduced', { value: file.reduced }));
  }
  if (file.gtin !== undefined) {
    const gtin = toGtinDigits(file.gtin);
    if (gtin === '' || isGtin(gtin)) cells.gtin = gtin || null;
    else errors.push(t('files.errors.gtin', { value: file.gtin }));
  }
  return { cells, errors };
};

const findRow = (file: FileRow, rows: readonly SheetRow[], { t }: SheetMessages): SheetRow | string => {
  const reference = file.reference ?? '';
  const found = rows.filter(({ referenceNumber }) => referenceNumber === reference);
  if (found.length === 0) return t('files.errors.unknown', { reference });
  const named = found.filter(({ option }) => option === file.option);
  const [row, ...others] = found.length > 1 ? named : found;
  return row !== undefined && others.length === 0 ? row : t('files.errors.ambiguous', { reference });
};

/** What the file would change, row by row; a text if it cannot be read at all. */
export const readSheetImport = (
  text: string,
  rows: readonly SheetRow[],
  texts: SheetMessages,
): SheetImport | string => {
  const { data } = Papa.parse(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const [head = [], ...lines] = data;
  if (head.length === 0 || text.includes('\0')) return texts.t('files.errors.unreadable');
  const header = head.map((name) => headerColumns[name.trim().toLowerCase()]);
  if (!header.includes('reference')) return texts.t('files.errors.noReference');
  const result: SheetImport = { changed: [], unchanged: 0, errors: [] };
  const seen = new Set<string>();
  lines.forEach((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    const line = index + 2;
    const file = toFileRow(header, cells);
    const row = findRow(file, rows, texts);
    const refuse = (message: string) => {
      result.errors.push({ line, message });
    };
    if (typeof row === 'string') {
      refuse(row);
      return;
    }
    if (seen.has(row.id)) {
      refuse(texts.t('files.errors.twice'));
      return;
    }
    seen.add(row.id);
    const read = readCells(file, row, texts);
    read.errors.forEach(refuse);
    if (read.errors.length > 0) return;
    const isDrop = isLargePriceDrop(row.cells.price_cents, read.cells.price_cents ?? null);
    const change = toSheetChange(row, read.cells, isDrop);
    if (change) result.changed.push({ line, row, change });
    else result.unchanged += 1;
  });
  return result;
};
