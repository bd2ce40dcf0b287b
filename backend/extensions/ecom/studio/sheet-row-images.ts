// The images of a row of the studio's sheet: those of a product in their order, or the only one of a variant.
import type { Knex } from 'knex';
import type { SheetChange } from '../../../../contract/studio/stock-and-prices.ts';

type Row = Pick<SheetChange, 'kind' | 'id'>;

interface StoredSheetImage {
  /** Of the product's record for this file, which has the alternative text; a variant has none. */
  id: number | null;
  file: string;
}

export const readStoredImagesOfSheetRow = async (transaction: Knex, { kind, id }: Row): Promise<StoredSheetImage[]> => {
  if (kind === 'product')
    return transaction('ecommerce_product_image')
      .where({ product: id })
      .orderBy('sort')
      .orderBy('id')
      .select<StoredSheetImage[]>('id', 'directus_files_id as file');
  return transaction('ecommerce_product_variant')
    .where({ id })
    .whereNotNull('image')
    .select<StoredSheetImage[]>(transaction.raw('null as id'), 'image as file');
};

/** The fields to save. An image that stays keeps its record, and with it its alternative text. */
export const toSheetRowImagesPatch = (
  { kind }: Row,
  stored: readonly StoredSheetImage[],
  files: readonly string[],
): Record<string, unknown> => {
  if (kind === 'variant') return { image: files[0] ?? null };
  const ids = new Map(stored.map(({ id, file }) => [file, id]));
  const images = files.map((file, index) => ({ id: ids.get(file), directus_files_id: file, sort: index + 1 }));
  const kept = new Set(images.map(({ id }) => id));
  return {
    images: {
      create: images.flatMap(({ id, ...image }) => (id === undefined ? [image] : [])),
      update: images.flatMap(({ id, sort }) => (id === undefined ? [] : [{ id, sort }])),
      delete: stored.flatMap(({ id }) => (kept.has(id ?? undefined) ? [] : [id])),
    },
  };
};
