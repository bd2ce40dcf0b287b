// Directus hook before `/auth/login`: limits failed attempts per address and account, and queues the others
// (fair-queue.ts), so that password guessing neither locks users out nor slows down the shop. Accounts are never
// suspended. Also limits the emails with a link for a new password. Counted across all instances; docs/decisions/045
// and 072. Directus does not start without this extension.
import { createHash } from 'node:crypto';
import type { HookConfig } from '@directus/types';
import type { RequestHandler, Router } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import type { DirectusExtensionContext } from '../ecom/platform/route-types-and-handlers.ts';
import { createRedisRateLimitStore } from '../ecom/platform/redis-shared-counters.ts';
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
  const queue = createQueueHandler();
  const handlers = [storeErrorCode, ...createFailureLimits(context), queue, createSecondFactorLimit(context)];
  const passwordLinkLimits = createPasswordLinkLimits(context);
  const newPasswordLimit = createLimit(context, 'new-passwords', { ...perAddress, keyGenerator: toAddressKey });
  init('routes.before', (meta) =>
    (meta['app'] as Router)
      .post('/auth/login', ...handlers)
      .post('/auth/password/request', ...passwordLinkLimits)
      // Hashes a password, as a login does.
      .post('/auth/password/reset', newPasswordLimit, queue),
  );
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

/** Emails with a link for a new password: nobody fills another person's inbox. */
const linksPerAccount = { windowMs: 60 * minuteMs, limit: 3 } as const;
const linksPerAddress = { windowMs: 60 * minuteMs, limit: 10 } as const;

/** An IPv6 client counts by its /56 network. */
const toAddress = (ip: string | undefined): string => ipKeyGenerator(ip ?? '', 56);

const toAddressKey: Options['keyGenerator'] = ({ ip }) => toAddress(ip);

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
        message: `Too many attempts. Try again in ${seconds} seconds.`,
        extensions: { code: 'REQUESTS_EXCEEDED', reset: new Date(Date.now() + seconds * 1000) },
      },
    ],
  });
};

type LimitContext = Pick<DirectusExtensionContext, 'env' | 'logger'>;

const createLimit = (context: LimitContext, name: string, options: Partial<Options>): RequestHandler =>
  rateLimit({
    ...createRedisRateLimitStore(context, name),
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
    createLimit(context, 'logins-of-address', { ...perAddress, keyGenerator: toAddressKey }),
    createLimit(context, 'logins-per-hour', { ...perAccountAndHour, keyGenerator }),
    createLimit(context, 'logins-per-minute', { ...perAccountAndMinute, keyGenerator }),
  ];
};

/** Counts every request, so that the answer is the same whether the account exists or not. */
const createPasswordLinkLimits = (context: LimitContext): RequestHandler[] => {
  const all = { skipSuccessfulRequests: false };
  return [
    createLimit(context, 'password-links-of-address', { ...linksPerAddress, ...all, keyGenerator: toAddressKey }),
    createLimit(context, 'password-links-of-account', {
      ...linksPerAccount,
      ...all,
      keyGenerator: ({ body }) => toAccountKey(body),
    }),
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
