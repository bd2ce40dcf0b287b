// Writes the mails about an appointment into the outbox, in the transaction of what they tell, and notes what was told.
import type { Knex } from 'knex';
import { toCalendarEntry, toHouseEmail, toVisitorNotice } from '../../mail/templates/appointment.ts';
import type { AppointmentNotice } from '../../mail/texts/appointment.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { createLinkKey } from '../../platform/ids.ts';
import { planNotice, type Told } from './plan-notice.ts';
import { readAppointment, type ToldAppointment } from './read-appointment.ts';

const kinds = {
  received: 'appointment_received',
  confirmed: 'appointment_confirmed',
  moved: 'appointment_moved',
  cancelled: 'appointment_cancelled',
} as const satisfies Record<AppointmentNotice, string>;

interface Teller {
  /** Who changed it: the visitor's own cancellation is worded otherwise. */
  by: 'house' | 'visitor';
}

/** Tells the visitor whatever has changed since the last time. The row is locked by the caller, or new. */
export const writeNotice = async (
  transaction: Knex.Transaction,
  id: string,
  { by }: Teller = { by: 'house' },
): Promise<void> => {
  const read = await readAppointment(transaction, id);
  const planned = read && planNotice(read.told, read);
  if (!planned) return;
  const { notice, hasEntry, told } = planned;
  // One that the staff has entered has no key yet.
  const appointment: ToldAppointment = {
    ...read,
    accessKey: read.accessKey ?? createLinkKey(),
    sequence: read.told === null ? 0 : read.sequence + (notice === null ? 0 : 1),
  };
  await noteTold(transaction, appointment, told);
  if (notice === null || appointment.email === null) return;
  const before = read.told && { startsAt: new Date(read.told.starts_at), endsAt: new Date(read.told.ends_at) };
  const message = toVisitorNotice({ ...appointment, email: appointment.email }, notice, by, before);
  const { project, house, sequence } = appointment;
  await writeMail(transaction, {
    ...{ project, house, message, kind: kinds[notice], occasion: toOccasion(id, sequence) },
    attachments: hasEntry ? [toCalendarEntry({ ...appointment, email: appointment.email })] : [],
  });
};

/** Each telling is an occasion of its own. */
const toOccasion = (id: string, sequence: number) => ({ about: `appointment:${id}:${sequence}` });

const noteTold = (transaction: Knex.Transaction, { id, accessKey, sequence }: ToldAppointment, told: Told) =>
  transaction('appointment')
    .where({ id })
    .update({ told: JSON.stringify(told), sequence, access_key: accessKey });

const writeToHouse = async (
  transaction: Knex.Transaction,
  id: string,
  what: 'cancelled' | 'requested',
): Promise<void> => {
  const appointment = await readAppointment(transaction, id);
  const message = appointment && toHouseEmail(appointment, what);
  if (!message) return;
  const { project, house, sequence } = appointment;
  await writeMail(transaction, {
    project,
    house,
    message,
    kind: 'appointment_house',
    occasion: toOccasion(id, sequence),
  });
};

/** Of one that a visitor has just asked for. */
export const writeRequested = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await writeNotice(transaction, id);
  await writeToHouse(transaction, id, 'requested');
};

/** Of one that the visitor has just given up. */
export const writeCancelledByVisitor = async (transaction: Knex.Transaction, id: string): Promise<void> => {
  await writeNotice(transaction, id, { by: 'visitor' });
  await writeToHouse(transaction, id, 'cancelled');
};
