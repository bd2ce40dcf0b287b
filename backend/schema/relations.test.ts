// Lists over a junction work in the studio only where both foreign keys of the junction name each other.
import { expect, it } from 'vitest';
import { contentModel } from './schema.ts';

const listsOverJunctions = contentModel.flatMap(({ name, fields }) =>
  fields
    .filter(({ special }) => special?.some((kind) => kind === 'm2m' || kind === 'files'))
    .map(({ name: field, listOf }) => [`${name}.${field}`, name, field, listOf] as const),
);

it('finds the lists over junctions', () => {
  expect(listsOverJunctions.map(([list]) => list)).toEqual(
    expect.arrayContaining(['ecommerce_product.images', 'ecommerce_product.tags']),
  );
});

it.each(listsOverJunctions)('%s leads over its junction to the other side', (_list, collection, field, listOf) => {
  const keys = contentModel.find(({ name }) => name === listOf)?.fields.filter(({ relation }) => relation) ?? [];
  const back = keys.find(({ relation }) => relation?.to === collection && relation.oneField === field);
  const forth = keys.find(({ name }) => name === back?.relation?.junctionField);
  expect(forth?.relation?.junctionField).toBe(back?.name);
});
