// Writes emails about an appointment to the outbox, in the transaction of the change, and records the state that the
// visitor was notified of. The job finds appointments whose notification is due.
import type { Knex } from 'knex';
import {
  type AppointmentEmailType,
  toAppointmentCalendarAttachment,
  toAppointmentStaffEmail,
  toAppointmentVisitorEmail,
} from '../../mail/templates/appointment-emails.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { createEmailLinkKey } from '../../platform/database-helpers.ts';
import { defineScheduledJob, defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { planAppointmentNotification, type LastNotifiedAppointmentState } from './plan-appointment-notification.ts';
import { readAppointmentForEmails, type AppointmentForEmails } from './read-appointment-for-emails.ts';

const kinds = {
  received: 'appointment_received',
  confirmed: 'appointment_confirmed',
  moved: 'appointment_moved',
  cancelled: 'appointment_cancelled',
} as const satisfies Record<AppointmentEmailType, string>;

interface NotificationCause {
  /** The email about the visitor's own cancellation has a different text. */
  changedBy: 'staff' | 'visitor';
}

/** Notifies the visitor of all changes since the last email. The row must be locked or new. */
const writeVisitorEmail = async (
  transaction: Knex.Transaction,
  id: string,
  { changedBy }: NotificationCause = { changedBy: 'staff' },
): Promise<void> => {
  const current = await readAppointmentForEmails(transaction, id);
  const planned = current && planAppointmentNotification(current.lastNotified, current);
  if (!planned) return;
  const { notice, hasEntry, lastNotified } = planned;
  // An appointment created by the staff has no key yet.
  const appointment: AppointmentForEmails = {
    ...current,
    accessKey: current.accessKey ?? createEmailLinkKey(),
    sequence: current.lastNotified === null ? 0 : current.sequence + (notice === null ? 0 : 1),
  };
  await recordNotifiedState(transaction, appointment, lastNotified);
  if (notice === null || appointment.email === null) return;
  const previous = current.lastNotified && {
    startsAt: new Date(current.lastNotified.starts_at),
    endsAt: new Date(current.lastNotified.ends_at),
  };
  const message = toAppointmentVisitorEmail({ ...appointment, email: appointment.email }, notice, changedBy, previous);
  const { project, sender, sequence } = appointment;
  await enqueueMail(transaction, {
    project,
    sender,
    message,
    kind: kinds[notice],
    occasion: toOccasion(id, sequence),
    attachments: hasEntry ? [toAppointmentCalendarAttachment({ ...appointment, email: appointment.email })] : [],
  });
};

/** Includes the sequence, because the outbox accepts one email per occasion. */
const toOccasion = (id: string, sequence: number) => ({ about: `appointment:${id}:${sequence}` });

const recordNotifiedState = (
  transaction: Knex.Transaction,
  { id, accessKey, sequence }: AppointmentForEmails,
  lastNotified: LastNotifiedAppointmentState,
) =>
  transaction('appointment')
    .where({ id })
    .update({ told: JSON.stringify(lastNotified), sequence, access_key: accessKey });

const writeStaffEmail = async (
  transaction: Knex.Transaction,
  id: string,
  event: 'cancelled' | 'requested',
): Promise<void> => {
  const appointment = await readAppointmentForEmails(transaction, id);
  const message = appointment && toAppointmentStaffEmail(appointment, event);
  if (!message) return;
  const { project, sender, sequence } = appointment;
  await enqueueMail(transaction, {
    project,
    sender,
    message,
    kind: 'appointment_house',
    occasion: toOccasion(id, sequence),
  });
};

/** After a visitor's request. */
export const enqueueAppointmentRequestedEmails = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await writeVisitorEmail(transaction, id);
  await writeStaffEmail(transaction, id, 'requested');
};

/** After a visitor's cancellation. */
export const enqueueAppointmentCancelledEmails = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await writeVisitorEmail(transaction, id, { changedBy: 'visitor' });
  await writeStaffEmail(transaction, id, 'cancelled');
};

const batchSize = 50;

/** Past appointments are excluded: cleaning up the calendar sends no emails. */
const isNotificationDue = `ends_at > now() and state <> 'suspected' and (
  case when told is null then state <> 'cancelled' else
    told ->> 'state' <> state or told ->> 'branch' <> branch::text
    or (told ->> 'starts_at')::timestamptz <> date_trunc('milliseconds', starts_at)
    or (told ->> 'ends_at')::timestamptz <> date_trunc('milliseconds', ends_at) end)`;

const writeDueNotifications = defineDueItemsJobTask({
  selectDue: ({ database }) =>
    database('appointment')
      .whereRaw(isNotificationDue)
      .orderBy('starts_at')
      .limit(batchSize)
      .select<{ id: string }[]>('id'),
  // The instance that locks the row writes the email; the others skip it.
  handle: ({ database }, { id }) =>
    database.transaction(async (transaction) => {
      const row = await transaction('appointment')
        .where({ id })
        .whereRaw(isNotificationDue)
        .forUpdate()
        .skipLocked()
        .first<object | undefined>('id');
      if (row) await writeVisitorEmail(transaction, id);
    }),
  describeFailure: ({ id }) => `The visitor could not be notified of the change to appointment ${id}.`,
});

/**
 * Notifies visitors of changes by the staff: immediately for changes in this process, otherwise in the next scheduled
 * run.
 */
export const appointmentChangeEmailJob = defineScheduledJob({
  tasks: [writeDueNotifications],
  triggers: (run, { action }) => {
    action('appointment.items.create', run);
    action('appointment.items.update', run);
  },
});
