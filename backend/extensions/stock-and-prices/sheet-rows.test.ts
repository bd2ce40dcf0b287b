import { describe, expect, it } from 'vitest';
import {
  addBulkPriceEditsToSheetEdits,
  emptyBulkPriceForm,
  toBulkPriceEdits,
  toBulkPriceUndo,
  undoBulkPriceEdits,
} from './bulk-price-edits.ts';
import { addBulkStockEditsToSheetEdits, toBulkStockEdits, undoBulkStockEdits } from './bulk-stock-edits.ts';
import {
  editSheetRow,
  filterSheetRows,
  type SheetProductRecord,
  type SheetRow,
  toSheetRowName,
  productRecordsToSheetRows,
  toSheetRowEditState,
  removeSheetEdits,
} from './sheet-rows.ts';
import { sheetTestRecords } from './sheet-records.fixture.ts';

const rows = productRecordsToSheetRows(sheetTestRecords as SheetProductRecord[]);
const [small, large, candle] = rows as [SheetRow, SheetRow, SheetRow];

it('keeps the unsaved changes of rows that an import does not change', () => {
  const edits = { [small.id]: { stock: 1 }, [large.id]: { stock: 2 } };
  expect(removeSheetEdits(edits, new Set([small.id]))).toEqual({ [large.id]: { stock: 2 } });
});

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

  it('have the option in their names', () => {
    expect([small, candle].map(toSheetRowName)).toEqual(['Ring Aurora, 52', 'Kerze']);
  });

  it('have the images of the product in their order, those without a place last and oldest first', () => {
    const toImage = (id: number, sort: number | null) => ({
      id,
      sort,
      directus_files_id: { id: `file ${id}`, filename_download: `${id}.jpg` },
    });
    const images = [toImage(4, null), toImage(3, null), toImage(2, 2), toImage(1, 1)];
    const unreadable = { id: 5, sort: 3, directus_files_id: null };
    const [row] = productRecordsToSheetRows([
      { ...sheetTestRecords[1], images: [...images, unreadable] } as SheetProductRecord,
    ]);
    expect(row?.images.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg']);
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
    expect(toSheetRowEditState(small, edits[small.id])).toEqual({
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
    expect(toSheetRowEditState(small, edits[small.id])).toMatchObject({ change: { is_drop_confirmed: true } });
    expect(editSheetRow(edits, small, { price: '1290.00' })).toEqual({});
  });

  it('is not saved with an invalid number, or without the price of a variant', () => {
    expect(toSheetRowEditState(small, { price: '?' })).toEqual({ kind: 'invalid' });
    expect(toSheetRowEditState(small, { price: null })).toEqual({ kind: 'invalid' });
    expect(toSheetRowEditState(small, { stock: null })).toEqual({ kind: 'invalid' });
    expect(toSheetRowEditState(candle, { price: null })).toMatchObject({ change: { after: { price_cents: null } } });
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
    const edits = addBulkPriceEditsToSheetEdits({}, changed);
    expect(Object.keys(edits)).toHaveLength(3);
    expect(undoBulkPriceEdits(edits, rows, undo)).toEqual({});
    const saved = productRecordsToSheetRows([{ ...sheetTestRecords[1], price_brutto: '24.90' } as SheetProductRecord]);
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
    expect(addBulkPriceEditsToSheetEdits({}, changed)).toEqual({
      [small.id]: { price: '516.00 confirmed', is_reduced: true },
    });
    expect(toBulkPriceEdits([small], {}, { ...form, value: 'viel' }, 'de-DE')).toBeUndefined();
    expect(toBulkPriceEdits([small], {}, { ...emptyBulkPriceForm, value: '' }, 'de-DE')).toEqual([]);
  });

  it('adds an amount, and leaves out what has no price', () => {
    const amount = { ...emptyBulkPriceForm, unit: 'amount' as const, value: '10,50' };
    const onRequest = { ...candle, cells: { ...candle.cells, price_cents: null } };
    expect(toBulkPriceEdits([small, onRequest], {}, amount, 'de-DE')).toMatchObject([{ row: small, toCents: 130_050 }]);
    const lowered = { ...amount, direction: 'lower' as const };
    expect(toBulkPriceEdits([small], {}, lowered, 'de-DE')).toMatchObject([{ toCents: 127_950 }]);
  });
});

describe('a bulk change of stock', () => {
  const toEdits = (change: 'add' | 'set' | 'subtract', value: string, edits = {}) =>
    toBulkStockEdits(rows, edits, { change, value }, 'de-DE') ?? { changed: [], impossible: [] };
  const withStock = (row: SheetRow, stock: number) => ({ ...row, cells: { ...row.cells, stock } });

  it.each([
    ['add', '3', [5, 3, 7], []],
    ['set', '2', [2, 2], []],
    ['subtract', '3', [1], ['52', '54']],
    ['add', '1.000', [1_002, 1_000, 1_004], []],
    ['add', '1000000', [1_000_000], ['52', '']],
    ['set', '', [], []],
    ['add', '1,5', [], []],
  ] as const)('%s %s', (change, value, stocks, options) => {
    const { changed, impossible } = toEdits(change, value);
    expect(changed.map(({ to }) => to)).toEqual(stocks);
    expect(impossible.map(({ option }) => option)).toEqual(options);
  });

  it('is a difference to what is stored when it is saved, and is taken back as one', () => {
    const { changed } = toEdits('subtract', '2');
    const edits = addBulkStockEditsToSheetEdits({}, changed);
    expect(toSheetRowEditState(small, edits[small.id])).toMatchObject({
      change: { before: { stock: 2 }, after: { stock: 0 }, is_stock_relative: true },
    });
    // The list has been read again: an order took one of the candles.
    const sold = withStock(candle, 3);
    expect(toSheetRowEditState(sold, edits[candle.id])).toMatchObject({
      change: { before: { stock: 3 }, after: { stock: 1 }, is_stock_relative: true },
    });
    expect(toSheetRowEditState(withStock(small, 1), edits[small.id])).toEqual({ kind: 'invalid' });
    expect(undoBulkStockEdits(edits, rows, changed)).toEqual({});
    // After saving, and another sale.
    expect(undoBulkStockEdits({}, [withStock(candle, 1)], changed)).toEqual({ [candle.id]: { stockDelta: 2 } });
  });

  it('changes a typed stock, which a later typed one replaces', () => {
    const typed = editSheetRow({}, candle, { stock: 10, price: '25.00' });
    const edits = addBulkStockEditsToSheetEdits(typed, toEdits('add', '5', typed).changed);
    expect(edits[candle.id]).toEqual({ stock: 15, price: '25.00' });
    expect(edits[small.id]).toEqual({ stockDelta: 5 });
    expect(editSheetRow(edits, small, { stock: 4 })[small.id]).toEqual({ stock: 4 });
  });

  it('to a number is compared with what is stored, and is taken back to it', () => {
    const { changed } = toEdits('set', '9');
    const edits = addBulkStockEditsToSheetEdits({}, changed);
    const state = toSheetRowEditState(candle, edits[candle.id]);
    expect(state).toEqual({
      kind: 'changed',
      change: expect.not.objectContaining({ is_stock_relative: true }) as object,
    });
    expect(undoBulkStockEdits({}, [withStock(candle, 9)], changed)).toEqual({ [candle.id]: { stock: 4 } });
  });
});
