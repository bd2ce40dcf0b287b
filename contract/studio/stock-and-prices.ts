// POST /ecom/studio/stock-and-prices: saves rows of the studio's sheet of stock and prices. Each row names what it
// replaces, so that an order or a colleague is not overwritten.
import { z } from 'zod';
import { maxSheetRowsPerImport, maxSheetRowsPerSaveRequest, maxSheetImagesPerProduct } from './sheet-limits.ts';

/** A row is a variant, or a product without variants. */
const sheetRowKindSchema = z.enum(['product', 'variant']);

/** The fields of the sheet; amounts are in cents. */
const storedSheetCellsSchema = z.strictObject({
  stock: z.int().min(0).max(1_000_000),
  price_cents: z.int().min(0).max(999_999_999).nullable(),
  is_reduced: z.boolean(),
  gtin: z.string().max(32).nullable(),
});

/**
 * Only changed fields are sent. `images` are the files of a product in their order, or the only one of a variant.
 */
const sheetCellsSchema = storedSheetCellsSchema.partial().extend({
  images: z.array(z.guid()).max(maxSheetImagesPerProduct).optional(),
});

/** A field that `before` does not name would be overwritten without a comparison. */
const areSameFields = (before: object, after: object): boolean => {
  const names = Object.keys(after);
  return names.length > 0 && names.length === Object.keys(before).length && names.every((name) => name in before);
};

const sheetChangeSchema = z
  .strictObject({
    kind: sheetRowKindSchema,
    id: z.guid(),
    before: sheetCellsSchema,
    after: sheetCellsSchema,
    /** The editor has confirmed that the price falls by more than half. */
    is_drop_confirmed: z.boolean(),
    /** Adds the difference of the stock to what is stored by then, instead of replacing what an order has changed. */
    is_stock_relative: z.boolean().optional(),
  })
  .refine(({ before, after }) => areSameFields(before, after), { path: ['before'] })
  .refine(({ kind, after }) => kind === 'product' || (after.images?.length ?? 0) <= 1, { path: ['after', 'images'] });

export const saveSheetRequestBodySchema = z
  .strictObject({
    changes: z.array(sheetChangeSchema).min(1).max(maxSheetRowsPerSaveRequest),
    /** Saves nothing if one row cannot be saved, as an import does. */
    is_all_or_nothing: z.boolean(),
  })
  .refine(({ changes, is_all_or_nothing: isImport }) => !isImport || changes.length <= maxSheetRowsPerImport, {
    path: ['changes'],
  });

/**
 * `current`: the stored values, where they were no longer those of `before`. With `saved`, the difference of the stock
 * was added to them; a `conflict` has not been saved.
 */
const savedSheetRowSchema = z.object({
  id: z.guid(),
  state: z.enum(['saved', 'conflict', 'missing', 'refused']),
  current: sheetCellsSchema.optional(),
  message: z.string().optional(),
});

/** Without `is_saved`, nothing of an all-or-nothing request was saved. */
export const saveSheetResponseSchema = z.object({
  data: z.object({ is_saved: z.boolean(), rows: z.array(savedSheetRowSchema) }),
});

export type SheetRowKind = z.infer<typeof sheetRowKindSchema>;
export type CompleteSheetRowCells = z.infer<typeof storedSheetCellsSchema>;
export type PartialSheetRowCells = z.infer<typeof sheetCellsSchema>;
export type SheetChange = z.infer<typeof sheetChangeSchema>;
export type SaveSheetRequestBody = z.infer<typeof saveSheetRequestBodySchema>;
export type SheetRowSaveResult = z.infer<typeof savedSheetRowSchema>;
export type SaveSheetResponse = z.infer<typeof saveSheetResponseSchema>;
