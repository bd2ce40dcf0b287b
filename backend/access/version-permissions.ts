// Permissions of staff for content versions of their own project's records (docs/decisions/082). Pure.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { hasContentVersions } from '../schema/publication-fields.ts';
import { type DirectusFilter, ownProjectRules } from './collection-ownership.ts';
import { type DirectusPermission, createDirectusPermission } from './directus-permission.ts';
import { accessLevelsWithWrite, type StaffRoleName, toRoleCollectionAccess } from './role-permission-matrix.ts';

/**
 * A role that may change a record may prepare a version of it; content-guard checks what it contains. A role that may
 * change only some fields changes only the user's own versions. The database writes the project (apply/revision-project-triggers.ts).
 */
export const toVersionPermissions = (schema: CollectionDefinition[], role: StaffRoleName): DirectusPermission[] => {
  const versioned = schema.filter(hasContentVersions).map(({ name }) => name);
  const changed = versioned.filter((name) =>
    accessLevelsWithWrite.includes(toRoleCollectionAccess(schema, name, role)),
  );
  if (changed.length === 0) return [];
  const managed = changed.filter((name) => toRoleCollectionAccess(schema, name, role) === 'manage');
  const isChanged: DirectusFilter = { collection: { _in: changed } };
  const isOwn: DirectusFilter = {
    _or: [{ collection: { _in: managed } }, { _and: [isChanged, { user_created: { _eq: '$CURRENT_USER' } }] }],
  };
  const permissions: DirectusFilter = { _and: [...ownProjectRules, isOwn] };
  return [
    createDirectusPermission('directus_versions', 'read', ['*'], {
      permissions: { _and: [...ownProjectRules, isChanged] },
    }),
    createDirectusPermission('directus_versions', 'create', ['key', 'name', 'collection', 'item', 'hash'], {
      validation: isChanged,
    }),
    createDirectusPermission('directus_versions', 'update', ['key', 'name'], { permissions }),
    createDirectusPermission('directus_versions', 'delete', ['*'], { permissions }),
  ];
};
