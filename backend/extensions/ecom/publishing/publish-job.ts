// Has editors' changes published: at once where they were saved in this process, and by the schedule, which finds what an
// instance that ended before has left. Registered by the bundle; does nothing where no host is set.
import type { HookConfig } from '@directus/types';
import { fileCollection, toContentCollections } from '../../../access/ownership.ts';
import { contentModel } from '../../../schema/schema.ts';
import type { ExtensionContext, ServiceContext } from '../platform/http.ts';
import { createSingleFlight, everyTenSeconds } from '../platform/jobs.ts';
import { pollAllBuilds } from './poll-builds.ts';
import { type BuildHost, readBuildHost } from './build-host.ts';
import { rememberDeletedRecord } from './record-location.ts';
import { sendDueRebuildCalls } from './send-rebuild-calls.ts';
import { assignChangesToPublications } from './assign-changes.ts';

const everyHour = '41 7 * * * *';

let publisher: Publisher | undefined;

/** Of this process; `undefined` where no host is set. */
export const getPublisher = (context: ExtensionContext): Publisher | undefined => {
  const host = readBuildHost(context.env);
  return (publisher ??= host && createPublisher(context, host));
};

const contentCollections = toContentCollections(contentModel);

const isContent = (collection: string): boolean =>
  collection === fileCollection || contentCollections.includes(collection);

const changeEvents = ['items.create', 'items.update', 'items.delete', 'files.upload', 'files.update', 'files.delete'];

export const publishJob: HookConfig = ({ schedule, action, filter }, context) => {
  const { database, logger } = context;
  const own = getPublisher(context);
  if (!own) {
    // The database notes changes whether anybody publishes them or not (apply/derived-column-triggers.ts).
    schedule(everyHour, async () => {
      if (await database.schema.hasTable('publication_change'))
        await database('publication_change').whereNull('publication').delete();
    });
    return;
  }
  schedule(everyTenSeconds, own.run);
  for (const event of changeEvents)
    action(event, (_meta, { accountability }) => {
      if (accountability?.user) void own.run();
    });
  for (const [event, ofEvent] of [
    ['items.delete', undefined],
    ['files.delete', fileCollection],
  ] as const)
    filter<unknown[]>(event, async (keys, meta, hook) => {
      const collection = (meta['collection'] as string | undefined) ?? ofEvent;
      if (!hook.accountability?.user || collection === undefined || !isContent(collection)) return keys;
      try {
        for (const key of keys) await rememberDeletedRecord(hook.database, { collection, item: String(key) });
      } catch (error) {
        // Whoever deletes must not be kept from it by this.
        logger.warn(error, 'To which site a deleted record belonged is not known; all of the editor’s are published.');
      }
      return keys;
    });
};

/** While a build runs, its state is asked for this often. */
const followMs = 2_000;

/** What is due later than this is the schedule's. */
const scheduleMs = 10_000;

/**
 * One run of publishing: sort what was changed, call the hosts, ask how far they are. Run whenever something
 * happened in this process, by a timer while something is under way, and by the schedule.
 */
interface Publisher {
  host: BuildHost;
  /** One run, or one more after the one that is under way. Never throws. */
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

/** When there is something to do again, in milliseconds; `undefined`: the schedule finds it. */
const readPause = async ({ database }: ServiceContext): Promise<number | undefined> => {
  const { rows } = await database.raw<{ rows: { is_open: boolean | null; due_ms: number | null }[] }>(
    `select bool_or(state in ('sent', 'building')) as is_open,
            (extract(epoch from min(next_attempt_at) filter (where state = 'queued') - now()) * 1000)::float8 as due_ms
       from publication where state in ('queued', 'sent', 'building')`,
  );
  const { is_open: isOpen, due_ms: dueMs } = rows[0] ?? { is_open: false, due_ms: null };
  // What has been due for a while waits for something else: the schedule looks again.
  const isSoon = dueMs !== null && dueMs > -1_000 && dueMs < scheduleMs;
  const pauses = [...(isOpen === true ? [followMs] : []), ...(isSoon ? [Math.max(dueMs, 50)] : [])];
  return pauses.length === 0 ? undefined : Math.min(...pauses);
};

const createPublisher = (service: ServiceContext, host: BuildHost): Publisher => {
  const isReady = createReadiness(service);
  let timer: NodeJS.Timeout | undefined;
  const publish = async (): Promise<void> => {
    clearTimeout(timer);
    if (!(await isReady())) return;
    await assignChangesToPublications(service.database);
    await sendDueRebuildCalls(service, host);
    await pollAllBuilds(service, host);
    // What has ended may have kept others waiting.
    await sendDueRebuildCalls(service, host);
    const pauseMs = await readPause(service);
    if (pauseMs !== undefined) timer = setTimeout(() => void run(), pauseMs).unref();
  };
  const run = createSingleFlight(() =>
    publish().catch((error: unknown) => service.logger.error(error, 'What was changed could not be published.')),
  );
  return { host, run };
};
