// Requirements for the labelled search queries: enough of them, and labels that exist in the demo shop.
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/locale.ts';
import {
  searchRelevanceJudgmentSchema,
  readRelevanceBenchProducts,
  readLabelledQueries,
  readDemoShopRecordsOfType,
  toRelevantSlugsForLabelledQuery,
  type RelevanceBenchProduct,
} from './labelled-queries.ts';

const products = readRelevanceBenchProducts();
const keysOf = (recordType: string): string[] => readDemoShopRecordsOfType(recordType).map(({ key }) => key);
const suffixes = products.flatMap(({ variantSuffixes }) => variantSuffixes);
const slugs = products.map(({ slug }) => slug);

const knownKeys = {
  category: keysOf('category'),
  subcategory: keysOf('subcategory'),
  manufacturer: keysOf('manufacturer'),
  attribute: keysOf('attribute'),
  tag: keysOf('tag'),
  personalization: keysOf('personalization'),
  product: slugs,
  variantSuffix: suffixes,
};
const pages = [...keysOf('page'), ...keysOf('brand').map((key) => `brand:${key}`)];

describe.each(locales)('the queries in %s', (locale) => {
  const queries = readLabelledQueries(locale);
  const productQueries = queries.filter((query) => 'relevant' in query);
  const pageQueries = queries.filter((query) => 'page' in query);

  it('are at least 150 different ones, at least 12 of them for pages', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(pageQueries.length).toBeGreaterThanOrEqual(12);
  });

  it('are of every kind', () => {
    const kinds = searchRelevanceJudgmentSchema.options[0].shape.kind.options;
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('have at least one relevant product on sale, unless they are for a page', () => {
    for (const query of productQueries)
      expect(toRelevantSlugsForLabelledQuery(query, products), query.query).not.toEqual([]);
  });

  it('use only keys that exist', () => {
    for (const { query, relevant } of productQueries) {
      for (const conditions of relevant) {
        for (const [name, known] of Object.entries(knownKeys)) {
          const wanted = conditions[name as keyof typeof knownKeys];
          if (Array.isArray(wanted)) expect(known, `${query}: ${name}`).toEqual(expect.arrayContaining(wanted));
        }
      }
    }
    for (const { query, page } of pageQueries) expect(pages, query).toEqual(expect.arrayContaining(page));
  });
});

describe('readRelevanceBenchProducts', () => {
  it('leaves out drafts and archived products, and variants that are not on sale', () => {
    expect(slugs).toContain('ring-faltung');
    expect(slugs).not.toContain('solitaerring-nachtfalter');
    expect(slugs).not.toContain('trauringe-alte-muenze');
    expect(products.find(({ slug }) => slug === 'ring-faltung')?.variantSuffixes).not.toContain('60');
  });

  it('knows the lowest price of every product', () => {
    for (const { slug, lowestPrice } of products) expect(lowestPrice, slug).toBeGreaterThan(0);
    expect(products.find(({ slug }) => slug === 'ankerkette-fein')?.lowestPrice).toBe(390);
    expect(products.find(({ slug }) => slug === 'duftkerze-waldsaum')?.lowestPrice).toBe(48);
  });
});

describe('toRelevantSlugsForLabelledQuery', () => {
  const chain: RelevanceBenchProduct = {
    slug: 'chain',
    category: 'jewellery',
    subcategories: ['chains'],
    manufacturer: 'arnsberg',
    attributes: ['silver925', 'polished'],
    tags: [],
    lowestPrice: 500,
    variantSuffixes: [],
  };
  const ring: RelevanceBenchProduct = {
    ...chain,
    slug: 'ring',
    subcategories: ['rings'],
    attributes: ['silver925', 'brushed'],
    tags: ['gift'],
    personalization: 'ring',
    lowestPrice: 200,
    variantSuffixes: ['52', '54'],
  };
  const toSlugs = (relevant: unknown[]): string[] =>
    toRelevantSlugsForLabelledQuery(searchRelevanceJudgmentSchema.parse({ query: 'ring', kind: 'word', relevant }), [
      ring,
      chain,
    ]);

  it('requires all conditions of an entry, and any value of a condition', () => {
    expect(toSlugs([{ category: 'jewellery' }])).toEqual(['ring', 'chain']);
    expect(toSlugs([{ category: 'jewellery', subcategory: ['rings', 'pendants'] }])).toEqual(['ring']);
    expect(toSlugs([{ attribute: ['steel', 'brushed'], tag: 'gift' }])).toEqual(['ring']);
    expect(toSlugs([{ variantSuffix: '54', manufacturer: 'ormeval' }])).toEqual([]);
  });

  it('requires only one of the entries', () => {
    expect(toSlugs([{ subcategory: 'rings' }, { product: 'chain' }])).toEqual(['ring', 'chain']);
  });

  it('compares the lowest price, including the limits', () => {
    expect(toSlugs([{ maxPrice: 200 }])).toEqual(['ring']);
    expect(toSlugs([{ minPrice: 201 }])).toEqual(['chain']);
  });

  it('accepts a certain personalization, or any', () => {
    expect(toSlugs([{ personalization: true }])).toEqual(['ring']);
    expect(toSlugs([{ personalization: ['pair'] }])).toEqual([]);
  });

  it('finds no product for the query for a page', () => {
    const query = searchRelevanceJudgmentSchema.parse({ query: 'opening hours', kind: 'page', page: 'contact' });
    expect(toRelevantSlugsForLabelledQuery(query, [ring])).toEqual([]);
  });
});
