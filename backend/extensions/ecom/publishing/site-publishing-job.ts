// Publishes editors' changes: immediately after a save in this process, and on schedule for changes of an instance that
// ended before publishing them. Without a configured host, nothing is published.
import type { HookConfig } from '@directus/types';
import {
  directusFilesCollectionName,
  toSiteContentCollectionNames,
} from '../../../access/project-and-publication-filters.ts';
import { contentModelCollections } from '../../../schema/content-model.ts';
import type { DirectusExtensionContext, OrderServiceContext } from '../platform/route-types-and-handlers.ts';
import { defineScheduledJob } from '../platform/define-scheduled-job.ts';
import { syncBuildStatusOfOpenPublications } from './poll-site-builds.ts';
import { type BuildHostConnectionSettings, parseBuildHostSettings } from './build-host-client.ts';
import { rememberDeletedRecordProjects } from './read-record-projects-and-visibility.ts';
import { sendDueRebuildRequests } from './send-rebuild-requests.ts';
import { addPendingChangesToQueuedPublications } from './add-pending-changes-to-queued-publications.ts';

const everyHour = '41 7 * * * *';

let runPublishJob = (): void => undefined;

/** Runs the job in this process at once, or again after its current run. */
export const triggerSitePublishingJob = (): void => runPublishJob();

const contentCollections = toSiteContentCollectionNames(contentModelCollections);

const isContent = (collection: string): boolean =>
  collection === directusFilesCollectionName || contentCollections.includes(collection);

const changeEvents = ['items.create', 'items.update', 'items.delete', 'files.upload', 'files.update', 'files.delete'];

export const sitePublishingJob: HookConfig = (hooks, context) => {
  const host = parseBuildHostSettings(context.env);
  (host ? createPublishJob(host) : discardChangesJob)(hooks, context);
};

/** A new database gets its tables after Directus has started. */
const isReady = async ({ database }: DirectusExtensionContext): Promise<boolean> =>
  (await database.schema.hasTable('publication')) && (await database.schema.hasTable('publication_change'));

/** The database records changes even without a host (apply/derived-column-triggers.ts). */
const discardChangesJob = defineScheduledJob({
  schedule: everyHour,
  isReady,
  tasks: [
    async ({ database }) => {
      await database('publication_change').whereNull('publication').delete();
    },
  ],
});

/** Assigns changes, calls the hosts and polls their progress; a timer runs it while a build is in progress. */
const createPublishJob = (host: BuildHostConnectionSettings): HookConfig => {
  let timer: NodeJS.Timeout | undefined;
  return defineScheduledJob({
    isReady,
    tasks: [
      async (context) => {
        clearTimeout(timer);
        await publish(context, host);
        const delayMs = await readNextRunDelayMs(context);
        if (delayMs !== undefined) timer = setTimeout(triggerSitePublishingJob, delayMs).unref();
      },
    ],
    triggers: (run, { action, filter }, { logger }) => {
      runPublishJob = run;
      for (const event of changeEvents)
        action(event, (_meta, { accountability }) => {
          if (accountability?.user) run();
        });
      for (const [event, eventCollection] of [
        ['items.delete', undefined],
        ['files.delete', directusFilesCollectionName],
      ] as const)
        filter<unknown[]>(event, async (keys, meta, hook) => {
          const collection = (meta['collection'] as string | undefined) ?? eventCollection;
          if (!hook.accountability?.user || collection === undefined || !isContent(collection)) return keys;
          try {
            for (const key of keys)
              await rememberDeletedRecordProjects(hook.database, { collection, item: String(key) });
          } catch (error) {
            // A failure here must not prevent the deletion.
            logger.warn(error, 'The project of a deleted record is unknown; all projects of the editor are published.');
          }
          return keys;
        });
    },
  });
};

const publish = async (service: OrderServiceContext, host: BuildHostConnectionSettings): Promise<void> => {
  await addPendingChangesToQueuedPublications(service.database);
  await sendDueRebuildRequests(service, host);
  await syncBuildStatusOfOpenPublications(service, host);
  // A finished build may have blocked other publications.
  await sendDueRebuildRequests(service, host);
};

/** Poll interval while a build runs. */
const pollIntervalMs = 2_000;

/** The schedule handles publications that are due later than this. */
const scheduleMs = 10_000;

/** Milliseconds until the next run; `undefined` if the scheduled run is early enough. */
const readNextRunDelayMs = async ({ database }: OrderServiceContext): Promise<number | undefined> => {
  const { rows } = await database.raw<{ rows: { is_open: boolean | null; due_ms: number | null }[] }>(
    `select bool_or(state in ('sent', 'building')) as is_open,
            (extract(epoch from min(next_attempt_at) filter (where state = 'queued') - now()) * 1000)::float8 as due_ms
       from publication where state in ('queued', 'sent', 'building')`,
  );
  const { is_open: isOpen, due_ms: dueMs } = rows[0] ?? { is_open: false, due_ms: null };
  // A publication that has been due for longer is blocked by another one; the schedule retries it.
  const isSoon = dueMs !== null && dueMs > -1_000 && dueMs < scheduleMs;
  const delays = [...(isOpen === true ? [pollIntervalMs] : []), ...(isSoon ? [Math.max(dueMs, 50)] : [])];
  return delays.length === 0 ? undefined : Math.min(...delays);
};
