// Records the progress of a payment in the database, before and after the capture. Short transactions without
// provider calls.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-constants.ts';
import type { NextPaymentStep } from '../../../../../contract/shop/order.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { lockOrder, readOrder } from '../orders/read-order.ts';
import {
  pendingPaymentStates,
  type PaymentRow,
  type PaymentState,
  authorizedOrLaterPaymentStates,
} from '../orders/payment-and-refund-row-schemas.ts';
import { applyPaymentEventToOrder, paymentProviderNames } from '../orders/apply-payment-event.ts';
import { updatePaymentIfInState, isUniqueViolation } from './payment-repository.ts';
import {
  alertStaffAboutPayment,
  type PaymentStaffAlert,
  toPaymentStaffAlertHistoryText,
} from './payment-staff-alerts.ts';

/**
 * The outcome of a payment. `paid`: the order is paid with it. `open`: the shopper has not approved it yet. `pending`:
 * the provider does not respond. `waiting`: the provider has not decided yet. `returned`: the shopper must approve
 * again at the provider. `refused`: declined, or different from the order. `reported`: declined, and the staff was
 * alerted about what to fix. `closed`: the order accepts no more payments; money that was captured anyway is noted in
 * the history of the order.
 */
export type PaymentOutcome = 'closed' | 'open' | 'pending' | 'refused' | 'reported' | 'returned' | 'paid' | 'waiting';

/** The result of starting a payment: the next step for the shopper, or why there is none. */
export type StartPaymentResult =
  NextPaymentStep | Extract<PaymentOutcome, 'pending' | 'refused' | 'reported' | 'waiting'>;

const paidStates: readonly OrderState[] = ['paid', 'in_progress', 'ready_for_pickup', 'shipped', 'completed'];

/**
 * Call this before capturing: while a payment is `approved`, neither the shopper nor the payment deadline can cancel
 * its order. `closed` if the order does not await a payment, or this payment was cancelled.
 */
export const markPaymentCaptureStarted = (
  { database }: OrderServiceContext,
  payment: PaymentRow,
  details: PaymentRow['details'],
): Promise<'closed' | 'started'> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    if (order?.state !== 'awaiting_payment') return 'closed';
    const isStarted = await updatePaymentIfInState(transaction, payment.id, pendingPaymentStates, {
      state: 'approved',
      details,
    });
    return isStarted ? 'started' : 'closed';
  });

/** Ends a payment for which no money was received. `note` is the reason for the staff, unless the shopper caused it. */
export const storeUnpaidPaymentEndState = (
  { database }: OrderServiceContext,
  payment: PaymentRow,
  state: PaymentState,
  note?: string,
) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const isEnded = await updatePaymentIfInState(transaction, payment.id, pendingPaymentStates, {
      state,
      ...(note && { note }),
    });
    if (isEnded && order && note)
      await applyPaymentEventToOrder(transaction, order, { type: 'remark', provider: payment.provider, note });
  });

/** Declines a payment for a reason that the staff has to fix. */
export const declinePaymentAndAlertStaff = (
  service: OrderServiceContext,
  payment: PaymentRow,
  alert: PaymentStaffAlert,
): Promise<void> =>
  service.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const details = { ...payment.details, is_reported: true };
    const change = { state: 'declined', note: toPaymentStaffAlertHistoryText(alert), details } as const;
    if ((await updatePaymentIfInState(transaction, payment.id, pendingPaymentStates, change)) && order)
      await alertStaffAboutPayment(transaction, service, payment, order, alert);
  });

/** The provider continues only after the staff has acted. Alerts once; the payment keeps its state. */
export const alertStaffAboutPendingPayment = (
  service: OrderServiceContext,
  payment: PaymentRow,
  alert: PaymentStaffAlert,
): Promise<void> =>
  service.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    if (
      (await updatePaymentIfInState(transaction, payment.id, pendingPaymentStates, {
        note: toPaymentStaffAlertHistoryText(alert),
      })) &&
      order
    )
      await alertStaffAboutPayment(transaction, service, payment, order, alert);
  });

