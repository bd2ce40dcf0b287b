// The table of a size guide, as editors write it: JSON with a head and rows of texts. Pure.
import { z } from 'zod';

const cells = z.array(z.string());

const sizeTableSchema = z.object({ head: cells.min(1), rows: z.array(cells).min(1) });

/** `null` for what is no table; a row that is too short or too long is brought to the head's length. */
export const toSizeTable = (table: unknown): z.infer<typeof sizeTableSchema> | null => {
  const result = sizeTableSchema.safeParse(table);
  if (!result.success) return null;
  const { head, rows } = result.data;
  return { head, rows: rows.map((row) => head.map((_, index) => row[index] ?? '')) };
};
