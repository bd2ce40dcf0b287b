// The states of payments and refunds, and the schemas that parse their database rows.
import { z } from 'zod';
import type { Cents } from '../../../../../contract/cents.ts';
import { decimalAmountToCentsSchema } from '../../../../../contract/decimal-amount-schema.ts';
import { storedPaymentDetailsSchema } from '../../../../../contract/payment-provider-responses.ts';
import { optionalTextSchema } from '../../../../../contract/common-record-schemas.ts';
import type { RefundLine, RefundState, RefundMethod } from '../../../../../contract/shop/refund.ts';
import {
  createUnvalidatedJsonColumnSchema,
  timestampColumnSchema,
  textOrEmptyColumnSchema,
} from '../../platform/database-helpers.ts';

export type PaymentProviderKey = 'klarna' | 'paypal';

/**
 * `created`: started at the provider, nothing can have been captured. `approved`: the service has started the capture,
 * so only the provider knows the result. `authorized` (Klarna accepted the order) and `captured` (money received) mean
 * paid; `partly_refunded`, `refunded` and `released` (authorization cancelled before the capture) follow them. The
 * other states ended without money.
 */
export type PaymentState =
  | 'approved'
  | 'authorized'
  | 'cancelled'
  | 'captured'
  | 'created'
  | 'declined'
  | 'partly_refunded'
  | 'refunded'
  | 'released';

/** Payments in these states may still succeed. */
export const pendingPaymentStates: readonly PaymentState[] = ['created', 'approved'];

export const authorizedOrLaterPaymentStates: readonly PaymentState[] = [
  'authorized',
  'captured',
  'partly_refunded',
  'refunded',
  'released',
];

/** Refunds that are requested, in progress or completed: they count against the captured amount. */
export const refundStatesCountedAsRefunded: readonly RefundState[] = [
  'requested',
  'pending',
  'succeeded',
  'to_transfer',
  'transferred',
];

export const completedRefundStates: readonly RefundState[] = ['succeeded', 'transferred'];

/** The provider must be called (again). */
export const pendingRefundStates: readonly RefundState[] = ['requested', 'pending'];

export const paymentRowSchema = z
  .object({
    id: z.string(),
    order: z.string(),
    provider: z.custom<PaymentProviderKey>(),
    state: z.custom<PaymentState>(),
    provider_id: z.string().nullable(),
    capture_id: z.string().nullable(),
    amount_brutto: decimalAmountToCentsSchema,
    // Invalid imported details must not prevent a payment from being recorded.
    details: storedPaymentDetailsSchema.catch({}),
    date_created: timestampColumnSchema,
  })
  .transform((row) => ({
    /** Known only to us and the provider: the request id, and the key in the URL of Klarna's callback. */
    id: row.id,
    order: row.order,
    provider: row.provider,
    state: row.state,
    amountCents: row.amount_brutto,
    providerId: row.provider_id ?? undefined,
    /** Id of the capture at the provider. */
    captureId: row.capture_id ?? undefined,
    details: row.details,
    createdAt: row.date_created ?? new Date(0),
  }));

export type PaymentRow = z.infer<typeof paymentRowSchema>;

export const refundRowSchema = z
  .object({
    id: z.string(),
    order: z.string(),
    payment: z.string().nullable(),
    state: z.custom<RefundState>(),
    way: z.custom<RefundMethod>(),
    amount_brutto: decimalAmountToCentsSchema,
    voucher_brutto: decimalAmountToCentsSchema,
    lines: createUnvalidatedJsonColumnSchema<RefundLine[]>([]),
    shipping_brutto: decimalAmountToCentsSchema,
    present_wrap_brutto: decimalAmountToCentsSchema,
    other_brutto: decimalAmountToCentsSchema,
    reason: optionalTextSchema,
    iban: optionalTextSchema,
    account_holder: optionalTextSchema,
    is_release: z.boolean(),
    provider_id: optionalTextSchema,
    idempotency_key: textOrEmptyColumnSchema,
    attempts: z.number(),
    failure: optionalTextSchema,
    requested_by: textOrEmptyColumnSchema,
    date_created: timestampColumnSchema,
    next_attempt_at: timestampColumnSchema,
    settled_at: timestampColumnSchema,
    settled_by: optionalTextSchema,
  })
  .transform((row) => ({
    id: row.id,
    order: row.order,
    /** `null`: paid by bank transfer or in cash. */
    payment: row.payment,
    state: row.state,
    way: row.way,
    amountCents: row.amount_brutto,
    /** The part that goes back to gift vouchers. */
    voucherCents: row.voucher_brutto,
    lines: row.lines,
    shippingCents: row.shipping_brutto,
    presentWrapCents: row.present_wrap_brutto,
    otherCents: row.other_brutto,
    reason: row.reason,
    iban: row.iban,
    accountHolder: row.account_holder,
    isRelease: row.is_release,
    providerId: row.provider_id,
    idempotencyKey: row.idempotency_key,
    attempts: row.attempts,
    failure: row.failure,
    requestedBy: row.requested_by,
    createdAt: row.date_created ?? new Date(0),
    nextAttemptAt: row.next_attempt_at,
    settledAt: row.settled_at,
    settledBy: row.settled_by,
  }));

export type RefundRow = z.infer<typeof refundRowSchema>;

/** Without what goes back to gift vouchers. */
export const toRefundedMoneyCents = ({
  amountCents,
  voucherCents,
}: Pick<RefundRow, 'amountCents' | 'voucherCents'>): Cents => amountCents - voucherCents;

/** Cents of a Klarna authorization that were released before the capture. */
export const sumReleasedAuthorizationCents = ({ refunds }: { refunds: readonly RefundRow[] }, payment: string): Cents =>
  refunds
    .filter((refund) => refund.payment === payment && refund.isRelease && completedRefundStates.includes(refund.state))
    .reduce((sum, refund) => sum + toRefundedMoneyCents(refund), 0);
