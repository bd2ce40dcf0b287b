import { expect, it } from 'vitest';
import { systemCollectionExtraFields } from '../access/project-and-publication-filters.ts';
import { contentModelCollections } from './content-model.ts';

const collections = [
  ...contentModelCollections,
  ...systemCollectionExtraFields.map(({ collection, fields }) => ({ name: collection, fields })),
];

const imageFields = collections.flatMap(({ name, fields }) =>
  fields
    .filter(({ relation, special }) => relation?.to === 'directus_files' || special?.includes('files'))
    .map((field) => [`${name}.${field.name}`, field] as const),
);

it('finds the image fields', () => {
  expect(imageFields.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'project.logo',
      'page.header_image',
      'ecommerce_category.image',
      'ecommerce_product.images',
    ]),
  );
});

it.each(imageFields)(
  '%s has a note with dimensions, file size, crop and focal point in both languages',
  (_name, { note }) => {
    for (const [text, patterns] of [
      [note?.de, [/\d px/, /höchstens [\d,]+ (KB|MB)/, /beschnitten|Format \d/, /Fokuspunkt/]],
      [note?.en, [/\d px/, /[\d.]+ (KB|MB) at most/, /crop|cut|show/i, /focal point/i]],
    ] as const) {
      for (const pattern of patterns) expect(text).toMatch(pattern);
    }
  },
);
