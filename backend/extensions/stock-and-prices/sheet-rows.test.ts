import { describe, expect, it } from 'vitest';
import {
  applyBulkPriceEdits,
  emptyBulkPriceForm,
  toBulkPriceEdits,
  toBulkPriceUndo,
  undoBulkPriceEdits,
} from './bulk-price-edits.ts';
import {
  editSheetRow,
  filterSheetRows,
  type SheetProductRecord,
  type SheetRow,
  toSheetRows,
  toSheetRowState,
} from './sheet-rows.ts';
import { sheetTestRecords } from './sheet-records.fixture.ts';

const rows = toSheetRows(sheetTestRecords as SheetProductRecord[]);
const [small, large, candle] = rows as [SheetRow, SheetRow, SheetRow];

describe('the rows of the sheet', () => {
  it('are variants in their order, and products without variants', () => {
    expect(rows.map(({ kind, name, option, referenceNumber }) => [kind, name, option, referenceNumber])).toEqual([
      ['variant', 'Ring Aurora', '52', 'AT-1-52'],
      ['variant', 'Ring Aurora', '54', 'AT-1-54'],
      ['product', 'Kerze', '', 'AT-2'],
    ]);
    expect(small.cells).toEqual({ stock: 2, price_cents: 129_000, is_reduced: false, gtin: null });
    expect(small.images.map(({ name }) => name)).toEqual(['front.jpg', 'back.jpg']);
  });

  it.each([
    ['aurora 54', ['54']],
    ['AT-2', ['']],
    ['4006381333931', ['54']],
    ['marenholt', ['52', '54']],
    ['', ['52', '54', '']],
  ])('are searched for “%s”', (search, options) => {
    expect(filterSheetRows(rows, {}, { search, filter: 'all' }).map(({ option }) => option)).toEqual(options);
  });

  it('are filtered by stock and by unsaved changes', () => {
    expect(filterSheetRows(rows, {}, { search: '', filter: 'soldOut' })).toEqual([large]);
    const edits = editSheetRow({}, candle, { stock: 5 });
    expect(filterSheetRows(rows, edits, { search: '', filter: 'changed' })).toEqual([candle]);
  });
});

describe('a changed row', () => {
  it('names what it replaces, and only what has changed', () => {
    const edits = editSheetRow(editSheetRow({}, small, { price: '1290.50' }), small, { stock: 2 });
    expect(toSheetRowState(small, edits[small.id])).toEqual({
      kind: 'changed',
      change: {
        kind: 'variant',
        id: small.id,
        before: { price_cents: 129_000 },
        after: { price_cents: 129_050 },
        is_drop_confirmed: false,
      },
    });
  });

  it('is unchanged again once the stored values are typed', () => {
    const edits = editSheetRow({}, small, { price: '1.00 confirmed' });
    expect(toSheetRowState(small, edits[small.id])).toMatchObject({ change: { is_drop_confirmed: true } });
    expect(editSheetRow(edits, small, { price: '1290.00' })).toEqual({});
  });

  it('is not saved with an invalid number, or without the price of a variant', () => {
    expect(toSheetRowState(small, { price: '?' })).toEqual({ kind: 'invalid' });
    expect(toSheetRowState(small, { price: null })).toEqual({ kind: 'invalid' });
    expect(toSheetRowState(small, { stock: null })).toEqual({ kind: 'invalid' });
    expect(toSheetRowState(candle, { price: null })).toMatchObject({ change: { after: { price_cents: null } } });
  });
});

describe('a bulk change', () => {
  const form = { ...emptyBulkPriceForm, value: '2,5', rounding: 'ninety' as const };

  it('shows the new prices, puts them into the sheet and takes them back', () => {
    const changed = toBulkPriceEdits(rows, {}, form, 'de-DE') ?? [];
    expect(changed.map(({ fromCents, toCents }) => [fromCents, toCents])).toEqual([
      [129_000, 132_190],
      [129_000, 132_190],
      [2_400, 2_490],
    ]);
    const undo = toBulkPriceUndo({}, changed);
    const edits = applyBulkPriceEdits({}, changed);
    expect(Object.keys(edits)).toHaveLength(3);
    expect(undoBulkPriceEdits(edits, rows, undo)).toEqual({});
    const saved = toSheetRows([{ ...sheetTestRecords[1], price_brutto: '24.90' } as SheetProductRecord]);
    expect(undoBulkPriceEdits({}, saved, undo)).toMatchObject({ [candle.id]: { price: '24.00' } });
  });

  it('confirms large drops, marks a reduction, and refuses what is not a number', () => {
    const lower = {
      ...form,
      direction: 'lower' as const,
      value: '60',
      rounding: 'cent' as const,
      reduction: 'mark' as const,
    };
    const changed = toBulkPriceEdits([small], {}, lower, 'de-DE') ?? [];
    expect(changed).toMatchObject([{ toCents: 51_600, isLargeDrop: true, isReduced: true }]);
    expect(applyBulkPriceEdits({}, changed)).toEqual({
      [small.id]: { price: '516.00 confirmed', is_reduced: true },
    });
    expect(toBulkPriceEdits([small], {}, { ...form, value: 'viel' }, 'de-DE')).toBeUndefined();
    expect(toBulkPriceEdits([small], {}, { ...emptyBulkPriceForm, value: '' }, 'de-DE')).toEqual([]);
  });
});
