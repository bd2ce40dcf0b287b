// Reads the shop settings and the published products: complete for product pages, short for teasers.
import { z } from 'zod';
import { decimalAmountToCentsSchema } from '../../../contract/decimal-amount-schema.ts';
import {
  optionalTextSchema,
  productImageRecordSchema,
  requiredTextSchema,
  createGermanAndTranslatedTextSchemas,
  createTranslationsSchema,
} from '../../../contract/common-record-schemas.ts';
import { shopSettingsDeepQuery, shopSettingsSchema } from '../../../contract/shop-settings.ts';
import {
  type DirectusItemsQuery,
  markSchemaAsJsonColumn,
  toDirectusFieldPaths,
  toDirectusItemsRequest,
} from '../../../domain/directus-items-query.ts';
import { trustLinesSchema } from '../../../contract/shop/trust-lines.ts';
import { productDeepQuery, productRecordSchema } from '../../../contract/shop/product-record.ts';
import { toDirectusSortFields } from '../../../domain/product-list/pagination-and-sorting.ts';
import { moveSoldOutAndUnpricedProductsLast } from '../../../domain/product-list/move-sold-out-and-unpriced-products-last.ts';
import { findBrokenContentRules } from '../../../domain/content-checks/content-rules.ts';
import { parseValidProducts, type InvalidProductField } from '../../../domain/parse-product-records.ts';
import { localizedSiteRouteTable } from '../../i18n/site-paths.ts';
import { SiteBuildContentError, type InvalidRecordReporting } from './validate-records.ts';
import type { ProjectRecord } from './read-project.ts';
import {
  fileRecordSchema,
  readAllPagedRecords,
  readFirstValidRecords,
  type SiteBuildReadContext,
  toPublishedOrPreviewFilter,
} from './read-records.ts';

/** The build downloads the images, so it reads more file fields than visitors may. */
const buildTimeProductSchema = z.object({
  ...productRecordSchema.shape,
  images: z.array(z.object({ ...productImageRecordSchema.shape, directus_files_id: fileRecordSchema })),
  manufacturer: productRecordSchema.shape.manufacturer.extend({ date_updated: optionalTextSchema }),
  product_variants: z.array(
    productRecordSchema.shape.product_variants.element.extend({
      image: fileRecordSchema.nullish(),
      date_updated: optionalTextSchema,
    }),
  ),
  date_updated: optionalTextSchema,
  date_created: optionalTextSchema,
});

export type BuildTimeProductRecord = z.infer<typeof buildTimeProductSchema>;

const trustLinesColumn = markSchemaAsJsonColumn(trustLinesSchema);

/** The settings with the texts of every shop page. */
const shopSchema = z.object({
  ...shopSettingsSchema.shape,
  id: z.string(),
  call_to_action_text: optionalTextSchema,
  global_footer: optionalTextSchema,
  /** Shipping rates with prices; browsers get them from the order service. */
  shipping_methods_config: z
    .array(
      z.object({
        countries: z.array(z.string()).nullable(),
        additional_days: z.number().nullable(),
        pickup_branch: z.string().nullable(),
        price_brutto: decimalAmountToCentsSchema,
        shipping_method: z
          .object({ free: z.boolean().nullish() })
          .nullish()
          .transform((method) => method ?? null),
      }),
    )
    .default([]),
  return_days: z
    .number()
    .nullish()
    .transform((days) => days ?? null),
  return_paid_by: z
    .enum(['house', 'customer'])
    .nullish()
    .catch(null)
    .transform((who) => who ?? null),
  trust_lines: trustLinesColumn,
  /** The accounts without which their methods are not offered. */
  paypal_client_id: optionalTextSchema,
  klarna_username: optionalTextSchema,
  payment_methods: z
    .array(
      z.object({
        payment_method_id: z
          .object({
            id: z.coerce.string(),
            method: z.string(),
            display_name: z.string(),
            translations: createTranslationsSchema({ display_name: optionalTextSchema }),
          })
          .nullable(),
      }),
    )
    .default([]),
  legal_guarantee_notice: fileRecordSchema.nullish().transform((file) => file ?? null),
  translations: createTranslationsSchema({
    call_to_action_text: optionalTextSchema,
    global_footer: optionalTextSchema,
    trust_lines: trustLinesColumn,
  }),
});

export type ShopSettingsRecord = z.infer<typeof shopSchema>;

/** Products per request; with all nested records, about a megabyte. */
const batchSize = 100;

/**
 * The settings of the project's shop; `null` without a shop. Pages show them until the browser has loaded current
 * ones.
 */
export const readShopSettingsRecord = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
): Promise<ShopSettingsRecord | null> => {
  const query = { filter: { project: { _eq: project.id } }, deep: shopSettingsDeepQuery, limit: 1 };
  const [shop = null] = await readFirstValidRecords(source, 'ecommerce_settings', shopSchema, query);
  return shop;
};

