// Captures Klarna authorizations once the goods are shipped (Klarna requires this; the customer's payment term starts
// then), and extends those that are about to expire after four weeks.
import type { StoredPaymentDetails } from '../../../../../contract/payment-provider-responses.ts';
import { formatDateInTimeZone } from '../../../../../domain/format-dates.ts';
import { fulfilledOrderStates } from '../../../../../domain/order-timeline.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { toContentHashUuid } from '../../platform/database-helpers.ts';
import { defineDueItemsJobTask } from '../../platform/define-scheduled-job.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import {
  pendingRefundStates,
  type PaymentRow,
  sumReleasedAuthorizationCents,
} from '../orders/payment-and-refund-row-schemas.ts';
import { readOrderWithPaymentAccounts } from './payment-provider-accounts.ts';
import { captureKlarnaOrder, extendKlarnaAuthorization, type KlarnaAccount, readKlarnaOrder } from './klarna-client.ts';
import { updatePaymentIfInState, readPaymentById, recordPaymentCheckTime } from './payment-repository.ts';
import { recordCaptureWarning, saveAuthorizedPaymentDetails } from './record-payment-outcome.ts';
import { type PaymentStaffAlertMessage, toPaymentStaffAlertMessage } from './payment-staff-alerts.ts';
import { dayMs } from '../../../../../domain/durations.ts';

/** The next run handles the remaining ones. */
const batchSize = 20;

const authorizedDays = 28;

/**
 * When an authorization expires, in SQL over `ecommerce_payment as paid`: the date from Klarna, or four weeks after
 * the payment was created.
 */
const authorizationEnd = `coalesce((paid.details->>'expires_at')::timestamptz, paid.date_created + interval '${authorizedDays} days')`;

/** Uses the last date that Klarna returned. The staff may have extended it in the merchant portal since. */
const isOverdue = ({ createdAt, details: { expires_at: endsAt } }: PaymentRow): boolean =>
  (endsAt === undefined ? createdAt.getTime() + authorizedDays * dayMs : new Date(endsAt).getTime()) < Date.now();

const captureAuthorizedPayment = async (service: OrderServiceContext, payment: PaymentRow): Promise<void> => {
  const { id, providerId, order: orderId } = payment;
  const order = await readOrderWithPaymentAccounts(service, orderId);
  if (!order?.klarna || providerId === undefined) return recordPaymentCheckTime(service.database, id);
  // The released amount is no longer authorized. A different amount needs a different idempotency key.
  const releasedCents = sumReleasedAuthorizationCents(order, id);
  const key = releasedCents === 0 ? id : toContentHashUuid(['klarna capture', id, releasedCents]);
  const captureResult = await captureKlarnaOrder(order.klarna, providerId, order.dueCents - releasedCents, key);
  if (!captureResult.ok) {
    // The staff may have captured it in the merchant portal.
    const klarnaOrder = await readKlarnaOrder(order.klarna, providerId);
    if (!klarnaOrder.ok || klarnaOrder.value.status !== 'CAPTURED') {
      service.logger.warn(`Klarna did not capture order ${order.number}: ${captureResult.issue}.`);
      if (klarnaOrder.ok && isOverdue(payment))
        return recordCaptureWarning(service, payment, getGermanStaffMessage('payment.klarna.overdue'));
      return recordPaymentCheckTime(service.database, id);
    }
  }
  await updatePaymentIfInState(service.database, id, ['authorized'], { state: 'captured' });
};

export const captureShippedKlarnaOrders = defineDueItemsJobTask({
  selectDue: async ({ database }) =>
    database('ecommerce_payment as paid')
      .join('ecommerce_order as placed', 'placed.id', 'paid.order')
      .where({ 'paid.provider': 'klarna', 'paid.state': 'authorized' })
      .whereIn('placed.state', fulfilledOrderStates)
      // Do not capture while a release is in progress.
      .whereNotExists(
        database('ecommerce_refund as refund')
          .whereRaw('refund.payment = paid.id')
          .whereIn('refund.state', pendingRefundStates)
          .select('refund.id'),
      )
      // After the expiry there is one more attempt; if it fails, the staff gets a warning.
      .whereRaw(`(paid.note is null or ${authorizationEnd} > now())`)
      .whereRaw(`paid.checked_at < now() - least(interval '1 hour', (now() - paid.date_created) / 4)`)
      .orderBy('paid.checked_at')
      .limit(batchSize)
      .select<{ id: string }[]>('paid.id'),
  handle: (service, { id }) => processPayment(service, id, captureAuthorizedPayment),
  describeFailure: ({ id }) => `The payment ${id} could not be captured.`,
});

const warningDays = 7;

