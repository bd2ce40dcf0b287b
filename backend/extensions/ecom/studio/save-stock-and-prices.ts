// Saves rows of the studio's sheet of stock and prices with the rights of the user. A row that has changed since the sheet
// was loaded, for example by an order, is not overwritten.
import { isDeepStrictEqual } from 'node:util';
import type { Accountability, SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import { centsToDecimalAmount } from '../../../../contract/cents.ts';
import type {
  SaveSheetRequestBody,
  SheetRowSaveResult,
  PartialSheetRowCells,
  SheetChange,
  SheetRowKind,
  CompleteSheetRowCells,
} from '../../../../contract/studio/stock-and-prices.ts';
import {
  type StockAndPriceRecordColumns,
  recordToStoredSheetCells,
} from '../../../../domain/product/record-to-stored-sheet-cells.ts';
import { confirmedPriceDropFieldValueSuffix } from '../../../schema/studio-number-field-format.ts';
import { purgeResponseCacheNow } from '../platform/cache-purge.ts';
import { retryOnDeadlockOrSerializationFailure } from '../platform/database-helpers.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import { readStoredImagesOfSheetRow, toSheetRowImagesPatch } from './sheet-row-images.ts';

interface SheetUser {
  accountability: Accountability;
  schema: SchemaOverview;
  /** Projects whose products the user may see. */
  projects: readonly string[];
}

const collections: Record<SheetRowKind, string> = {
  product: 'ecommerce_product',
  variant: 'ecommerce_product_variant',
};

type RowKey = Pick<SheetChange, 'kind' | 'id'>;

const lockRow = async (
  transaction: Knex.Transaction,
  { kind, id }: RowKey,
  projects: readonly string[],
): Promise<StockAndPriceRecordColumns | undefined> => {
  const own = transaction('ecommerce_product').whereIn('project', projects).select('id');
  const [row] = await transaction(collections[kind])
    .where({ id })
    .whereIn(kind === 'product' ? 'id' : 'product', own)
    .forNoKeyUpdate()
    .select<StockAndPriceRecordColumns[]>('stock', 'price_brutto', 'is_reduced', 'gtin');
  return row;
};

/** Products of the variants of which more than the stock changes: triggers then write the products as well. */
const readAffectedProducts = async (transaction: Knex.Transaction, changes: SheetChange[]): Promise<RowKey[]> => {
  const variants = changes.filter(
    ({ kind, after }) => kind === 'variant' && Object.keys(after).some((name) => name !== 'stock'),
  );
  const parents = await transaction('ecommerce_product_variant')
    .whereIn(
      'id',
      variants.map(({ id }) => id),
    )
    .select<{ product: string }[]>('product');
  return parents.map(({ product }) => ({ kind: 'product', id: product }));
};

/** Sorts by id. */
const toLockKey = ({ kind, id }: RowKey): string => `${id.toLowerCase()} ${kind}`;

/**
 * Locks everything that will be written, in the order of the ids like an order (shop/orders/reserve-stock.ts): orders and
 * other sheets wait until the changes are saved, and never deadlock with them.
 */
const lockRows = async (
  transaction: Knex.Transaction,
  changes: SheetChange[],
  projects: readonly string[],
): Promise<Map<string, StockAndPriceRecordColumns>> => {
  const affected = await readAffectedProducts(transaction, changes);
  const rows = new Map([...affected, ...changes].map((row) => [toLockKey(row), row]));
  const stored = new Map<string, StockAndPriceRecordColumns>();
  for (const [key, row] of [...rows].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const cells = await lockRow(transaction, row, projects);
    if (cells) stored.set(key, cells);
  }
  return stored;
};

/** The stored values that are no longer those of `before`. */
const findChangedCells = (
  before: PartialSheetRowCells,
  current: PartialSheetRowCells,
): (keyof PartialSheetRowCells)[] =>
  (Object.keys(before) as (keyof PartialSheetRowCells)[]).filter(
    (name) => !isDeepStrictEqual(current[name], before[name]),
  );

/** A relative stock follows what orders have changed meanwhile: the row is locked, so nothing comes in between. */
const toSavedStock = ({ before, after, is_stock_relative }: SheetChange, current: CompleteSheetRowCells) => {
  if (after.stock === undefined || is_stock_relative !== true) return after.stock;
  return current.stock + after.stock - (before.stock ?? 0);
};

const toItem = (
  { after, is_drop_confirmed }: SheetChange,
  stock: number | undefined,
  images: Record<string, unknown> | undefined,
): Record<string, unknown> => {
  const { price_cents: cents, is_reduced, gtin } = after;
  const suffix = is_drop_confirmed ? confirmedPriceDropFieldValueSuffix : '';
  return {
    ...(stock !== undefined && { stock }),
    ...(is_reduced !== undefined && { is_reduced }),
    ...(gtin !== undefined && { gtin }),
    ...(cents !== undefined && { price_brutto: cents === null ? null : centsToDecimalAmount(cents) + suffix }),
    ...images,
  };
};

/** The messages of an expected refusal, such as one of number-guard; Directus throws one error or a list. */
const toRefusal = (error: unknown): string | undefined => {
  const errors: unknown[] = Array.isArray(error) ? error : [error];
  const isRefusal = errors.every(
    (each) => each instanceof Error && 'status' in each && (each.status === 400 || each.status === 403),
  );
  return isRefusal ? errors.map((each) => (each as Error).message).join(' ') : undefined;
};

const saveRow = async (
  { services }: DirectusExtensionContext,
  transaction: Knex.Transaction,
  { change, stored }: { change: SheetChange; stored: StockAndPriceRecordColumns | undefined },
  { accountability, schema }: SheetUser,
): Promise<SheetRowSaveResult> => {
  const { kind, id, before, after } = change;
  if (!stored) return { id, state: 'missing' };
  const images = after.images && (await readStoredImagesOfSheetRow(transaction, change));
  const current = { ...recordToStoredSheetCells(stored), ...(images && { images: images.map(({ file }) => file) }) };
  const changed = findChangedCells(before, current);
  const stock = toSavedStock(change, current);
  const isStockMoved = change.is_stock_relative === true && changed.includes('stock');
  if (changed.length > (isStockMoved ? 1 : 0) || (stock ?? 0) < 0) return { id, state: 'conflict', current };
  const savedImages = images && after.images && toSheetRowImagesPatch(change, images, after.images);
  try {
    // A savepoint: a refused row leaves the others as they are. The cache is purged when all is committed; until then it
    // would be filled with the earlier values again.
    await transaction.transaction((savepoint) =>
      new services.ItemsService(collections[kind], { accountability, schema, knex: savepoint }).updateOne(
        id,
        toItem(change, stock, savedImages),
        { autoPurgeCache: false },
      ),
    );
    return { id, state: 'saved', ...(isStockMoved && { current }) };
  } catch (error) {
    const message = toRefusal(error);
    if (message === undefined) throw error;
    return { id, state: 'refused', message };
  }
};

/** Rolls the transaction back. */
class UnsavedSheetRowsError extends Error {
  readonly rows: SheetRowSaveResult[];

  constructor(rows: SheetRowSaveResult[]) {
    super('Some rows of the sheet cannot be saved.');
    this.rows = rows;
  }
}

/** Either each row in a transaction of its own, or all rows in one. */
const saveChanges = async (
  context: DirectusExtensionContext,
  { changes, is_all_or_nothing }: SaveSheetRequestBody,
  user: SheetUser,
): Promise<{ is_saved: boolean; rows: SheetRowSaveResult[] }> => {
  const save = async (transaction: Knex.Transaction, some: SheetChange[]): Promise<SheetRowSaveResult[]> => {
    const rows: SheetRowSaveResult[] = [];
    const stored = await lockRows(transaction, some, user.projects);
    for (const change of some)
      rows.push(await saveRow(context, transaction, { change, stored: stored.get(toLockKey(change)) }, user));
    return rows;
  };
  const inTransaction = (work: (transaction: Knex.Transaction) => Promise<SheetRowSaveResult[]>) =>
    retryOnDeadlockOrSerializationFailure(() => context.database.transaction(work));
  if (!is_all_or_nothing) {
    const rows: SheetRowSaveResult[] = [];
    for (const change of changes) rows.push(...(await inTransaction((transaction) => save(transaction, [change]))));
    return { is_saved: true, rows };
  }
  try {
    const rows = await inTransaction(async (transaction) => {
      const saved = await save(transaction, changes);
      if (saved.some(({ state }) => state !== 'saved')) throw new UnsavedSheetRowsError(saved);
      return saved;
    });
    return { is_saved: true, rows };
  } catch (error) {
    if (error instanceof UnsavedSheetRowsError) return { is_saved: false, rows: error.rows };
    throw error;
  }
};

export const saveStockAndPrices: typeof saveChanges = async (context, body, user) => {
  try {
    return await saveChanges(context, body, user);
  } finally {
    // Also after an error: earlier rows may be saved.
    await purgeResponseCacheNow();
  }
};
