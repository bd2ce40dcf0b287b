// What a shopper has filled in on the way to an order (specification §3, checkout state), and the form in which the browser
// keeps it. Pure.
import { z } from 'zod';
import { orderLimits } from '../../contract/shop/order-limits.ts';
import { addressDraftSchema, emptyAddress } from './address-draft.ts';
import { orderAttemptSchema } from './order-attempt.ts';

/** Key in local storage (specification §9). */
export const checkoutStorageKey = 'int-checkout';

/** Raised when the stored form changes; what an earlier release stored is then dropped. */
const version = 1;

/** What nobody touched for this long is dropped (decisions: Behaviour). */
const lifetimeMs = 7 * 24 * 60 * 60 * 1_000;

const checkoutDraftSchema = z.object({
  customerEmail: z.string().max(254),
  shippingAddress: addressDraftSchema,
  /** `null`: the same. */
  invoiceAddress: addressDraftSchema.nullable(),
  comment: z.string().max(orderLimits.comment),
  /** Fixed number of the method (contract/shop/payment-methods.ts); `null` while none is chosen. */
  paymentMethod: z.int().min(1).max(5).nullable(),
  /** The chosen one of the quote's shipping options. */
  shippingMethod: z.string().max(64).nullable(),
  /** In cents, of the chosen option as it was last quoted. */
  shippingCost: z.int().nonnegative(),
  /** Gift wrapping: off until it is asked for (law row L5). */
  presentWrap: z.boolean(),
  /** The order that was sent last and is not done with yet, so that a reload cannot order twice. */
  attempt: orderAttemptSchema.nullable(),
});

export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

export const emptyDraft: CheckoutDraft = {
  customerEmail: '',
  shippingAddress: emptyAddress,
  invoiceAddress: null,
  comment: '',
  paymentMethod: null,
  shippingMethod: null,
  shippingCost: 0,
  presentWrap: false,
  attempt: null,
};

const storedSchema = checkoutDraftSchema.extend({ timestamp: z.number(), version: z.literal(version) });

/** The stored form; `null` for a draft in which nothing stands, whose entry is removed. */
export const toStoredDraft = (draft: CheckoutDraft, now: number): string | null => {
  const kept = checkoutDraftSchema.parse(draft);
  return JSON.stringify(kept) === JSON.stringify(emptyDraft)
    ? null
    : JSON.stringify({ ...kept, timestamp: now, version });
};

/** What is stored; damaged, foreign and expired content is an empty draft. */
export const parseStoredDraft = (stored: string | null, now: number): CheckoutDraft => {
  const { data } = storedSchema.safeParse(parseJson(stored));
  if (!data) return emptyDraft;
  const { timestamp } = data;
  const isExpired = now - timestamp > lifetimeMs || timestamp > now + lifetimeMs;
  return isExpired ? emptyDraft : checkoutDraftSchema.parse(data);
};

const parseJson = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};
