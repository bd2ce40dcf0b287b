// The input and the outcome of a refund attempt at a provider.
import type { Refund } from '../orders/payment-and-refund-rows.ts';

/** `unknown`: no clear response, retried with the same key. `failed`: refused, and no money was moved. */
export type RefundAttemptOutcome =
  | { kind: 'failed' | 'unknown'; failure: string }
  | { kind: 'pending'; providerId: string }
  | { kind: 'succeeded'; providerId: string | null; isRelease: boolean };

export interface ProviderRefundAttempt {
  refund: Refund;
  /** Id of the order at the provider; `captureId` is the id of its capture. */
  paymentProviderId: string;
  captureId: string;
}
