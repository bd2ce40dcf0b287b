// What the roles of a user let the routes of the studio show and do: a role changes, reads and sees sales as the table
// of roles says. Pure.
import type { Accountability } from '@directus/types';
import {
  canSeeSalesFigures,
  accessLevelsWithWrite,
  type CollectionAccessLevel,
  findUserStaffRoleNames,
  toRoleCollectionAccess,
} from '../../../access/role-permission-matrix.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';

export interface StaffPermissionChecks {
  canChange: (collection: string) => boolean;
  canRead: (collection: string) => boolean;
  canSeeSales: boolean;
}

const readingAccess: readonly CollectionAccessLevel[] = ['read', ...accessLevelsWithWrite];

export const toStaffRights = (
  accountability: Pick<Accountability, 'admin' | 'roles'> | null | undefined,
): StaffPermissionChecks => {
  const user = accountability ?? { admin: false, roles: [] };
  const names = findUserStaffRoleNames(user);
  const has = (collection: string, accesses: readonly CollectionAccessLevel[]) =>
    names.some((name) => accesses.includes(toRoleCollectionAccess(contentModelCollections, collection, name)));
  return {
    canChange: (collection) => has(collection, accessLevelsWithWrite),
    canRead: (collection) => has(collection, readingAccess),
    canSeeSales: canSeeSalesFigures(user),
  };
};
