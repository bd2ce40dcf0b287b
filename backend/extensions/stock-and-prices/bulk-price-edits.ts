// The bulk change of the sheet: from the form to a preview, to unsaved changes of the rows, and back. Pure.
import type { Cents } from '../../../contract/cents.ts';
import { type PriceRounding, toBulkPriceCents } from '../../../domain/product/bulk-price-change.ts';
import { confirmedPriceDropFieldValueSuffix } from '../../schema/studio-number-field-format.ts';
import { parseLocalizedNumberInput } from '../number-input/parse-localized-number-input.ts';
import {
  editSheetRow,
  isLargePriceDrop,
  type SheetRowInputValues,
  type SheetEdits,
  type SheetRow,
  applyEditToSheetRowCells,
  toPriceFormValue,
} from './sheet-rows.ts';

export interface BulkPriceFormState {
  direction: 'raise' | 'lower';
  unit: 'percent' | 'amount';
  /** As typed. */
  value: string;
  rounding: PriceRounding;
  reduction: 'keep' | 'mark' | 'end';
}

export const emptyBulkPriceForm: BulkPriceFormState = {
  direction: 'raise',
  unit: 'percent',
  value: '',
  rounding: 'cent',
  reduction: 'keep',
};

export interface BulkPriceEditRow {
  row: SheetRow;
  fromCents: Cents;
  toCents: Cents;
  isReduced: boolean;
  isLargeDrop: boolean;
}

const maxValue = { percent: 1_000, amount: 1_000_000 };

/** The value in hundredths: basis points or cents; an empty one changes nothing, so that prices can only be rounded. */
const toHundredths = ({ unit, value }: BulkPriceFormState, language: string): number | undefined => {
  const read = parseLocalizedNumberInput(value, { scale: 2, language, min: 0, max: maxValue[unit] });
  if (read.kind === 'empty') return 0;
  return read.kind === 'number' ? Math.round(read.value * 100) : undefined;
};

/** The rows whose price or reduction changes; `undefined` if the value is not a number. */
export const toBulkPriceEdits = (
  rows: readonly SheetRow[],
  edits: SheetEdits,
  form: BulkPriceFormState,
  language: string,
): BulkPriceEditRow[] | undefined => {
  const hundredths = toHundredths(form, language);
  if (hundredths === undefined) return undefined;
  const signed = form.direction === 'raise' ? hundredths : -hundredths;
  return rows.flatMap((row): BulkPriceEditRow[] => {
    const { price_cents: fromCents, is_reduced } = applyEditToSheetRowCells(row, edits[row.id]);
    if (fromCents === null) return [];
    const toCents = toBulkPriceCents(
      fromCents,
      form.unit === 'percent' ? { kind: 'percent', basisPoints: signed } : { kind: 'amount', amountCents: signed },
      form.rounding,
    );
    const isReduced = form.reduction === 'keep' ? is_reduced : form.reduction === 'mark';
    if (toCents === fromCents && isReduced === is_reduced) return [];
    return [{ row, fromCents, toCents, isReduced, isLargeDrop: isLargePriceDrop(row.cells.price_cents, toCents) }];
  });
};

const toPriceEdit = (row: SheetRow, cents: Cents | null, isReduced: boolean): SheetRowInputValues => ({
  price:
    (toPriceFormValue(cents) ?? '') +
    (isLargePriceDrop(row.cells.price_cents, cents) ? confirmedPriceDropFieldValueSuffix : ''),
  is_reduced: isReduced,
});

export const addBulkPriceEditsToSheetEdits = (edits: SheetEdits, changed: readonly BulkPriceEditRow[]): SheetEdits =>
  changed.reduce(
    (next, { row, toCents, isReduced }) => editSheetRow(next, row, toPriceEdit(row, toCents, isReduced)),
    edits,
  );

/** Prices and reductions before a bulk change, by row. */
export type BulkPriceUndo = Readonly<Record<string, { cents: Cents | null; isReduced: boolean }>>;

export const toBulkPriceUndo = (edits: SheetEdits, changed: readonly BulkPriceEditRow[]): BulkPriceUndo =>
  Object.fromEntries(
    changed.map(({ row }) => {
      const { price_cents, is_reduced } = applyEditToSheetRowCells(row, edits[row.id]);
      return [row.id, { cents: price_cents, isReduced: is_reduced }];
    }),
  );

/** Puts the earlier prices back into the sheet, whether the change has been saved or not. */
export const undoBulkPriceEdits = (edits: SheetEdits, rows: readonly SheetRow[], undo: BulkPriceUndo): SheetEdits =>
  rows.reduce((next, row) => {
    const before = undo[row.id];
    return before === undefined ? next : editSheetRow(next, row, toPriceEdit(row, before.cents, before.isReduced));
  }, edits);
