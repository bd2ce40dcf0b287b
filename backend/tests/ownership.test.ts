// Every collection belongs to a project, and somebody decided what visitors may read of it.
import { describe, expect, it } from 'vitest';
import { toOwnProjectFilter, toProjectSteps, toPublishedFilter } from '../access/ownership.ts';
import { publicRules } from '../access/public-fields.ts';
import { planPublicPermissions } from '../access/rules.ts';
import type { CollectionDefinition } from '../schema/definition.ts';
import { id, label, status } from '../schema/fields.ts';
import { one } from '../schema/relations.ts';
import { schema } from '../schema/schema.ts';

const shared = ['language', 'ecommerce_payment_method', 'ecommerce_payment_method_translations'];

const note: CollectionDefinition = {
  name: 'note',
  label: label('Notiz', 'Note'),
  folder: 'shop',
  ownership: { projectPath: 'product.project' },
  archiveField: 'status',
  fields: [id(), status(), one('product', label('Produkt', 'Product'), 'ecommerce_product')],
};

describe('ownership', () => {
  it.each(schema.map(({ name }) => name))('leads from %s to the project', (name) => {
    const definition = schema.find((collection) => collection.name === name);
    if (shared.includes(name)) expect(definition?.ownership).toBe('shared');
    else expect(toProjectSteps(schema, name).length).toBeGreaterThan(0);
  });

  it('refuses a path through a field that is no relation, or that ends elsewhere', () => {
    const broken = (projectPath: string) => [...schema, { ...note, ownership: { projectPath } }];
    expect(() => toProjectSteps(broken('id'), 'note')).toThrow('note: "id" of its projectPath is not a many-to-one');
    expect(() => toProjectSteps(broken('product'), 'note')).toThrow('ends at ecommerce_product, not at project');
  });

  it('builds the filter of the own project along the path', () => {
    expect(toOwnProjectFilter([...schema, note], 'note')).toEqual({
      _and: [{ product: { project: { _nnull: true } } }, { product: { project: { _eq: '$CURRENT_USER.project' } } }],
    });
  });
});

describe('what visitors may read', () => {
  it('asks every parent on the way for its status', () => {
    expect(toPublishedFilter([...schema, note], 'note')).toEqual({
      _and: [{ status: { _eq: 'published' } }, { product: { status: { _eq: 'published' } } }],
    });
    expect(toPublishedFilter(schema, 'ecommerce_product_variant_translations')).toEqual({
      ecommerce_product_variant: { product: { status: { _eq: 'published' } } },
    });
  });

  it('refuses a collection that nobody decided about', () => {
    expect(() => planPublicPermissions([...schema, note])).toThrow('Nobody decided what visitors may read of note');
  });

  it('names only collections and fields that exist', () => {
    const known = new Map(schema.map(({ name, fields }) => [name, fields.map((field) => field.name)]));
    for (const [name, rule] of Object.entries(publicRules)) {
      expect([...known.keys()]).toContain(name);
      if (typeof rule !== 'string') expect(known.get(name)).toEqual(expect.arrayContaining(rule.fields));
    }
  });
});
