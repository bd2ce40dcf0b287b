// Rate limits and proof of work for the form and order routes. Withdrawals never require a proof (law row L10) and have
// their own limit. The client address is Express's `ip` under Directus's IP_TRUST_PROXY setting.
import type { NextFunction, Response } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';
import { isFormFilledTooFast } from './suspected-spam.ts';
import {
  type DirectusExtensionContext,
  type RateLimitOrProofOfWorkGuard,
  type UnparsedOrderServiceRequest,
  sendOrderServiceResponse,
} from './route-types-and-handlers.ts';
import { createProofOfWorkService, createInMemoryNonceClaimer, type ProofOfWorkService } from './proof-of-work.ts';
import { createRedisRateLimitStore, createRedisNonceClaimer } from './redis-shared-counters.ts';

/**
 * Generous, because many people may share one address and every retry counts: one request every twenty seconds for ten
 * minutes is still allowed.
 */
const perAddress = { windowMs: 10 * 60_000, limit: 30 } as const;

/** Quotes per address: the cart requests one on every change of a line, country or shipping method. */
export const quoteRateLimit = 600;

/** Withdrawals per address, retries included. Counted separately and without proof (law row L10). */
export const withdrawalRateLimit = 60;

/** Order status requests per address; the link keys must not be guessable by brute force. */
export const orderStatusRateLimit = 300;

/** Searches per address: one per keystroke pause and filter change, and a family may share an address. */
export const searchRateLimit = 1_500;

/** Webhooks per address: a payment provider sends all of its events from few addresses. */
export const webhookRateLimit = 3_000;

const refuse: Options['handler'] = (_request, response) =>
  sendOrderServiceResponse(response, { status: 'error', code: 'too_many_requests' });

interface AddressLimit {
  /** Counter name, shared by all instances of the backend. */
  name: string;
  limit?: number;
  /** Responds when the limit is exceeded. */
  createRefusal?: (context: DirectusExtensionContext) => Options['handler'];
}

/** Counts an IPv6 client by its /56 network, the usual allocation for one customer. */
const createIpRateLimit = (
  context: DirectusExtensionContext,
  { name, limit = perAddress.limit, createRefusal = () => refuse }: AddressLimit,
) =>
  rateLimit({
    ...perAddress,
    ...createRedisRateLimitStore(context, name),
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // An order must not depend on a counter: requests pass while the store is unavailable.
    passOnStoreError: true,
    handler: createRefusal(context),
  });

/**
 * Calls `create` once per backend: routes that use the same guard object share its counter. Not `memoize`, which is for
 * pure functions and keeps its keys forever.
 */
const oncePerBackend = <Value>(
  create: (context: DirectusExtensionContext) => Value,
): ((context: DirectusExtensionContext) => Value) => {
  const entries = new WeakMap<DirectusExtensionContext, { value: Value }>();
  return (context) => {
    const entry = entries.get(context) ?? { value: create(context) };
    entries.set(context, entry);
    return entry.value;
  };
};

/** A rate limit per client address, shared by all routes that use the returned guard. */
export const createIpRateLimitGuard = (options: AddressLimit): RateLimitOrProofOfWorkGuard => ({
  refusals: ['too_many_requests'],
  note: `At most ${options.limit ?? perAddress.limit} requests per address within ten minutes (limit \`${options.name}\`).`,
  createHandlers: oncePerBackend((context) => [createIpRateLimit(context, options)]),
});

/**
 * Successful posts per address that need no proof, counted for all forms together and separately for orders. A family
 * may share one address.
 */
const freePosts = { limit: 5, windowMs: 10 * 60_000 } as const;

const readProofOfWork = oncePerBackend((context) => {
  const { SECRET: secret } = context.env;
  if (typeof secret !== 'string' || secret === '') throw new Error('Directus runs without its SECRET.');
  return createProofOfWorkService(secret, createRedisNonceClaimer(context, createInMemoryNonceClaimer()));
});

const defineProofLimit = (name: string): RateLimitOrProofOfWorkGuard => ({
  refusals: ['proof_required'],
  note: `Request ${freePosts.limit + 1} per address within ten minutes, and all later ones, need a proof of work (limit \`${name}\`).`,
  createHandlers: oncePerBackend((context) => [createProofLimit(context, readProofOfWork(context), name)]),
});

