// What stands before the routes of forms and orders: counts the address, and asks for a proof of work where it posts
// again and again. Withdrawals never get it (law row L10); they have a limit of their own. The address is the one
// Express reads with Directus's IP_TRUST_PROXY: a forwarded one is believed from the configured proxy only.
import type { NextFunction, RequestHandler, Response } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { isFilledTooFast } from '../../../../contract/shop/body-fields.ts';
import { type ExtensionContext, type ServiceRequest, sendServiceAnswer } from './http.ts';
import { createProofOfWork, createInMemoryClaimOnce, type ProofOfWork } from './proof-of-work.ts';
import { createSharedRateLimitStore, createSharedClaimOnce } from './shared-counters.ts';

/**
 * Generous, because many people may share one address, and because every attempt of one person counts: who tries again
 * every twenty seconds for ten minutes is still let through.
 */
const perAddress = { windowMs: 10 * 60_000, limit: 30 } as const;

/** What a cart asks while it is open: at every change of a line, of the country, of the way of shipping. */
export const quoteRateLimit = 600;

/**
 * Withdrawals from contracts, with every retry: they count for themselves and need no proof (law row L10). Many people may
 * share one address, and nobody declares so much.
 */
export const withdrawalRateLimit = 60;

/** Looking at orders, again and again while a parcel is waited for; their keys are not to be found by trying. */
export const orderStatusRateLimit = 300;

/** Calls of a payment provider, which comes from few addresses with all its news. */
export const webhookRateLimit = 3_000;

const refuse: Options['handler'] = (_request, response) =>
  sendServiceAnswer(response, { status: 'error', code: 'too_many_requests' });

interface AddressLimit {
  /** What is counted together, on all instances of the backend. */
  name: string;
  limit?: number;
  /** Answers who has sent more. */
  handler?: Options['handler'];
}

/** An IPv6 address counts with its whole /56, which one customer is given. */
export const createIpRateLimit = (
  context: Pick<ExtensionContext, 'env' | 'logger'>,
  { name, limit = perAddress.limit, handler = refuse }: AddressLimit,
) =>
  rateLimit({
    ...perAddress,
    ...createSharedRateLimitStore(context, name),
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // Who is not counted for a while is heard: an order must not depend on a counter.
    passOnStoreError: true,
    handler,
  });

/** Accepted posts of one address that need no proof, of all forms together or of orders. Behind one address may be a family. */
const freePosts = { limit: 5, windowMs: 10 * 60_000 } as const;

/** Handlers of a route, in their order: `router.post(path, ...protectForm(context), createJsonHandler(…))`. */
export type FormProtection = readonly [proof: RequestHandler, limit: RequestHandler];

interface Guards {
  forms: FormProtection;
  /** See {@link requireProofForFastPosts}. */
  fast: RequestHandler;
  /** Orders count for themselves: whoever rated or asked a lot can still buy. */
  orders: RequestHandler;
}

const guardsOf = new WeakMap<ExtensionContext, Guards>();

const readGuards = (context: ExtensionContext): Guards => {
  const guards = guardsOf.get(context) ?? createGuards(context);
  guardsOf.set(context, guards);
  return guards;
};

/** One guard for all forms of a backend: it counts an address wherever it posts. */
export const protectForm = (context: ExtensionContext): FormProtection => readGuards(context).forms;

/**
 * Asks for a proof where a form was sent faster than a person fills it in: one field is filled by the browser within a second. It
 * stands before the others, and what it has taken counts for them, too.
 */
export const requireProofForFastPosts = (context: ExtensionContext): RequestHandler => readGuards(context).fast;

/**
 * Asks an address that has placed several orders within minutes for a proof: their confirmations go to whatever address was
 * typed. The site's own page solves it by itself and sends the same order again, so that none is lost.
 */
export const requireProofForRepeatedOrders = (context: ExtensionContext): RequestHandler => readGuards(context).orders;

/** The proof stands first: asking for it costs nothing of what an address may send. */
const createGuards = (context: ExtensionContext): Guards => {
  const { SECRET: secret } = context.env;
  if (typeof secret !== 'string' || secret === '') throw new Error('Directus runs without its SECRET.');
  const takeOnce = createSharedClaimOnce(context, createInMemoryClaimOnce());
  const proofOfWork = createProofOfWork(secret, takeOnce);
  return {
    fast: createFastProof(proofOfWork),
    forms: [createProofLimit(context, proofOfWork, 'free-posts'), createIpRateLimit(context, { name: 'forms' })],
    orders: createProofLimit(context, proofOfWork, 'free-orders'),
  };
};

/** What was refused counts nothing: only who posts successfully again and again is asked. */
const createProofLimit = (context: ExtensionContext, proofOfWork: ProofOfWork, name: string) =>
  rateLimit({
    ...freePosts,
    ...createSharedRateLimitStore(context, name),
    passOnStoreError: true,
    skipFailedRequests: true,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request: ServiceRequest, response: Response, next: NextFunction) => {
      askForProof(proofOfWork, request, response, next).catch(next);
    },
  });

/** Posts whose proof has been taken: each is taken once. */
const proven = new WeakSet<ServiceRequest>();

const readField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** A body whose time is malformed goes on: its route refuses it by name. */
const createFastProof =
  (proofOfWork: ProofOfWork) =>
  (request: ServiceRequest, response: Response, next: NextFunction): void => {
    const openMs = readField(request.body, 'open_ms');
    if (typeof openMs !== 'number' || openMs < 0 || !isFilledTooFast(openMs)) next();
    else askForProof(proofOfWork, request, response, next).catch(next);
  };

const askForProof = async (
  { takeProof, createChallenge }: ProofOfWork,
  request: ServiceRequest,
  response: Response,
  next: NextFunction,
): Promise<void> => {
  if (!proven.has(request) && (await takeProof(readField(request.body, 'proof')))) proven.add(request);
  if (proven.has(request)) next();
  else sendServiceAnswer(response, { status: 'error', code: 'proof_required', challenge: await createChallenge() });
};
