// Takes the money of what Klarna has taken over once the pieces have left the house: that is when Klarna wants it asked for, and
// the shopper's time to pay begins. Run with the sweeper.
import { toContentId } from '../content-id.ts';
import type { Service } from '../http.ts';
import { openRefundStates, readReleasedCents } from '../refunds/refund-rows.ts';
import { authorizationEnd, authorizedDays } from './authorization-end.ts';
import { captureKlarnaOrder, readKlarnaOrder } from './klarna-client.ts';
import { changePayment, readPayment, rememberAsked, type Payment } from './payment-rows.ts';
import { readPaidOrder } from './read-order.ts';
import { recordWarning } from './record-payment.ts';

/** As many at a time; the others wait for the next round. */
const batchSize = 20;

const dayMs = 24 * 60 * 60_000;

/** As Klarna said when it was placed or extended; somebody may have extended it in the portal since. */
const isOverdue = ({ createdAt, details: { expires_at: endsAt } }: Payment): boolean =>
  (endsAt === undefined ? createdAt.getTime() + authorizedDays * dayMs : new Date(endsAt).getTime()) < Date.now();

const overdue =
  'Klarna gibt das Geld nicht mehr: Die Zusage ist abgelaufen, bevor die Ware das Haus verließ. Bitte mit Klarna klären.';

const capture = async (service: Service, payment: Payment): Promise<void> => {
  const { id, providerId, order: orderId } = payment;
  const order = await readPaidOrder(service, orderId);
  if (!order?.klarna || providerId === undefined) return rememberAsked(service.database, id);
  // What was released before is no part of Klarna's promise any more, and another sum is another request.
  const releasedCents = await readReleasedCents(service.database, id);
  const key = releasedCents === 0 ? id : toContentId(['klarna capture', id, releasedCents]);
  const captured = await captureKlarnaOrder(order.klarna, providerId, order.total - releasedCents, key);
  if (!captured.ok) {
    // Perhaps the staff was faster, in the portal.
    const told = await readKlarnaOrder(order.klarna, providerId);
    if (!told.ok || told.value.status !== 'CAPTURED') {
      service.logger.warn(`Klarna does not give the money of order ${order.number}: ${captured.issue}.`);
      if (told.ok && isOverdue(payment)) return recordWarning(service, payment, overdue);
      return rememberAsked(service.database, id);
    }
  }
  await changePayment(service.database, id, ['authorized'], { state: 'captured' });
};

/** One order that Klarna refuses does not keep the others. */
export const captureSentOrders = async (service: Service): Promise<void> => {
  const sent = await service
    .database('ecommerce_payment as paid')
    .join('ecommerce_order as placed', 'placed.id', 'paid.order')
    .where({ 'paid.provider': 'klarna', 'paid.state': 'authorized' })
    .whereIn('placed.state', ['shipped', 'completed'])
    // What is just being released is not asked for.
    .whereNotExists(
      service
        .database('ecommerce_refund as refund')
        .whereRaw('refund.payment = paid.id')
        .whereIn('refund.state', openRefundStates)
        .select('refund.id'),
    )
    // Later than that once more, and the staff is told where it was too late.
    .whereRaw(`(paid.note is null or ${authorizationEnd} > now())`)
    .whereRaw(`paid.checked_at < now() - least(interval '1 hour', (now() - paid.date_created) / 4)`)
    .orderBy('paid.checked_at')
    .limit(batchSize)
    .select<{ id: string }[]>('paid.id');
  for (const { id } of sent) {
    try {
      const payment = await readPayment(service.database, id);
      if (payment) await capture(service, payment);
    } catch (error) {
      service.logger.error(error, `The money of the payment ${id} could not be asked for.`);
      await rememberAsked(service.database, id);
    }
  }
};
