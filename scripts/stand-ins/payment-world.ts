// What the stand-ins for the payment providers are asked, answer and remember, and the moods that tests put them
// into.
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

export type Call = (typeof calls)[number];

const moodSchema = z.strictObject({
  /** Answers 503 to everything. */
  isDown: z.boolean().default(false),
  /** Waits before it answers these calls, in milliseconds. */
  delayMs: z.partialRecord(z.enum(calls), z.number()).default({}),
  /** Does what it is asked and then breaks the connection, so many times. */
  drop: z.partialRecord(z.enum(calls), z.int()).default({}),
  /** Says other things than are true: fields of what it tells, by name. `lieWhen` limits it to what is taken already. */
  lie: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  lieWhen: z.enum(['always', 'taken']).default('always'),
  /** Refuses to take the money. */
  isDeclining: z.boolean().default(false),
  /** Refuses refunds, cancellations and smaller authorizations with this word of its own; empty: takes them. */
  refusesRefund: z.string().default(''),
  /** PayPal: how refunds begin, and what becomes of those that are pending. */
  refundStatus: z.enum(['CANCELLED', 'COMPLETED', 'FAILED', 'PENDING']).default('COMPLETED'),
  /** PayPal: refuses these calls with an issue of its published list, or with another one. */
  refuse: z.partialRecord(z.enum(['create', 'capture']), z.string()).default({}),
  /** Klarna: what a session offers, by Klarna's own names. */
  categories: z
    .array(z.strictObject({ identifier: z.string(), name: z.string() }))
    .default([{ identifier: 'klarna', name: 'Klarna' }]),
  /** Klarna: what it says of a placed order's risk, until it says otherwise. */
  fraudStatus: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']).default('ACCEPTED'),
  /** How often it says by itself that something has happened (PayPal's webhook, Klarna's callback). */
  hints: z.int().default(1),
});

export const moodsSchema = z.strictObject({
  paypal: moodSchema.prefault({}),
  klarna: moodSchema.prefault({}),
});

export type Mood = z.infer<typeof moodSchema>;

export interface PaymentWorld {
  moods: z.infer<typeof moodsSchema>;
  /** Every call that was understood, with its path and body; for checking them against the providers' descriptions. */
  asked: { provider: string; call: Call; path: string; body: unknown }[];
  /** What was begun, once for each time that the provider made something new of it. */
  begun: { provider: string; id: string; order: string }[];
  /** What was taken, once for each time that money would have moved. */
  taken: { provider: string; id: string; order: string; amount: string }[];
  /** What was given back or released, once for each time that money would have moved. */
  refunded: {
    provider: string;
    kind: 'refund' | 'release';
    id: string;
    reference: string;
    order: string;
    amountCents: number;
  }[];
}

export const createPaymentWorld = (): PaymentWorld => ({
  moods: moodsSchema.parse({}),
  asked: [],
  begun: [],
  taken: [],
  refunded: [],
});

export const waitFor = (mood: Mood, call: Call): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, mood.delayMs[call] ?? 0));

/** Whether the connection breaks now; counts down. */
export const takeDrop = (mood: Mood, call: Call): boolean => {
  const left = mood.drop[call] ?? 0;
  if (left > 0) mood.drop[call] = left - 1;
  return left > 0;
};

/** What the stand-ins for the payment providers are asked, and what they answer. */
export interface Asked {
  method: string;
  /** Below the provider's own address. */
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** The text as JSON; `undefined` where it is none. */
  body: unknown;
}

/** `drop`: the connection breaks without an answer. */
export type Reply = { status: number; json?: unknown } | { script: string } | { drop: true };
