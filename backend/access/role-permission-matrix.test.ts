// Every collection has a group, so that a new one is given to the roles on purpose.
import { describe, expect, it } from 'vitest';
import { contentModelCollections } from '../schema/content-model.ts';
import {
  findCollectionAccessGroup,
  accessGroupByCollectionName,
  orderStaffRoleIds,
  toRoleCollectionAccess,
} from './role-permission-matrix.ts';
import { assistantRoleId, bookkeepingRoleId, editorRoleId, ownerRoleId } from './fixed-account-and-policy-ids.ts';
import { testNoteCollectionDefinition } from './test-collection.fixture.ts';

const owned = contentModelCollections.filter(({ ownership }) => ownership !== 'shared').map(({ name }) => name);

describe('the group of a collection', () => {
  it.each(owned)('is known for %s', (name) => {
    expect(
      findCollectionAccessGroup(contentModelCollections, name),
      `Add ${name} to groupByCollectionName.`,
    ).toBeDefined();
  });

  it('is that of the parent for a child', () => {
    const schema = [...contentModelCollections, testNoteCollectionDefinition];
    expect(findCollectionAccessGroup(schema, 'note')).toBe('catalogue');
    expect(findCollectionAccessGroup(schema, 'page_section_hotspot_translations')).toBe('content');
    expect(findCollectionAccessGroup(schema, 'ecommerce_shipping_method')).toBe('settings');
    expect(findCollectionAccessGroup(schema, 'ecommerce_legal_page_translations')).toBe('legal');
  });

  it('is named for existing collections only', () => {
    expect(Object.keys(accessGroupByCollectionName).filter((name) => !owned.includes(name))).toEqual([]);
  });

  it('keeps an unknown collection from assistants and bookkeeping', () => {
    const schema = [{ ...testNoteCollectionDefinition, name: 'secret', ownership: { projectPath: 'project' } }];
    const access = (['owner', 'editor', 'assistant', 'bookkeeping'] as const).map((role) =>
      toRoleCollectionAccess(schema, 'secret', role),
    );
    expect(access).toEqual(['manage', 'manage', 'none', 'none']);
  });
});

it('lets owner, editor and assistant handle orders, not bookkeeping', () => {
  expect(orderStaffRoleIds).toEqual([ownerRoleId, editorRoleId, assistantRoleId]);
  expect(orderStaffRoleIds).not.toContain(bookkeepingRoleId);
});
