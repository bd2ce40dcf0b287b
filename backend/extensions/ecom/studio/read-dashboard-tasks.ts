// Counts the waiting records of a project (domain/studio-task-list-definitions.ts) in one statement, and finds the bookmark that
// lists them.
import type { Knex } from 'knex';
import { dashboardTaskNames, type DashboardTask } from '../../../../contract/studio/studio-dashboard.ts';
import {
  type StudioTaskListFilterCondition,
  studioTaskListDefinitions,
  type StudioTaskListFilterDefinition,
  toDirectusTaskListFilter,
} from '../../../../domain/studio-task-list-definitions.ts';
import { type ProjectRelationStep, findProjectRelationPath } from '../../../access/project-and-publication-filters.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import type { StaffPermissionChecks } from '../platform/staff-permission-checks.ts';

/** The records of a collection that belong to the project, along the relations that lead there. */
const selectOwnRecords = (
  database: Knex,
  [step, ...others]: readonly ProjectRelationStep[],
  project: string,
): Knex.QueryBuilder => {
  if (!step) throw new Error('A task list belongs to a project.');
  const records = database(step.collection);
  return others.length === 0
    ? records.where(step.field, project)
    : records.whereIn(step.field, selectOwnRecords(database, others, project).select('id'));
};

const addCondition = (query: Knex.QueryBuilder, condition: StudioTaskListFilterCondition): Knex.QueryBuilder => {
  const { field } = condition;
  if ('isAhead' in condition) return query.whereRaw('?? >= now()', [field]);
  if ('isEmpty' in condition) return condition.isEmpty ? query.whereNull(field) : query.whereNotNull(field);
  return query.whereIn(field, [...condition.isOneOf]);
};

const countRecords = (
  database: Knex,
  { collection, conditions }: StudioTaskListFilterDefinition,
  project: string,
): Knex.QueryBuilder =>
  conditions
    .reduce(
      addCondition,
      selectOwnRecords(database, findProjectRelationPath(contentModelCollections, collection), project),
    )
    .select(database.raw('count(*)::int'));

/** Found by what it shows, because the staff may rename it. */
const findBookmark = (database: Knex, list: StudioTaskListFilterDefinition): Knex.QueryBuilder =>
  database('directus_presets')
    .where({ collection: list.collection, user: null, role: null })
    .whereNotNull('bookmark')
    .whereRaw('filter::jsonb = ?::jsonb', [JSON.stringify(toDirectusTaskListFilter(list))])
    .select(database.raw('min(id)'));

export const readDashboardTasks = async (
  database: Knex,
  project: string,
  { canChange }: Pick<StaffPermissionChecks, 'canChange'>,
): Promise<DashboardTask[]> => {
  const lists = dashboardTaskNames
    .map((name): StudioTaskListFilterDefinition & Pick<DashboardTask, 'name'> => ({
      name,
      ...studioTaskListDefinitions[name],
    }))
    .filter(({ completedIn, collection }) => canChange(completedIn ?? collection));
  if (lists.length === 0) return [];
  const row = (await database
    .select(
      lists.flatMap((list) => [
        countRecords(database, list, project).as(list.name),
        findBookmark(database, list).as(`${list.name}_bookmark`),
      ]),
    )
    .first()) as Record<string, number | null>;
  return lists.map(({ name, collection }) => ({
    name,
    collection,
    quantity: row[name] ?? 0,
    bookmark: row[`${name}_bookmark`] ?? null,
  }));
};
