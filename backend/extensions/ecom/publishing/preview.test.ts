import { expect, it } from 'vitest';
import { previewableCollections } from '../../../../contract/publishing/preview-link.ts';
import { contentModel } from '../../../schema/schema.ts';
import { toContentHash, toPreviewFields } from './preview.ts';

it('hashes content independently of its order, and differently after any change', () => {
  const hash = toContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: null }] });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(toContentHash({ lists: [{ b: null, a: 2 }, { a: 1 }], id: 1 })).toBe(hash);
  expect(toContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: '' }] })).not.toBe(hash);
  expect(toContentHash({ id: 1, lists: [{ a: 1 }] })).not.toBe(hash);
});

it('includes the texts of the hotspots in the sections of a page', () => {
  const fields = toPreviewFields(contentModel, 'page');
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
  const fields = toPreviewFields(contentModel, 'ecommerce_product');
  expect(fields).toContain('product_variants.translations.display_name');
  expect(fields.filter((field) => field.startsWith('ratings'))).toEqual([]);
});

it.each(previewableCollections)('supports %s, which can be a draft', (name) => {
  expect(contentModel.find((collection) => collection.name === name)?.archiveField).toBe('status');
  expect(toPreviewFields(contentModel, name)).toContain('translations.language');
});

it('throws for a collection outside the content model', () => {
  expect(() => toPreviewFields(contentModel, 'nothing')).toThrow('nothing is not in the content model');
});

it('stops at the given depth', () => {
  expect(toPreviewFields(contentModel, 'page', 0).filter((field) => field.startsWith('sections'))).toEqual([]);
  const one = toPreviewFields(contentModel, 'page', 1);
  expect(one).toContain('sections.visible');
  expect(one).not.toContain('sections.hotspots.x');
});
