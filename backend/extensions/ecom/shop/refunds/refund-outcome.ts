// The input and the outcome of a refund attempt at a provider.
import type { Refund } from '../orders/payment.ts';

/** `unknown`: only the provider knows; retried with the same key. `failed`: refused, and no money has moved. */
export type RefundOutcome =
  | { kind: 'failed' | 'unknown'; failure: string }
  | { kind: 'pending'; providerId: string }
  | { kind: 'succeeded'; providerId: string | null; isRelease: boolean };

export interface RefundAttempt {
  refund: Refund;
  /** Id of the order at the provider; `captureId` is that of its capture. */
  paymentProviderId: string;
  captureId: string;
}
