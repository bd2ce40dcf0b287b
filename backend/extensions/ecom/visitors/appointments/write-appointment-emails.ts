// Writes the mails about an appointment into the outbox, in the transaction of what they tell, and notes what was
// told; the job finds those that are due.
import type { Knex } from 'knex';
import {
  type AppointmentEmailKind,
  toCalendarAttachment,
  toAppointmentStaffEmail,
  toAppointmentVisitorEmail,
} from '../../mail/templates/appointment.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { createLinkKey } from '../../platform/database.ts';
import { defineJob, defineJobTask } from '../../platform/jobs.ts';
import { planAppointmentNotification, type LastNotifiedState } from './plan-notification.ts';
import { readAppointment, type NotifiedAppointment } from './read-appointment.ts';

const kinds = {
  received: 'appointment_received',
  confirmed: 'appointment_confirmed',
  moved: 'appointment_moved',
  cancelled: 'appointment_cancelled',
} as const satisfies Record<AppointmentEmailKind, string>;

interface Teller {
  /** Who changed it: the visitor's own cancellation is worded otherwise. */
  by: 'house' | 'visitor';
}

/** Tells the visitor whatever has changed since the last time. The row is locked by the caller, or new. */
const writeNotice = async (
  transaction: Knex.Transaction,
  id: string,
  { by }: Teller = { by: 'house' },
): Promise<void> => {
  const read = await readAppointment(transaction, id);
  const planned = read && planAppointmentNotification(read.told, read);
  if (!planned) return;
  const { notice, hasEntry, told } = planned;
  // One that the staff has entered has no key yet.
  const appointment: NotifiedAppointment = {
    ...read,
    accessKey: read.accessKey ?? createLinkKey(),
    sequence: read.told === null ? 0 : read.sequence + (notice === null ? 0 : 1),
  };
  await noteTold(transaction, appointment, told);
  if (notice === null || appointment.email === null) return;
  const before = read.told && { startsAt: new Date(read.told.starts_at), endsAt: new Date(read.told.ends_at) };
  const message = toAppointmentVisitorEmail({ ...appointment, email: appointment.email }, notice, by, before);
  const { project, house, sequence } = appointment;
  await enqueueMail(transaction, {
    project,
    house,
    message,
    kind: kinds[notice],
    occasion: toOccasion(id, sequence),
    attachments: hasEntry ? [toCalendarAttachment({ ...appointment, email: appointment.email })] : [],
  });
};

/** Each telling is an occasion of its own. */
const toOccasion = (id: string, sequence: number) => ({ about: `appointment:${id}:${sequence}` });

const noteTold = (
  transaction: Knex.Transaction,
  { id, accessKey, sequence }: NotifiedAppointment,
  told: LastNotifiedState,
) =>
  transaction('appointment')
    .where({ id })
    .update({ told: JSON.stringify(told), sequence, access_key: accessKey });

const writeToHouse = async (
  transaction: Knex.Transaction,
  id: string,
  what: 'cancelled' | 'requested',
): Promise<void> => {
  const appointment = await readAppointment(transaction, id);
  const message = appointment && toAppointmentStaffEmail(appointment, what);
  if (!message) return;
  const { project, house, sequence } = appointment;
  await enqueueMail(transaction, {
    project,
    house,
    message,
    kind: 'appointment_house',
    occasion: toOccasion(id, sequence),
  });
};

/** Of one that a visitor has just asked for. */
export const writeAppointmentRequestedEmails = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await writeNotice(transaction, id);
  await writeToHouse(transaction, id, 'requested');
};

/** Of one that the visitor has just given up. */
export const writeAppointmentCancelledEmails = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await writeNotice(transaction, id, { by: 'visitor' });
  await writeToHouse(transaction, id, 'cancelled');
};

const batchSize = 50;

/** What is over is told to nobody: who tidies up the calendar writes no mails. */
const isUntold = `ends_at > now() and state <> 'suspected' and (
  case when told is null then state <> 'cancelled' else
    told ->> 'state' <> state or told ->> 'branch' <> branch::text
    or (told ->> 'starts_at')::timestamptz <> date_trunc('milliseconds', starts_at)
    or (told ->> 'ends_at')::timestamptz <> date_trunc('milliseconds', ends_at) end)`;

const writeDueNotices = defineJobTask({
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

/**
 * Tells visitors what the staff has changed of their appointments: at once where it was done in this process; what
 * was changed in any other way, or by an instance that ended before writing, by the next run of the job.
 */
export const appointmentEmailJob = defineJob({
  tasks: [writeDueNotices],
  triggers: (run, { action }) => {
    action('appointment.items.create', run);
    action('appointment.items.update', run);
  },
});
