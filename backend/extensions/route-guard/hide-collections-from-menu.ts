// Takes collections out of the studio's menu that a role only reads for the names in forms and lists, such as the
// categories: Directus hides a collection from all roles or from none.
import type { RequestHandler } from 'express';
import { toStaffPermissions } from '../../access/permission-rules.ts';
import {
  findUserStaffRoleNames,
  type StaffRoleName,
  staffRoleNames,
  toRoleCollectionAccess,
} from '../../access/role-permission-matrix.ts';
import { contentModelCollections as schema } from '../../schema/content-model.ts';

/**
 * What a role that keeps stock and prices may not change, what names the project, and what all projects share, for roles
 * without the settings in which it is chosen.
 */
export const toCollectionNamesHiddenFromMenu = (role: StaffRoleName): string[] => {
  const updates = toStaffPermissions(schema, role).filter(({ action }) => action === 'update');
  const changed = new Set(updates.map(({ collection }) => collection));
  return schema.flatMap(({ name, ownership }) => {
    const access = toRoleCollectionAccess(schema, name, role);
    const isForNamesOnly = access === 'identify' || (access === 'stock' && !changed.has(name));
    return isForNamesOnly || (ownership === 'shared' && access === 'none') ? [name] : [];
  });
};

const namesByRole = new Map(staffRoleNames.map((role) => [role, new Set(toCollectionNamesHiddenFromMenu(role))]));

interface CollectionsAnswer {
  data?: { collection: string; meta: { hidden: boolean } | null }[];
}

export const hideCollectionsFromMenu: RequestHandler = ({ method, path, accountability }, response, next) => {
  const [role] = accountability ? findUserStaffRoleNames(accountability) : [];
  const names = role && namesByRole.get(role);
  if (names && names.size > 0 && method === 'GET' && /^\/collections\/?$/.test(path)) {
    const send = response.json.bind(response);
    // A copy: Directus may keep the answer in its cache.
    response.json = ({ data, ...rest }: CollectionsAnswer) =>
      send({
        ...rest,
        data: data?.map((entry) =>
          names.has(entry.collection) ? { ...entry, meta: { ...entry.meta, hidden: true } } : entry,
        ),
      });
  }
  next();
};
