// Refunds at Klarna: refunds captured money, or releases authorized money that was not captured yet (Order Management
// v1). Reads the order from Klarna first, because it may have been captured in the meantime. Must not be called inside
// a transaction.
import type { KlarnaOrder } from '../../../../../contract/payment-provider-responses.ts';
import { toContentHashUuid } from '../../platform/database-helpers.ts';
import type { Order } from '../orders/read-order.ts';
import { type RefundRow, toRefundedMoneyCents } from '../orders/payment-and-refund-row-schemas.ts';
import type { PaymentProviderResult } from '../payments/call-payment-provider.ts';
import {
  adjustKlarnaAuthorization,
  cancelKlarnaOrder,
  type KlarnaAccount,
  readKlarnaOrder,
  refundKlarnaOrder,
} from '../payments/klarna-client.ts';
import { toKlarnaOrderRequest } from '../payments/klarna-order-request.ts';
import type { ProviderRefundAttempt, RefundAttemptOutcome } from './refund-attempt-types.ts';
import { toKlarnaRefundLines } from './to-klarna-refund-lines.ts';

export interface KlarnaRefundAttemptWithOrder extends ProviderRefundAttempt {
  order: Order;
  /** Earlier releases of the same payment. */
  released: readonly RefundRow[];
}

const toOutcome = (result: PaymentProviderResult<unknown>, isRelease: boolean): RefundAttemptOutcome => {
  if (result.ok) return { kind: 'succeeded', providerId: null, isRelease };
  // 403: Klarna does not allow it for this order, and no money was moved.
  const isRefused = result.isFinal || result.status === 403;
  return { kind: isRefused ? 'failed' : 'unknown', failure: result.issue };
};

const refundCapture = async (
  account: KlarnaAccount,
  attempt: KlarnaRefundAttemptWithOrder,
): Promise<RefundAttemptOutcome> => {
  const { refund, order, paymentProviderId: id } = attempt;
  const body = {
    refunded_amount: toRefundedMoneyCents(refund),
    reference: refund.id,
    order_lines: toKlarnaRefundLines(refund, order.lines, 1),
  };
  return toOutcome(await refundKlarnaOrder(account, id, body, refund.idempotencyKey), false);
};

const releaseAuthorization = async (
  account: KlarnaAccount,
  klarnaOrder: KlarnaOrder,
  attempt: KlarnaRefundAttemptWithOrder,
): Promise<RefundAttemptOutcome> => {
  const { refund, order, released, paymentProviderId: id } = attempt;
  const succeeded: RefundAttemptOutcome = { kind: 'succeeded', providerId: null, isRelease: true };
  const releases = [...released, refund];
  // An absolute amount, so that a retry after a lost response is recognized and not applied twice.
  const remainingCents = order.dueCents - releases.reduce((sum, each) => sum + toRefundedMoneyCents(each), 0);
  if (klarnaOrder.status === 'CANCELLED')
    return remainingCents <= 0 ? succeeded : { kind: 'failed', failure: 'NOT_ALLOWED' };
  if (klarnaOrder.order_amount === remainingCents) return succeeded;
  // Not the key of `refundCapture`: if the order is captured in the meantime, the same refund is sent with that key.
  const key = toContentHashUuid(['klarna release', refund.idempotencyKey]);
  if (remainingCents <= 0) return toOutcome(await cancelKlarnaOrder(account, id, key), true);
  const body = {
    order_amount: remainingCents,
    order_lines: [
      ...toKlarnaOrderRequest(order, '').order_lines,
      ...releases.flatMap((each) => toKlarnaRefundLines(each, order.lines, -1)),
    ],
  };
  return toOutcome(await adjustKlarnaAuthorization(account, id, body, key), true);
};

/**
 * If the order was captured in the meantime, Klarna refuses the release; then the captured money is refunded
 * immediately.
 */
const releaseOrRefundCapture = async (
  account: KlarnaAccount,
  klarnaOrder: KlarnaOrder,
  attempt: KlarnaRefundAttemptWithOrder,
): Promise<RefundAttemptOutcome> => {
  const outcome = await releaseAuthorization(account, klarnaOrder, attempt);
  if (outcome.kind !== 'failed') return outcome;
  const currentOrder = await readKlarnaOrder(account, attempt.paymentProviderId);
  const isCaptured = currentOrder.ok && (currentOrder.value.captured_amount ?? 0) > 0;
  return isCaptured ? refundCapture(account, attempt) : outcome;
};

export const refundOrReleaseKlarnaOrder = async (
  account: KlarnaAccount,
  attempt: KlarnaRefundAttemptWithOrder,
): Promise<RefundAttemptOutcome> => {
  const { refund, paymentProviderId: id } = attempt;
  const klarnaOrder = await readKlarnaOrder(account, id);
  if (!klarnaOrder.ok) return { kind: klarnaOrder.status === 404 ? 'failed' : 'unknown', failure: klarnaOrder.issue };
  // Klarna keeps our refund id longer than the idempotency key, which expires after a day.
  const existingRefund = klarnaOrder.value.refunds?.find(({ reference }) => reference === refund.id);
  if (existingRefund) return { kind: 'succeeded', providerId: existingRefund.refund_id ?? null, isRelease: false };
  return (klarnaOrder.value.captured_amount ?? 0) === 0
    ? releaseOrRefundCapture(account, klarnaOrder.value, attempt)
    : refundCapture(account, attempt);
};
