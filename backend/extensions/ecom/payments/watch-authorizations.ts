// Klarna's authorizations end after four weeks. A week before, what has not been sent is extended once, where Klarna allows it, and the
// staff is told until when it has to be sent (decision 041). Run with the sweeper.
import type { PaymentDetails } from '../../../../contract/payments/payment-details.ts';
import { formatDayOf } from '../../../../domain/format-dates.ts';
import type { Service } from '../http.ts';
import { toKlarnaEndingTexts, toKlarnaExtendedTexts } from '../mails/texts/payment-alert.ts';
import { authorizationEnd } from './authorization-end.ts';
import { extendKlarnaAuthorization, readKlarnaOrder, type KlarnaAccount } from './klarna-client.ts';
import { readPayment, rememberAsked, type Payment } from './payment-rows.ts';
import { readPaidOrder } from './read-order.ts';
import { reportAuthorized } from './record-payment.ts';

/** As many at a time; the others wait for the next round. */
const batchSize = 20;

const warnDays = 7;

const dayMs = 24 * 60 * 60_000;

const tell = (service: Service, payment: Payment, details: PaymentDetails, texts: { what: string; next: string }) =>
  reportAuthorized(service, payment, details, { topic: `klarna-end-${details.warned_for ?? ''}`, ...texts });

/** `undefined` where Klarna does not answer. */
const extend = async (account: KlarnaAccount, id: string): Promise<boolean | undefined> => {
  const called = await extendKlarnaAuthorization(account, id);
  if (called.ok) return true;
  return called.isFinal || called.status === 403 ? false : undefined;
};

const watch = async (service: Service, payment: Payment): Promise<void> => {
  const { providerId, details } = payment;
  const order = await readPaidOrder(service, payment.order);
  if (!order?.klarna || providerId === undefined) return rememberAsked(service.database, payment.id);
  const toDay = (time: string): string => formatDayOf(new Date(time), 'de', order.timeZone);
  const told = await readKlarnaOrder(order.klarna, providerId);
  const endsAt = told.ok ? (told.value.expires_at ?? details.expires_at) : undefined;
  if (!told.ok || endsAt === undefined) return rememberAsked(service.database, payment.id);
  // Extended in Klarna's portal meanwhile: the week before the new end is still to come.
  if (new Date(endsAt).getTime() - Date.now() > warnDays * dayMs)
    return reportAuthorized(service, payment, { ...details, expires_at: endsAt });
  const warned: PaymentDetails = { ...details, expires_at: endsAt, warned_for: endsAt };
  if (details.is_extended) return tell(service, payment, warned, toKlarnaEndingTexts(toDay(endsAt), 'once'));
  const isExtended = await extend(order.klarna, providerId);
  if (isExtended === undefined) return rememberAsked(service.database, payment.id);
  if (!isExtended) return tell(service, payment, warned, toKlarnaEndingTexts(toDay(endsAt), 'refused'));
  const after = await readKlarnaOrder(order.klarna, providerId);
  const newEnd = (after.ok ? after.value.expires_at : undefined) ?? endsAt;
  const extended = { ...warned, expires_at: newEnd, is_extended: true };
  return tell(service, payment, extended, toKlarnaExtendedTexts(toDay(endsAt), toDay(newEnd)));
};

/** One authorization that cannot be asked about does not keep the others. */
export const watchAuthorizations = async (service: Service): Promise<void> => {
  const ending = await service
    .database('ecommerce_payment as paid')
    .join('ecommerce_order as placed', 'placed.id', 'paid.order')
    .where({ 'paid.provider': 'klarna', 'paid.state': 'authorized' })
    .whereIn('placed.state', ['paid', 'in_progress', 'ready_for_pickup'])
    .whereRaw(`${authorizationEnd} between now() and now() + ? * interval '1 day'`, [warnDays])
    .whereRaw(`(paid.details->>'warned_for') is distinct from coalesce(paid.details->>'expires_at', '')`)
    .whereRaw(`(paid.checked_at is null or paid.checked_at < now() - interval '1 hour')`)
    .orderBy('paid.checked_at')
    .limit(batchSize)
    .select<{ id: string }[]>('paid.id');
  for (const { id } of ending) {
    try {
      const payment = await readPayment(service.database, id);
      if (payment) await watch(service, payment);
    } catch (error) {
      service.logger.error(error, `The authorization of the payment ${id} could not be asked about.`);
      await rememberAsked(service.database, id);
    }
  }
};
