// A Directus hook for branches that something still depends on: they are not deleted. Each subject says what that is.
import type { Accountability, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { RefusedByHook } from './directus-error.ts';

/** Whoever may not delete the branches is refused by Directus itself, and learns nothing of what depends on them. */
const ownsBranches = async (
  database: Knex,
  accountability: Accountability | null,
  branches: readonly string[],
): Promise<boolean> => {
  if (!accountability || accountability.admin) return true;
  const own = await database('branch')
    .whereIn('id', branches)
    .whereIn('project', database('directus_users').where({ id: accountability.user }).select('project'))
    .select<{ id: string }[]>('id');
  return own.length === branches.length;
};

/** `findObstacle` says in a sentence for the staff what stands against it; `undefined` where nothing does. */
export const guardBranches =
  (findObstacle: (database: Knex, branches: readonly string[]) => Promise<string | undefined>): HookConfig =>
  ({ filter }) => {
    filter<string[]>('branch.items.delete', async (branches, _meta, { database, accountability }) => {
      if (!(await ownsBranches(database, accountability, branches))) return branches;
      const obstacle = await findObstacle(database, branches);
      if (obstacle === undefined) return branches;
      throw new RefusedByHook(400, 'INVALID_PAYLOAD', obstacle);
    });
  };
