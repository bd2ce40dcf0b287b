// Reads product lists in the browser (specification §7): a page with the total count, the price range, search
// suggestions, random products.
import { z } from 'zod';
import { type Cents, centsToDecimalAmount } from '../../../contract/cents.ts';
import { decimalAmountToCentsSchema } from '../../../contract/decimal-amount-schema.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toDirectusFieldPaths } from '../../../domain/directus-items-query.ts';
import { requiredTextSchema } from '../../../contract/common-record-schemas.ts';
import { productListItemDeepQuery, productListItemSchema } from '../../../contract/shop/product-list-item-record.ts';
import {
  type ProductListPagination,
  toProductListPagination,
  toDirectusSortFields,
} from '../../../domain/product-list/pagination.ts';
import { allowedPriceRange } from '../../../domain/number-ranges.ts';
import type { ProductSortOption } from '../../../contract/product-list-options.ts';
import { type ProductSummary, toProductSummary } from '../../../domain/product/product.ts';
import { productsPerPage, type ProductSearchSuggestion } from '../../../domain/product-list/product-list-state.ts';
import { parseSearchWords } from '../../../domain/product-search-words.ts';
import {
  readDirectusAggregate,
  readValidatedDirectusItems,
  readDirectusItemsBySchema,
  toPublishedProductDirectusFilters,
} from './browser-directus-client.ts';
import { filterValidProducts, createBrowserProductMappingContext } from './product-mapping.ts';

/** Filters of a product list, by Directus ids. */
export interface ProductListFilter {
  /** Id of this site's project. */
  projectId?: string;
  category?: string | undefined;
  subcategories?: readonly string[];
  manufacturers?: readonly string[];
  /** Attribute ids per group; a product must match one of each group. */
  attributes?: readonly (readonly string[])[];
  tags?: readonly string[];
  minCents?: Cents | null;
  maxCents?: Cents | null;
  search?: string;
}

export interface PaginatedProductList {
  products: ProductSummary[];
  paging: ProductListPagination;
}

const fields = toDirectusFieldPaths(productListItemSchema);

const isOneOf = (path: (ids: readonly string[]) => object, ids: readonly string[] = []): object[] =>
  ids.length === 0 ? [] : [path(ids)];

const toFilter = (filter: ProductListFilter): object => ({
  _and: [
    ...toPublishedProductDirectusFilters(filter.projectId),
    ...(filter.category === undefined ? [] : [{ category: { _eq: filter.category } }]),
    ...isOneOf((ids) => ({ subcategories: { subcategory_id: { _in: ids } } }), filter.subcategories),
    ...isOneOf((ids) => ({ manufacturer: { _in: ids } }), filter.manufacturers),
    // One `_some` per group: within a single one, all conditions would apply to the same attribute.
    ...(filter.attributes ?? []).flatMap((ids) =>
      isOneOf((group) => ({ attributes: { _some: { attribute_id: { _in: group } } } }), ids),
    ),
    ...isOneOf((ids) => ({ tags: { tag_id: { _in: ids } } }), filter.tags),
    // A product with variants matches if one of them is in the range.
    ...(typeof filter.minCents === 'number' ? [{ price_to: { _gte: centsToDecimalAmount(filter.minCents) } }] : []),
    ...(typeof filter.maxCents === 'number' ? [{ price_from: { _lte: centsToDecimalAmount(filter.maxCents) } }] : []),
    ...parseSearchWords(filter.search ?? '').map((word) => ({ search_text: { _contains: word } })),
  ],
});

const pageSchema = z.object({
  items: z.array(z.unknown()),
  meta: z.object({ filter_count: z.coerce.number() }),
});

/** Leaves out invalid products. */
const toShownProducts = (locale: Locale, records: readonly unknown[]): ProductSummary[] =>
  filterValidProducts(productListItemSchema, records).products.map((record) =>
    toProductSummary(record, createBrowserProductMappingContext(locale)),
  );

