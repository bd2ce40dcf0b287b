// The browser's reads of product lists (specification §7): a page with its count, the range of prices, suggestions, random
// pieces. Called by islands through React Query.
import { z } from 'zod';
import { type Cents, centsSchema, toDecimal } from '../../../contract/cents.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toRecordFields } from '../../../contract/items-query.ts';
import { requiredText } from '../../../contract/record-parts.ts';
import { listProductDeep, listProductSchema } from '../../../contract/shop/list-product.ts';
import { type Paging, toPaging, toSortFields } from '../../../domain/product-list/paging.ts';
import { priceRange } from '../../../domain/number-ranges.ts';
import type { ProductSort } from '../../../contract/shop-settings.ts';
import { type ListProduct, toListProduct } from '../../../domain/product/product.ts';
import { pageSize, type Suggestion } from '../../../domain/product-list/list-state.ts';
import { toSearchWords } from '../../../domain/search-words.ts';
import { readItemsAggregate, readValidatedItems, readPublicRecords, toPublishedProductFilters } from './client.ts';
import { keepValidProducts, toBrowserProductMapping } from './product-mapping.ts';

/** What narrows a list, by the ids of the backend. */
export interface ProductListFilter {
  /** Id of this site's project. */
  projectId?: string;
  category?: string | undefined;
  subcategories?: readonly string[];
  manufacturers?: readonly string[];
  /** By group: a piece has one of each group's. */
  attributes?: readonly (readonly string[])[];
  tags?: readonly string[];
  minCents?: Cents | null;
  maxCents?: Cents | null;
  search?: string;
}

export interface ProductListPage {
  products: ListProduct[];
  paging: Paging;
}

const fields = toRecordFields(listProductSchema);

const isOneOf = (path: (ids: readonly string[]) => object, ids: readonly string[] = []): object[] =>
  ids.length === 0 ? [] : [path(ids)];

const toFilter = (filter: ProductListFilter): object => ({
  _and: [
    ...toPublishedProductFilters(filter.projectId),
    ...(filter.category === undefined ? [] : [{ category: { _eq: filter.category } }]),
    ...isOneOf((ids) => ({ subcategories: { subcategory_id: { _in: ids } } }), filter.subcategories),
    ...isOneOf((ids) => ({ manufacturer: { _in: ids } }), filter.manufacturers),
    // Each group by a join of its own (_some): two plain conditions would be asked of one and the same attribute.
    ...(filter.attributes ?? []).flatMap((ids) =>
      isOneOf((group) => ({ attributes: { _some: { attribute_id: { _in: group } } } }), ids),
    ),
    ...isOneOf((ids) => ({ tags: { tag_id: { _in: ids } } }), filter.tags),
    // A piece with variants is within the range as soon as one of them is.
    ...(typeof filter.minCents === 'number' ? [{ price_to: { _gte: toDecimal(filter.minCents) } }] : []),
    ...(typeof filter.maxCents === 'number' ? [{ price_from: { _lte: toDecimal(filter.maxCents) } }] : []),
    ...toSearchWords(filter.search ?? '').map((word) => ({ search_text: { _contains: word } })),
  ],
});

const pageSchema = z.object({
  items: z.array(z.unknown()),
  meta: z.object({ filter_count: z.coerce.number() }),
});

/** A product that cannot be shown is left out; the others are. */
const toShownProducts = (locale: Locale, records: readonly unknown[]): ListProduct[] =>
  keepValidProducts(listProductSchema, records).products.map((record) =>
    toListProduct(record, toBrowserProductMapping(locale)),
  );

/** A page of a list. `page` counts from 1; beyond the last one it is empty. */
export const readProductListPage = async (
  locale: Locale,
  { filter, sort, page }: { filter: ProductListFilter; sort: ProductSort; page: number },
): Promise<ProductListPage> => {
  const { items, meta } = await readValidatedItems(pageSchema, 'ecommerce_product', {
    fields,
    filter: toFilter(filter),
    deep: listProductDeep,
    sort: toSortFields(sort),
    limit: pageSize,
    page,
    meta: 'filter_count',
  });
  const products = toShownProducts(locale, items);
  const counts = { resultCount: products.length, filterCount: meta.filter_count };
  return { products, paging: toPaging({ ...counts, limit: pageSize, page }) };
};

const rangeSchema = z
  .tuple([
    z.object({
      min: z.object({ price_from: centsSchema.nullable() }),
      max: z.object({ price_to: centsSchema.nullable() }),
    }),
  ])
  .transform(([{ min, max }]) => ({ minCents: min.price_from, maxCents: max.price_to }));

/** Lowest and highest price of the whole shop, by the backend's own aggregate; one that cannot be right is not among them. */
export const readPriceRange = async (): Promise<{ minCents: Cents | null; maxCents: Cents | null }> =>
  readItemsAggregate(rangeSchema, 'ecommerce_product', {
    aggregate: { min: ['price_from'], max: ['price_to'] },
    filter: {
      _and: [
        ...toPublishedProductFilters(),
        { price_from: { _gte: priceRange.min } },
        { price_to: { _lte: priceRange.max } },
      ],
    },
  });

const suggestionSchema = z.object({
  id: z.string(),
  slug: requiredText,
  display_name: requiredText,
  manufacturer: z.object({ display_name: requiredText }),
  translations: listProductSchema.shape.translations,
});

/** Suggestions offered at once. */
const suggestionLimit = 6;

/** Pieces whose name, reference number or manufacturer holds every word. */
export const readSearchSuggestions = async (locale: Locale, search: string): Promise<Suggestion[]> => {
  const records = await readPublicRecords(suggestionSchema, 'ecommerce_product', {
    filter: toFilter({ search }),
    sort: toSortFields('sort'),
    limit: suggestionLimit,
  });
  const { translate } = toBrowserProductMapping(locale);
  return records.map((record) => ({
    id: record.id,
    slug: record.slug,
    name: translate('ecommerce_product', record, 'display_name', locale) ?? record.display_name,
    manufacturer: record.manufacturer.display_name,
  }));
};

const readSome = async (locale: Locale, filter: object[], sort: string[], limit: number): Promise<ListProduct[]> => {
  const query = {
    fields,
    filter: { _and: [...toPublishedProductFilters(), ...filter] },
    deep: listProductDeep,
    sort,
    limit,
  };
  return toShownProducts(locale, await readValidatedItems(z.array(z.unknown()), 'ecommerce_product', query));
};

/**
 * Pieces at random. The backend cannot sort by chance; each product carries a number between 0 and 1, and those that follow
 * `start` in its order are as good as drawn.
 */
export const readRandomProducts = async (locale: Locale, limit: number, start: number): Promise<ListProduct[]> => {
  const after = await readSome(locale, [{ random_key: { _gte: start } }], ['random_key'], limit);
  if (after.length >= limit) return after;
  const before = await readSome(locale, [{ random_key: { _lt: start } }], ['random_key'], limit - after.length);
  return [...after, ...before];
};

/** Pieces of the same category, the piece itself left out. */
export const readRelatedProducts = async (
  locale: Locale,
  { productId, categoryId, limit }: { productId: string; categoryId: string; limit: number },
): Promise<ListProduct[]> =>
  readSome(locale, [{ category: { _eq: categoryId } }, { id: { _neq: productId } }], toSortFields('sort'), limit);

/** The pieces with these ids that are still published, in the order of the ids. */
export const readProductsById = async (locale: Locale, ids: readonly string[]): Promise<ListProduct[]> => {
  const products = await readSome(locale, [{ id: { _in: ids } }], ['id'], ids.length);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
};
