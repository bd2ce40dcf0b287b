// What the database does about a payment: the moment before money is taken, and the moment after. Both are short transactions;
// no provider is asked within.
import type { Knex } from 'knex';
import type { OrderState } from '../../../../../contract/shop/order-codes.ts';
import type { PaymentStep } from '../../../../../contract/shop/order.ts';
import type { ServiceContext } from '../../platform/http.ts';
import { translateForStaff } from '../../platform/texts.ts';
import { lockOrder } from '../orders/order.ts';
import { pendingPaymentStates, type Payment, type PaymentState, succeededPaymentStates } from '../orders/payment.ts';
import { applyPaymentEvent, paymentProviderNames } from '../orders/payment-event.ts';
import { updatePayment, isDuplicateProviderId } from './payment-rows.ts';
import { alertStaff, type StaffAlert, toStaffAlertNote } from './staff-alerts.ts';

/**
 * How a payment stands. `settled`: the order is paid with it. `open`: the shopper has not agreed yet. `pending`: the provider
 * does not answer. `waiting`: it has answered and not decided. `returned`: it wants the shopper back in its window. `refused`: it says
 * no, or says something else than the order. `reported`: it says no, and the staff was told to put something right. `closed`: the
 * order is not to be paid any more; where money was taken nevertheless, the staff finds it in the order's history.
 */
export type PaymentOutcome = 'closed' | 'open' | 'pending' | 'refused' | 'reported' | 'returned' | 'paid' | 'waiting';

/** What came of beginning a payment: the step that is left to the shopper, or why there is none. */
export type StartPaymentResult = PaymentStep | Extract<PaymentOutcome, 'pending' | 'refused' | 'reported' | 'waiting'>;

const paidStates: readonly OrderState[] = ['paid', 'in_progress', 'ready_for_pickup', 'shipped', 'completed'];

/**
 * To be called before money is taken: while a payment is `approved`, its order is not cancelled by the shopper or by the end
 * of its hold. `closed` where the order is not waiting for a payment, or this payment was given up.
 */
export const startPaymentCapture = (
  { database }: ServiceContext,
  payment: Payment,
  details: Payment['details'],
): Promise<'begun' | 'closed'> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    if (order?.state !== 'awaiting_payment') return 'closed';
    const isBegun = await updatePayment(transaction, payment.id, pendingPaymentStates, { state: 'approved', details });
    return isBegun ? 'begun' : 'closed';
  });

/** Ends a payment without money, and tells the staff why where that is not the shopper's own doing. */
export const endPayment = ({ database }: ServiceContext, payment: Payment, state: PaymentState, note?: string) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const isEnded = await updatePayment(transaction, payment.id, pendingPaymentStates, {
      state,
      ...(note && { note }),
    });
    if (isEnded && order && note)
      await applyPaymentEvent(transaction, order, { type: 'remark', provider: payment.provider, note });
  });

/** Ends a payment that the provider refuses for a reason that the house has to put right. */
export const declinePaymentAndAlertStaff = (
  service: ServiceContext,
  payment: Payment,
  alert: StaffAlert,
): Promise<void> =>
  service.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const details = { ...payment.details, is_reported: true };
    const change = { state: 'declined', note: toStaffAlertNote(alert), details } as const;
    if ((await updatePayment(transaction, payment.id, pendingPaymentStates, change)) && order)
      await alertStaff(transaction, service, payment, order, alert);
  });

/** The provider goes on only once the house has acted: told once, and the payment stays as it is. */
export const alertStaffAboutPendingPayment = (
  service: ServiceContext,
  payment: Payment,
  alert: StaffAlert,
): Promise<void> =>
  service.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    if (
      (await updatePayment(transaction, payment.id, pendingPaymentStates, { note: toStaffAlertNote(alert) })) &&
      order
    )
      await alertStaff(transaction, service, payment, order, alert);
  });

