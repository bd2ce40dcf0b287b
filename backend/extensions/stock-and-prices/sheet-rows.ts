// Rows of the sheet of stock and prices: variants, and products without variants, with the changes that are not saved yet.
// Pure.
import { centsToDecimalAmount, decimalAmountToCents, type Cents } from '../../../contract/cents.ts';
import type {
  PartialSheetRowCells,
  SheetChange,
  SheetRowKind,
  CompleteSheetRowCells,
} from '../../../contract/studio/stock-and-prices.ts';
import { toProductOrVariantReferenceNumber } from '../../../domain/product-identifiers.ts';
import {
  type StockAndPriceRecordColumns,
  recordToStoredSheetCells,
} from '../../../domain/product/record-to-stored-sheet-cells.ts';
import { minUnconfirmedPriceRatio } from '../../schema/studio-number-field-format.ts';
import { parseNumberFormValue } from '../number-input/parse-localized-number-input.ts';

type DecimalAmount = string | null;

interface SheetRecord extends StockAndPriceRecordColumns {
  id: string;
  price_brutto_old: DecimalAmount;
}

interface SheetVariantRecord extends SheetRecord {
  display_name: string;
  reference_number_suffix: string | null;
  active: boolean;
  sort: number | null;
  image: ImageFileRecord | null;
}

/** A file that the user may not read is missing. */
interface ImageFileRecord {
  id: string;
  filename_download: string;
}

export interface SheetProductRecord extends SheetRecord {
  project: string;
  display_name: string;
  reference_number: string;
  status: string;
  category: { display_name: string } | null;
  manufacturer: { display_name: string } | null;
  images: { id: number; sort: number | null; directus_files_id: ImageFileRecord | null }[];
  product_variants: SheetVariantRecord[];
}

/** For the request of the records above. */
const cellFields = ['id', 'stock', 'price_brutto', 'price_brutto_old', 'is_reduced', 'gtin'];
const fileFields = ['id', 'filename_download'];
export const sheetRecordQueryFields = [
  ...cellFields,
  'project',
  'display_name',
  'reference_number',
  'status',
  'category.display_name',
  'manufacturer.display_name',
  'images.id',
  'images.sort',
  ...fileFields.map((name) => `images.directus_files_id.${name}`),
  ...[...cellFields, 'display_name', 'reference_number_suffix', 'active', 'sort'].map(
    (name) => `product_variants.${name}`,
  ),
  ...fileFields.map((name) => `product_variants.image.${name}`),
];

/** A file of the library. */
export interface SheetRowImageFile {
  id: string;
  name: string;
}

export interface SheetRow {
  id: string;
  kind: SheetRowKind;
  /** Id of the product. */
  product: string;
  project: string;
  /** The images of a product are in the files once. */
  isFirstOfProduct: boolean;
  name: string;
  /** Name of the variant; empty for a product without variants. */
  option: string;
  referenceNumber: string;
  productReferenceNumber: string;
  /** Of the product, in their order. */
  images: SheetRowImageFile[];
  variantImage: SheetRowImageFile | null;
  status: string;
  category: string;
  manufacturer: string;
  /** What is stored. */
  cells: CompleteSheetRowCells;
  oldPriceCents: Cents | null;
}

/** What the inputs of a row hold: prices and stock as the number field has them, `?` while invalid. */
export interface SheetRowInputValues {
  stock?: number | string | null;
  price?: number | string | null;
  /** Added to what is stored when the row is saved; a typed stock replaces it. */
  stockDelta?: number;
  is_reduced?: boolean;
  gtin?: string | null;
}

export type SheetEdits = Readonly<Record<string, SheetRowInputValues>>;

const bySort = <Sorted extends { sort: number | null }>(items: readonly Sorted[]): Sorted[] =>
  items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));

const toCents = (amount: DecimalAmount): Cents | null => (amount === null ? null : decimalAmountToCents(amount));

const toSheetImage = ({ id, filename_download: name }: ImageFileRecord): SheetRowImageFile => ({ id, name });

const toProductRows = (record: SheetProductRecord): SheetRow[] => {
  const images = record.images.toSorted((one, other) => (one.sort ?? 1e6) - (other.sort ?? 1e6) || one.id - other.id);
  const shared = {
    product: record.id,
    project: record.project,
    name: record.display_name,
    productReferenceNumber: record.reference_number,
    images: images.flatMap(({ directus_files_id: file }) => (file ? [toSheetImage(file)] : [])),
    status: record.status,
    category: record.category?.display_name ?? '',
    manufacturer: record.manufacturer?.display_name ?? '',
  };
  const toRow = (kind: SheetRowKind, stored: SheetRecord, isFirstOfProduct = true) => ({
    ...shared,
    id: stored.id,
    kind,
    isFirstOfProduct,
    option: '',
    referenceNumber: record.reference_number,
    variantImage: null,
    cells: recordToStoredSheetCells(stored),
    oldPriceCents: toCents(stored.price_brutto_old),
  });
  if (record.product_variants.length === 0) return [toRow('product', record)];
  return bySort(record.product_variants).map((variant, index) => ({
    ...toRow('variant', variant, index === 0),
    option: variant.display_name,
    referenceNumber: toProductOrVariantReferenceNumber(record.reference_number, variant.reference_number_suffix),
    variantImage: variant.image && toSheetImage(variant.image),
  }));
};

