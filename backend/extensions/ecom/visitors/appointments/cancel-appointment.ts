// POST /ecom/appointment/cancellation: the visitor gives an appointment up, by the link of its mails. The time is free at once.
import type { AppointmentCancellationBody } from '../../../../../contract/house/appointment.ts';
import type { Answer } from '../../../../../contract/shop/order-answer.ts';
import { bookedStates } from '../../../../schema/house/appointment-derivation.ts';
import type { Service } from '../../platform/http.ts';
import { writeCancelledByVisitor } from './write-notices.ts';

/** Answered alike whether or not the key opens anything (any more): nobody learns of appointments by trying. */
export const cancelAppointment = async (
  { project, key }: AppointmentCancellationBody,
  { database }: Pick<Service, 'database'>,
): Promise<Answer> => {
  await database.transaction(async (transaction) => {
    const row = await transaction('appointment')
      .whereIn('project', transaction('project').where({ domain: project }).select('id'))
      .where({ access_key: key })
      .whereIn('state', bookedStates)
      .where('ends_at', '>', transaction.fn.now())
      .forUpdate()
      .first<{ id: string } | undefined>('id');
    if (!row) return;
    await transaction('appointment').where({ id: row.id }).update({ state: 'cancelled' });
    await writeCancelledByVisitor(transaction, row.id);
  });
  return { status: 'ok' };
};
