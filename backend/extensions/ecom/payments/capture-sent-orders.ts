// Takes the money of what Klarna has taken over once the pieces have left the house: that is when Klarna wants it asked for, and
// the shopper's time to pay begins. Run with the sweeper.
import type { Service } from '../http.ts';
import { captureKlarnaOrder, readKlarnaOrder } from './klarna-client.ts';
import { changePayment, readPayment, rememberAsked, type Payment } from './payment-rows.ts';
import { readPaidOrder } from './read-order.ts';

/** As many at a time; the others wait for the next round. */
const batchSize = 20;

/** An authorization of Klarna's ends after four weeks. */
const patience = '28 days';

const capture = async (service: Service, { id, providerId, order: orderId }: Payment): Promise<void> => {
  const order = await readPaidOrder(service, orderId);
  if (!order?.klarna || providerId === undefined) return rememberAsked(service.database, id);
  const captured = await captureKlarnaOrder(order.klarna, providerId, order.total, id);
  if (!captured.ok) {
    // Perhaps the staff was faster, in the portal.
    const told = await readKlarnaOrder(order.klarna, providerId);
    if (!told.ok || told.value.status !== 'CAPTURED') {
      service.logger.warn(`Klarna does not give the money of order ${order.number}: ${captured.issue}.`);
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
    .whereRaw(`paid.date_created > now() - interval '${patience}'`)
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