/** A list, as the images of a product are. */
export const toSheetRowVariantImages = ({ variantImage }: SheetRow): SheetRowImageFile[] =>
  variantImage ? [variantImage] : [];

export const productRecordsToSheetRows = (records: readonly SheetProductRecord[]): SheetRow[] =>
  records.flatMap(toProductRows);

export const toSheetRowName = ({ name, option }: SheetRow): string => (option === '' ? name : `${name}, ${option}`);

export type SheetFilter = 'all' | 'changed' | 'soldOut' | 'reduced';

const toSearchable = ({ name, option, referenceNumber, category, manufacturer, cells }: SheetRow): string =>
  [name, option, referenceNumber, category, manufacturer, cells.gtin ?? ''].join(' ').toLowerCase();

/** Rows that contain every word of the search. */
export const filterSheetRows = (
  rows: readonly SheetRow[],
  edits: SheetEdits,
  { search, filter }: { search: string; filter: SheetFilter },
): SheetRow[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown: Record<SheetFilter, (row: SheetRow) => boolean> = {
    all: () => true,
    changed: ({ id }) => edits[id] !== undefined,
    soldOut: ({ cells }) => cells.stock === 0,
    reduced: ({ cells }) => cells.is_reduced,
  };
  return rows.filter((row) => {
    if (!isShown[filter](row)) return false;
    const text = toSearchable(row);
    return words.every((word) => text.includes(word));
  });
};

/** The price form value of an amount. */
export const toPriceFormValue = (cents: Cents | null): string | null =>
  cents === null ? null : centsToDecimalAmount(cents);

/** The cells of a row as the inputs show them; invalid numbers have no place in it. */
export const applyEditToSheetRowCells = (
  { cells }: SheetRow,
  edit: SheetRowInputValues | undefined,
): CompleteSheetRowCells => {
  const price = edit?.price === undefined ? undefined : parseNumberFormValue(edit.price).number;
  const stock = edit?.stock === undefined ? undefined : parseNumberFormValue(edit.stock).number;
  return {
    stock: stock ?? cells.stock + (edit?.stockDelta ?? 0),
    price_cents:
      edit?.price === undefined
        ? cells.price_cents
        : toCents(price === null || price === undefined ? null : String(price)),
    is_reduced: edit?.is_reduced ?? cells.is_reduced,
    gtin: edit?.gtin === undefined ? cells.gtin : edit.gtin,
  };
};

export const isLargePriceDrop = (from: Cents | null, to: Cents | null): boolean =>
  from !== null && to !== null && to < from * minUnconfirmedPriceRatio;

const isNumberInvalid = (value: SheetRowInputValues['price'], isRequired: boolean): boolean =>
  value !== undefined && parseNumberFormValue(value).number === null && (isRequired || value !== null);

/** What is to be saved so that a row has these cells instead of others; `undefined` if they are the same. */
export const diffSheetCellsToChange = (
  { kind, id }: Pick<SheetChange, 'kind' | 'id'>,
  before: PartialSheetRowCells,
  cells: PartialSheetRowCells,
  { isDropConfirmed = false, isStockRelative = false } = {},
): SheetChange | undefined => {
  const names = (Object.keys(cells) as (keyof PartialSheetRowCells)[]).filter(
    (name) => JSON.stringify(cells[name]) !== JSON.stringify(before[name]),
  );
  if (names.length === 0) return undefined;
  const pick = (from: PartialSheetRowCells): PartialSheetRowCells =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    kind,
    id,
    before: pick(before),
    after: pick(cells),
    is_drop_confirmed: isDropConfirmed,
    ...(isStockRelative && { is_stock_relative: true }),
  };
};

type SheetRowState = { kind: 'unchanged' } | { kind: 'invalid' } | { kind: 'changed'; change: SheetChange };

/** What is to be saved of a row. A variant without a price cannot be sold, so its price is required. */
export const toSheetRowEditState = (row: SheetRow, edit: SheetRowInputValues | undefined): SheetRowState => {
  if (edit === undefined) return { kind: 'unchanged' };
  const cells = applyEditToSheetRowCells(row, edit);
  if (isNumberInvalid(edit.stock, true) || isNumberInvalid(edit.price, row.kind === 'variant') || cells.stock < 0)
    return { kind: 'invalid' };
  const change = diffSheetCellsToChange(row, row.cells, cells, {
    isDropConfirmed: parseNumberFormValue(edit.price).isConfirmed,
    isStockRelative: edit.stockDelta !== undefined,
  });
  return change ? { kind: 'changed', change } : { kind: 'unchanged' };
};

export const removeSheetEdits = (edits: SheetEdits, rows: ReadonlySet<string>): SheetEdits =>
  Object.fromEntries(Object.entries(edits).filter(([id]) => !rows.has(id)));

/** Adds a change to the unsaved ones; a row that is as stored again has none. */
export const editSheetRow = (edits: SheetEdits, row: SheetRow, edit: SheetRowInputValues): SheetEdits => {
  const { [row.id]: before, ...others } = edits;
  const merged = { ...before, ...edit };
  // A typed stock and a difference replace each other.
  if (edit.stock !== undefined) delete merged.stockDelta;
  if (edit.stockDelta !== undefined) delete merged.stock;
  return toSheetRowEditState(row, merged).kind === 'unchanged' ? others : { ...others, [row.id]: merged };
};
