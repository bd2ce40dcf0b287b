// Every collection belongs to a project, and visitors read of it what its model says.
import { describe, expect, it } from 'vitest';
import { toOwnProjectFilter, toOwnershipSteps, toPublishedFilter } from '../access/ownership.ts';
import { toSiteBuildPermissions, toPublicPermissions } from '../access/rules.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { idField, statusField } from '../schema/common-fields.ts';
import { studioLabel, textField } from '../schema/fields.ts';
import { manyToOneField } from '../schema/relations.ts';
import { contentModel, staffOnlyCollections } from '../schema/schema.ts';

const shared = ['language', 'ecommerce_payment_method', 'ecommerce_payment_method_translations'];

const note: CollectionDefinition = {
  name: 'note',
  label: studioLabel('Notiz', 'Note'),
  folder: 'shop',
  ownership: { projectPath: 'product.project' },
  archiveField: 'status',
  fields: [idField(), statusField(), manyToOneField('product', studioLabel('Produkt', 'Product'), 'ecommerce_product')],
};

describe('ownership', () => {
  it.each(contentModel.map(({ name }) => name))('leads from %s to the project', (name) => {
    const definition = contentModel.find((collection) => collection.name === name);
    if (shared.includes(name)) expect(definition?.ownership).toBe('shared');
    else expect(toOwnershipSteps(contentModel, name).length).toBeGreaterThan(0);
  });

  it('refuses a path through a field that is no relation, or that ends elsewhere', () => {
    const broken = (projectPath: string) => [...contentModel, { ...note, ownership: { projectPath } }];
    expect(() => toOwnershipSteps(broken('id'), 'note')).toThrow('note: "id" of its projectPath is not a many-to-one');
    expect(() => toOwnershipSteps(broken('product'), 'note')).toThrow('ends at ecommerce_product, not at project');
  });

  it('builds the filter of the own project along the path', () => {
    expect(toOwnProjectFilter([...contentModel, note], 'note')).toEqual({
      _and: [{ product: { project: { _nnull: true } } }, { product: { project: { _eq: '$CURRENT_USER.project' } } }],
    });
  });
});

describe('what visitors may read', () => {
  it('asks every parent on the way for its status', () => {
    expect(toPublishedFilter([...contentModel, note], 'note')).toEqual({
      _and: [{ status: { _eq: 'published' } }, { product: { status: { _eq: 'published' } } }],
    });
    expect(toPublishedFilter(contentModel, 'ecommerce_product_variant_translations')).toEqual({
      ecommerce_product_variant: { product: { status: { _eq: 'published' } } },
    });
  });

  const toRead = (collection: CollectionDefinition, plan: typeof toPublicPermissions) =>
    plan([...contentModel, collection]).find((permission) => permission.collection === collection.name);
  const withFields: CollectionDefinition = {
    ...note,
    fields: [
      ...note.fields,
      textField('shown', studioLabel('A', 'A'), { public: true }),
      textField('kept', studioLabel('B', 'B')),
    ],
  };

  it('is nothing of a collection that nobody decided about, whatever its fields say; nor does the build', () => {
    expect(toRead(withFields, toPublicPermissions)).toBeUndefined();
    expect(toRead(withFields, toSiteBuildPermissions)).toBeUndefined();
  });

  it('is nothing of a collection for the build', () => {
    const forBuild = { ...withFields, readable: 'build' } as const;
    expect(toRead(forBuild, toPublicPermissions)).toBeUndefined();
    expect(toRead(forBuild, toSiteBuildPermissions)).toMatchObject({ fields: ['*'] });
  });

  it('is, of a public collection, the fields that say so', () => {
    const read = toRead({ ...withFields, readable: 'public' }, toPublicPermissions);
    expect(read).toMatchObject({ action: 'read', fields: ['id', 'status', 'shown'] });
  });

  it('is nothing that people wrote to the house or what it keeps for itself', () => {
    const kept = contentModel.filter(({ isWrittenByService }) => isWrittenByService).map(({ name }) => name);
    expect(staffOnlyCollections).toEqual(expect.arrayContaining([...kept, 'contact_message', 'appointment']));
    const open = [...toPublicPermissions(contentModel), ...toSiteBuildPermissions(contentModel)];
    expect(open.filter(({ collection }) => staffOnlyCollections.includes(collection))).toEqual([]);
  });

  it.each([
    ['ecommerce_settings', 'bank_details'],
    ['ecommerce_settings', 'paypal_client_secret'],
    ['ecommerce_settings', 'klarna_password'],
    ['ecommerce_settings_payment_method', 'config'],
    ['ecommerce_product_rating', 'order_line'],
    ['project', 'config'],
  ])('is not %s.%s', (name, field) => {
    const collection = contentModel.find((entry) => entry.name === name);
    expect(collection?.fields.map((entry) => entry.name)).toContain(field);
    expect(toPublicPermissions(contentModel).find((entry) => entry.collection === name)?.fields).not.toContain(field);
  });
});
