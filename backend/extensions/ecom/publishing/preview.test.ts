import { expect, it } from 'vitest';
import { previewableCollections } from '../../../../contract/publishing/preview-link.ts';
import { contentModel } from '../../../schema/schema.ts';
import { toContentHash, toPreviewFields } from './preview.ts';

it('is the same for the same content in another order, and another for any change', () => {
  const hash = toContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: null }] });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(toContentHash({ lists: [{ b: null, a: 2 }, { a: 1 }], id: 1 })).toBe(hash);
  expect(toContentHash({ id: 1, lists: [{ a: 1 }, { a: 2, b: '' }] })).not.toBe(hash);
  expect(toContentHash({ id: 1, lists: [{ a: 1 }] })).not.toBe(hash);
});

it('follows a page down to the texts of the marks in its sections', () => {
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

it('leaves out what visitors write below a product', () => {
  const fields = toPreviewFields(contentModel, 'ecommerce_product');
  expect(fields).toContain('product_variants.translations.display_name');
  expect(fields.filter((field) => field.startsWith('ratings'))).toEqual([]);
});

it.each(previewableCollections)('knows %s, which can be a draft', (name) => {
  expect(contentModel.find((collection) => collection.name === name)?.archiveField).toBe('status');
  expect(toPreviewFields(contentModel, name)).toContain('translations.language');
});

it('knows no collection that is not in the content model', () => {
  expect(() => toPreviewFields(contentModel, 'nothing')).toThrow('nothing is not in the content model');
});

it('goes no deeper than it is told', () => {
  expect(toPreviewFields(contentModel, 'page', 0).filter((field) => field.startsWith('sections'))).toEqual([]);
  const one = toPreviewFields(contentModel, 'page', 1);
  expect(one).toContain('sections.visible');
  expect(one).not.toContain('sections.hotspots.x');
});
