// Every field of the studio that takes a picture says which to upload and how it is cropped, in both languages.
import { expect, it } from 'vitest';
import { systemCollectionExtensions } from '../access/ownership.ts';
import { contentModel } from './schema.ts';

const collections = [
  ...contentModel,
  ...systemCollectionExtensions.map(({ collection, fields }) => ({ name: collection, fields })),
];

const pictureFields = collections.flatMap(({ name, fields }) =>
  fields
    .filter(({ relation, special }) => relation?.to === 'directus_files' || special?.includes('files'))
    .map((field) => [`${name}.${field.name}`, field] as const),
);

it('finds the fields that take pictures', () => {
  expect(pictureFields.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'project.logo',
      'page.header_image',
      'ecommerce_category.image',
      'ecommerce_product.images',
    ]),
  );
});

it.each(pictureFields)('%s says size, weight, crop and focal point', (_name, { note }) => {
  for (const [text, patterns] of [
    [note?.de, [/\d px/, /höchstens [\d,]+ (KB|MB)/, /beschnitten|Format \d/, /Fokuspunkt/]],
    [note?.en, [/\d px/, /[\d.]+ (KB|MB) at most/, /crop|cut|show/i, /focal point/i]],
  ] as const) {
    for (const pattern of patterns) expect(text).toMatch(pattern);
  }
});
