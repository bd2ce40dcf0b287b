// Reads an appointment with the data that its emails contain.
import type { Knex } from 'knex';
import type { Locale } from '../../../../../contract/locale.ts';
import { readSenderCompany } from '../../mail/sender-company.ts';
import type { AppointmentEmailData } from '../../mail/templates/appointment-emails.ts';
import type { LastNotifiedAppointmentState } from './plan-appointment-notification.ts';
import { toTranslatedTextSql } from '../../platform/database-helpers.ts';

export interface AppointmentForEmails extends AppointmentEmailData {
  project: string;
  branch: string;
  /** The state of the last notification to the visitor; `null` before the first one. */
  lastNotified: LastNotifiedAppointmentState | null;
}

interface Row extends Record<'branch' | 'id' | 'language' | 'name' | 'project' | 'state', string> {
  starts_at: Date;
  ends_at: Date;
  told: LastNotifiedAppointmentState | null;
  sequence: number;
  access_key: string | null;
  email: string | null;
  phone: string | null;
  message: string | null;
  subject: string | null;
  topic_name: string | null;
  own_topic_name: string | null;
  branch_name: string;
  own_branch_name: string;
  street: string;
  place: string;
  branch_phone: string | null;
}

export const readAppointmentForEmails = async (
  transaction: Knex.Transaction,
  id: string,
): Promise<AppointmentForEmails | undefined> => {
  const row = await transaction('appointment')
    .join('branch', 'branch.id', 'appointment.branch')
    .leftJoin('branch_translations as branch_text', (join) =>
      join.on('branch_text.branch', 'branch.id').andOn('branch_text.language', 'appointment.language'),
    )
    .leftJoin('appointment_topic as topic', 'topic.id', 'appointment.topic')
    .leftJoin('appointment_topic_translations as topic_text', (join) =>
      join.on('topic_text.appointment_topic', 'topic.id').andOn('topic_text.language', 'appointment.language'),
    )
    .where({ 'appointment.id': id })
    .first<Row | undefined>(
      'appointment.*',
      'branch.street',
      'branch.phone as branch_phone',
      'topic.display_name as topic_name',
      'branch.display_name as branch_name',
      transaction.raw(`concat_ws(' ', branch.zip, branch.city) as place`),
      toTranslatedTextSql(transaction, 'branch_text.display_name', 'branch.display_name', 'own_branch_name'),
      toTranslatedTextSql(transaction, 'topic_text.display_name', 'topic.display_name', 'own_topic_name'),
    );
  if (!row) return undefined;
  const sender = await readSenderCompany(transaction, row.project);
  return { ...toAppointment(row), sender, timeZone: sender.timeZone };
};

const toAppointment = (row: Row): Omit<AppointmentForEmails, 'sender' | 'timeZone'> => {
  const place = { street: row.street, place: row.place, phone: row.branch_phone };
  return {
    id: row.id,
    project: row.project,
    state: row.state,
    branch: row.branch,
    lastNotified: row.told,
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    accessKey: row.access_key,
    // The column is limited to these three languages.
    language: row.language as Locale,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    subject: row.subject,
    topic: { visitor: row.own_topic_name, staff: row.topic_name },
    place: { visitor: { name: row.own_branch_name, ...place }, staff: { name: row.branch_name, ...place } },
  };
};
