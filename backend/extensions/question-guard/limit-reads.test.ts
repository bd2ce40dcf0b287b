import { describe, expect, it } from 'vitest';
import {
  filterOptionsDeep,
  filterOptionsFields,
  attributeOptionFields,
} from '../../../contract/shop/filter-options.ts';
import { listProductDeep, listProductFields, pictureFields } from '../../../contract/shop/list-product.ts';
import { productDeep, productFields } from '../../../contract/shop/product.ts';
import { shopSettingsFields } from '../../../contract/shop-settings.ts';
import { schema } from '../../schema/schema.ts';
import { maxCost, toLimitedRead } from './limit-reads.ts';

const collections = new Map(schema.map((collection) => [collection.name, collection]));

const limit = (collection: string, query: object) => toLimitedRead(collections, collection, query);

/** Fields of the Directus SDK as paths. */
const toPaths = (fields: readonly unknown[]): string[] =>
  fields.flatMap((field) =>
    typeof field === 'string'
      ? [field]
      : Object.entries(field as Record<string, unknown[]>).flatMap(([name, inner]) =>
          toPaths(inner).map((path) => `${name}.${path}`),
        ),
  );

describe('what the pages ask', () => {
  it.each([
    ['ecommerce_product', { fields: toPaths([...productFields, pictureFields]), deep: productDeep, limit: 1 }, 40],
    [
      'ecommerce_product',
      { fields: toPaths([...listProductFields, pictureFields]), deep: listProductDeep, limit: 20 },
      200,
    ],
    [
      'ecommerce_product',
      { fields: toPaths([...listProductFields, pictureFields]), deep: listProductDeep, limit: 150 },
      2000,
    ],
    ['ecommerce_settings', { fields: toPaths(filterOptionsFields), deep: filterOptionsDeep, limit: 1 }, 40],
    ['ecommerce_settings', { fields: toPaths(shopSettingsFields), limit: 1 }, 40],
    ['ecommerce_attribute', { fields: toPaths(attributeOptionFields), limit: -1 }, 2000],
    ['ecommerce_tag', { fields: ['id', 'name'], limit: -1 }, 2000],
  ])('of %s passes as it is', (collection, query, most) => {
    const read = limit(collection, query);
    expect(read?.cost).toBeLessThanOrEqual(most);
    if (query.limit > 0) expect(read?.query).toEqual(query);
  });

  it('of every item gives as many as there may be', () => {
    expect(limit('ecommerce_tag', { fields: ['id'], limit: -1 })?.query.limit).toBe(maxCost);
    expect(limit('ecommerce_product', { fields: ['id', 'ratings.rating'], limit: 50_000 })?.query.limit).toBe(
      maxCost / 2,
    );
  });
});

const deepFilter = (depth: number): object =>
  Array.from({ length: depth }).reduce<object>((inner) => ({ category: inner }), { slug: { _eq: 'x' } });

it.each([
  { fields: ['*.*'] },
  { fields: ['*.*.*.*'] },
  { fields: ['category.subcategories.category.slug'] },
  { fields: ['product_variants.product.ratings.title'] },
  { fields: ['attributes.attribute_id.attribute_group.attributes.translations.display_name'] },
  { fields: ['$FOLLOW(ecommerce_order_line,product).name'] },
  { fields: Array.from({ length: 201 }, () => 'id') },
  { fields: ['id'], deep: { ratings: { _limit: -1 } }, limit: 20 },
  { fields: ['id'], deep: { ratings: { _limit: 5000 } }, limit: 20 },
  { fields: ['id'], deep: { ratings: { _alias: { x: 'product' } } } },
  { fields: ['id'], alias: { x: 'ratings' } },
  { fields: ['id'], filter: deepFilter(16) },
  { fields: ['id'], filter: { _or: Array.from({ length: 101 }, () => ({ slug: { _eq: 'x' } })) } },
  { fields: ['id'], filter: { _or: Array.from({ length: 16 }, () => ({ category: { slug: { _eq: 'x' } } })) } },
  { fields: ['id'], filter: { id: { _in: Array.from({ length: 501 }, () => 'x') } } },
  { fields: ['id'], sort: ['a', 'b', 'c', 'd', 'e', 'f'] },
  { fields: ['id'], group: ['category.slug'] },
  { fields: ['id'], group: ['slug', 'stock', 'status'] },
  { fields: ['id'], export: 'csv' },
])('refuses %j', (query) => {
  expect(limit('ecommerce_product', query)).toBeUndefined();
});
