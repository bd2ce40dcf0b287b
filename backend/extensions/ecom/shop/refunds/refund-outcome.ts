// How an attempt at a provider ended, and what it was about.
import type { Refund } from '../orders/payment.ts';

/** `unknown`: only the provider knows; asked again with the same key. `failed`: it has said no, and no money has moved. */
export type RefundOutcome =
  | { kind: 'failed' | 'unknown'; failure: string }
  | { kind: 'pending'; providerId: string }
  | { kind: 'succeeded'; providerId: string | null; isRelease: boolean };

export interface RefundAttempt {
  refund: Refund;
  /** The provider's number of its order, and that of the capture. */
  paymentProviderId: string;
  captureId: string;
}