/** Reads a page of a list. `page` counts from 1; pages beyond the last one are empty. */
export const readProductListPage = async (
  locale: Locale,
  { filter, sort, page }: { filter: ProductListFilter; sort: ProductSortOption; page: number },
): Promise<PaginatedProductList> => {
  const { items, meta } = await readValidatedDirectusItems(pageSchema, 'ecommerce_product', {
    fields,
    filter: toFilter(filter),
    deep: productListItemDeepQuery,
    sort: toDirectusSortFields(sort),
    limit: productsPerPage,
    page,
    meta: 'filter_count',
  });
  const products = toShownProducts(locale, items);
  const counts = { resultCount: products.length, filterCount: meta.filter_count };
  return { products, paging: toProductListPagination({ ...counts, limit: productsPerPage, page }) };
};

const rangeSchema = z
  .tuple([
    z.object({
      min: z.object({ price_from: decimalAmountToCentsSchema.nullable() }),
      max: z.object({ price_to: decimalAmountToCentsSchema.nullable() }),
    }),
  ])
  .transform(([{ min, max }]) => ({ minCents: min.price_from, maxCents: max.price_to }));

/** Lowest and highest price of the shop, from a Directus aggregate without invalid prices. */
export const readProductPriceRange = async (): Promise<{ minCents: Cents | null; maxCents: Cents | null }> =>
  readDirectusAggregate(rangeSchema, 'ecommerce_product', {
    aggregate: { min: ['price_from'], max: ['price_to'] },
    filter: {
      _and: [
        ...toPublishedProductDirectusFilters(),
        { price_from: { _gte: allowedPriceRange.min } },
        { price_to: { _lte: allowedPriceRange.max } },
      ],
    },
  });

const suggestionSchema = z.object({
  id: z.string(),
  slug: requiredTextSchema,
  display_name: requiredTextSchema,
  manufacturer: z.object({ display_name: requiredTextSchema }),
  translations: productListItemSchema.shape.translations,
});

const suggestionLimit = 6;

/** Products whose name, reference number or manufacturer contains every word. */
export const readProductSearchSuggestions = async (
  locale: Locale,
  search: string,
): Promise<ProductSearchSuggestion[]> => {
  const records = await readDirectusItemsBySchema(suggestionSchema, 'ecommerce_product', {
    filter: toFilter({ search }),
    sort: toDirectusSortFields('sort'),
    limit: suggestionLimit,
  });
  const { translate } = createBrowserProductMappingContext(locale);
  return records.map((record) => ({
    id: record.id,
    slug: record.slug,
    name: translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
  }));
};

const readPublishedProducts = async (
  locale: Locale,
  filter: object[],
  sort: string[],
  limit: number,
): Promise<ProductSummary[]> => {
  const query = {
    fields,
    filter: { _and: [...toPublishedProductDirectusFilters(), ...filter] },
    deep: productListItemDeepQuery,
    sort,
    limit,
  };
  return toShownProducts(locale, await readValidatedDirectusItems(z.array(z.unknown()), 'ecommerce_product', query));
};

/**
 * Random products. Directus cannot sort randomly, so each product has a random number between 0 and 1; returns those
 * that follow `start`.
 */
export const readRandomProducts = async (locale: Locale, limit: number, start: number): Promise<ProductSummary[]> => {
  const after = await readPublishedProducts(locale, [{ random_key: { _gte: start } }], ['random_key'], limit);
  if (after.length >= limit) return after;
  const before = await readPublishedProducts(
    locale,
    [{ random_key: { _lt: start } }],
    ['random_key'],
    limit - after.length,
  );
  return [...after, ...before];
};

/** Other products of the same category. */
export const readRelatedProducts = async (
  locale: Locale,
  { productId, categoryId, limit }: { productId: string; categoryId: string; limit: number },
): Promise<ProductSummary[]> =>
  readPublishedProducts(
    locale,
    [{ category: { _eq: categoryId } }, { id: { _neq: productId } }],
    toDirectusSortFields('sort'),
    limit,
  );

/** Published products with these ids, in the order of the ids. */
export const readProductsById = async (locale: Locale, ids: readonly string[]): Promise<ProductSummary[]> => {
  const products = await readPublishedProducts(locale, [{ id: { _in: ids } }], ['id'], ids.length);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
};
