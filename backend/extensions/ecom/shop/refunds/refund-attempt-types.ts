// The input and the outcome of a refund attempt at a provider.
import type { RefundRow } from '../orders/payment-and-refund-row-schemas.ts';

/** `unknown`: no clear response, retried with the same key. `failed`: refused, and no money was moved. */
export type RefundAttemptOutcome =
  | { kind: 'failed' | 'unknown'; failure: string }
  | { kind: 'pending'; providerId: string }
  | { kind: 'succeeded'; providerId: string | null; isRelease: boolean };

export interface ProviderRefundAttempt {
  refund: RefundRow;
  /** Id of the order at the provider; `captureId` is the id of its capture. */
  paymentProviderId: string;
  captureId: string;
}
