// Publishes and withdraws records at their time, and promotes content versions, as an editor would by saving: with the
// same checks, and published by the same queue (docs/decisions/082).
import type { Accountability, HookConfig } from '@directus/types';
import type { Knex } from 'knex';
import {
  type UntypedContentRecord,
  isRecordHiddenFromVisitors,
} from '../../../../domain/content-checks/content-rules.ts';
import type { ContentProblemCode } from '../../../../contract/publishing/content-notice.ts';
import {
  findDueScheduledChange,
  visibilityFieldByCollection,
} from '../../../../domain/publishing/publication-schedule.ts';
import { scheduledPublishingUserId } from '../../../access/fixed-account-and-policy-ids.ts';
import { createFieldValidationError } from '../../../access/refused-request-error.ts';
import { purgeResponseCacheNow } from '../platform/cache-purge.ts';
import { isSerializationFailure } from '../platform/database-helpers.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import { defineScheduledJob, defineDueItemsJobTask } from '../platform/define-scheduled-job.ts';
import { addPendingChangesToQueuedPublications } from './add-pending-changes-to-queued-publications.ts';
import {
  isScheduledRecordDue,
  readScheduledRecords,
  type ScheduledRecord,
  type ScheduledPublishingProblem,
} from './scheduled-records.ts';
import { triggerSitePublishingJob } from './site-publishing-job.ts';

/** Editors correct what is wrong and save, which retries at once; another record may be the cause. */
const retryMs = 15 * 60_000;

const schedule: Accountability = {
  user: scheduledPublishingUserId,
  role: null,
  roles: [],
  admin: true,
  app: false,
  ip: null,
};

/** The columns are added one by one; the function is older than they are. */
const isReady = async ({ database }: DirectusExtensionContext): Promise<boolean> => {
  const tables = [...Object.keys(visibilityFieldByCollection), 'directus_versions'];
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from information_schema.columns where table_schema = current_schema()
        and column_name = 'schedule_problem' and table_name = any(?)
        and to_regprocedure('sf_project_of_record(text, text)') is not null`,
    [tables],
  );
  return rows.length === tables.length;
};

const selectDue = async ({ database }: DirectusExtensionContext): Promise<ScheduledRecord[]> => {
  const now = new Date();
  const isWaiting = ({ problem, changedAt }: ScheduledRecord): boolean =>
    problem !== null &&
    now.getTime() - Date.parse(problem.at) < retryMs &&
    (changedAt === null || Date.parse(changedAt) < Date.parse(problem.at));
  const scheduled = await readScheduledRecords(database, undefined);
  return scheduled.filter((record) => isScheduledRecordDue(record, now) && !isWaiting(record));
};

const toRow = (database: Knex, { collection, item, version }: ScheduledRecord): Knex.QueryBuilder =>
  version ? database('directus_versions').where({ id: version.id }) : database(collection).where({ id: item });

/** Reads the record again under a lock: another instance of the backend may have changed it. */
const applyDueChange = async (
  transaction: Knex.Transaction,
  { services, getSchema }: DirectusExtensionContext,
  selected: ScheduledRecord,
): Promise<boolean> => {
  const { collection, item, version } = selected;
  if (!(await toRow(transaction, selected).forUpdate().skipLocked().first<object | undefined>('id'))) return false;
  const [scheduled] = await readScheduledRecords(transaction, { collection, item, version: version?.id ?? null });
  if (!scheduled || !isScheduledRecordDue(scheduled, new Date())) return false;
  const options = { schema: await getSchema(), knex: transaction, accountability: schedule };
  await toRow(transaction, selected).update({ schedule_problem: null });
  if (version) {
    const versions = new services.VersionsService(options);
    const stored = await transaction(collection).where({ id: item }).first<UntypedContentRecord>();
    const { delta } = (await versions.readOne(version.id)) as { delta: UntypedContentRecord };
    // Such as after the record was withdrawn: visitors would see nothing of what is promoted.
    if (isRecordHiddenFromVisitors(stored) && isRecordHiddenFromVisitors({ ...stored, ...delta })) {
      const problem: ContentProblemCode = 'schedule_hidden';
      throw createFieldValidationError('status', problem, { problem });
    }
    // Whether the record has changed since does not matter: the editor has decided what is live from this time on.
    const { mainHash } = await versions.verifyHash(collection, item, '');
    await versions.promote(version.id, mainHash);
    await versions.deleteOne(version.id);
    return true;
  }
  const due = findDueScheduledChange(collection, scheduled.record, scheduled.timeZone, new Date());
  if (!due) return false;
  await new services.ItemsService(collection, options).updateOne(item, due.changes);
  return true;
};

interface RefusedField {
  extensions?: { problem?: string; field?: string; detail?: string | null };
}

/** What content-guard has refused. */
const toProblems = (error: unknown): ScheduledPublishingProblem['problems'] =>
  ([error].flat() as RefusedField[]).flatMap(({ extensions: { problem: code, field = '', detail = null } = {} }) =>
    code === undefined ? [] : [{ code, field, detail }],
  );

const handle = async (context: DirectusExtensionContext, due: ScheduledRecord): Promise<void> => {
  const { database } = context;
  // Earlier changes of a draft are not published, so they are processed while the record is still hidden.
  await addPendingChangesToQueuedPublications(database);
  try {
    const isDone = await database.transaction((transaction) => applyDueChange(transaction, context, due));
    if (!isDone) return;
  } catch (error) {
    // Nothing is wrong with the record: the next run tries again.
    if (isSerializationFailure(error)) throw error;
    const problems = toProblems(error);
    const problem: ScheduledPublishingProblem = { at: new Date().toISOString(), problems };
    await toRow(database, due).update({ schedule_problem: JSON.stringify(problem) });
    // The editor reads what content-guard refuses in the panel.
    if (problems.length === 0) throw error;
    return;
  }
  await purgeResponseCacheNow();
  triggerSitePublishingJob();
};

const runDueChanges = defineDueItemsJobTask({
  selectDue,
  handle,
  describeFailure: ({ collection, item }) => `${collection} ${item} could not be published or withdrawn at its time.`,
});

export const scheduledPublishAndUnpublishJob: HookConfig = defineScheduledJob({
  isReady,
  tasks: [runDueChanges],
  triggers: (run, { action }) => {
    // A time in the past means at once.
    for (const event of ['items.create', 'items.update', 'versions.update'])
      action(event, ({ payload }, { accountability }) => {
        if (accountability?.user && accountability.user !== scheduledPublishingUserId && hasSchedule(payload)) run();
      });
  },
});

const hasSchedule = (payload: unknown): boolean =>
  typeof payload === 'object' &&
  payload !== null &&
  ('publish_at' in payload || 'unpublish_at' in payload || 'delta' in payload);
