// Has editors' changes published: at once where they were saved in this process, and in rounds, which find what an instance
// that ended before has left. Registered by the bundle; does nothing where no host is set.
import { contentCollections, fileCollection } from '../../../access/content-collections.ts';
import type { Context, Database } from '../http.ts';
import { rememberDeleted } from './deleted-records.ts';
import { readHost } from './host-settings.ts';
import { createPublisher, type Publisher } from './publisher.ts';

/** With seconds in front. */
const everyTenSeconds = '*/10 * * * * *';
const everyHour = '41 7 * * * *';

interface HookContext {
  database: Database;
  accountability: { user: string | null } | null;
}

interface Register {
  schedule: (cron: string, handler: () => Promise<void>) => void;
  action: (event: string, handler: (meta: unknown, context: HookContext) => void) => void;
  filter: (
    event: string,
    handler: (keys: unknown[], meta: { collection?: string }, context: HookContext) => Promise<unknown[]>,
  ) => void;
}

let publisher: Publisher | undefined;

/** Of this process; `undefined` where no host is set. */
export const usePublisher = (context: Context): Publisher | undefined => {
  const host = readHost(context.env);
  return (publisher ??= host && createPublisher(context, host));
};

const isContent = (collection: string): boolean =>
  collection === fileCollection || contentCollections.includes(collection);

const changeEvents = ['items.create', 'items.update', 'items.delete', 'files.upload', 'files.update', 'files.delete'];

export const schedulePublishing = ({ schedule, action, filter }: Register, context: Context): void => {
  const { database, logger } = context;
  const own = usePublisher(context);
  if (!own) {
    // The database notes changes whether anybody publishes them or not (schema/site/publication-derivation.ts).
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
    filter(event, async (keys, { collection = ofEvent }, hook) => {
      if (!hook.accountability?.user || collection === undefined || !isContent(collection)) return keys;
      try {
        for (const key of keys) await rememberDeleted(hook.database, { collection, item: String(key) });
      } catch (error) {
        // Whoever deletes must not be kept from it by this.
        logger.warn(error, 'To which site a deleted record belonged is not known; all of the editor’s are published.');
      }
      return keys;
    });
};
