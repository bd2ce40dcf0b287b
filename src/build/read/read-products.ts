// Reads the shop's settings and every published product, for the pages that are made of them. Called by read-site.ts.
import { z } from 'zod';
import { productDeep, productFields, productSchema } from '../../../contract/shop/product.ts';
import { type ItemsQuery, toItemsRead } from '../../../contract/shop/items-query.ts';
import { toSortFields } from '../../../contract/shop/sort-fields.ts';
import { pictureRecord } from '../../../contract/record-parts.ts';
import { type ShopSettings, shopSettingsFields, shopSettingsSchema } from '../../../contract/shop-settings.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { checkRecords } from './check-records.ts';
import { readBatches } from './read-batches.ts';
import type { ProjectRecord } from './read-project.ts';
import { fileFields, fileRecord } from './record-schemas.ts';

/** The build downloads the pictures, and so knows more of their files than visitors may. */
const builtProductSchema = z.object({
  ...productSchema.shape,
  images: z.array(z.object({ ...pictureRecord.shape, directus_files_id: fileRecord })),
});

export type BuiltProductRecord = z.infer<typeof builtProductSchema>;

const pictures = { images: ['id', 'alt', { directus_files_id: fileFields }, { translations: ['language', 'alt'] }] };

/** Products in one answer: with all that hangs below them, about a megabyte. */
const batchSize = 100;

/** The settings of the project's shop; `null` for a project without one. They decide only what stands until the browser asks. */
export const readShop = async (client: BackendClient, project: ProjectRecord): Promise<ShopSettings | null> => {
  const records = (await client.directus.request(
    toItemsRead('ecommerce_settings', {
      fields: ['id', ...shopSettingsFields],
      filter: { project: { _eq: project.id } },
      limit: 1,
    }),
  )) as unknown[];
  return checkRecords('ecommerce_settings', shopSettingsSchema, records)[0] ?? null;
};

/** Every published product in the shop's own order. */
export const readProducts = async (
  client: BackendClient,
  project: ProjectRecord,
  shop: ShopSettings | null,
): Promise<BuiltProductRecord[]> => {
  if (!shop) return [];
  const read = async (page: number): Promise<BuiltProductRecord[]> => {
    const query: ItemsQuery = {
      fields: [...productFields, pictures],
      filter: { project: { _eq: project.id }, status: { _eq: 'published' } },
      deep: productDeep,
      sort: toSortFields(shop.default_sort),
      limit: batchSize,
      page,
    };
    const records = (await client.directus.request(toItemsRead('ecommerce_product', query))) as unknown[];
    return checkRecords('ecommerce_product', builtProductSchema, records);
  };
  return readBatches(read, batchSize);
};
