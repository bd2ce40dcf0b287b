import { expect, it } from 'vitest';
import type { SectionRecord } from '../read/read-sections.ts';
import type { SiteRecords } from '../read/read-validated-site-records.ts';
import { selectSectionListProducts } from './to-department-or-brand-product-list.ts';

const section = (id: string, key: string, changes: Partial<SectionRecord> = {}) => ({
  id,
  page: { key },
  type: 'products',
  category: 'rings',
  products: [],
  ...changes,
});

const product = (id: string, category: string) => ({ id, category: { id: category, slug: category } });

const select = (sections: object[], other: object = {}) => {
  const records = {
    shop: {},
    pages: [{ key: 'products' }],
    products: [product('a', 'rings'), product('b', 'watches'), product('c', 'rings')],
    sections,
    ...other,
  } as unknown as SiteRecords;
  return [...selectSectionListProducts(records)].map(([id, products]) => [id, products.map((listed) => listed.id)]);
};

it('makes the first section of a department with a category a list, in the shop’s order', () => {
  const sections = [
    section('text', 'jewelry', { type: 'text' }),
    section('first', 'jewelry'),
    section('second', 'jewelry', { category: 'watches' }),
    section('other', 'watches', { category: 'watches' }),
  ];
  expect(select(sections)).toEqual([
    ['first', ['a', 'c']],
    ['other', ['b']],
  ]);
});

it('leaves a row of chosen products, and makes the next section a list', () => {
  const chosen = section('chosen', 'jewelry', { products: [{ product_id: 'a' }] });
  expect(select([chosen, section('list', 'jewelry')])).toEqual([['list', ['a', 'c']]]);
});

it.each([
  ['on other pages', [section('home', 'home'), section('about', 'about'), section('list', 'products')], {}],
  ['without products', [section('empty', 'optics', { category: 'glasses' })], {}],
  ['without a shop', [section('first', 'jewelry')], { shop: null }],
  ['without the page of all products', [section('first', 'jewelry')], { pages: [] }],
])('has no list %s', (_case, sections, other) => {
  expect(select(sections, other)).toEqual([]);
});
