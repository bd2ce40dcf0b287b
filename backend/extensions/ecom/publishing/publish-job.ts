// Has editors' changes published: at once where they were saved in this process, and by the schedule, which finds what an
// instance that ended before has left. Registered by the bundle; does nothing where no host is set.
import type { HookConfig } from '@directus/types';
import { contentCollections, fileCollection } from '../../../access/content-collections.ts';
import type { Context } from '../platform/http.ts';
import { everyTenSeconds } from '../platform/jobs.ts';
import { readHost } from './host.ts';
import { rememberDeleted } from './place-record.ts';
import { createPublisher, type Publisher } from './publisher.ts';

const everyHour = '41 7 * * * *';

let publisher: Publisher | undefined;

/** Of this process; `undefined` where no host is set. */
export const usePublisher = (context: Context): Publisher | undefined => {
  const host = readHost(context.env);
  return (publisher ??= host && createPublisher(context, host));
};

const isContent = (collection: string): boolean =>
  collection === fileCollection || contentCollections.includes(collection);

const changeEvents = ['items.create', 'items.update', 'items.delete', 'files.upload', 'files.update', 'files.delete'];

export const publishJob: HookConfig = ({ schedule, action, filter }, context) => {
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
    filter<unknown[]>(event, async (keys, meta, hook) => {
      const collection = (meta['collection'] as string | undefined) ?? ofEvent;
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
