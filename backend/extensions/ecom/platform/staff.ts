// Who of the staff acts, and whether the order is one of their project's. Called by the hook of the orders' states and by the routes of refunds.
import type { Accountability } from '@directus/types';
import type { Knex } from 'knex';
import { editorRoleId } from '../../../access/service-ids.ts';

interface UserRow {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  project: string | null;
}

/** As the history names the person; `undefined` where somebody may not act on all of the projects. */
export const readStaffName = async (
  database: Knex,
  { user, roles, admin }: Pick<Accountability, 'admin' | 'roles' | 'user'>,
  projects: readonly string[],
): Promise<string | undefined> => {
  if (user === null) return undefined;
  const row = await database('directus_users')
    .where({ id: user })
    .first<UserRow | undefined>('first_name', 'last_name', 'email', 'project');
  const isEditor = roles.includes(editorRoleId) && row !== undefined && row.project !== null;
  if (!admin && !(isEditor && projects.every((project) => project === row.project))) return undefined;
  return [row?.first_name, row?.last_name].filter(Boolean).join(' ') || row?.email || 'Studio';
};