/** Whether products have pages: in a shop with a store root and a published list. */
export const hasProjectProductPages = ({
  shop,
  pages,
}: {
  shop: object | null;
  pages: readonly { key: string }[];
}): boolean =>
  shop !== null && localizedSiteRouteTable.products !== undefined && pages.some(({ key }) => key === 'products');

export interface PublishedProductsReadResult {
  /** Published products in the shop's order. */
  products: BuildTimeProductRecord[];
  /** Ids of the invalid ones. */
  leftOutIds: ReadonlySet<string>;
}

/**
 * Reads every published product. Leaves out invalid ones and reports them.
 * @throws SiteBuildContentError if all are invalid, or the previewed one is.
 */
export const readPublishedProductRecords = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
  shop: Pick<ShopSettingsRecord, 'default_sort' | 'purchase_to_order'> | null,
): Promise<PublishedProductsReadResult> => {
  if (!shop) return { products: [], leftOutIds: new Set() };
  const fields = toDirectusFieldPaths(buildTimeProductSchema);
  const read = (page: number): Promise<unknown[]> => {
    const query: DirectusItemsQuery = {
      fields,
      filter: { project: { _eq: project.id }, ...toPublishedOrPreviewFilter('ecommerce_product', source) },
      deep: productDeepQuery,
      sort: toDirectusSortFields(shop.default_sort),
      limit: batchSize,
      page,
    };
    return source.directus.request<unknown[]>(toDirectusItemsRequest('ecommerce_product', query));
  };
  const { products, leftOutIds } = filterRenderableProducts(await readAllPagedRecords(read, batchSize), source);
  const settings = { purchaseToOrder: shop.purchase_to_order };
  return { products: moveSoldOutAndUnpricedProductsLast(products, shop.default_sort, settings), leftOutIds };
};

/** Exported for its test. */
export const filterRenderableProducts = (
  records: readonly unknown[],
  { log, report, preview }: InvalidRecordReporting,
): PublishedProductsReadResult => {
  const parsed = parseValidProducts(buildTimeProductSchema, records);
  const unreadable = parsed.products.flatMap(({ id, personalization: record }) =>
    record && findBrokenContentRules('ecommerce_personalization', { ...record }).length > 0
      ? { id, personalization: record.id }
      : [],
  );
  const leftOutIds = new Set([...parsed.leftOutIds, ...unreadable.map(({ id }) => id)]);
  const products = parsed.products.filter(({ id }) => !leftOutIds.has(id));
  const problems: InvalidProductField[] = [
    ...parsed.problems,
    ...unreadable.map(({ id, personalization }) => ({
      id,
      field: 'personalization',
      message: `${personalization} cannot be read`,
    })),
  ];
  const isPreviewLost = preview?.collection === 'ecommerce_product' && leftOutIds.has(preview.item);
  if (records.length > 0 && (products.length === 0 || isPreviewLost)) {
    const [first] = isPreviewLost ? [preview.item] : leftOutIds;
    throw new SiteBuildContentError({
      cause: 'content',
      details: problems.map(toSentence),
      record: first === undefined ? undefined : { collection: 'ecommerce_product', item: first },
    });
  }
  for (const problem of problems) log(`${toSentence(problem)}; it is left out.`);
  for (const { id: item, field } of parsed.problems)
    if (item !== undefined)
      report({ collection: 'ecommerce_product', item, code: 'unreadable', field, isLeftOut: true });
  for (const { personalization: item } of unreadable)
    report({ collection: 'ecommerce_personalization', item, code: 'personalization', isLeftOut: true });
  return { products, leftOutIds };
};

const toSentence = ({ id, field, message }: InvalidProductField): string =>
  `ecommerce_product ${id ?? '(no id)'}, field "${field}": ${message}`;

const teaserProductSchema = z.object({
  id: z.string(),
  slug: requiredTextSchema,
  manufacturer: z.object({ display_name: requiredTextSchema }),
  images: z
    .array(
      z.object({
        id: z.number(),
        directus_files_id: fileRecordSchema,
        ...createGermanAndTranslatedTextSchemas({ alt: optionalTextSchema }),
      }),
    )
    .min(1),
  ...createGermanAndTranslatedTextSchemas({ display_name: requiredTextSchema }),
});

/** A product as teasers show it. */
export type TeaserProductRecord = z.infer<typeof teaserProductSchema>;

/** The first published products with an image, in the editors' order; all of them with a limit of -1. */
export const readTeaserProducts = async (
  source: SiteBuildReadContext,
  project: ProjectRecord,
  chosen: { id?: { _in: string[] }; category?: { _eq: string } },
  limit: number,
): Promise<TeaserProductRecord[]> =>
  readFirstValidRecords(source, 'ecommerce_product', teaserProductSchema, {
    filter: {
      project: { _eq: project.id },
      status: { _eq: 'published' },
      ...chosen,
      images: { _some: { id: { _gte: 1 } } },
    },
    deep: { images: { _sort: ['sort'], _limit: 1 } },
    sort: ['sort'],
    limit,
  });
