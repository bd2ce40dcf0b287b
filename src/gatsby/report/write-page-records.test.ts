import { expect, it } from 'vitest';
import { toPageRecords } from './write-page-records.ts';

type Records = Parameters<typeof toPageRecords>[0];

const records = {
  pages: [
    { id: 'p1', key: 'privacy' },
    { id: 'p2', key: 'imprint' },
    { id: 'p3', key: 'watches' },
    { id: 'p4', key: 'unknown' },
  ],
  brands: [{ id: 'b1', slug: 'longines', brand_type: 'watches' }],
  products: [{ id: 'e1', slug: 'ring-aus-gold' }],
} as unknown as Records;

it('says of which record a page is, in every language', () => {
  const found = toPageRecords(records);
  expect(found['/uhren']).toEqual({ collection: 'page', item: 'p3' });
  expect(found['/en/watches/longines']).toEqual({ collection: 'brand', item: 'b1' });
  expect(found['/fr/produits/ring-aus-gold']).toEqual({ collection: 'ecommerce_product', item: 'e1' });
  // French imprint and privacy are one page: that of the imprint.
  expect(found['/fr/mentions-legales']).toEqual({ collection: 'page', item: 'p2' });
});
