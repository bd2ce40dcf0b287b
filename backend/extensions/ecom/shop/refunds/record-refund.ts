// Records the outcome of a refund attempt, or a bank transfer of the staff: refund, payment, order, history and emails
// in one transaction, with the order locked first. Each outcome is recorded once.
import type { Knex } from 'knex';
import { centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { OrderHistoryCause } from '../../../../../contract/shop/order-constants.ts';
import { formatPrice } from '../../../../../domain/format-amounts.ts';
import type { OrderServiceContext } from '../../platform/route-types-and-handlers.ts';
import { getGermanStaffMessage } from '../../platform/service-translators.ts';
import { transitionOrderState } from '../orders/transition-order-state.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { writeOrderHistoryEntry } from '../orders/write-order-history.ts';
import { isOrderFullyRefunded } from '../orders/refundable-payments.ts';
import { lockOrder, type Order, readOrder } from '../orders/read-order.ts';
import {
  completedRefundStates,
  pendingRefundStates,
  type RefundRow,
  toRefundedMoneyCents,
} from '../orders/payment-and-refund-row-schemas.ts';
import { refundVoucherRedemptions } from '../vouchers/refund-and-release-voucher-redemptions.ts';
import { toRefundFailureText } from './refund-failure-explanations.ts';
import { enqueueRefundedEmail, enqueueRefundFailedEmail } from './enqueue-refund-emails.ts';
import type { RefundAttemptOutcome } from './refund-attempt-types.ts';

const minuteMs = 60_000;
const maxRetryDelayMs = 60 * minuteMs;

/** After 30 seconds, then one minute, two and so on, at most an hour. */
const toNextAttempt = (attempts: number): Date =>
  new Date(Date.now() + Math.min(maxRetryDelayMs, (minuteMs / 2) * 2 ** Math.min(Math.max(attempts - 1, 0), 10)));

/** After this many attempts with unknown outcome, the staff gets an email. */
const attemptsBeforeReport = 5;

const updateRefundedPayment = async (
  transaction: Knex.Transaction,
  { payments, refunds }: Order,
  id: string | null,
): Promise<void> => {
  const payment = payments.find((one) => one.id === id);
  if (!payment) return;
  const completed = refunds.filter((refund) => refund.payment === id && completedRefundStates.includes(refund.state));
  const completedCents = completed.reduce((sum, one) => sum + toRefundedMoneyCents(one), 0);
  const isFull = completedCents >= payment.amountCents;
  const isReleased = completed.every(({ isRelease }) => isRelease);
  const fullState = isReleased ? 'released' : 'refunded';
  // The unreleased part will still be captured.
  const partialState = isReleased ? payment.state : 'partly_refunded';
  await transaction('ecommerce_payment')
    .where({ id: payment.id })
    .update({ refunded_brutto: centsToDecimalAmount(completedCents), state: isFull ? fullState : partialState });
};

/** Completes a refund: the customer gets an email, and a fully refunded order becomes `refunded`. */
export const completeRefund = async (
  transaction: Knex.Transaction,
  refund: RefundRow,
  change: {
    state: 'succeeded' | 'transferred';
    actor: string;
    cause: OrderHistoryCause;
    provider_id?: string | null;
    is_release?: boolean;
  },
): Promise<void> => {
  const { actor, cause, state, ...providerColumns } = change;
  await transaction('ecommerce_refund')
    .where({ id: refund.id })
    .update({
      ...providerColumns,
      state,
      failure: null,
      next_attempt_at: null,
      settled_at: transaction.fn.now(),
      settled_by: actor,
    });
  const order = await readOrder(transaction, refund.order);
  if (!order) return;
  await updateRefundedPayment(transaction, order, refund.payment);
  await refundVoucherRedemptions(transaction, order, refund.voucherCents, actor);
  const amount = formatPrice(refund.amountCents, 'de');
  const textKey = change.is_release === true ? 'history.released' : 'history.refunded';
  const way = [getGermanStaffMessage(`refundWays.${refund.way}`), change.provider_id].filter(Boolean).join(' ');
  const note = getGermanStaffMessage(textKey, { amount, way });
  await writeOrderHistoryEntry(transaction, order, { actor, cause, note });
  // The refund of the reloaded order: `refund` does not contain the outcome yet (refunded or released).
  const completed = order.refunds.find(({ id }) => id === refund.id) ?? refund;
  await issueCreditNote(transaction, order, completed);
  await enqueueRefundedEmail(transaction, completed, order);
  if (!isOrderFullyRefunded(order)) return;
  // The staff decided about restocking with the refund. An order that cannot become `refunded` (such as a cancelled
  // one) keeps its state.
  await transitionOrderState(transaction, order.id, 'refunded', {
    actor,
    cause,
    note: getGermanStaffMessage('history.allRefunded'),
    skipStockRelease: true,
  });
};

const failRefund = async (transaction: Knex.Transaction, refund: RefundRow, failure: string): Promise<void> => {
  await transaction('ecommerce_refund')
    .where({ id: refund.id })
    .update({ state: 'failed', failure, next_attempt_at: null });
  const order = await readOrder(transaction, refund.order);
  if (!order) return;
  const { de } = toRefundFailureText(failure, refund.way);
  const note = getGermanStaffMessage('history.refundFailed', {
    amount: formatPrice(refund.amountCents, 'de'),
    reason: de,
  });
  await writeOrderHistoryEntry(transaction, order, {
    actor: getGermanStaffMessage(`refundWays.${refund.way}`),
    cause: 'provider',
    note,
  });
  await enqueueRefundFailedEmail(transaction, refund, order, de);
};

const scheduleNextAttempt = async (
  transaction: Knex.Transaction,
  refund: RefundRow,
  change: { failure: string } | { provider_id: string; state: 'pending'; failure: null },
): Promise<void> => {
  await transaction('ecommerce_refund')
    .where({ id: refund.id })
    .update({ ...change, next_attempt_at: toNextAttempt(refund.attempts) });
  if (change.failure === null || refund.attempts !== attemptsBeforeReport) return;
  const order = await readOrder(transaction, refund.order);
  if (order)
    await enqueueRefundFailedEmail(transaction, refund, order, toRefundFailureText(change.failure, refund.way).de);
};

/**
 * `attempted` is the refund at the time of the provider call. A failure counts only if no later attempt was started.
 */
export const recordRefundAttemptOutcome = (
  { database }: OrderServiceContext,
  attempted: RefundRow,
  outcome: RefundAttemptOutcome,
): Promise<void> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, attempted.order);
    const refund = order?.refunds.find(({ id }) => id === attempted.id);
    if (!refund || !pendingRefundStates.includes(refund.state)) return;
    const isLatest = refund.attempts === attempted.attempts;
    if (outcome.kind === 'succeeded') {
      const { providerId, isRelease } = outcome;
      const providerColumns = { provider_id: providerId ?? refund.providerId, is_release: isRelease };
      await completeRefund(transaction, refund, {
        state: 'succeeded',
        actor: getGermanStaffMessage(`refundWays.${refund.way}`),
        cause: 'provider',
        ...providerColumns,
      });
    } else if (outcome.kind === 'pending') {
      await scheduleNextAttempt(transaction, refund, {
        state: 'pending',
        provider_id: outcome.providerId,
        failure: null,
      });
    } else if (isLatest && outcome.kind === 'failed') {
      await failRefund(transaction, refund, outcome.failure);
    } else if (isLatest) {
      await scheduleNextAttempt(transaction, refund, { failure: outcome.failure });
    }
  });