/** One counter for all forms of a backend. The proof comes first: a challenge does not count against the rate limit. */
export const publicFormRouteGuards: readonly RateLimitOrProofOfWorkGuard[] = [
  defineProofLimit('free-posts'),
  createIpRateLimitGuard({ name: 'forms' }),
];

/**
 * Requires a proof if a form was submitted faster than a person can fill it in; a browser can autofill a single field
 * within a second. Runs before the other handlers, and a proof accepted here also satisfies them.
 */
export const requireProofOfWorkForFastForms: RateLimitOrProofOfWorkGuard = {
  refusals: ['proof_required'],
  note: 'A form that was open for less than two seconds requires a proof of work.',
  createHandlers: (context) => [createFastProof(readProofOfWork(context))],
};

/**
 * Requires a proof from a client that placed several orders within minutes, because the confirmation goes to any email
 * address that was entered. The site solves it automatically and resubmits the order. Orders are counted separately: a
 * visitor who sent many forms can still buy.
 */
export const requireProofOfWorkForRepeatedOrders: RateLimitOrProofOfWorkGuard = defineProofLimit('free-orders');

/** Requests with an unknown discount code or voucher per address: nobody mistypes more often. */
const unknownCodeLimit = 20;

const blockedCodeEntries = new WeakSet<UnparsedOrderServiceRequest>();
const unknownCodeEntries = new WeakSet<UnparsedOrderServiceRequest>();

/** Against guessing. Carts are still priced, but without looking up their codes; an order with codes is refused. */
export const limitUnknownCodes: RateLimitOrProofOfWorkGuard = {
  refusals: [],
  note: `After ${unknownCodeLimit} requests with an unknown code per address within ten minutes, all codes have the problem \`too_many_attempts\` (limit \`unknown-codes\`).`,
  createHandlers: oncePerBackend((context) => [
    rateLimit({
      ...perAddress,
      ...createRedisRateLimitStore(context, 'unknown-codes'),
      limit: unknownCodeLimit,
      passOnStoreError: true,
      skip: ({ body }: UnparsedOrderServiceRequest) => readField(body, 'codes') === undefined,
      skipSuccessfulRequests: true,
      requestWasSuccessful: (request: UnparsedOrderServiceRequest) => !unknownCodeEntries.has(request),
      standardHeaders: false,
      legacyHeaders: false,
      handler: (request: UnparsedOrderServiceRequest, _response: Response, next: NextFunction) => {
        blockedCodeEntries.add(request);
        next();
      },
    }),
  ]),
};

/** The codes of a request that passed {@link limitUnknownCodes}. */
export interface UnknownCodeRateLimiter {
  /** The address has entered too many unknown codes. */
  isBlocked: boolean;
  reportUnknownCode: () => void;
}

export const createUnknownCodeRateLimiter = (request: UnparsedOrderServiceRequest): UnknownCodeRateLimiter => ({
  isBlocked: blockedCodeEntries.has(request),
  reportUnknownCode: () => unknownCodeEntries.add(request),
});

/** Failed requests do not count: only repeated successful posts require a proof. */
const createProofLimit = (context: DirectusExtensionContext, proofOfWork: ProofOfWorkService, name: string) =>
  rateLimit({
    ...freePosts,
    ...createRedisRateLimitStore(context, name),
    passOnStoreError: true,
    skipFailedRequests: true,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request: UnparsedOrderServiceRequest, response: Response, next: NextFunction) => {
      requireProof(proofOfWork, request, response, next).catch(next);
    },
  });

/** Requests whose proof was already accepted; a proof is accepted only once. */
const proven = new WeakSet<UnparsedOrderServiceRequest>();

const readField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** A malformed time passes: the route rejects it with the field name. */
const createFastProof =
  (proofOfWork: ProofOfWorkService) =>
  (request: UnparsedOrderServiceRequest, response: Response, next: NextFunction): void => {
    const openMs = readField(request.body, 'open_ms');
    if (typeof openMs !== 'number' || openMs < 0 || !isFormFilledTooFast(openMs)) next();
    else requireProof(proofOfWork, request, response, next).catch(next);
  };

const requireProof = async (
  { takeProof, createChallenge }: ProofOfWorkService,
  request: UnparsedOrderServiceRequest,
  response: Response,
  next: NextFunction,
): Promise<void> => {
  if (!proven.has(request) && (await takeProof(readField(request.body, 'proof')))) proven.add(request);
  if (proven.has(request)) next();
  else
    sendOrderServiceResponse(response, { status: 'error', code: 'proof_required', challenge: await createChallenge() });
};