/** About an authorized payment: what was learned of it, and what the staff has to do. */
export const updateAuthorizedPayment = (
  service: ServiceContext,
  payment: Payment,
  details: Payment['details'],
  alert?: StaffAlert,
): Promise<void> =>
  service.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const change = { details, ...(alert && { note: toStaffAlertNote(alert) }) };
    if ((await updatePayment(transaction, payment.id, ['authorized'], change)) && alert && order)
      await alertStaff(transaction, service, payment, order, alert);
  });

/** The provider wants the shopper back: the payment can be given up again, and the next capture is another request. */
export const recordPayerReturn = ({ database }: ServiceContext, { id, details }: Payment): Promise<boolean> =>
  updatePayment(database, id, pendingPaymentStates, {
    state: 'created',
    details: { ...details, returns: (details.returns ?? 0) + 1 },
  });

/**
 * Writes down that the money is there and reports it to the order: at most once, however many ask. Where the order takes no
 * payment any more (cancelled by the staff meanwhile, or paid in another way), the staff is told instead; it is not revived by
 * itself, because its pieces may be sold and its cancellation has been mailed (decision 017).
 */
export const recordPayment = async (
  service: ServiceContext,
  payment: Payment,
  capture: { state: 'authorized' | 'captured'; capture_id: string; provider_id?: string; details?: Payment['details'] },
): Promise<PaymentOutcome> => {
  const { provider } = payment;
  const name = paymentProviderNames[provider];
  try {
    return await service.database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, payment.order);
      if (!order) throw new Error(`There is no order ${payment.order}.`);
      const unpaidStates: PaymentState[] = ['created', 'approved', 'declined', 'cancelled'];
      if (!(await updatePayment(transaction, payment.id, unpaidStates, capture)))
        return await readSucceededPaymentOutcome(transaction, payment);
      const note = `${name} ${capture.capture_id}`;
      if (await applyPaymentEvent(transaction, order, { type: capture.state, provider, note })) return 'paid';
      const warning = translateForStaff('payment.unexpected', { provider: name, capture: capture.capture_id });
      await updatePayment(transaction, payment.id, succeededPaymentStates, { note: warning });
      await applyPaymentEvent(transaction, order, { type: 'remark', provider, note: warning });
      return 'closed';
    });
  } catch (error) {
    if (!isDuplicateProviderId(error)) throw error;
    await endPayment(
      service,
      payment,
      'declined',
      translateForStaff('payment.captureTaken', { provider: name, capture: capture.capture_id }),
    );
    return 'refused';
  }
};

/** What a settled payment means for its order. */
export const readSucceededPaymentOutcome = async (database: Knex, { order }: Payment): Promise<PaymentOutcome> => {
  const row = await database('ecommerce_order').where({ id: order }).first<{ state: OrderState } | undefined>('state');
  return row && paidStates.includes(row.state) ? 'paid' : 'closed';
};

/** Why an ended payment took no money: the same for everybody who asks, whoever asked first. */
export const toEndedPaymentOutcome = ({ state, details }: Payment): PaymentOutcome => {
  if (state === 'cancelled') return 'closed';
  return details.is_reported ? 'reported' : 'refused';
};

/** Money was taken, but not what the order asks for: it is written down with its number, and the order stays unpaid. */
export const recordPaymentMismatch = (
  { database }: ServiceContext,
  payment: Payment,
  captureId: string,
  difference: string,
) =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const note = translateForStaff('payment.mismatch', {
      provider: paymentProviderNames[payment.provider],
      difference,
      capture: captureId,
    });
    const isChanged = await updatePayment(transaction, payment.id, pendingPaymentStates, { state: 'captured', note });
    if (isChanged && order)
      await applyPaymentEvent(transaction, order, { type: 'remark', provider: payment.provider, note });
  });

/** Tells the staff, in the payment and in the history of its order, that the money of an authorized payment does not come. */
export const recordCaptureWarning = ({ database }: ServiceContext, payment: Payment, note: string): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, payment.order);
    const isNoted = await updatePayment(transaction, payment.id, ['authorized'], { note });
    if (isNoted && order)
      await applyPaymentEvent(transaction, order, { type: 'remark', provider: payment.provider, note });
  });
