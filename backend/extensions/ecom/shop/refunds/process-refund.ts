// Sends a stored refund to its provider and records the outcome. Can be interrupted at any time: the row was written
// before, its idempotency key is kept until the provider refuses, and the job continues with it.
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import {
  completedRefundStates,
  pendingRefundStates,
  type RefundRow,
} from '../orders/payment-and-refund-row-schemas.ts';
import { readOrderWithPaymentAccounts } from '../payments/payment-provider-accounts.ts';
import { refundOrReleaseKlarnaOrder } from './refund-or-release-klarna-order.ts';
import { sendOrReconcilePaypalRefund } from './send-or-reconcile-paypal-refund.ts';
import { recordRefundAttemptOutcome } from './record-refund.ts';
import type { RefundAttemptOutcome } from './refund-attempt-types.ts';
import { readRefund } from './read-refund.ts';

/** Longer than three provider calls take: after it, an attempt has crashed and another process may claim the refund. */
const leaseSeconds = 60;

/**
 * Claims a due refund and counts the attempt; `undefined` if another process claimed it or it is not due yet. Refunds
 * of one payment run one after the other, because each release reduces the authorization that the previous one left.
 */
const claimRefund = ({ database }: OrderServiceContext, id: string): Promise<RefundRow | undefined> =>
  database.transaction(async (transaction) => {
    const row = await transaction('ecommerce_refund as own')
      .where({ 'own.id': id })
      .whereIn('own.state', pendingRefundStates)
      .where('own.next_attempt_at', '<=', transaction.fn.now())
      .whereNotExists(
        transaction('ecommerce_refund as earlier')
          .whereRaw('earlier.payment = own.payment')
          .whereRaw('(earlier.date_created, earlier.id) < (own.date_created, own.id)')
          .where({ 'earlier.state': 'requested' })
          .select('earlier.id'),
      )
      .forUpdate()
      .skipLocked()
      .first<{ id: string } | undefined>('own.id');
    if (!row) return undefined;
    await transaction('ecommerce_refund')
      .where({ id })
      .update({
        attempts: transaction.raw('attempts + 1'),
        next_attempt_at: transaction.raw(`now() + ? * interval '1 second'`, [leaseSeconds]),
      });
    return readRefund(transaction, id);
  });

const sendRefund = async (service: OrderServiceContext, refund: RefundRow): Promise<RefundAttemptOutcome> => {
  const order = await readOrderWithPaymentAccounts(service, refund.order);
  const payment = order?.payments.find(({ id }) => id === refund.payment);
  const { providerId } = payment ?? {};
  if (!order || !payment || providerId === undefined) return { kind: 'failed', failure: 'no_account' };
  const attempt = { refund, paymentProviderId: providerId, captureId: payment.captureId ?? providerId };
  if (payment.provider === 'paypal')
    return order.paypal
      ? sendOrReconcilePaypalRefund(order.paypal, attempt)
      : { kind: 'failed', failure: 'no_account' };
  if (!order.klarna) return { kind: 'failed', failure: 'no_account' };
  const released = order.refunds.filter(
    (other) =>
      other.payment === payment.id &&
      other.isRelease &&
      other.id !== refund.id &&
      completedRefundStates.includes(other.state),
  );
  return refundOrReleaseKlarnaOrder(order.klarna, { ...attempt, order, released });
};

export const processRefund = async (service: OrderServiceContext, id: string): Promise<void> => {
  const refund = await claimRefund(service, id);
  if (!refund) return;
  const outcome = await sendRefund(service, refund);
  if ('failure' in outcome)
    service.logger.warn(`The refund ${id} was not completed (attempt ${refund.attempts}): ${outcome.failure}.`);
  await recordRefundAttemptOutcome(service, refund, outcome);
};
