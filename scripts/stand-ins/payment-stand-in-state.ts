// State of the payment stand-ins: calls, payments and the moods through which tests change their behaviour.
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const calls = [
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

export type PaymentStandInOperation = (typeof calls)[number];

const moodSchema = z.strictObject({
  /** Responds to every request with 503. */
  isDown: z.boolean().default(false),
  /** Delay before the response to these calls, in milliseconds. */
  delayMs: z.partialRecord(z.enum(calls), z.number()).default({}),
  /** Handles the call and then drops the connection, this many times. */
  drop: z.partialRecord(z.enum(calls), z.int()).default({}),
  /** Overrides fields of responses, by name. `lieWhen` limits this to captured payments. */
  lie: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  lieWhen: z.enum(['always', 'taken']).default('always'),
  /** Declines captures. */
  isDeclining: z.boolean().default(false),
  /** Refuses refunds, cancellations and reduced authorizations with this error code; empty: accepts them. */
  refusesRefund: z.string().default(''),
  /** PayPal: initial status of refunds, and final status of pending ones. */
  refundStatus: z.enum(['CANCELLED', 'COMPLETED', 'FAILED', 'PENDING']).default('COMPLETED'),
  /** PayPal: refuses these calls with this issue, published or not. */
  refuse: z.partialRecord(z.enum(['create', 'capture']), z.string()).default({}),
  /** Klarna: payment categories of a session, by Klarna's names. */
  categories: z
    .array(z.strictObject({ identifier: z.string(), name: z.string() }))
    .default([{ identifier: 'klarna', name: 'Klarna' }]),
  /** Klarna: fraud status of placed orders. */
  fraudStatus: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']).default('ACCEPTED'),
  /** How many notifications are sent per event (PayPal's webhook, Klarna's callback). */
  hints: z.int().default(1),
});

export const paymentStandInBehaviorsSchema = z.strictObject({
  paypal: moodSchema.prefault({}),
  klarna: moodSchema.prefault({}),
});

export type PaymentStandInBehavior = z.infer<typeof moodSchema>;

export interface PaymentStandInState {
  moods: z.infer<typeof paymentStandInBehaviorsSchema>;
  /** Every recognized call with its path and body, to be checked against the providers' descriptions. */
  asked: { provider: string; call: PaymentStandInOperation; path: string; body: unknown }[];
  /** Created payments, excluding retries. */
  begun: { provider: string; id: string; order: string }[];
  /** Captured payments, one entry per movement of money. */
  taken: { provider: string; id: string; order: string; amount: string }[];
  /** Refunds and releases, one entry per movement of money. */
  refunded: {
    provider: string;
    kind: 'refund' | 'release';
    id: string;
    reference: string;
    order: string;
    amountCents: number;
  }[];
}

export const createPaymentStandInState = (): PaymentStandInState => ({
  moods: paymentStandInBehaviorsSchema.parse({}),
  asked: [],
  begun: [],
  taken: [],
  refunded: [],
});

export const delayStandInResponse = (mood: PaymentStandInBehavior, call: PaymentStandInOperation): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, mood.delayMs[call] ?? 0));

/** Whether to drop the connection now; decrements the counter. */
export const consumeConnectionDrop = (mood: PaymentStandInBehavior, call: PaymentStandInOperation): boolean => {
  const left = mood.drop[call] ?? 0;
  if (left > 0) mood.drop[call] = left - 1;
  return left > 0;
};

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
