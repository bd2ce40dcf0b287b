import { expect, it } from 'vitest';
import { schema, staffOnlyCollections } from '../schema/schema.ts';
import { sortedFields } from './personal-fields.ts';

const texts = ['json', 'string', 'text'];

it('sorts every collection that visitors fill', () => {
  expect(Object.keys(sortedFields).sort()).toEqual([...staffOnlyCollections, 'ecommerce_product_rating'].sort());
});

it.each(Object.entries(sortedFields))('%s has each of its texts sorted once, and nothing else', (name, fields) => {
  const columns = schema.find((collection) => collection.name === name)?.fields ?? [];
  const wanted = columns.filter(({ type, column, relation }) => column && !relation && texts.includes(type));
  const sorted = [...fields.personal, ...(fields.keys ?? []), ...fields.plain];
  expect(sorted.sort(), 'sort new fields in backend/privacy/personal-fields.ts').toEqual(
    wanted.map((field) => field.name).sort(),
  );
});
