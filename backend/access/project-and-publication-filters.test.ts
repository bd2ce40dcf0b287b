// Ownership of every collection, and the filters that follow from the content model.
import { describe, expect, it } from 'vitest';
import {
  toSiteContentCollectionNames,
  toOwnProjectFilter,
  findProjectRelationPath,
  toPublishedItemsFilter,
} from './project-and-publication-filters.ts';
import { contentModelCollections } from '../schema/content-model.ts';
import { testNoteCollectionDefinition } from './test-collection.fixture.ts';

const shared = ['language', 'ecommerce_payment_method', 'ecommerce_payment_method_translations'];

describe('ownership', () => {
  it.each(contentModelCollections.map(({ name }) => name))('has a path from %s to the project', (name) => {
    const definition = contentModelCollections.find((collection) => collection.name === name);
    if (shared.includes(name)) expect(definition?.ownership).toBe('shared');
    else expect(findProjectRelationPath(contentModelCollections, name).length).toBeGreaterThan(0);
  });

  it('refuses a path with a field that is not a relation, or that does not end at the project', () => {
    const broken = (projectPath: string) => [
      ...contentModelCollections,
      { ...testNoteCollectionDefinition, ownership: { projectPath } },
    ];
    expect(() => findProjectRelationPath(broken('id'), 'note')).toThrow(
      'note: "id" of its projectPath is not a many-to-one',
    );
    expect(() => findProjectRelationPath(broken('product'), 'note')).toThrow(
      'ends at ecommerce_product, not at project',
    );
  });

  it('is that of the project for the project itself, and nobody’s for a shared collection', () => {
    expect(findProjectRelationPath(contentModelCollections, 'project')).toEqual([
      { collection: 'project', field: 'id' },
    ]);
    expect(findProjectRelationPath(contentModelCollections, 'language')).toEqual([]);
    expect(toOwnProjectFilter(contentModelCollections, 'project')).toEqual({
      _and: [{ id: { _nnull: true } }, { id: { _eq: '$CURRENT_USER.project' } }],
    });
    expect(() => findProjectRelationPath(contentModelCollections, 'wishes')).toThrow(
      'The collection wishes is not in the content model.',
    );
  });

  it('builds the own-project filter along the path', () => {
    expect(toOwnProjectFilter([...contentModelCollections, testNoteCollectionDefinition], 'note')).toEqual({
      _and: [{ product: { project: { _nnull: true } } }, { product: { project: { _eq: '$CURRENT_USER.project' } } }],
    });
  });
});

describe('the filter for published items', () => {
  it('requires the status published of every parent', () => {
    expect(toPublishedItemsFilter([...contentModelCollections, testNoteCollectionDefinition], 'note')).toEqual({
      _and: [{ status: { _eq: 'published' } }, { product: { status: { _eq: 'published' } } }],
    });
    expect(toPublishedItemsFilter(contentModelCollections, 'ecommerce_product_variant_translations')).toEqual({
      ecommerce_product_variant: { product: { status: { _eq: 'published' } } },
    });
  });

  it('is empty where nothing can be a draft', () => {
    expect(toPublishedItemsFilter(contentModelCollections, 'language')).toEqual({});
  });
});

it('starts a build for what visitors or build read, but not for ratings, which pages load themselves', () => {
  const names = toSiteContentCollectionNames(contentModelCollections);
  expect(names).toEqual(expect.arrayContaining(['page', 'ecommerce_product', 'ecommerce_settings']));
  for (const name of ['ecommerce_product_rating', 'ecommerce_order', 'contact_message'])
    expect(names).not.toContain(name);
});
