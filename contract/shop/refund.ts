// Refunds between the studio's form on an order (backend/extensions/order-refund) and the order service (/ecom/staff/…). Amounts
// are in cents. The form imports the types alone.
import { z } from 'zod';
import type { Cents } from '../cents.ts';
import type { OrderState } from './order-codes.ts';

export type RefundMethod = 'klarna' | 'paypal' | 'transfer';

/**
 * `requested`: written, and the provider is being asked or will be asked again. `pending`: the provider has taken it and is not
 * done. `to_transfer`: waits for a person to transfer it. `failed` moves no money; the others count against what was captured.
 */
export type RefundState = 'failed' | 'pending' | 'requested' | 'succeeded' | 'to_transfer' | 'transferred';

/** As ecommerce_refund.lines keeps it. */
export interface RefundLine {
  line: string;
  name: string;
  quantity: number;
  amountCents: Cents;
  taxPercent: number;
}

/** A text of the service in the studio's two languages. */
export interface BilingualStudioText {
  de: string;
  en: string;
}

const maxCents = 9_999_999_999;

export const refundRequestSchema = z.strictObject({
  /** Made by the form for this refund and sent again with each repetition. */
  refund: z.uuid(),
  /** Id of the payment that goes back; `null` for money that came by transfer or in cash. */
  payment: z.uuid().nullable(),
  lines: z.array(z.strictObject({ line: z.uuid(), quantity: z.int().min(1).max(10_000) })).max(200),
  shipping: z.boolean(),
  present_wrap: z.boolean(),
  other_cents: z.int().min(0).max(maxCents),
  /** What stood on the button: another sum is not paid out. */
  amount_cents: z.int().min(1).max(maxCents),
  /** For the customer, in the mail. */
  reason: z.string().trim().max(500),
  restock: z.boolean(),
  iban: z.string().trim().max(64).optional(),
  account_holder: z.string().trim().max(140).optional(),
  /** The withdrawal that this answers. */
  withdrawal: z.uuid().nullish(),
});

export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** A failed refund that is paid by transfer instead. */
export const refundTransferSchema = z.strictObject({
  iban: z.string().trim().max(64),
  account_holder: z.string().trim().max(140),
});

/** Money that came, and what is left of it. */
export interface RefundablePayment {
  payment: string | null;
  way: RefundMethod;
  /** Klarna has only promised it yet: what goes back is released instead of paid out. */
  isAuthorizedOnly: boolean;
  capturedCents: Cents;
  /** Gone back for good. */
  refundedCents: Cents;
  /** On its way, or to be transferred. */
  openCents: Cents;
  refundableCents: Cents;
}

export interface RefundRecord {
  id: string;
  state: RefundState;
  way: RefundMethod;
  isRelease: boolean;
  amountCents: Cents;
  lines: RefundLine[];
  shippingCents: Cents;
  presentWrapCents: Cents;
  otherCents: Cents;
  reason: string | null;
  iban: string | null;
  accountHolder: string | null;
  failure: BilingualStudioText | null;
  requestedBy: string;
  /** ISO 8601. */
  createdAt: string;
  nextAttemptAt: string | null;
  settledAt: string | null;
  settledBy: string | null;
}

/** All that the form shows of an order. */
export interface OrderRefundOverview {
  order: { id: string; number: string; state: OrderState; email: string; customer: string };
  lines: {
    id: string;
    name: string;
    quantity: number;
    refundedQuantity: number;
    priceCents: Cents;
    isMadeToOrder: boolean;
  }[];
  /** As charged, and as far as it is still there. */
  shipping: { chargedCents: Cents; openCents: Cents };
  presentWrap: { chargedCents: Cents; openCents: Cents };
  sources: RefundablePayment[];
  refunds: RefundRecord[];
  withdrawals: {
    id: string;
    receivedAt: string;
    isHandled: boolean;
    /** `null`: all of the order. */
    lines: { line: string; quantity: number }[] | null;
    part: string | null;
  }[];
  /** What is refunded before it has left goes back on sale, unless the staff says otherwise. */
  isRestockUsual: boolean;
}
