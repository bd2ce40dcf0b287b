// Permissions of staff for Directus's own records about people: accounts, roles, and the history of records. Pure.
import type { CollectionDefinition } from '../schema/content-model-types.ts';
import { type DirectusFilter, ownProjectSystemCollectionFilters } from './project-and-publication-filters.ts';
import { type DirectusPermission, toDirectusPermission } from './directus-permission.ts';
import { scheduledPublishingUserId } from './fixed-account-and-policy-ids.ts';
import {
  accessLevelsWithWrite,
  type CollectionAccessGroup,
  findCollectionAccessGroup,
  staffRoleIds,
  type StaffRoleName,
  toRoleCollectionAccess,
} from './role-permission-matrix.ts';

/** What everyone may change of the own account. The second factor has its own routes, which ask for the password. */
const ownAccountFieldNames = [
  'first_name',
  'last_name',
  'title',
  'avatar',
  'password',
  'language',
  'text_direction',
  'appearance',
  'theme_light',
  'theme_dark',
  'theme_light_overrides',
  'theme_dark_overrides',
  'email_notifications',
  'tfa_secret',
];

/** The email address stands for a colleague without a name. */
const colleagueFieldNames = ['id', 'first_name', 'last_name', 'email', 'title', 'avatar'];

/**
 * Everyone changes the own account and sees colleagues by name; owners create and change accounts of their project. The
 * guard in extensions/ecom/staff keeps people from changing their own role.
 */
export const toUserAccountPermissionsOfRole = (role: StaffRoleName): DirectusPermission[] => {
  const ownAccount: DirectusFilter = { id: { _eq: '$CURRENT_USER' } };
  // With the name of what is published at its time, for the history.
  const colleagues: DirectusFilter = {
    _or: [{ _and: ownProjectSystemCollectionFilters }, { id: { _eq: scheduledPublishingUserId } }],
  };
  if (role !== 'owner')
    return [
      toDirectusPermission('directus_users', 'read', colleagueFieldNames, { permissions: colleagues }),
      toDirectusPermission('directus_users', 'update', ownAccountFieldNames, { permissions: ownAccount }),
    ];
  const isAssignable: DirectusFilter = { role: { _in: staffRoleIds } };
  return [
    toDirectusPermission(
      'directus_users',
      'read',
      [...colleagueFieldNames, 'role', 'status', 'language', 'last_access', 'project'],
      { permissions: colleagues },
    ),
    toDirectusPermission(
      'directus_users',
      'create',
      ['email', 'first_name', 'last_name', 'title', 'avatar', 'password', 'language', 'role', 'status'],
      {
        validation: { _and: [...ownProjectSystemCollectionFilters, isAssignable, { role: { _submitted: true } }] },
        presets: { project: '$CURRENT_USER.project' },
      },
    ),
    toDirectusPermission('directus_users', 'update', [...ownAccountFieldNames, 'role', 'status'], {
      permissions: { _or: [ownAccount, { _and: [...ownProjectSystemCollectionFilters, isAssignable] }] },
      validation: isAssignable,
    }),
    toDirectusPermission('directus_roles', 'read', ['id', 'name', 'icon', 'description'], {
      permissions: { id: { _in: staffRoleIds } },
    }),
  ];
};

/** Their records contain data of visitors, which is deleted after a time and must not come back. */
const groupsWithoutHistory: readonly (CollectionAccessGroup | undefined)[] = [
  'appointments',
  'messages',
  'orders',
  'payments',
  'emails',
];

/** Directus masks a concealed value in earlier versions, and restoring one would save the mask. */
const hasConcealedField = ({ fields }: CollectionDefinition): boolean =>
  fields.some(({ special }) => special?.includes('conceal'));

/** Collections whose earlier versions a role sees and restores: those it changes, and reads completely. */
const toRestorableCollectionNames = (schema: CollectionDefinition[], role: StaffRoleName): string[] =>
  schema
    .filter((collection) => {
      const { name, isWrittenByService, ownership } = collection;
      if (ownership === 'shared' || isWrittenByService || hasConcealedField(collection)) return false;
      return (
        !groupsWithoutHistory.includes(findCollectionAccessGroup(schema, name)) &&
        accessLevelsWithWrite.includes(toRoleCollectionAccess(schema, name, role))
      );
    })
    .map(({ name }) => name);

/** The database writes the project of a revision and of its activity (apply/directus-history-project-triggers.ts). */
export const toHistoryPermissions = (schema: CollectionDefinition[], role: StaffRoleName): DirectusPermission[] => {
  const names = toRestorableCollectionNames(schema, role);
  if (names.length === 0) return [];
  const permissions: DirectusFilter = { _and: [...ownProjectSystemCollectionFilters, { collection: { _in: names } }] };
  return [
    toDirectusPermission('directus_revisions', 'read', ['*'], { permissions }),
    // Neither address nor browser of a colleague.
    toDirectusPermission(
      'directus_activity',
      'read',
      ['id', 'action', 'timestamp', 'user', 'collection', 'item', 'project'],
      {
        permissions,
      },
    ),
  ];
};
