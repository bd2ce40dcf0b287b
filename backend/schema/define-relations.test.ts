// Many-to-many lists work in the studio only if the junction's two foreign keys refer to each other.
import { expect, it } from 'vitest';
import { contentModelCollections } from './content-model.ts';

const manyToManyLists = contentModelCollections.flatMap(({ name, fields }) =>
  fields
    .filter(({ special }) => special?.some((kind) => kind === 'm2m' || kind === 'files'))
    .map(({ name: field, listOf }) => [`${name}.${field}`, name, field, listOf] as const),
);

it('finds the many-to-many lists', () => {
  expect(manyToManyLists.map(([list]) => list)).toEqual(
    expect.arrayContaining(['ecommerce_product.images', 'ecommerce_product.tags']),
  );
});

it.each(manyToManyLists)(
  '%s has a junction whose foreign keys refer to each other',
  (_list, collection, field, listOf) => {
    const keys =
      contentModelCollections.find(({ name }) => name === listOf)?.fields.filter(({ relation }) => relation) ?? [];
    const back = keys.find(({ relation }) => relation?.to === collection && relation.oneField === field);
    const forth = keys.find(({ name }) => name === back?.relation?.junctionField);
    expect(forth?.relation?.junctionField).toBe(back?.name);
  },
);
