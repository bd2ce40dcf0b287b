// A payment and a refund of an order as the database keeps them: their states, and what a row is read as.
import { z } from 'zod';
import { type Cents, centsSchema } from '../../../../../contract/cents.ts';
import { paymentDetailsSchema } from '../../../../../contract/payments.ts';
import { optionalText } from '../../../../../contract/record-parts.ts';
import type { RefundLine, RefundState, RefundWay } from '../../../../../contract/shop/refund.ts';
import { jsonColumnSchema, timestampColumnSchema, textColumnSchema } from '../../platform/database.ts';

export type PaymentProvider = 'klarna' | 'paypal';

/**
 * `created`: begun at the provider, nothing can have been taken. `approved`: the service has set about taking the money, so
 * that only the provider knows how that ended. `authorized` (Klarna has taken the order over) and `captured` (the money is
 * there) settle; `partly_refunded`, `refunded` and `released` (authorized and given up before it was captured) follow them; the
 * others are ended without money.
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

/** What can still become money. */
export const pendingPaymentStates: readonly PaymentState[] = ['created', 'approved'];

export const succeededPaymentStates: readonly PaymentState[] = [
  'authorized',
  'captured',
  'partly_refunded',
  'refunded',
  'released',
];

/** In these money has gone back, goes back or is promised: they count against what was captured. */
export const activeRefundStates: readonly RefundState[] = [
  'requested',
  'pending',
  'succeeded',
  'to_transfer',
  'transferred',
];

/** Gone back for good. */
export const completedRefundStates: readonly RefundState[] = ['succeeded', 'transferred'];

/** The provider is to be asked (again). */
export const pendingRefundStates: readonly RefundState[] = ['requested', 'pending'];

export const paymentRowSchema = z
  .object({
    id: z.string(),
    order: z.string(),
    provider: z.custom<PaymentProvider>(),
    state: z.custom<PaymentState>(),
    provider_id: z.string().nullable(),
    capture_id: z.string().nullable(),
    amount_brutto: centsSchema,
    // What an import has left there must not keep a payment from being written down.
    details: paymentDetailsSchema.catch({}),
    date_created: timestampColumnSchema,
  })
  .transform((row) => ({
    /** Made here and known to the provider alone: its request id, and the key in the address of Klarna's callback. */
    id: row.id,
    order: row.order,
    provider: row.provider,
    state: row.state,
    amountCents: row.amount_brutto,
    providerId: row.provider_id ?? undefined,
    /** Of what was taken. */
    captureId: row.capture_id ?? undefined,
    details: row.details,
    createdAt: row.date_created ?? new Date(0),
  }));

export type Payment = z.infer<typeof paymentRowSchema>;

export const refundRowSchema = z
  .object({
    id: z.string(),
    order: z.string(),
    payment: z.string().nullable(),
    state: z.custom<RefundState>(),
    way: z.custom<RefundWay>(),
    amount_brutto: centsSchema,
    lines: jsonColumnSchema<RefundLine[]>([]),
    shipping_brutto: centsSchema,
    present_wrap_brutto: centsSchema,
    other_brutto: centsSchema,
    reason: optionalText,
    iban: optionalText,
    account_holder: optionalText,
    is_release: z.boolean(),
    provider_id: optionalText,
    idempotency_key: textColumnSchema,
    attempts: z.number(),
    failure: optionalText,
    requested_by: textColumnSchema,
    date_created: timestampColumnSchema,
    next_attempt_at: timestampColumnSchema,
    settled_at: timestampColumnSchema,
    settled_by: optionalText,
  })
  .transform((row) => ({
    id: row.id,
    order: row.order,
    /** `null`: what came by transfer or in cash. */
    payment: row.payment,
    state: row.state,
    way: row.way,
    amountCents: row.amount_brutto,
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

export type Refund = z.infer<typeof refundRowSchema>;

/** What of Klarna's promise for a payment was released before its money was asked for. */
export const sumReleasedCents = ({ refunds }: { refunds: readonly Refund[] }, payment: string): Cents =>
  refunds
    .filter((refund) => refund.payment === payment && refund.isRelease && completedRefundStates.includes(refund.state))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
