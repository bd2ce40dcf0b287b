// Has Klarna give money back, or release what it has promised and nobody has asked for yet (Order Management v1). Which of both it
// is Klarna is asked first: the pieces may have left the house meanwhile. No transaction is open.
import type { KlarnaOrder } from '../../../../../contract/payments.ts';
import { toContentHashId } from '../../platform/database.ts';
import type { Order } from '../orders/order.ts';
import type { Refund } from '../orders/payment.ts';
import type { ProviderResult } from '../payments/call-provider.ts';
import {
  adjustKlarnaAuthorization,
  cancelKlarnaOrder,
  type KlarnaAccount,
  readKlarnaOrder,
  refundKlarnaOrder,
} from '../payments/klarna-client.ts';
import { toKlarnaOrderRequest } from '../payments/klarna-order-request.ts';
import type { RefundAttempt, RefundOutcome } from './refund-outcome.ts';
import { toKlarnaRefundLines } from './to-klarna-lines.ts';

export interface KlarnaRefundAttempt extends RefundAttempt {
  order: Order;
  /** What of the same payment was released before. */
  released: readonly Refund[];
}

const toOutcome = (called: ProviderResult<unknown>, isRelease: boolean): RefundOutcome => {
  if (called.ok) return { kind: 'succeeded', providerId: null, isRelease };
  // 403 is Klarna's word for what its own books do not allow: nothing has moved.
  const isRefused = called.isFinal || called.status === 403;
  return { kind: isRefused ? 'failed' : 'unknown', failure: called.issue };
};

const toCharged = ({ lines }: Order) => lines.map(({ taxPercent, totalCents }) => ({ taxPercent, totalCents }));

const payOut = async (account: KlarnaAccount, asked: KlarnaRefundAttempt): Promise<RefundOutcome> => {
  const { refund, order, paymentProviderId: id } = asked;
  const body = {
    refunded_amount: refund.amountCents,
    reference: refund.id,
    order_lines: toKlarnaRefundLines(refund, toCharged(order), 1),
  };
  return toOutcome(await refundKlarnaOrder(account, id, body, refund.idempotencyKey), false);
};

const release = async (
  account: KlarnaAccount,
  told: KlarnaOrder,
  asked: KlarnaRefundAttempt,
): Promise<RefundOutcome> => {
  const { refund, order, released, paymentProviderId: id } = asked;
  const isDone: RefundOutcome = { kind: 'succeeded', providerId: null, isRelease: true };
  const all = [...released, refund];
  // Absolute, so that an attempt whose answer was lost is known again and not made twice.
  const leftCents = order.totalCents - all.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (told.status === 'CANCELLED') return leftCents <= 0 ? isDone : { kind: 'failed', failure: 'NOT_ALLOWED' };
  if (told.order_amount === leftCents) return isDone;
  // A key of its own: where the pieces leave at this moment, the same refund is made as a payout with its other key.
  const key = toContentHashId(['klarna release', refund.idempotencyKey]);
  if (leftCents <= 0) return toOutcome(await cancelKlarnaOrder(account, id, key), true);
  const body = {
    order_amount: leftCents,
    order_lines: [
      ...toKlarnaOrderRequest(order, '').order_lines,
      ...all.flatMap((one) => toKlarnaRefundLines(one, toCharged(order), -1)),
    ],
  };
  return toOutcome(await adjustKlarnaAuthorization(account, id, body, key), true);
};

/** Klarna refuses to release what was captured between question and release: then it is asked anew, at once. */
const releaseOrPayOut = async (
  account: KlarnaAccount,
  told: KlarnaOrder,
  asked: KlarnaRefundAttempt,
): Promise<RefundOutcome> => {
  const outcome = await release(account, told, asked);
  if (outcome.kind !== 'failed') return outcome;
  const again = await readKlarnaOrder(account, asked.paymentProviderId);
  const isCaptured = again.ok && (again.value.captured_amount ?? 0) > 0;
  return isCaptured ? payOut(account, asked) : outcome;
};

export const sendKlarnaRefund = async (account: KlarnaAccount, asked: KlarnaRefundAttempt): Promise<RefundOutcome> => {
  const { refund, paymentProviderId: id } = asked;
  const told = await readKlarnaOrder(account, id);
  if (!told.ok) return { kind: told.status === 404 ? 'failed' : 'unknown', failure: told.issue };
  // Klarna keeps our id with each of its refunds, longer than the day for which it knows keys.
  const made = told.value.refunds?.find(({ reference }) => reference === refund.id);
  if (made) return { kind: 'succeeded', providerId: made.refund_id ?? null, isRelease: false };
  return (told.value.captured_amount ?? 0) === 0 ? releaseOrPayOut(account, told.value, asked) : payOut(account, asked);
};
