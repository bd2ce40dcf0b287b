// Publishes editors' changes: immediately after a save in this process, and on schedule for changes of an instance that
// ended before publishing them. Without a configured host, nothing is published.
import type { HookConfig } from '@directus/types';
import { fileCollectionName, toContentCollectionNames } from '../../../access/collection-ownership.ts';
import { contentModelCollections } from '../../../schema/schema.ts';
import type { ExtensionContext, ServiceContext } from '../platform/http.ts';
import { createSingleFlight, everyTenSeconds } from '../platform/jobs.ts';
import { pollAllBuilds } from './poll-builds.ts';
import { type BuildHostConfig, parseBuildHostSettings } from './build-host-client.ts';
import { storeDeletedRecordLocation } from './record-location.ts';
import { sendDueRebuildCalls } from './send-rebuild-calls.ts';
import { assignChangesToPublications } from './assign-changes-to-publications.ts';

const everyHour = '41 7 * * * *';

let publisher: Publisher | undefined;

/** The publisher of this process; `undefined` without a configured host. */
export const getSitePublisher = (context: ExtensionContext): Publisher | undefined => {
  const host = parseBuildHostSettings(context.env);
  return (publisher ??= host && createPublisher(context, host));
};

const contentCollections = toContentCollectionNames(contentModelCollections);

const isContent = (collection: string): boolean =>
  collection === fileCollectionName || contentCollections.includes(collection);

const changeEvents = ['items.create', 'items.update', 'items.delete', 'files.upload', 'files.update', 'files.delete'];

export const publishJob: HookConfig = ({ schedule, action, filter }, context) => {
  const { database, logger } = context;
  const ownPublisher = getSitePublisher(context);
  if (!ownPublisher) {
    // The database records changes even without a host (apply/derived-column-triggers.ts).
    schedule(everyHour, async () => {
      if (await database.schema.hasTable('publication_change'))
        await database('publication_change').whereNull('publication').delete();
    });
    return;
  }
  schedule(everyTenSeconds, ownPublisher.run);
  for (const event of changeEvents)
    action(event, (_meta, { accountability }) => {
      if (accountability?.user) void ownPublisher.run();
    });
  for (const [event, eventCollection] of [
    ['items.delete', undefined],
    ['files.delete', fileCollectionName],
  ] as const)
    filter<unknown[]>(event, async (keys, meta, hook) => {
      const collection = (meta['collection'] as string | undefined) ?? eventCollection;
      if (!hook.accountability?.user || collection === undefined || !isContent(collection)) return keys;
      try {
        for (const key of keys) await storeDeletedRecordLocation(hook.database, { collection, item: String(key) });
      } catch (error) {
        // A failure here must not prevent the deletion.
        logger.warn(error, 'The project of a deleted record is unknown; all projects of the editor are published.');
      }
      return keys;
    });
};

/** Poll interval while a build runs. */
const pollIntervalMs = 2_000;

/** The schedule handles publications that are due later than this. */
const scheduleMs = 10_000;

/**
 * One publishing run: assign changes, call the hosts, poll their progress. Triggered by saves, by a timer while a build
 * runs, and by the schedule.
 */
interface Publisher {
  host: BuildHostConfig;
  /** Starts a run, or another one after the current run. Never throws. */
  run: () => Promise<void>;
}

/** A new database gets its tables after Directus has started. */
const createReadiness = ({ database }: ServiceContext) => {
  let isReady = false;
  return async (): Promise<boolean> => {
    isReady ||=
      (await database.schema.hasTable('publication')) && (await database.schema.hasTable('publication_change'));
    return isReady;
  };
};

/** Milliseconds until the next run; `undefined` if the scheduled run is early enough. */
const readNextRunDelayMs = async ({ database }: ServiceContext): Promise<number | undefined> => {
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

const createPublisher = (service: ServiceContext, host: BuildHostConfig): Publisher => {
  const isReady = createReadiness(service);
  let timer: NodeJS.Timeout | undefined;
  const publish = async (): Promise<void> => {
    clearTimeout(timer);
    if (!(await isReady())) return;
    await assignChangesToPublications(service.database);
    await sendDueRebuildCalls(service, host);
    await pollAllBuilds(service, host);
    // A finished build may have blocked other publications.
    await sendDueRebuildCalls(service, host);
    const delayMs = await readNextRunDelayMs(service);
    if (delayMs !== undefined) timer = setTimeout(() => void run(), delayMs).unref();
  };
  const run = createSingleFlight(() =>
    publish().catch((error: unknown) => service.logger.error(error, 'Changes could not be published.')),
  );
  return { host, run };
};
