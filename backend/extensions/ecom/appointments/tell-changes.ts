// Tells visitors what the staff has changed of their appointments, at once where it was done in this process, and in rounds:
// what was changed on any other way, or by an instance that ended before writing, is told a little later. Registered by the
// bundle; runs on every instance.
import type { Context, Service } from '../http.ts';
import { writeNotice } from './write-notices.ts';

/** With seconds in front. */
const everyTenSeconds = '*/10 * * * * *';

/** As many at a time; the others wait for the next round. */
const batchSize = 50;

/** What is over is told to nobody: who tidies up the calendar writes no mails. */
const isUntold = `ends_at > now() and state <> 'suspected' and (
  case when told is null then state <> 'cancelled' else
    told ->> 'state' <> state or told ->> 'branch' <> branch::text
    or (told ->> 'starts_at')::timestamptz <> date_trunc('milliseconds', starts_at)
    or (told ->> 'ends_at')::timestamptz <> date_trunc('milliseconds', ends_at) end)`;

/** One at a time and once: whoever has the row writes, every other instance goes on without it. */
const tellChange = ({ database }: Pick<Service, 'database'>, id: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const row = await transaction('appointment')
      .where({ id })
      .whereRaw(isUntold)
      .forUpdate()
      .skipLocked()
      .first<object | undefined>('id');
    if (row) await writeNotice(transaction, id);
  });

const tellChanges = async (service: Service): Promise<void> => {
  const rows = await service
    .database('appointment')
    .whereRaw(isUntold)
    .orderBy('starts_at')
    .limit(batchSize)
    .select<{ id: string }[]>('id');
  for (const { id } of rows) {
    try {
      await tellChange(service, id);
    } catch (error) {
      service.logger.error(error, `Nobody could be told of the change of appointment ${id}.`);
    }
  }
};

interface Register {
  schedule: (cron: string, handler: () => Promise<void>) => void;
  action: (event: string, handler: () => Promise<void>) => void;
}

export const tellOfAppointments = ({ schedule, action }: Register, context: Context): void => {
  let running: Promise<void> | undefined;
  let isWanted = false;
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await tellChanges(context).catch((error: unknown) =>
        context.logger.error(error, 'The appointments could not be read.'),
      );
    }
    running = undefined;
  };
  const tell = (): Promise<void> => {
    isWanted = true;
    return (running ??= run());
  };
  schedule(everyTenSeconds, tell);
  action('appointment.items.create', tell);
  action('appointment.items.update', tell);
};