const updateAndAlertStaff = (
  service: OrderServiceContext,
  payment: PaymentRow,
  details: StoredPaymentDetails,
  texts: { what: string; next: string },
) =>
  saveAuthorizedPaymentDetails(service, payment, details, {
    topic: `klarna-end-${details.warned_for ?? ''}`,
    ...texts,
  });

/** `undefined` if Klarna does not respond. */
const tryExtend = async (account: KlarnaAccount, id: string): Promise<boolean | undefined> => {
  const result = await extendKlarnaAuthorization(account, id);
  if (result.ok) return true;
  return result.isFinal || result.status === 403 ? false : undefined;
};

const checkAuthorization = async (service: OrderServiceContext, payment: PaymentRow): Promise<void> => {
  const { providerId, details } = payment;
  const order = await readOrderWithPaymentAccounts(service, payment.order);
  if (!order?.klarna || providerId === undefined) return recordPaymentCheckTime(service.database, payment.id);
  const toDay = (time: string): string => formatDateInTimeZone(new Date(time), 'de', order.project.timeZone);
  // The authorization is not extended: it already was once, or Klarna refused.
  const toEndingTexts = (until: string, why: 'once' | 'refused'): PaymentStaffAlertMessage => ({
    what: getGermanStaffMessage(`payment.klarna.ending.${why}`, { until: toDay(until) }),
    next: getGermanStaffMessage('payment.klarna.ending.next'),
  });
  const klarnaOrder = await readKlarnaOrder(order.klarna, providerId);
  const endsAt = klarnaOrder.ok ? (klarnaOrder.value.expires_at ?? details.expires_at) : undefined;
  if (!klarnaOrder.ok || endsAt === undefined) return recordPaymentCheckTime(service.database, payment.id);
  // Extended in the merchant portal: the warning is due a week before the new date.
  if (new Date(endsAt).getTime() - Date.now() > warningDays * dayMs)
    return saveAuthorizedPaymentDetails(service, payment, { ...details, expires_at: endsAt });
  const warnedDetails: StoredPaymentDetails = { ...details, expires_at: endsAt, warned_for: endsAt };
  if (details.is_extended) return updateAndAlertStaff(service, payment, warnedDetails, toEndingTexts(endsAt, 'once'));
  const isExtended = await tryExtend(order.klarna, providerId);
  if (isExtended === undefined) return recordPaymentCheckTime(service.database, payment.id);
  if (!isExtended) return updateAndAlertStaff(service, payment, warnedDetails, toEndingTexts(endsAt, 'refused'));
  const extendedOrder = await readKlarnaOrder(order.klarna, providerId);
  const newEnd = (extendedOrder.ok ? extendedOrder.value.expires_at : undefined) ?? endsAt;
  const extendedDetails = { ...warnedDetails, expires_at: newEnd, is_extended: true };
  return updateAndAlertStaff(
    service,
    payment,
    extendedDetails,
    toPaymentStaffAlertMessage('klarna.extended', { before: toDay(endsAt), until: toDay(newEnd) }),
  );
};

/**
 * A week before the expiry, extends authorizations of unshipped orders once, if Klarna allows it, and alerts the staff
 * about the shipping deadline (decision 041).
 */
export const extendExpiringKlarnaAuthorizations = defineDueItemsJobTask({
  selectDue: async ({ database }) =>
    database('ecommerce_payment as paid')
      .join('ecommerce_order as placed', 'placed.id', 'paid.order')
      .where({ 'paid.provider': 'klarna', 'paid.state': 'authorized' })
      .whereIn('placed.state', ['paid', 'in_progress', 'ready_for_pickup'])
      .whereRaw(`${authorizationEnd} between now() and now() + ? * interval '1 day'`, [warningDays])
      .whereRaw(`(paid.details->>'warned_for') is distinct from coalesce(paid.details->>'expires_at', '')`)
      .whereRaw(`(paid.checked_at is null or paid.checked_at < now() - interval '1 hour')`)
      .orderBy('paid.checked_at')
      .limit(batchSize)
      .select<{ id: string }[]>('paid.id'),
  handle: (service, { id }) => processPayment(service, id, checkAuthorization),
  describeFailure: ({ id }) => `The authorization of the payment ${id} could not be checked.`,
});

/** Marks the payment as checked on failure, too, so that it is not retried immediately. */
const processPayment = async (
  service: OrderServiceContext,
  id: string,
  process: (service: OrderServiceContext, payment: PaymentRow) => Promise<void>,
): Promise<void> => {
  try {
    const payment = await readPaymentById(service.database, id);
    if (payment) await process(service, payment);
  } catch (error) {
    await recordPaymentCheckTime(service.database, id);
    throw error;
  }
};
