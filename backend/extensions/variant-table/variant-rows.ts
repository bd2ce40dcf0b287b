// The rows of the variant table: stored variants with the changes of the form, which has the value of a one-to-many field
// of Directus. Pure.

export type VariantFieldValues = Record<string, unknown>;

/** What the form saves; without changes it holds the stored keys instead. */
export interface VariantTableChanges {
  create: VariantFieldValues[];
  update: VariantFieldValues[];
  delete: string[];
}

export interface VariantTableRow {
  /** The id, or `new-0`, `new-1` for rows that are created on save. */
  key: string;
  fields: VariantFieldValues;
  isRemoved: boolean;
}

const none: VariantTableChanges = { create: [], update: [], delete: [] };

export const parseVariantTableChanges = (value: unknown): VariantTableChanges =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...none, ...value } : none;

/** The value of the form; `undefined` takes its changes back. */
export const emptyVariantChangesToUndefined = (changes: VariantTableChanges): VariantTableChanges | undefined =>
  Object.values(changes).some(({ length }: unknown[]) => length > 0) ? changes : undefined;

const newKey = (index: number): string => `new-${index}`;

const toNewIndex = (key: string): number => (key.startsWith('new-') ? Number(key.slice(4)) : -1);

/** Whether the variant is created on save. */
export const isNewVariant = ({ key }: VariantTableRow): boolean => toNewIndex(key) >= 0;

const toPosition = ({ fields }: VariantTableRow): number =>
  typeof fields['sort'] === 'number' ? fields['sort'] : Number.MAX_SAFE_INTEGER;

/** In the order of the shop; variants without a position come last. */
export const toEditedVariantTableRows = (
  stored: VariantFieldValues[],
  changes: VariantTableChanges,
): VariantTableRow[] =>
  [
    ...stored.map((fields): VariantTableRow => {
      const key = String(fields['id']);
      const update = changes.update.find(({ id }) => id === key);
      return { key, fields: { ...fields, ...update }, isRemoved: changes.delete.includes(key) };
    }),
    ...changes.create.map((fields, index): VariantTableRow => ({ key: newKey(index), fields, isRemoved: false })),
  ].toSorted((a, b) => toPosition(a) - toPosition(b));

export const editVariantRow = (
  changes: VariantTableChanges,
  key: string,
  fields: VariantFieldValues,
): VariantTableChanges => {
  const index = toNewIndex(key);
  if (index >= 0)
    return { ...changes, create: changes.create.map((row, at) => (at === index ? { ...row, ...fields } : row)) };
  const update = { ...changes.update.find(({ id }) => id === key), ...fields, id: key };
  return { ...changes, update: [...changes.update.filter(({ id }) => id !== key), update] };
};

/** A new variant has the price of the last one, because sizes usually cost the same. */
export const addVariantToTableChanges = (
  changes: VariantTableChanges,
  rows: VariantTableRow[],
): VariantTableChanges => {
  const fields = {
    display_name: null,
    price_brutto: rows.at(-1)?.fields['price_brutto'] ?? null,
    stock: 0,
    active: true,
    sort: Math.max(0, ...rows.map(({ fields: { sort } }) => (typeof sort === 'number' ? sort : 0))) + 1,
  };
  return { ...changes, create: [...changes.create, fields] };
};

/** Stored variants are deleted on save, new ones at once. */
export const removeVariantRow = (changes: VariantTableChanges, key: string): VariantTableChanges => {
  const index = toNewIndex(key);
  if (index >= 0) return { ...changes, create: changes.create.toSpliced(index, 1) };
  return {
    ...changes,
    update: changes.update.filter(({ id }) => id !== key),
    delete: [...changes.delete, key],
  };
};

export const undoVariantRemoval = (changes: VariantTableChanges, key: string): VariantTableChanges => ({
  ...changes,
  delete: changes.delete.filter((removed) => removed !== key),
});

/** Numbers the rows anew, with the row at `from` moved to `to`. */
export const moveVariantTableRow = (
  changes: VariantTableChanges,
  rows: VariantTableRow[],
  from: number,
  to: number,
): VariantTableChanges => {
  const moved = rows[from];
  if (!moved || to < 0 || to >= rows.length) return changes;
  return rows
    .toSpliced(from, 1)
    .toSpliced(to, 0, moved)
    .reduce(
      (next, { key, fields, isRemoved }, index) =>
        isRemoved || fields['sort'] === index + 1 ? next : editVariantRow(next, key, { sort: index + 1 }),
      changes,
    );
};
