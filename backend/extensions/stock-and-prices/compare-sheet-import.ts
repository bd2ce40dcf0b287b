// Compares a file, CSV or Excel, with the stored rows of the sheet before anything is saved. Pure.
import { maxSheetImagesPerProduct } from '../../../contract/studio/sheet-limits.ts';
import type { PartialSheetRowCells, SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { allowedPriceRange, allowedStockQuantityRange } from '../../../domain/allowed-number-ranges.ts';
import { isGtin, removeGtinSeparators } from '../../../domain/product-identifiers.ts';
import { parseLocalizedNumberInput } from '../number-input/parse-localized-number-input.ts';
import {
  findSheetFileColumnByHeading,
  sheetImageNameSeparator,
  type SheetFileColumnName,
} from './sheet-file-columns.ts';
import type { SheetMessages } from './sheet-messages.ts';
import {
  isLargePriceDrop,
  type SheetRowImageFile,
  type SheetRow,
  diffSheetCellsToChange,
  toSheetRowVariantImages,
} from './sheet-rows.ts';

/** An image of the library. */
export interface SheetImportLibraryImage extends SheetRowImageFile {
  /** `null` if it is shared. */
  project: string | null;
  bytes: number;
}

interface ImportedSheetRow {
  /** In the file, counted from 1 with the header. */
  line: number;
  row: SheetRow;
  change: SheetChange;
}

export interface ParsedSheetImport {
  changed: ImportedSheetRow[];
  unchanged: number;
  errors: { line: number; message: string }[];
  /** For the names of images. */
  library: readonly SheetRowImageFile[];
}

type FileRow = Partial<Record<SheetFileColumnName, string>>;

/** The export protects texts that Excel would run as a formula with an apostrophe. */
const toCellText = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '');

const toFileRows = ([head = [], ...lines]: readonly string[][]): FileRow[] => {
  const columns = head.map(findSheetFileColumnByHeading);
  return lines.map((cells) =>
    Object.fromEntries(
      columns.flatMap((column, index) => (column === undefined ? [] : [[column, toCellText(cells[index] ?? '')]])),
    ),
  );
};

const toImageNames = (text = ''): string[] =>
  text
    .split(sheetImageNameSeparator)
    .map((name) => name.trim())
    .filter(Boolean);

/** The images that the file names, so that they can be read from the library first. */
export const toImageNamesInSheetImport = (table: readonly string[][]): string[] => [
  ...new Set(
    toFileRows(table).flatMap(({ images, variantImage }) => [...toImageNames(images), ...toImageNames(variantImage)]),
  ),
];

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
): { cells: PartialSheetRowCells; errors: string[] } => {
  const cells: PartialSheetRowCells = {};
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
    const gtin = removeGtinSeparators(file.gtin);
    if (gtin === '' || isGtin(gtin)) cells.gtin = gtin || null;
    else errors.push(t('files.errors.gtin', { value: file.gtin }));
  }
  return { cells, errors };
};

/** The images that a cell names instead of these; those that the product has come before others of the same name. */
const readImages = (
  text: string | undefined,
  before: readonly SheetRowImageFile[],
  row: SheetRow,
  library: readonly SheetImportLibraryImage[],
  { t }: SheetMessages,
): { ids: string[]; errors: string[] } => {
  const names = toImageNames(text);
  // As exported: two images may have the same name.
  if (names.join() === before.map(({ name }) => name).join()) return { ids: before.map(({ id }) => id), errors: [] };
  const stored = library.filter((image) => image.project === null || image.project === row.project);
  const errors: string[] = [];
  const ids = names.flatMap((name) => {
    const isNamed = (image: SheetRowImageFile) => image.name.toLowerCase() === name.toLowerCase();
    const [named = []] = [before, [...row.images, ...toSheetRowVariantImages(row)], stored]
      .map((some) => some.filter(isNamed))
      .filter(({ length }) => length > 0);
    const [found, ...others] = new Set(named.map(({ id }) => id));
    if (found !== undefined && others.length === 0) return [found];
    errors.push(t(found === undefined ? 'files.errors.imageUnknown' : 'files.errors.imageAmbiguous', { name }));
    return [];
  });
  return { ids: [...new Set(ids)], errors };
};

