// Tells visitors what the staff has changed of their appointments: at once where it was done in this process; what was changed in
// any other way, or by an instance that ended before writing, by the next run of the job.
import { defineJob, defineTask } from '../../platform/jobs.ts';
import { writeNotice } from './write-notices.ts';

const batchSize = 50;

/** What is over is told to nobody: who tidies up the calendar writes no mails. */
const isUntold = `ends_at > now() and state <> 'suspected' and (
  case when told is null then state <> 'cancelled' else
    told ->> 'state' <> state or told ->> 'branch' <> branch::text
    or (told ->> 'starts_at')::timestamptz <> date_trunc('milliseconds', starts_at)
    or (told ->> 'ends_at')::timestamptz <> date_trunc('milliseconds', ends_at) end)`;

const writeDueNotices = defineTask({
  selectDue: ({ database }) =>
    database('appointment').whereRaw(isUntold).orderBy('starts_at').limit(batchSize).select<{ id: string }[]>('id'),
  // Whoever has the row writes, once; every other instance goes on without it.
  handle: ({ database }, { id }) =>
    database.transaction(async (transaction) => {
      const row = await transaction('appointment')
        .where({ id })
        .whereRaw(isUntold)
        .forUpdate()
        .skipLocked()
        .first<object | undefined>('id');
      if (row) await writeNotice(transaction, id);
    }),
  describeFailure: ({ id }) => `Nobody could be told of the change of appointment ${id}.`,
});

export const appointmentNoticeJob = defineJob({
  tasks: [writeDueNotices],
  triggers: (run, { action }) => {
    action('appointment.items.create', run);
    action('appointment.items.update', run);
  },
});
