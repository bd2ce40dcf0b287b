// POST /ecom/appointment: takes a time of the house's calendar for a visitor until the staff has confirmed it.
// Whoever comes second is refused, by the plan or by the database itself. POST /ecom/appointment/cancellation: the
// visitor gives it up, by the link of its mails.
import type { Knex } from 'knex';
import type { AppointmentBody, AppointmentCancellationBody } from '../../../../../contract/house/appointment.ts';
import { isSuspectedSpam } from '../../../../../contract/shop/body-fields.ts';
import type {
  OrderServiceResponse,
  OrderServiceErrorResponse,
} from '../../../../../contract/shop/order-service-response.ts';
import { findFreeAppointmentSlots } from '../../../../../domain/opening/appointment-times.ts';
import { appointmentConstraints, bookedAppointmentStates } from '../../../../schema/house/appointment.ts';
import type { ServiceContext } from '../../platform/http.ts';
import { createLinkKey } from '../../platform/database.ts';
import { readProductSubject } from '../../platform/shop-records.ts';
import { readBranchCalendar } from './available-times.ts';
import { writeAppointmentCancelledEmails, writeAppointmentRequestedEmails } from './write-appointment-emails.ts';

const ok: OrderServiceResponse = { status: 'ok' };
const taken: OrderServiceErrorResponse = { status: 'error', code: 'slot_taken', field: 'time' };
const unknownProduct = (field: string): OrderServiceErrorResponse => ({
  status: 'error',
  code: 'unknown_product',
  field,
});

/** A repetition of what is written already, after a lost answer. */
const isWritten = async (database: Knex, { attempt, project }: AppointmentBody): Promise<boolean> =>
  attempt !== undefined &&
  (await database('appointment')
    .join('project', 'project.id', 'appointment.project')
    .where({ 'appointment.id': attempt, 'project.domain': project })
    .first<object | undefined>('appointment.id')) !== undefined;

/** What the visitor wants to see, in words that stay when the piece is gone; a refusal where it cannot be seen. */
const readWantedProduct = async (
  database: Knex,
  project: string,
  { product: id, variant }: AppointmentBody,
): Promise<{ subject: string | null; product: string | null; variant: string | null } | OrderServiceErrorResponse> => {
  if (id === undefined)
    return variant === undefined ? { subject: null, product: null, variant: null } : unknownProduct('variant');
  const asked = await readProductSubject(database, project, { product: id, variant });
  if ('unknown' in asked) return unknownProduct(asked.unknown);
  return { subject: asked.subject, product: id, variant: variant ?? null };
};

const isRefusedBy = (error: unknown, code: string, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === code &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint));

/** More than anybody waits for; whoever asks for more gets no time by it before the house has looked (docs/decisions/025). */
const mostOpen = 3;

/** Waits for others of the same address, so that many at once are counted like one after the other. */
const hasManyOpen = async (transaction: Knex.Transaction, project: string, email: string): Promise<boolean> => {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `open ${project} ${email.toLowerCase()}`,
  ]);
  const rows = await transaction('appointment')
    .where({ project, state: 'requested' })
    .whereRaw('lower(email) = lower(?) and starts_at > now()', [email])
    .limit(mostOpen)
    .select<{ id: string }[]>('id');
  return rows.length >= mostOpen;
};

export const bookAppointment = async (
  body: AppointmentBody,
  { database }: Pick<ServiceContext, 'database'>,
): Promise<OrderServiceResponse> => {
  if (await isWritten(database, body)) return ok;
  const calendar = await readBranchCalendar(database, body);
  if ('status' in calendar) return calendar;
  const { project, rules, booked } = calendar;
  const wanted = await readWantedProduct(database, project, body);
  if ('status' in wanted) return wanted;
  const slot = findFreeAppointmentSlots(rules, body.date, booked, new Date()).find(({ time }) => time === body.time);
  // A repetition at the same time may have taken it for this very visitor.
  if (!slot) return (await isWritten(database, body)) ? ok : taken;
  try {
    await database.transaction(async (transaction) => {
      const isSuspect = isSuspectedSpam(body) || (await hasManyOpen(transaction, project, body.email));
      const [row] = await transaction('appointment')
        .insert({
          id: body.attempt ?? transaction.raw('gen_random_uuid()'),
          project,
          access_key: createLinkKey(),
          // Kept apart for the staff to look at; takes no time from anyone and has nobody written to.
          state: isSuspect ? 'suspected' : 'requested',
          topic: body.topic,
          branch: body.branch,
          starts_at: slot.startsAt,
          ends_at: slot.endsAt,
          ...wanted,
          name: body.name,
          email: body.email,
          phone: body.phone || null,
          message: body.message || null,
          language: body.language,
          date_created: transaction.fn.now(),
        })
        .returning<{ id: string }[]>('id');
      if (row && !isSuspect) await writeAppointmentRequestedEmails(transaction, row.id);
    });
  } catch (error) {
    if (isRefusedBy(error, '23P01', appointmentConstraints.slot)) return taken;
    if (body.attempt !== undefined && isRefusedBy(error, '23505') && (await isWritten(database, body))) return ok;
    throw error;
  }
  return ok;
};

/** Answered alike whether or not the key opens anything (any more): nobody learns of appointments by trying. */
export const cancelAppointment = async (
  { project, key }: AppointmentCancellationBody,
  { database }: Pick<ServiceContext, 'database'>,
): Promise<OrderServiceResponse> => {
  await database.transaction(async (transaction) => {
    const row = await transaction('appointment')
      .whereIn('project', transaction('project').where({ domain: project }).select('id'))
      .where({ access_key: key })
      .whereIn('state', bookedAppointmentStates)
      .where('ends_at', '>', transaction.fn.now())
      .forUpdate()
      .first<{ id: string } | undefined>('id');
    if (!row) return;
    await transaction('appointment').where({ id: row.id }).update({ state: 'cancelled' });
    await writeAppointmentCancelledEmails(transaction, row.id);
  });
  return { status: 'ok' };
};