/** Updates the details of an authorized payment and optionally alerts the staff. */
export const saveAuthorizedPaymentDetails = (
  service: OrderServiceContext,
  payment: PaymentRow,
  details: PaymentRow['details'],
  alert?: PaymentStaffAlert,
): Promise<void> =>
  service.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const change = { details, ...(alert && { note: toPaymentStaffAlertHistoryText(alert) }) };
    if ((await updatePaymentIfInState(transaction, payment.id, ['authorized'], change)) && alert && order)
      await alertStaffAboutPayment(transaction, service, payment, order, alert);
  });

/** The payer must approve again: the payment can be cancelled again, and the next capture uses a new request id. */
export const recordRequiredPaypalReapproval = (
  { database }: OrderServiceContext,
  { id, details }: PaymentRow,
): Promise<boolean> =>
  updatePaymentIfInState(database, id, pendingPaymentStates, {
    state: 'created',
    details: { ...details, returns: (details.returns ?? 0) + 1 },
  });

/**
 * Records a successful payment and applies it to the order, at most once under concurrency. If the order accepts no
 * more payments (cancelled, or paid in another way), it is noted for the staff instead. The order is not reopened,
 * because its items may be sold and its cancellation was emailed (decision 017).
 */
export const recordSuccessfulPayment = async (
  service: OrderServiceContext,
  payment: PaymentRow,
  capture: {
    state: 'authorized' | 'captured';
    capture_id: string;
    provider_id?: string;
    details?: PaymentRow['details'];
  },
): Promise<PaymentOutcome> => {
  const { provider } = payment;
  const name = paymentProviderNames[provider];
  try {
    return await service.database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, payment.order);
      if (!order) throw new Error(`The order ${payment.order} does not exist.`);
      const unpaidStates: PaymentState[] = ['created', 'approved', 'declined', 'cancelled'];
      if (!(await updatePaymentIfInState(transaction, payment.id, unpaidStates, capture)))
        return await readOutcomeOfSucceededPayment(transaction, payment);
      const note = `${name} ${capture.capture_id}`;
      if (await applyPaymentEventToOrder(transaction, order, { type: capture.state, provider, note })) return 'paid';
      const warning = getGermanStaffMessage('payment.unexpected', {
        provider: name,
        capture: capture.capture_id,
      });
      await updatePaymentIfInState(transaction, payment.id, authorizedOrLaterPaymentStates, { note: warning });
      await applyPaymentEventToOrder(transaction, order, { type: 'remark', provider, note: warning });
      return 'closed';
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await storeUnpaidPaymentEndState(
      service,
      payment,
      'declined',
      getGermanStaffMessage('payment.captureTaken', { provider: name, capture: capture.capture_id }),
    );
    return 'refused';
  }
};

/** What a successful payment means for its order. */
export const readOutcomeOfSucceededPayment = async (database: Knex, payment: PaymentRow): Promise<PaymentOutcome> => {
  const order = await readOrder(database, payment.order);
  return order && paidStates.includes(order.state) ? 'paid' : 'closed';
};

/** Why an ended payment received no money. */
export const toOutcomeOfEndedUnpaidPayment = ({ state, details }: PaymentRow): PaymentOutcome => {
  if (state === 'cancelled') return 'closed';
  return details.is_reported ? 'reported' : 'refused';
};

/**
 * Money was captured that does not match the order. The payment is recorded with its id, and the order stays unpaid.
 */
export const recordPaymentMismatch = (
  { database }: OrderServiceContext,
  payment: PaymentRow,
  captureId: string,
  difference: string,
) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const note = getGermanStaffMessage('payment.mismatch', {
      provider: paymentProviderNames[payment.provider],
      difference,
      capture: captureId,
    });
    const isChanged = await updatePaymentIfInState(transaction, payment.id, pendingPaymentStates, {
      state: 'captured',
      note,
    });
    if (isChanged && order)
      await applyPaymentEventToOrder(transaction, order, { type: 'remark', provider: payment.provider, note });
  });

/** Warns the staff, on the payment and in the history of the order, that the capture of an authorized payment fails. */
export const recordCaptureWarning = (
  { database }: OrderServiceContext,
  payment: PaymentRow,
  note: string,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const isNoted = await updatePaymentIfInState(transaction, payment.id, ['authorized'], { note });
    if (isNoted && order)
      await applyPaymentEventToOrder(transaction, order, { type: 'remark', provider: payment.provider, note });
  });
