import { expect, it } from 'vitest';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { toBrandLastModified, toPageLastModified, toProductLastModified } from './to-last-modified.ts';

const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;

const product = (id: string, changes: object = {}) => ({
  id,
  date_created: on(1),
  date_updated: null,
  manufacturer: { id: 'm1', date_updated: null },
  category: { id: 'c1' },
  product_variants: [],
  ratings: [],
  images: [],
  ...changes,
});

const records = (changes: object) =>
  ({
    pages: [{ key: 'watches', date_updated: on(3) }],
    sections: [],
    brands: [],
    products: [],
    events: [],
    legalTexts: [],
    teaserProducts: [],
    company: { date_updated: on(2) },
    ...changes,
  }) as unknown as SiteRecords;

const ofProduct = (changes: object) =>
  toProductLastModified(product('p1', changes) as unknown as SiteRecords['products'][number]);

it('is the latest change of a product, its variants, images, ratings and manufacturer', () => {
  expect(ofProduct({})).toBe(on(1));
  expect(ofProduct({ date_updated: on(4) })).toBe(on(4));
  expect(ofProduct({ product_variants: [{ date_updated: on(5) }] })).toBe(on(5));
  expect(ofProduct({ ratings: [{ date_created: on(6) }] })).toBe(on(6));
  expect(ofProduct({ images: [{ directus_files_id: { modified_on: on(7) } }] })).toBe(on(7));
  expect(ofProduct({ manufacturer: { id: 'm1', date_updated: on(8) } })).toBe(on(8));
});

it('is the latest change of a page, its sections and their records', () => {
  const section = {
    page: { key: 'watches' },
    type: 'products',
    category: 'c1',
    brand_type: null,
    products: [],
    date_updated: on(4),
  };
  expect(toPageLastModified(records({}), 'watches')).toBe(on(3));
  expect(toPageLastModified(records({ sections: [section] }), 'watches')).toBe(on(4));
  const sold = { sections: [section], products: [product('p1', { date_updated: on(9) })] };
  expect(toPageLastModified(records(sold), 'watches')).toBe(on(9));
  expect(toPageLastModified(records({ sections: [{ ...section, page: { key: 'jewelry' } }] }), 'watches')).toBe(on(3));
});

it('is the latest change of a brand and its products', () => {
  const brand = {
    date_updated: on(2),
    manufacturer: { id: 'm1', slug: 'm' },
  } as unknown as SiteRecords['brands'][number];
  expect(toBrandLastModified(records({ products: [product('p1', { date_updated: on(5) })] }), brand)).toBe(on(5));
  const other = product('p2', { manufacturer: { id: 'm2', date_updated: null }, date_updated: on(5) });
  expect(toBrandLastModified(records({ products: [other] }), brand)).toBe(on(2));
});

it('is null if no record has a date', () => {
  expect(toPageLastModified(records({ pages: [{ key: 'watches', date_updated: null }] }), 'watches')).toBeNull();
});
