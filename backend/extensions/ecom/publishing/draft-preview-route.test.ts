import { expect, it } from 'vitest';
import { previewableCollections } from '../../../../contract/publishing/preview-link.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import { toRecordContentHash, toDraftPreviewDirectusFields } from './draft-preview-route.ts';

it('returns the same hash regardless of the order of keys and lists, and a different one after any change', () => {
  const hash = toRecordContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: null }] });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(toRecordContentHash({ lists: [{ b: null, a: 2 }, { a: 1 }], id: 1 })).toBe(hash);
  expect(toRecordContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: '' }] })).not.toBe(hash);
  expect(toRecordContentHash({ id: 1, lists: [{ a: 1 }] })).not.toBe(hash);
});

it('includes the texts of the hotspots in the sections of a page', () => {
  const fields = toDraftPreviewDirectusFields(contentModelCollections, 'page');
  expect(fields).toEqual(
    expect.arrayContaining([
      'key',
      'header_image.id',
      'header_image.modified_on',
      'translations.heading',
      'sections.visible',
      'sections.picture.modified_on',
      'sections.translations.content',
      'sections.hotspots.x',
      'sections.hotspots.translations.label',
    ]),
  );
});

it('excludes ratings of a product', () => {
  const fields = toDraftPreviewDirectusFields(contentModelCollections, 'ecommerce_product');
  expect(fields).toContain('product_variants.translations.display_name');
  expect(fields.filter((field) => field.startsWith('ratings'))).toEqual([]);
});

it.each(previewableCollections)('supports %s, which has drafts', (name) => {
  expect(contentModelCollections.find((collection) => collection.name === name)?.archiveField).toBe('status');
  expect(toDraftPreviewDirectusFields(contentModelCollections, name)).toContain('translations.language');
});

it('throws for a collection outside the content model', () => {
  expect(() => toDraftPreviewDirectusFields(contentModelCollections, 'nothing')).toThrow(
    'nothing is not in the content model',
  );
});

it('omits lists below the given depth', () => {
  expect(
    toDraftPreviewDirectusFields(contentModelCollections, 'page', 0).filter((field) => field.startsWith('sections')),
  ).toEqual([]);
  const one = toDraftPreviewDirectusFields(contentModelCollections, 'page', 1);
  expect(one).toContain('sections.visible');
  expect(one).not.toContain('sections.hotspots.x');
});
