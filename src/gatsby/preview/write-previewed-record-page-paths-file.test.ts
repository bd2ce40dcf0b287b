import { expect, it } from 'vitest';
import type { BuildFailureCause } from '../../../contract/publishing/build-failure.ts';
import { formatBuildFailureCause } from '../../../domain/publishing/format-build-failure.ts';
import type { PreviewRecordReference } from '../../../contract/publishing/preview-link.ts';
import { toPreviewedRecordPagePaths } from './write-previewed-record-page-paths-file.ts';

type Records = Parameters<typeof toPreviewedRecordPagePaths>[1];

const records = {
  project: { time_zone: 'Europe/Berlin' },
  pages: [
    { id: 'p1', key: 'watches' },
    { id: 'p2', key: 'products' },
    { id: 'p3', key: 'events' },
    { id: 'p4', key: 'unknown' },
  ],
  brands: [
    { id: 'b1', slug: 'longines', brand_type: 'watches' },
    { id: 'b2', slug: 'niessing', brand_type: 'jewelry' },
  ],
  events: [
    { id: '0a5d2f0e-5e5b', ends_at: '2026-12-03T21:00:00' },
    { id: '1b6e3a1f-6f6c', ends_at: '2026-01-03T21:00:00' },
  ],
  products: [{ id: 'e1', slug: 'ring-aus-gold' }],
  shop: {},
} as unknown as Records;

const now = Date.UTC(2026, 10, 21);
const read = (collection: PreviewRecordReference['collection'], item: string, of = records) =>
  toPreviewedRecordPagePaths({ collection, item }, of, now);

it('finds the page of a record in every language', () => {
  expect(read('page', 'p1')).toEqual({ de: '/uhren', en: '/en/watches', fr: '/fr/montres' });
  expect(read('brand', 'b1').en).toBe('/en/watches/longines');
  expect(read('event', '0a5d2f0e-5e5b')).toMatchObject({ de: expect.stringMatching(/#event-0a5d2f0e$/) as string });
  expect(read('ecommerce_product', 'e1').fr).toBe('/fr/produits/ring-aus-gold');
});

it.each<[PreviewRecordReference['collection'], string, BuildFailureCause, string[]]>([
  ['page', 'p4', 'preview_left_out', ['page "unknown"']],
  ['page', 'gone', 'preview_left_out', []],
  ['brand', 'b2', 'preview_without_page', ['page "jewelry"']],
  ['event', '1b6e3a1f-6f6c', 'preview_over', []],
  ['ecommerce_product', 'gone', 'preview_of_other_project', []],
])('reports why a record has no page: %s %s', (collection, item, cause, details) => {
  const expectedError = { reason: { cause, details }, record: { collection, item } };
  expect(() => read(collection, item)).toThrow(expect.objectContaining(expectedError) as Error);
});

it('reports that a project without a shop has no product pages', () => {
  expect(() => read('ecommerce_product', 'e1', { ...records, shop: null })).toThrow(
    formatBuildFailureCause('preview_without_shop', 'en'),
  );
});
