import { expect, it } from 'vitest';
import { contentModel, staffOnlyCollections } from '../schema/schema.ts';
import { classifiedFields } from './personal-fields.ts';

const texts = ['json', 'string', 'text'];

it('sorts every collection that visitors fill', () => {
  expect(Object.keys(classifiedFields).sort()).toEqual([...staffOnlyCollections, 'ecommerce_product_rating'].sort());
});

it.each(Object.entries(classifiedFields))('%s has each of its texts sorted once, and nothing else', (name, fields) => {
  const columns = contentModel.find((collection) => collection.name === name)?.fields ?? [];
  const wanted = columns.filter(({ type, column, relation }) => column && !relation && texts.includes(type));
  const sorted = [...fields.personal, ...(fields.keys ?? []), ...fields.plain];
  expect(sorted.sort(), 'sort new fields in backend/privacy/personal-fields.ts').toEqual(
    wanted.map((field) => field.name).sort(),
  );
});
