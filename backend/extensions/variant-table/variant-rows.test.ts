import { describe, expect, it } from 'vitest';
import {
  addVariantToTableChanges,
  editVariantRow,
  isNewVariant,
  moveVariantTableRow,
  removeVariantRow,
  undoVariantRemoval,
  parseVariantTableChanges,
  emptyVariantChangesToUndefined,
  toEditedVariantTableRows,
} from './variant-rows.ts';

const stored = [
  { id: 'b', display_name: '54', price_brutto: '120.00', sort: 2 },
  { id: 'a', display_name: '52', price_brutto: '110.00', sort: 1 },
];
const unchanged = parseVariantTableChanges(['a', 'b']);
const toNames = (changes = unchanged) =>
  toEditedVariantTableRows(stored, changes).map(({ fields }) => fields['display_name']);

describe('the rows of the variant table', () => {
  it('are the stored variants in their order, with the changes of the form', () => {
    expect(toNames()).toEqual(['52', '54']);
    expect(toNames(editVariantRow(unchanged, 'a', { display_name: '51' }))).toEqual(['51', '54']);
    expect(emptyVariantChangesToUndefined(unchanged)).toBeUndefined();
  });

  it('take a form that holds only some kinds of changes', () => {
    expect(parseVariantTableChanges({ delete: ['a'] })).toEqual({ create: [], update: [], delete: ['a'] });
    expect(parseVariantTableChanges(null)).toEqual({ create: [], update: [], delete: [] });
  });

  it('keep all changes of a variant in one update', () => {
    const once = editVariantRow(unchanged, 'a', { stock: 3 });
    expect(emptyVariantChangesToUndefined(editVariantRow(once, 'a', { price_brutto: '99.00' }))).toEqual({
      create: [],
      update: [{ id: 'a', stock: 3, price_brutto: '99.00' }],
      delete: [],
    });
  });

  it('add a variant at the end with the price of the last', () => {
    const added = addVariantToTableChanges(unchanged, toEditedVariantTableRows(stored, unchanged));
    const named = editVariantRow(added, 'new-0', { display_name: '56' });
    expect(named.create).toEqual([{ display_name: '56', price_brutto: '120.00', stock: 0, active: true, sort: 3 }]);
    expect(toNames(named)).toEqual(['52', '54', '56']);
    expect(toEditedVariantTableRows(stored, named).map(isNewVariant)).toEqual([false, false, true]);
    expect(emptyVariantChangesToUndefined(removeVariantRow(named, 'new-0'))).toBeUndefined();
  });

  it('keep a deleted variant visible until it is saved', () => {
    const removed = removeVariantRow(editVariantRow(unchanged, 'a', { stock: 3 }), 'a');
    expect(removed).toEqual({ create: [], update: [], delete: ['a'] });
    expect(toEditedVariantTableRows(stored, removed)[0]).toMatchObject({ key: 'a', isRemoved: true });
    expect(emptyVariantChangesToUndefined(undoVariantRemoval(removed, 'a'))).toBeUndefined();
  });

  it('move a variant, also past a new one', () => {
    const added = addVariantToTableChanges(unchanged, toEditedVariantTableRows(stored, unchanged));
    const moved = moveVariantTableRow(added, toEditedVariantTableRows(stored, added), 2, 0);
    expect(toEditedVariantTableRows(stored, moved).map(({ key }) => key)).toEqual(['new-0', 'a', 'b']);
    expect(moveVariantTableRow(added, toEditedVariantTableRows(stored, added), 0, -1)).toBe(added);
  });
});
