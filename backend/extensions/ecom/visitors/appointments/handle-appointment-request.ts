// POST /ecom/appointment: reserves a time for a visitor until the staff confirms it. A conflicting booking is rejected
// by the calendar or, under concurrency, by a database constraint. POST /ecom/appointment/cancellation: cancels the
// appointment with the key from its emails.
import type { Knex } from 'knex';
import type {
  AppointmentRequestBody,
  AppointmentCancellationRequestBody,
} from '../../../../../contract/visitors/appointment.ts';
import { isSuspectedSpamSubmission } from '../../platform/suspected-spam.ts';
import type {
  OrderServiceOkOrErrorResponse,
  OrderServiceErrorResponse,
} from '../../../../../contract/shop/order-service-ok-or-error-response.ts';
import { findAvailableAppointmentSlots } from '../../../../../domain/opening-hours/available-appointment-slots.ts';
import { appointmentConstraintNames, bookedAppointmentStates } from '../../../../schema/project/appointment.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { createEmailLinkKey } from '../../platform/database-helpers.ts';
import { readProductAndVariantNameForStaff } from '../../platform/read-shop-and-branch-records.ts';
import { readBranchAppointmentCalendar } from './available-appointment-times.ts';
import { enqueueAppointmentCancelledEmails, enqueueAppointmentRequestedEmails } from './enqueue-appointment-emails.ts';

const ok: OrderServiceOkOrErrorResponse = { status: 'ok' };
const slotTaken: OrderServiceErrorResponse = { status: 'error', code: 'slot_taken', field: 'time' };
const unknownProduct = (field: string): OrderServiceErrorResponse => ({
  status: 'error',
  code: 'unknown_product',
  field,
});

/** Whether this attempt was already stored and the visitor retries after a lost response. */
const isAlreadyBooked = async (database: Knex, { attempt, project }: AppointmentRequestBody): Promise<boolean> =>
  attempt !== undefined &&
  (await database('appointment')
    .join('project', 'project.id', 'appointment.project')
    .where({ 'appointment.id': attempt, 'project.domain': project })
    .first<object | undefined>('appointment.id')) !== undefined;

/** The requested product, and its description for the time after it is deleted; an error if it is not available. */
const readRequestedProduct = async (
  database: Knex,
  project: string,
  { product: id, variant }: AppointmentRequestBody,
): Promise<{ subject: string | null; product: string | null; variant: string | null } | OrderServiceErrorResponse> => {
  if (id === undefined)
    return variant === undefined ? { subject: null, product: null, variant: null } : unknownProduct('variant');
  const result = await readProductAndVariantNameForStaff(database, project, { product: id, variant });
  if ('unknown' in result) return unknownProduct(result.unknown);
  return { subject: result.subject, product: id, variant: variant ?? null };
};

const isRefusedBy = (error: unknown, code: string, constraint?: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === code &&
  (constraint === undefined || ('constraint' in error && error.constraint === constraint));

/**
 * Per email address. Further requests do not reserve their time until the staff has checked them (docs/decisions/025).
 */
const maxOpenRequests = 3;

/** Locks the email address until the transaction ends, so that concurrent requests are counted one after the other. */
const hasTooManyOpenRequests = async (
  transaction: Knex.Transaction,
  project: string,
  email: string,
): Promise<boolean> => {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `open ${project} ${email.toLowerCase()}`,
  ]);
  const rows = await transaction('appointment')
    .where({ project, state: 'requested' })
    .whereRaw('lower(email) = lower(?) and starts_at > now()', [email])
    .limit(maxOpenRequests)
    .select<{ id: string }[]>('id');
  return rows.length >= maxOpenRequests;
};

export const handleAppointmentRequest = async (
  body: AppointmentRequestBody,
  { database }: Pick<OrderServiceContext, 'database'>,
): Promise<OrderServiceOkOrErrorResponse> => {
  if (await isAlreadyBooked(database, body)) return ok;
  const calendar = await readBranchAppointmentCalendar(database, body);
  if ('status' in calendar) return calendar;
  const { project, rules, booked } = calendar;
  const requested = await readRequestedProduct(database, project, body);
  if ('status' in requested) return requested;
  const slot = findAvailableAppointmentSlots(rules, body.date, booked, new Date()).find(
    ({ time }) => time === body.time,
  );
  // A concurrent retry may have booked the time for this same visitor.
  if (!slot) return (await isAlreadyBooked(database, body)) ? ok : slotTaken;
  try {
    await database.transaction(async (transaction) => {
      const isSuspected =
        isSuspectedSpamSubmission(body) || (await hasTooManyOpenRequests(transaction, project, body.email));
      const [row] = await transaction('appointment')
        .insert({
          id: body.attempt ?? transaction.raw('gen_random_uuid()'),
          project,
          access_key: createEmailLinkKey(),
          // Suspected spam: stored for the staff, without reserving the time or sending emails.
          state: isSuspected ? 'suspected' : 'requested',
          topic: body.topic,
          branch: body.branch,
          starts_at: slot.startsAt,
          ends_at: slot.endsAt,
          ...requested,
          name: body.name,
          email: body.email,
          phone: body.phone || null,
          message: body.message || null,
          language: body.language,
          date_created: transaction.fn.now(),
        })
        .returning<{ id: string }[]>('id');
      if (row && !isSuspected) await enqueueAppointmentRequestedEmails(transaction, row.id);
    });
  } catch (error) {
    if (isRefusedBy(error, '23P01', appointmentConstraintNames.slot)) return slotTaken;
    if (body.attempt !== undefined && isRefusedBy(error, '23505') && (await isAlreadyBooked(database, body))) return ok;
    throw error;
  }
  return ok;
};

/** Responds identically whether or not the key is valid, so that guessing keys reveals nothing. */
export const cancelAppointment = async (
  { project, key }: AppointmentCancellationRequestBody,
  { database }: Pick<OrderServiceContext, 'database'>,
): Promise<OrderServiceOkOrErrorResponse> => {
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
    await enqueueAppointmentCancelledEmails(transaction, row.id);
  });
  return { status: 'ok' };
};
