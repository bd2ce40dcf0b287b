// Directus hook before `/auth/login`: limits failed attempts per address and account, and queues the others
// (fair-queue.ts), so that password guessing neither locks users out nor slows down the shop. Accounts are never
// suspended. Counted across all instances; docs/decisions/045. Directus does not start without this extension.
import { createHash } from 'node:crypto';
import type { HookConfig } from '@directus/types';
import type { RequestHandler, Router } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import type { DirectusExtensionContext } from '../ecom/platform/route-types-and-handlers.ts';
import { createSharedRateLimitStore } from '../ecom/platform/redis-shared-counters.ts';
import { createFairQueue } from './fair-queue.ts';

/** Stores the error code of the response for the second-factor limit. */
const storeErrorCode: RequestHandler = (_request, response, next) => {
  const send = response.json.bind(response);
  response.json = (body: unknown) => {
    const [error] = (body as { errors?: { extensions?: { code?: string } }[] } | undefined)?.errors ?? [];
    response.locals['refusal'] = error?.extensions?.code;
    return send(body);
  };
  next();
};

const createQueueHandler = (): RequestHandler => {
  const queue = createFairQueue();
  return (request, response, next) => {
    queue.enqueue(toAddress(request.ip), (end) => {
      // The next attempt starts when this response closes. Directus delays every login response, so at most two
      // password hashes run per second.
      response.once('close', end);
      if (response.destroyed || response.writableEnded) end();
      else next();
    });
  };
};

const register: HookConfig = ({ init }, context) => {
  const handlers = [
    storeErrorCode,
    ...createFailureLimits(context),
    createQueueHandler(),
    createSecondFactorLimit(context),
  ];
  init('routes.before', (meta) => (meta['app'] as Router).post('/auth/login', ...handlers));
};

export default register;

interface LoginBody {
  email?: unknown;
  otp?: unknown;
}

const minuteMs = 60_000;

/** Failures per address and account: five attempts for a forgotten password, and again a minute later. */
const perAccountAndMinute = { windowMs: minuteMs, limit: 5 } as const;
const perAccountAndHour = { windowMs: 60 * minuteMs, limit: 30 } as const;

/** Failures per address across all accounts; a shop's staff may share one address. */
const perAddress = { windowMs: 15 * minuteMs, limit: 20 } as const;

/** Wrong second factors per account, from any address: the client already has the password. */
const secondFactors = { windowMs: 15 * minuteMs, limit: 10 } as const;

/** An IPv6 client counts by its /56 network. */
const toAddress = (ip: string | undefined): string => ipKeyGenerator(ip ?? '', 56);

/** Hashed, so that no email address is stored in the counters. */
const toAccountKey = (body: unknown): string => {
  const { email } = (body ?? {}) as LoginBody;
  const name = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return createHash('sha256').update(name).digest('base64url');
};

const refuse: Options['handler'] = (_request, response) => {
  const seconds = Number(response.getHeader('Retry-After') ?? 60);
  response.status(429).json({
    errors: [
      {
        message: `Too many attempts to sign in. Try again in ${seconds} seconds.`,
        extensions: { code: 'REQUESTS_EXCEEDED', reset: new Date(Date.now() + seconds * 1000) },
      },
    ],
  });
};

type LimitContext = Pick<DirectusExtensionContext, 'env' | 'logger'>;

const createLimit = (context: LimitContext, name: string, options: Partial<Options>): RequestHandler =>
  rateLimit({
    ...createSharedRateLimitStore(context, name),
    standardHeaders: false,
    // Legacy headers include `Retry-After`.
    legacyHeaders: true,
    passOnStoreError: true,
    skipSuccessfulRequests: true,
    handler: refuse,
    ...options,
  });

/** Handlers that run before the attempt is queued. */
const createFailureLimits = (context: LimitContext): RequestHandler[] => {
  const keyGenerator: Options['keyGenerator'] = ({ ip, body }) => `${toAddress(ip)} ${toAccountKey(body)}`;
  return [
    createLimit(context, 'logins-of-address', { ...perAddress, keyGenerator: ({ ip }) => toAddress(ip) }),
    createLimit(context, 'logins-per-hour', { ...perAccountAndHour, keyGenerator }),
    createLimit(context, 'logins-per-minute', { ...perAccountAndMinute, keyGenerator }),
  ];
};

/** Runs when the attempt leaves the queue: current attempts count as failures, and there is only one at a time. */
const createSecondFactorLimit = (context: LimitContext): RequestHandler =>
  createLimit(context, 'second-factors', {
    ...secondFactors,
    keyGenerator: ({ body }) => toAccountKey(body),
    skip: ({ body }) => (body as LoginBody | undefined)?.otp === undefined,
    requestWasSuccessful: (_request, response) => response.locals['refusal'] !== 'INVALID_OTP',
  });
