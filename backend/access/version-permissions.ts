// Permissions of staff for content versions of their own project's records (docs/decisions/082). Pure.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { isContentVersioningEnabled } from '../schema/scheduled-publication-fields.ts';
import { type DirectusFilter, ownProjectSystemCollectionFilters } from './project-and-publication-filters.ts';
import { type DirectusPermission, toDirectusPermission } from './directus-permission.ts';
import { accessLevelsWithWrite, type StaffRoleName, toRoleCollectionAccess } from './role-permission-matrix.ts';

/**
 * A role that may change a record may prepare a version of it; content-guard checks what it contains. A role that may
 * change only some fields changes only the user's own versions. The database writes the project (apply/directus-history-project-triggers.ts).
 */
export const toContentVersionPermissions = (
  schema: CollectionDefinition[],
  role: StaffRoleName,
): DirectusPermission[] => {
  const versioned = schema.filter(isContentVersioningEnabled).map(({ name }) => name);
  const changed = versioned.filter((name) =>
    accessLevelsWithWrite.includes(toRoleCollectionAccess(schema, name, role)),
  );
  if (changed.length === 0) return [];
  const managed = changed.filter((name) => toRoleCollectionAccess(schema, name, role) === 'manage');
  const isChanged: DirectusFilter = { collection: { _in: changed } };
  const isOwn: DirectusFilter = {
    _or: [{ collection: { _in: managed } }, { _and: [isChanged, { user_created: { _eq: '$CURRENT_USER' } }] }],
  };
  const permissions: DirectusFilter = { _and: [...ownProjectSystemCollectionFilters, isOwn] };
  return [
    toDirectusPermission('directus_versions', 'read', ['*'], {
      permissions: { _and: [...ownProjectSystemCollectionFilters, isChanged] },
    }),
    toDirectusPermission('directus_versions', 'create', ['key', 'name', 'collection', 'item', 'hash'], {
      validation: isChanged,
    }),
    toDirectusPermission('directus_versions', 'update', ['key', 'name'], { permissions }),
    toDirectusPermission('directus_versions', 'delete', ['*'], { permissions }),
  ];
};
