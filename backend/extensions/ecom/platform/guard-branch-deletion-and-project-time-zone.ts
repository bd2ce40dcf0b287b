// Directus hooks shared by all modules: refuse to delete a branch that is still in use, and refuse a project with an
// unknown time zone.
import type { Accountability, EventContext, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import { isTimeZone } from '../../../../domain/opening-hours/time-zone.ts';
import { createFieldValidationError, createInvalidPayloadError } from '../../../access/refused-request-error.ts';
import { getStudioRefusalTranslator } from './service-translators.ts';

/** Directus itself refuses users who may not delete these branches; they must not learn what depends on them. */
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

/**
 * `findObstacle` returns a sentence for the staff if something still depends on the branches, otherwise `undefined`.
 */
export const createBranchDeletionGuard =
  (findObstacle: (database: Knex, branches: readonly string[]) => Promise<string | undefined>): HookConfig =>
  ({ filter }) => {
    filter<string[]>('branch.items.delete', async (branches, _meta, { database, accountability }) => {
      if (!(await ownsBranches(database, accountability, branches))) return branches;
      const obstacle = await findObstacle(database, branches);
      if (obstacle === undefined) return branches;
      throw createInvalidPayloadError(obstacle);
    });
  };

/** Studio language of the current user; German by default, as everywhere in the studio. */
const readLanguage = async ({ database, accountability }: EventContext): Promise<'de' | 'en'> => {
  if (!accountability?.user) return 'de';
  const row = await database('directus_users')
    .where({ id: accountability.user })
    .first<{ language: string | null } | undefined>('language');
  return !row?.language || row.language.startsWith('de') ? 'de' : 'en';
};

/** Refuses a project whose time zone is not an IANA name. */
export const projectTimeZoneValidationHook: HookConfig = ({ filter }) => {
  for (const event of ['project.items.create', 'project.items.update'])
    filter<Record<string, unknown>>(event, async (payload, _meta, context) => {
      const name = payload['time_zone'];
      if (typeof name !== 'string' || isTimeZone(name)) return payload;
      throw createFieldValidationError(
        'time_zone',
        getStudioRefusalTranslator(await readLanguage(context))('timeZone', { name }),
      );
    });
};
