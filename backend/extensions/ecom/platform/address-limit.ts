// How much one address may send to the order service. The address is the one Express reads with Directus's IP_TRUST_PROXY:
// a forwarded one is believed from the configured proxy only.
import { type Options, rateLimit } from 'express-rate-limit';
import { type Context, sendAnswer } from './http.ts';
import { createSharedStore } from './shared-counters.ts';

/**
 * Generous, because many people may share one address, and because every attempt of one person counts: who tries again
 * every twenty seconds for ten minutes is still let through.
 */
const perAddress = { windowMs: 10 * 60_000, limit: 30 } as const;

/** What a cart asks while it is open: at every change of a line, of the country, of the way of shipping. */
export const quotesPerAddress = 600;

/**
 * Withdrawals from contracts, with every retry: they count for themselves and need no proof (law row L10). Many people may
 * share one address, and nobody declares so much.
 */
export const withdrawalsPerAddress = 60;

/** Looking at orders, again and again while a parcel is waited for; their keys are not to be found by trying. */
export const statusesPerAddress = 300;

/** Calls of a payment provider, which comes from few addresses with all its news. */
export const webhooksPerAddress = 3_000;

const refuse: Options['handler'] = (_request, response) =>
  sendAnswer(response, { status: 'error', code: 'too_many_requests' });

interface AddressLimit {
  /** What is counted together, on all instances of the backend. */
  name: string;
  limit?: number;
  /** Answers who has sent more. */
  handler?: Options['handler'];
}

/** An IPv6 address counts with its whole /56, which one customer is given. */
export const createAddressLimit = (
  context: Pick<Context, 'env' | 'logger'>,
  { name, limit = perAddress.limit, handler = refuse }: AddressLimit,
) =>
  rateLimit({
    ...perAddress,
    ...createSharedStore(context, name),
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Who is not counted for a while is heard: an order must not depend on a counter.
    passOnStoreError: true,
    handler,
  });
