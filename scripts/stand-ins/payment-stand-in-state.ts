// State of the payment stand-ins: recorded requests, payments, and the behaviors that tests set.
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const operations = [
  'create',
  'read',
  'capture',
  'verify',
  'place',
  'release',
  'extend',
  'refund',
  'read_refund',
  'cancel',
  'adjust',
] as const;

export type PaymentStandInOperation = (typeof operations)[number];

const behaviorSchema = z.strictObject({
  /** Responds to every request with 503. */
  isUnavailable: z.boolean().default(false),
  /** Delay before the response to these operations, in milliseconds. */
  delayMs: z.partialRecord(z.enum(operations), z.number()).default({}),
  /** Performs the operation and then drops the connection, this many times. */
  connectionDrops: z.partialRecord(z.enum(operations), z.int()).default({}),
  /** Overrides fields of responses, by name; with `captured`, only those of captured payments. */
  overrides: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  overridesApplyTo: z.enum(['all', 'captured']).default('all'),
  /** Declines captures. */
  isDeclining: z.boolean().default(false),
  /** Refuses refunds, cancellations and reduced authorizations with this error code; empty: accepts them. */
  refundError: z.string().default(''),
  /** PayPal: initial status of refunds, and final status of pending ones. */
  refundStatus: z.enum(['CANCELLED', 'COMPLETED', 'FAILED', 'PENDING']).default('COMPLETED'),
  /** PayPal: refuses these operations with this issue, published or not. */
  issues: z.partialRecord(z.enum(['create', 'capture']), z.string()).default({}),
  /** Klarna: payment categories of a session, by Klarna's names. */
  categories: z
    .array(z.strictObject({ identifier: z.string(), name: z.string() }))
    .default([{ identifier: 'klarna', name: 'Klarna' }]),
  /** Klarna: fraud status of placed orders. */
  fraudStatus: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']).default('ACCEPTED'),
  /** How many notifications are sent per event (PayPal's webhook, Klarna's callback). */
  notificationCount: z.int().default(1),
});

export const paymentStandInBehaviorsSchema = z.strictObject({
  paypal: behaviorSchema.prefault({}),
  klarna: behaviorSchema.prefault({}),
});

type PaymentStandInBehaviors = z.infer<typeof paymentStandInBehaviorsSchema>;
type PaymentStandInProvider = keyof PaymentStandInBehaviors;

export interface PaymentStandInState {
  behaviors: PaymentStandInBehaviors;
  /** Every recognized request, to be checked against the providers' descriptions. */
  requests: { provider: PaymentStandInProvider; operation: PaymentStandInOperation; path: string; body: unknown }[];
  /** Excluding retries. */
  createdPayments: { provider: PaymentStandInProvider; id: string; order: string }[];
  /** One entry per movement of money. */
  capturedPayments: { provider: PaymentStandInProvider; id: string; order: string; amount: string }[];
  /** Refunds and releases, one entry per movement of money. */
  refunds: {
    provider: PaymentStandInProvider;
    kind: 'refund' | 'release';
    id: string;
    reference: string;
    order: string;
    amountCents: number;
  }[];
}

export const createPaymentStandInState = (): PaymentStandInState => ({
  behaviors: paymentStandInBehaviorsSchema.parse({}),
  requests: [],
  createdPayments: [],
  capturedPayments: [],
  refunds: [],
});

export interface PaymentStandInRequest {
  method: string;
  /** Path below the provider's base URL. */
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body parsed as JSON; `undefined` if it is not JSON. */
  body: unknown;
}

/** `drop`: the connection is closed without a response. */
export type PaymentStandInResponse = { status: number; json?: unknown } | { script: string } | { drop: true };

/** An operation of a provider's API with the function that performs it; `undefined` if the API has no such route. */
export type PaymentStandInRoute = [PaymentStandInOperation, () => PaymentStandInResponse] | undefined;

/** Records the request and performs the operation with the delays and connection drops that a test has set. */
export const performStandInOperation = async (
  state: PaymentStandInState,
  provider: PaymentStandInProvider,
  { path, body }: PaymentStandInRequest,
  [operation, perform]: NonNullable<PaymentStandInRoute>,
): Promise<PaymentStandInResponse> => {
  const behavior = state.behaviors[provider];
  state.requests.push({ provider, operation, path, body });
  await new Promise((resolve) => setTimeout(resolve, behavior.delayMs[operation] ?? 0));
  const response = perform();
  const remainingDrops = behavior.connectionDrops[operation] ?? 0;
  if (remainingDrops === 0) return response;
  behavior.connectionDrops[operation] = remainingDrops - 1;
  return { drop: true };
};
