import { describe, expect, it } from 'vitest';
import { toDirectusFieldPaths } from '../../../domain/directus-items-query.ts';
import { productListItemDeepQuery, productListItemSchema } from '../../../contract/shop/product-list-item-record.ts';
import { productDeepQuery, productRecordSchema } from '../../../contract/shop/product-record.ts';
import { shopSettingsSchema } from '../../../contract/shop-settings.ts';
import type { CollectionDefinition } from '../../schema/content-model-types.ts';
import { contentModelCollections } from '../../schema/content-model.ts';
import { maxVisitorQueryItems, limitVisitorQuerySizeAndDepth } from './limit-visitor-query-size-and-depth.ts';

const collections = new Map(contentModelCollections.map((collection) => [collection.name, collection]));

const limit = (collection: string, query: object) => limitVisitorQuerySizeAndDepth(collections, collection, query);

describe('queries of the site', () => {
  it.each([
    ['ecommerce_product', { fields: toDirectusFieldPaths(productRecordSchema), deep: productDeepQuery, limit: 1 }, 40],
    [
      'ecommerce_product',
      { fields: toDirectusFieldPaths(productListItemSchema), deep: productListItemDeepQuery, limit: 20 },
      200,
    ],
    [
      'ecommerce_product',
      { fields: toDirectusFieldPaths(productListItemSchema), deep: productListItemDeepQuery, limit: 150 },
      2000,
    ],
    ['ecommerce_settings', { fields: toDirectusFieldPaths(shopSettingsSchema), limit: 1 }, 40],
  ])('of %s pass unchanged', (collection, query, maxExpectedCost) => {
    const read = limit(collection, query);
    expect(read?.cost).toBeLessThanOrEqual(maxExpectedCost);
    expect(read?.query).toEqual(query);
  });

  it('caps an unlimited query', () => {
    expect(limit('ecommerce_tag', { fields: ['id'], limit: -1 })?.query.limit).toBe(maxVisitorQueryItems);
    expect(limit('ecommerce_product', { fields: ['id', 'ratings.rating'], limit: 50_000 })?.query.limit).toBe(
      maxVisitorQueryItems / 2,
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

describe('query limits', () => {
  const many = (count: number, part: unknown = 'id') => Array.from({ length: count }, () => part);
  const equal = { slug: { _eq: 'x' } };

  it.each<[string, object, boolean]>([
    ['200 fields', { fields: many(200) }, true],
    ['5 ways to sort', { fields: ['id'], sort: ['-slug', 'id', 'stock', 'status', '-date_created'] }, true],
    ['a way to sort by a relation', { fields: ['id'], sort: '-category.slug' }, true],
    ['a way to sort that is too deep', { fields: ['id'], sort: '-category.subcategories.category.slug' }, false],
    ['100 conditions', { fields: ['id'], filter: { _and: many(100, equal) } }, true],
    ['101 conditions', { fields: ['id'], filter: { _and: many(101, equal) } }, false],
    ['conditions of one field', { fields: ['id'], filter: { stock: { _gt: 1, _lt: 5 } } }, true],
    ['15 relations', { fields: ['id'], filter: { _or: many(15, { category: equal }) } }, true],
    [
      '16 relations',
      { fields: ['id'], filter: { _and: many(16, { category: { slug: { _eq: 1 }, _or: [] } }) } },
      false,
    ],
    ['500 values', { fields: ['id'], filter: { id: { _in: many(500) } } }, true],
    ['no value', { fields: ['id'], filter: { id: { _null: null } } }, true],
    ['a filter that is none', { fields: ['id'], filter: 'x' }, true],
    ['8 sums', { fields: ['id'], aggregate: { count: many(4), min: many(4) } }, true],
    ['9 sums', { fields: ['id'], aggregate: { count: many(5), min: many(4) } }, false],
    ['2 groups', { fields: ['id'], group: ['slug', 'stock'] }, true],
    ['one group', { fields: ['id'], group: 'slug' }, true],
    ['another name for a field', { fields: ['x'], alias: { x: 'slug' } }, true],
    ['names of which one is a relation’s', { fields: ['x'], alias: { x: 'slug', y: 'ratings' } }, false],
    ['a name of a function', { fields: ['x'], alias: { x: '$FOLLOW(a,b)' } }, false],
    ['a name that is none', { fields: ['x'], alias: { x: 5 } }, false],
    ['100 of a list below', { fields: ['id'], deep: { ratings: { _limit: 100, _sort: ['id'], _page: 2 } } }, true],
    ['101 of a list below', { fields: ['id'], deep: { ratings: { _limit: 101 } } }, false],
    ['none of a list below', { fields: ['id'], deep: { ratings: { _limit: 0, _fields: ['id'] } } }, true],
    ['a large filter of a list below', { fields: ['id'], deep: { ratings: { _filter: deepFilter(16) } } }, false],
    ['a good list and a bad one', { fields: ['id'], deep: { tags: { _limit: 1 }, ratings: { _limit: -1 } } }, false],
    ['a field that is no text', { fields: [{ a: 1 }] }, false],
    ['all fields', { fields: ['*'] }, true],
    ['all fields of a relation', { fields: ['category.*'] }, true],
    ['no fields', {}, true],
    ['no way to sort', { fields: ['id'], sort: null }, true],
    ['101 conditions of a list', { fields: ['id'], filter: { ratings: { _some: { _or: many(101, equal) } } } }, false],
    ['a field of a field', { fields: ['slug.x'] }, false],
    ['a function as a field', { fields: ['$CURRENT'] }, false],
  ])('%s: %s', (_name, query, isTaken) => {
    expect(limit('ecommerce_product', query) !== undefined).toBe(isTaken);
  });

  it('limits the depth of filters and lists', () => {
    const deepList = (depth: number): object =>
      Array.from({ length: depth }).reduce<object>((inner) => ({ category: inner }), {});
    expect(limit('ecommerce_product', { fields: ['id'], deep: deepList(5) })).toBeDefined();
    expect(limit('ecommerce_product', { fields: ['id'], deep: deepList(6) })).toBeUndefined();
    expect(limit('ecommerce_product', { fields: ['id'], filter: deepFilter(11) })).toBeDefined();
    expect(limit('ecommerce_product', { fields: ['id'], filter: deepFilter(12) })).toBeUndefined();
    const deepOr = (depth: number): object =>
      Array.from({ length: depth }).reduce<object>((inner) => ({ _or: [inner] }), equal);
    expect(limit('ecommerce_product', { fields: ['id'], filter: deepOr(11) })).toBeDefined();
    expect(limit('ecommerce_product', { fields: ['id'], filter: deepOr(12) })).toBeUndefined();
  });

  it('limits the relations of a query, and the length of a path', () => {
    const relation = (name: string, to: string) => ({ name, relation: { to } });
    const schema = new Map(
      [
        { name: 'root', fields: Array.from({ length: 31 }, (_, index) => relation(`f${index}`, `c${index}`)) },
        ...Array.from({ length: 31 }, (_, index) => ({
          name: `c${index}`,
          fields: [relation('next', `c${index + 1}`), { name: 'slug' }],
        })),
      ].map((collection) => [collection.name, collection as unknown as CollectionDefinition]),
    );
    const accepts = (fields: string[]) => limitVisitorQuerySizeAndDepth(schema, 'root', { fields }) !== undefined;
    const wide = Array.from({ length: 31 }, (_, index) => `f${index}.slug`);
    expect([accepts(wide.slice(0, 30)), accepts(wide)]).toEqual([true, false]);
    expect([accepts(['f0.next.next.next.slug']), accepts(['f0.next.next.next.next.slug'])]).toEqual([true, false]);
  });
});

describe('query cost', () => {
  it.each([
    [{ fields: ['id'] }, 100, 100],
    [{ fields: ['id'], limit: 20 }, 20, 20],
    [{ fields: ['id'], limit: 0 }, 0, 1],
    [{ fields: ['id', 'category.slug'], limit: 20 }, 20, 40],
    [{ fields: ['category.slug', 'category.id', 'ratings.title'], limit: 20 }, 20, 60],
    [{ fields: ['images.directus_files_id.id', 'images.sort'], limit: 20 }, 20, 60],
    [{ fields: ['category.slug'], limit: -1 }, 1_000, 2_000],
    [{ fields: ['category.slug', 'ratings.title'], limit: 5_000 }, 666, 1_998],
  ])('%j returns %d items at a cost of %d', (query, items, cost) => {
    const read = limit('ecommerce_product', query);
    expect(read?.query.limit).toBe(items);
    expect(read?.cost).toBe(cost);
  });

  it('is that of a single item for a request by id', () => {
    const query = { fields: ['id', 'ratings.title'], deep: { ratings: { _limit: -1 } } };
    expect(limitVisitorQuerySizeAndDepth(collections, 'ecommerce_product', query, true)).toEqual({ query, cost: 2 });
  });
});