const findRow = (file: FileRow, rows: readonly SheetRow[], { t }: SheetMessages): SheetRow | string => {
  const reference = file.reference ?? '';
  const found = rows.filter(({ referenceNumber }) => referenceNumber === reference);
  if (found.length === 0) return t('files.errors.unknown', { reference });
  const named = found.filter(({ option }) => option === file.option);
  const [row, ...others] = found.length > 1 ? named : found;
  return row !== undefined && others.length === 0 ? row : t('files.errors.ambiguous', { reference });
};

/** What a line would change: cells of its row, and images of its product. */
const toLineChanges = (
  file: FileRow,
  row: SheetRow,
  library: readonly SheetImportLibraryImage[],
  texts: SheetMessages,
): { changes: SheetChange[]; errors: string[] } => {
  const { cells, errors } = readCells(file, row, texts);
  const own = toSheetRowVariantImages(row);
  const ofProduct = readImages(file.images, row.images, row, library, texts);
  const ofVariant = readImages(file.variantImage, own, row, library, texts);
  if (ofProduct.ids.length > maxSheetImagesPerProduct)
    errors.push(texts.t('files.errors.manyImages', { number: maxSheetImagesPerProduct }));
  if (ofVariant.ids.length > (row.kind === 'variant' ? 1 : 0)) errors.push(texts.t('files.errors.variantImage'));
  const toIds = (images: readonly SheetRowImageFile[]) => images.map(({ id }) => id);
  const isDropConfirmed = isLargePriceDrop(row.cells.price_cents, cells.price_cents ?? null);
  return {
    changes: [
      diffSheetCellsToChange(
        row,
        { ...row.cells, images: toIds(own) },
        // An empty cell leaves the images as they are: most lines of an export have none.
        { ...cells, ...(ofVariant.ids.length > 0 && { images: ofVariant.ids }) },
        { isDropConfirmed },
      ),
      ofProduct.ids.length > 0
        ? diffSheetCellsToChange(
            { kind: 'product', id: row.product },
            { images: toIds(row.images) },
            { images: ofProduct.ids },
          )
        : undefined,
    ].filter((change) => change !== undefined),
    errors: [...errors, ...ofProduct.errors, ...ofVariant.errors],
  };
};

/** What the file would change, row by row; a text if it cannot be read at all. */
export const compareSheetImport = (
  table: readonly string[][] | undefined,
  rows: readonly SheetRow[],
  library: readonly SheetImportLibraryImage[],
  texts: SheetMessages,
): ParsedSheetImport | string => {
  const [head] = table ?? [];
  if (!table || !head) return texts.t('files.errors.unreadable');
  if (!head.map(findSheetFileColumnByHeading).includes('reference')) return texts.t('files.errors.noReference');
  const result: ParsedSheetImport = { changed: [], unchanged: 0, errors: [], library };
  const seen = new Set<string>();
  /** By product: the line that changes them, and to what. */
  const productImages = new Map<string, { line: number; images: string }>();
  toFileRows(table).forEach((file, index) => {
    if (Object.values(file).every((cell) => cell === '')) return;
    const line = index + 2;
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
    const { changes, errors } = toLineChanges(file, row, library, texts);
    errors.forEach(refuse);
    if (errors.length > 0) return;
    if (changes.length === 0) result.unchanged += 1;
    for (const change of changes) {
      const images = change.id === row.product ? change.after.images?.join() : undefined;
      const earlier = images === undefined ? undefined : productImages.get(row.product);
      if (earlier && earlier.images !== images) refuse(texts.t('files.errors.otherImages', { line: earlier.line }));
      if (earlier) continue;
      if (images !== undefined) productImages.set(row.product, { line, images });
      result.changed.push({ line, row, change });
    }
  });
  return result;
};
