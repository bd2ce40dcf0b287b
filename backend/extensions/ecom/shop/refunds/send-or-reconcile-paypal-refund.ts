// Refunds a PayPal capture (Payments v2), or reads the outcome of an earlier attempt. Must not be called inside a
// transaction.
import { centsToDecimalAmount } from '../../../../../contract/cents.ts';
import type { PaypalRefund } from '../../../../../contract/payment-provider-responses.ts';
import type { PaymentProviderResult } from '../payments/call-payment-provider.ts';
import { toRefundedMoneyCents } from '../orders/payment-and-refund-row-schemas.ts';
import {
  type PaypalCredentials,
  readPaypalOrder,
  readPaypalRefund,
  refundPaypalCapture,
} from '../payments/paypal-client.ts';
import { paypalCurrency } from '../payments/paypal-order-request.ts';
import type { ProviderRefundAttempt, RefundAttemptOutcome } from './refund-attempt-types.ts';

const toOutcome = ({ id, status, status_details: details }: PaypalRefund): RefundAttemptOutcome => {
  if (status === 'COMPLETED') return { kind: 'succeeded', providerId: id, isRelease: false };
  if (status === 'PENDING') return { kind: 'pending', providerId: id };
  const isEnded = status === 'FAILED' || status === 'CANCELLED';
  return isEnded ? { kind: 'failed', failure: details?.reason ?? status } : { kind: 'unknown', failure: status };
};

const toFailure = ({ isFinal, status, issue }: PaymentProviderResult<never> & { ok: false }): RefundAttemptOutcome => ({
  // 403 refers to this refund: nothing was refunded, and a retry with the same data does not help.
  kind: isFinal || status === 403 ? 'failed' : 'unknown',
  failure: issue,
});

/** The result of an earlier attempt, found by the refund id that PayPal stores. */
const findExistingRefund = async (
  account: PaypalCredentials,
  paypalOrder: string,
  refund: string,
): Promise<RefundAttemptOutcome | undefined> => {
  const result = await readPaypalOrder(account, paypalOrder);
  if (!result.ok) return { kind: 'unknown', failure: result.issue };
  const existing = result.value.purchase_units
    .flatMap(({ payments }) => payments?.refunds ?? [])
    .find(({ custom_id: id, status }) => id === refund && (status === 'COMPLETED' || status === 'PENDING'));
  return existing && toOutcome(existing);
};

export const sendOrReconcilePaypalRefund = async (
  account: PaypalCredentials,
  { refund, paymentProviderId, captureId }: ProviderRefundAttempt,
): Promise<RefundAttemptOutcome> => {
  if (refund.providerId !== null) {
    const result = await readPaypalRefund(account, refund.providerId);
    return result.ok ? toOutcome(result.value) : { kind: 'unknown', failure: result.issue };
  }
  if (refund.attempts > 1) {
    const existing = await findExistingRefund(account, paymentProviderId, refund.id);
    if (existing) return existing;
  }
  const body = {
    amount: { currency_code: paypalCurrency, value: centsToDecimalAmount(toRefundedMoneyCents(refund)) },
    custom_id: refund.id,
  };
  const result = await refundPaypalCapture(account, captureId, body, refund.idempotencyKey);
  return result.ok ? toOutcome(result.value) : toFailure(result);
};
