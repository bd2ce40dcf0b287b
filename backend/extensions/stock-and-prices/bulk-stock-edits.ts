// The bulk change of stock in the sheet: from the form to a preview, to unsaved changes of the rows, and back. Pure.
import { allowedStockQuantityRange, isNumberInRange } from '../../../domain/allowed-number-ranges.ts';
import { parseLocalizedNumberInput, parseNumberFormValue } from '../number-input/parse-localized-number-input.ts';
import { editSheetRow, type SheetEdits, type SheetRow, applyEditToSheetRowCells } from './sheet-rows.ts';

export interface BulkStockFormState {
  change: 'add' | 'subtract' | 'set';
  /** As typed. */
  value: string;
}

export const emptyBulkStockForm: BulkStockFormState = { change: 'add', value: '' };

export interface SheetRowStockEdit {
  row: SheetRow;
  from: number;
  to: number;
  /** A difference follows what orders change until it is saved. */
  isDifference: boolean;
}

/** The rows whose stock changes, and those that have less than is subtracted; `undefined` without a number. */
export const toBulkStockEdits = (
  rows: readonly SheetRow[],
  edits: SheetEdits,
  { change, value }: BulkStockFormState,
  language: string,
): { changed: SheetRowStockEdit[]; impossible: SheetRow[] } | undefined => {
  const read = parseLocalizedNumberInput(value, { scale: 0, language, ...allowedStockQuantityRange });
  if (read.kind !== 'number') return undefined;
  const isDifference = change !== 'set';
  const changes = rows.map((row): SheetRowStockEdit => {
    const from = applyEditToSheetRowCells(row, edits[row.id]).stock;
    const to = { add: from + read.value, subtract: from - read.value, set: read.value }[change];
    return { row, from, to, isDifference };
  });
  const isPossible = ({ to }: SheetRowStockEdit) => isNumberInRange(allowedStockQuantityRange, to);
  return {
    changed: changes.filter((each) => each.to !== each.from && isPossible(each)),
    impossible: changes.filter((each) => !isPossible(each)).map(({ row }) => row),
  };
};

/** A difference changes a typed stock; otherwise it is added to what is stored when the row is saved. */
const addToStock = (edits: SheetEdits, row: SheetRow, difference: number): SheetEdits => {
  const { stock, stockDelta = 0 } = edits[row.id] ?? {};
  const { number: typed } = parseNumberFormValue(stock);
  return editSheetRow(
    edits,
    row,
    typed === null ? { stockDelta: stockDelta + difference } : { stock: typed + difference },
  );
};

export const addBulkStockEditsToSheetEdits = (edits: SheetEdits, changed: readonly SheetRowStockEdit[]): SheetEdits =>
  changed.reduce(
    (next, { row, from, to, isDifference }) =>
      isDifference ? addToStock(next, row, to - from) : editSheetRow(next, row, { stock: to }),
    edits,
  );

/** Takes a change back, whether it has been saved or not: what orders have taken since a difference stays taken. */
export const undoBulkStockEdits = (
  edits: SheetEdits,
  rows: readonly SheetRow[],
  changed: readonly SheetRowStockEdit[],
): SheetEdits => {
  const changes = new Map(changed.map((change) => [change.row.id, change]));
  return rows.reduce((next, row) => {
    const change = changes.get(row.id);
    if (change === undefined) return next;
    return change.isDifference
      ? addToStock(next, row, change.from - change.to)
      : editSheetRow(next, row, { stock: change.from });
  }, edits);
};
