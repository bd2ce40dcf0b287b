// Reads the shop's settings and every published product, for the pages that are made of them. Called by read-site.ts.
import { z } from 'zod';
import type { PreviewRecord } from '../../../contract/publishing/preview-link.ts';
import { productDeep, productFields, productSchema } from '../../../contract/shop/product.ts';
import { type ItemsQuery, toItemsRead } from '../../../contract/shop/items-query.ts';
import { toSortFields } from '../../../contract/shop/sort-fields.ts';
import { optionalText, pictureRecord, translationsOf } from '../../../contract/record-parts.ts';
import { shopSettingsDeep, shopSettingsFields, shopSettingsSchema } from '../../../contract/shop-settings.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { checkRecords } from './check-records.ts';
import { readBatches } from './read-batches.ts';
import type { ProjectRecord } from './read-project.ts';
import { fileFields, fileRecord } from './record-schemas.ts';
import { toShownFilter } from './shown-records.ts';

/** The build downloads the pictures, and so knows more of their files than visitors may. */
const builtProductSchema = z.object({
  ...productSchema.shape,
  images: z.array(z.object({ ...pictureRecord.shape, directus_files_id: fileRecord })),
});

export type BuiltProductRecord = z.infer<typeof builtProductSchema>;

const pictures = { images: ['id', 'alt', { directus_files_id: fileFields }, { translations: ['language', 'alt'] }] };

/** The settings with the words that stand on every page of the shop. */
const shopSchema = z.object({
  ...shopSettingsSchema.shape,
  id: z.string(),
  call_to_action_text: optionalText,
  global_footer: optionalText,
  legal_guarantee_notice: fileRecord.nullish().transform((file) => file ?? null),
  translations: translationsOf({ call_to_action_text: optionalText, global_footer: optionalText }),
});

export type ShopRecord = z.infer<typeof shopSchema>;

/** Products in one answer: with all that hangs below them, about a megabyte. */
const batchSize = 100;

/** The settings of the project's shop; `null` for a project without one. They decide only what stands until the browser asks. */
export const readShop = async (client: BackendClient, project: ProjectRecord): Promise<ShopRecord | null> => {
  const records = await client.directus.request<unknown[]>(
    toItemsRead('ecommerce_settings', {
      fields: [
        'id',
        'call_to_action_text',
        'global_footer',
        { legal_guarantee_notice: fileFields },
        { translations: ['language', 'call_to_action_text', 'global_footer'] },
        ...shopSettingsFields,
      ],
      filter: { project: { _eq: project.id } },
      deep: shopSettingsDeep,
      limit: 1,
    }),
  );
  return checkRecords('ecommerce_settings', shopSchema, records)[0] ?? null;
};

/** Every published product in the shop's own order. */
export const readProducts = async (
  client: BackendClient,
  project: ProjectRecord,
  shop: Pick<ShopRecord, 'default_sort'> | null,
  preview?: PreviewRecord,
): Promise<BuiltProductRecord[]> => {
  if (!shop) return [];
  const read = async (page: number): Promise<BuiltProductRecord[]> => {
    const query: ItemsQuery = {
      fields: [...productFields, pictures],
      filter: { project: { _eq: project.id }, ...toShownFilter('ecommerce_product', preview) },
      deep: productDeep,
      sort: toSortFields(shop.default_sort),
      limit: batchSize,
      page,
    };
    const records = await client.directus.request<unknown[]>(toItemsRead('ecommerce_product', query));
    return checkRecords('ecommerce_product', builtProductSchema, records);
  };
  return readBatches(read, batchSize);
};
