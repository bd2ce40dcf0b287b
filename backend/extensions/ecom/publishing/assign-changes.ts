// Puts what the database has noted of editors' changes (apply/derived-column-triggers.ts) to the publications that wait:
// one per project, joined by everything that comes before its call. What no visitor can see is dropped.
import type { Knex } from 'knex';
import {
  takeDeletedRecordLocation,
  type RecordLocation,
  readRecordLocation,
  type RecordReference,
} from './record-location.ts';

interface Note extends RecordReference {
  id: number;
  action: 'create' | 'delete' | 'update';
  editor: string;
  activity: number;
  date_created: Date;
}

/** Notes per transaction. */
const batchSize = 200;

/**
 * The one debounce between save and build: saving one form is several changes, and a change seldom comes alone. It stands here
 * and not at the host, because a call is made of what is in it: what comes later is another call, and another build.
 */
const debounceMs = 500;

/** Takes all notes that nobody else is working at. */
export const assignChangesToPublications = async (database: Knex): Promise<void> => {
  for (;;) {
    const count = await database.transaction(sortBatch);
    if (count < batchSize) return;
  }
};

const sortBatch = async (transaction: Knex.Transaction): Promise<number> => {
  const notes = await transaction('publication_change')
    .whereNull('publication')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .select<Note[]>('id', 'collection', 'item', 'action', 'editor', 'activity', 'date_created');
  const byProject = new Map<string, Note[]>();
  for (const note of notes) {
    const place = await readPlace(transaction, note);
    if (!place || (await isUnseen(transaction, note, place))) continue;
    const projects = place.projects === 'all' ? await readProjects(transaction) : place.projects;
    // A parent that is saved with its child is changed, not made or deleted.
    const isRoot = place.root.collection === note.collection;
    const change: Note = { ...note, ...place.root, action: isRoot ? note.action : 'update' };
    for (const project of projects) byProject.set(project, [...(byProject.get(project) ?? []), change]);
  }
  // In one order, so that two backends never wait for each other.
  for (const [project, changes] of [...byProject].sort(([a], [b]) => (a < b ? -1 : 1)))
    await writeChanges(transaction, project, changes);
  await transaction('publication_change')
    .whereIn(
      'id',
      notes.map(({ id }) => id),
    )
    .delete();
  return notes.length;
};

const readProjects = async (database: Knex): Promise<string[]> =>
  (await database('project').select<{ id: string }[]>('id')).map(({ id }) => id);

const readPlace = async (database: Knex, note: Note): Promise<RecordLocation | undefined> => {
  if (note.action !== 'delete') return readRecordLocation(database, note);
  const known = takeDeletedRecordLocation(note);
  if (known) return known;
  // Deleted through another backend: of the editor's project then, and of any for who works for all.
  const editor = await database('directus_users')
    .where({ id: note.editor })
    .first<{ project: string | null } | undefined>('project');
  const projects = editor?.project ? [editor.project] : 'all';
  return { projects, root: note, isSelfHidden: false, isParentHidden: false };
};

/** Whether a draft was worked at: before, visitors did not see it, and they do not now. */
const isUnseen = async (database: Knex, note: Note, place: RecordLocation): Promise<boolean> => {
  if (place.isParentHidden) return true;
  if (!place.isSelfHidden) return false;
  if (note.action !== 'update') return true;
  const revision = await database('directus_revisions')
    .where({ activity: note.activity })
    .first<{ delta: unknown } | undefined>('delta');
  const delta = revision?.delta;
  // Its status is part of the change: it was just taken off the site.
  return typeof delta === 'object' && delta !== null && !('status' in delta);
};

const writeChanges = async (transaction: Knex.Transaction, project: string, changes: Note[]): Promise<void> => {
  const publication = await ensureQueuedPublication(transaction, project);
  for (const { collection, item, action, editor, activity, date_created } of changes)
    await transaction('publication_change')
      .insert({ project, publication, collection, item, action, editor, activity, date_created })
      .onConflict(['publication', 'collection', 'item', 'editor'])
      .merge({
        // Made and then changed is made.
        action: transaction.raw(
          `case when excluded.action = 'update' then publication_change.action else excluded.action end`,
        ),
      });
};

/**
 * The publication of the project that waits for its call, made where there is none. It stays locked until the transaction
 * ends: its call waits, so that what is put to it is in the build.
 */
export const ensureQueuedPublication = async (transaction: Knex.Transaction, project: string): Promise<string> => {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`publication ${project}`]);
  const waiting = await transaction('publication')
    .where({ project, state: 'queued' })
    .orderBy('date_created', 'desc')
    .forUpdate()
    .first<{ id: string } | undefined>('id');
  if (waiting) return waiting.id;
  const [made] = await transaction('publication')
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
  if (!made) throw new Error('The database has made no publication.');
  return made.id;
};
