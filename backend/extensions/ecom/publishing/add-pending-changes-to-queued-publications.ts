// Assigns the content changes that the database recorded (apply/derived-column-triggers.ts) to queued publications: one
// per project, until its call is sent. Changes that no visitor can see are dropped.
import type { Knex } from 'knex';
import {
  takeDeletedRecordProjects,
  type RecordProjectsAndVisibility,
  readRecordProjectsAndVisibility,
  type ContentRecordReference,
} from './read-record-projects-and-visibility.ts';

interface ContentChangeRow extends ContentRecordReference {
  id: number;
  action: 'create' | 'delete' | 'update';
  editor: string;
  activity: number;
  date_created: Date;
}

/** In one transaction. */
const batchSize = 200;

/**
 * The only debounce between save and build: saving one form creates several changes, and editors often save repeatedly.
 * A debounce at the host would be too late: a later change would need another call and another build.
 */
const debounceMs = 500;

/** Processes all changes that no other backend has locked. */
export const addPendingChangesToQueuedPublications = async (database: Knex): Promise<void> => {
  for (;;) {
    const count = await database.transaction(assignBatch);
    if (count < batchSize) return;
  }
};

const assignBatch = async (transaction: Knex.Transaction): Promise<number> => {
  const recordedChanges = await transaction('publication_change')
    .whereNull('publication')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .select<ContentChangeRow[]>('id', 'collection', 'item', 'action', 'editor', 'activity', 'date_created');
  const byProject = new Map<string, ContentChangeRow[]>();
  for (const recorded of recordedChanges) {
    const location = await readLocation(transaction, recorded);
    if (!location || (await isInvisibleChange(transaction, recorded, location))) continue;
    const projects = location.projects === 'all' ? await readProjects(transaction) : location.projects;
    // If a child record is created or deleted, its root record is updated.
    const isRoot = location.root.collection === recorded.collection;
    const change: ContentChangeRow = { ...recorded, ...location.root, action: isRoot ? recorded.action : 'update' };
    for (const project of projects) byProject.set(project, [...(byProject.get(project) ?? []), change]);
  }
  // Fixed order, so that two backends cannot deadlock.
  for (const [project, changes] of [...byProject].sort(([a], [b]) => (a < b ? -1 : 1)))
    await writeChanges(transaction, project, changes);
  await transaction('publication_change')
    .whereIn(
      'id',
      recordedChanges.map(({ id }) => id),
    )
    .delete();
  return recordedChanges.length;
};

const readProjects = async (database: Knex): Promise<string[]> =>
  (await database('project').select<{ id: string }[]>('id')).map(({ id }) => id);

const readLocation = async (
  database: Knex,
  change: ContentChangeRow,
): Promise<RecordProjectsAndVisibility | undefined> => {
  if (change.action !== 'delete') return readRecordProjectsAndVisibility(database, change);
  const deletedLocation = takeDeletedRecordProjects(change);
  if (deletedLocation) return deletedLocation;
  // Deleted through another backend: assume the editor's project, or all projects for an administrator.
  const editor = await database('directus_users')
    .where({ id: change.editor })
    .first<{ project: string | null } | undefined>('project');
  const projects = editor?.project ? [editor.project] : 'all';
  return { projects, root: change, isSelfHidden: false, isParentHidden: false };
};

/** Whether only a draft changed, which visitors see neither before nor after the change. */
const isInvisibleChange = async (
  database: Knex,
  change: ContentChangeRow,
  location: RecordProjectsAndVisibility,
): Promise<boolean> => {
  if (location.isParentHidden) return true;
  if (!location.isSelfHidden) return false;
  if (change.action !== 'update') return true;
  const revision = await database('directus_revisions')
    .where({ activity: change.activity })
    .first<{ delta: unknown } | undefined>('delta');
  const delta = revision?.delta;
  // With a changed status, the record was visible before.
  return typeof delta === 'object' && delta !== null && !('status' in delta);
};

const writeChanges = async (
  transaction: Knex.Transaction,
  project: string,
  changes: ContentChangeRow[],
): Promise<void> => {
  const publication = await ensureQueuedPublication(transaction, project);
  for (const { collection, item, action, editor, activity, date_created } of changes)
    await transaction('publication_change')
      .insert({ project, publication, collection, item, action, editor, activity, date_created })
      .onConflict(['publication', 'collection', 'item', 'editor'])
      .merge({
        // A record created and then updated counts as created.
        action: transaction.raw(
          `case when excluded.action = 'update' then publication_change.action else excluded.action end`,
        ),
      });
};

/**
 * Returns the project's queued publication, creating it if needed. It stays locked until the transaction ends, so that
 * its call includes every change assigned here.
 */
export const ensureQueuedPublication = async (transaction: Knex.Transaction, project: string): Promise<string> => {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`publication ${project}`]);
  const queued = await transaction('publication')
    .where({ project, state: 'queued' })
    .orderBy('date_created', 'desc')
    .forUpdate()
    .first<{ id: string } | undefined>('id');
  if (queued) return queued.id;
  const [created] = await transaction('publication')
    .insert({
      id: transaction.raw('gen_random_uuid()'),
      project,
      state: 'queued',
      attempts: 0,
      losses: 0,
      date_created: transaction.fn.now(),
      next_attempt_at: transaction.raw(`now() + ? * interval '1 millisecond'`, [debounceMs]),
    })
    .returning<{ id: string }[]>('id');
  if (!created) throw new Error('The publication was not created.');
  return created.id;
};
