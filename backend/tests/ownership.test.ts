// Ownership of every collection, and the permissions of visitors and build that follow from the content model.
import { describe, expect, it } from 'vitest';
import { toOwnProjectFilter, toProjectRelationPath, toPublishedFilter } from '../access/collection-ownership.ts';
import { toSiteBuildPermissions, toPublicPermissions } from '../access/rules.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { idField, statusField } from '../schema/common-fields.ts';
import { studioLabel, textField } from '../schema/fields.ts';
import { manyToOneField } from '../schema/relations.ts';
import { contentModelCollections, staffOnlyCollections } from '../schema/schema.ts';

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
  it.each(contentModelCollections.map(({ name }) => name))('has a path from %s to the project', (name) => {
    const definition = contentModelCollections.find((collection) => collection.name === name);
    if (shared.includes(name)) expect(definition?.ownership).toBe('shared');
    else expect(toProjectRelationPath(contentModelCollections, name).length).toBeGreaterThan(0);
  });

  it('refuses a path with a field that is not a relation, or that does not end at the project', () => {
    const broken = (projectPath: string) => [...contentModelCollections, { ...note, ownership: { projectPath } }];
    expect(() => toProjectRelationPath(broken('id'), 'note')).toThrow(
      'note: "id" of its projectPath is not a many-to-one',
    );
    expect(() => toProjectRelationPath(broken('product'), 'note')).toThrow('ends at ecommerce_product, not at project');
  });

  it('builds the own-project filter along the path', () => {
    expect(toOwnProjectFilter([...contentModelCollections, note], 'note')).toEqual({
      _and: [{ product: { project: { _nnull: true } } }, { product: { project: { _eq: '$CURRENT_USER.project' } } }],
    });
  });
});

describe('read permissions', () => {
  it('require the status published of every parent', () => {
    expect(toPublishedFilter([...contentModelCollections, note], 'note')).toEqual({
      _and: [{ status: { _eq: 'published' } }, { product: { status: { _eq: 'published' } } }],
    });
    expect(toPublishedFilter(contentModelCollections, 'ecommerce_product_variant_translations')).toEqual({
      ecommerce_product_variant: { product: { status: { _eq: 'published' } } },
    });
  });

  const toRead = (collection: CollectionDefinition, plan: typeof toPublicPermissions) =>
    plan([...contentModelCollections, collection]).find((permission) => permission.collection === collection.name);
  const withFields: CollectionDefinition = {
    ...note,
    fields: [
      ...note.fields,
      textField('shown', studioLabel('A', 'A'), { public: true }),
      textField('internal', studioLabel('B', 'B')),
    ],
  };

  it('are not granted to visitors or build for a collection without a read setting, even if its fields are public', () => {
    expect(toRead(withFields, toPublicPermissions)).toBeUndefined();
    expect(toRead(withFields, toSiteBuildPermissions)).toBeUndefined();
  });

  it('are granted to the build only, for a collection readable by the build', () => {
    const forBuild = { ...withFields, readable: 'build' } as const;
    expect(toRead(forBuild, toPublicPermissions)).toBeUndefined();
    expect(toRead(forBuild, toSiteBuildPermissions)).toMatchObject({ fields: ['*'] });
  });

  it('are granted to visitors for the public fields of a public collection', () => {
    const read = toRead({ ...withFields, readable: 'public' }, toPublicPermissions);
    expect(read).toMatchObject({ action: 'read', fields: ['id', 'status', 'shown'] });
  });

  it('are not granted for messages of visitors or internal records', () => {
    const internal = contentModelCollections
      .filter(({ isWrittenByService }) => isWrittenByService)
      .map(({ name }) => name);
    expect(staffOnlyCollections).toEqual(expect.arrayContaining([...internal, 'contact_message', 'appointment']));
    const open = [...toPublicPermissions(contentModelCollections), ...toSiteBuildPermissions(contentModelCollections)];
    expect(open.filter(({ collection }) => staffOnlyCollections.includes(collection))).toEqual([]);
  });

  it.each([
    ['ecommerce_settings', 'bank_details'],
    ['ecommerce_settings', 'paypal_client_secret'],
    ['ecommerce_settings', 'klarna_password'],
    ['ecommerce_settings_payment_method', 'config'],
    ['ecommerce_product_rating', 'order_line'],
    ['project', 'config'],
  ])('exclude %s.%s for visitors', (name, field) => {
    const collection = contentModelCollections.find((entry) => entry.name === name);
    expect(collection?.fields.map((entry) => entry.name)).toContain(field);
    expect(
      toPublicPermissions(contentModelCollections).find((entry) => entry.collection === name)?.fields,
    ).not.toContain(field);
  });
});
