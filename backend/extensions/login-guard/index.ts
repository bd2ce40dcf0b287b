// A Directus hook before `/auth/login`: limits failed attempts per address and account, and lines up the others
// (fair-queue.ts), so that attempts to guess a password neither lock anybody out nor slow the shop down. No account is
// ever suspended: who knows an e-mail address locks nobody out, the owner signs in from any other address meanwhile.
// Counted by all instances together; docs/decisions/045. Loaded by Directus from the extensions folder; without it
// Directus does not start.
import { createHash } from 'node:crypto';
import { ipKeyGenerator, type Options, rateLimit, type RateLimitRequestHandler } from 'express-rate-limit';
import type { ExtensionContext } from '../ecom/platform/http.ts';
import { createSharedRateLimitStore } from '../ecom/platform/shared-counters.ts';
import { createFairQueue } from './fair-queue.ts';

/** As Express calls a handler. */
type Handler = (...call: Parameters<RateLimitRequestHandler>) => unknown;

interface App {
  post: (path: string, ...handlers: Handler[]) => unknown;
}

interface Hooks {
  init: (event: 'routes.before', handler: (meta: { app: App }) => void) => void;
}

/** Keeps the code of a refusal for the limit of second factors. */
const noteRefusal: Handler = (_request, response, next) => {
  const send = response.json.bind(response);
  response.json = (body: unknown) => {
    const [error] = (body as { errors?: { extensions?: { code?: string } }[] } | undefined)?.errors ?? [];
    response.locals['refusal'] = error?.extensions?.code;
    return send(body);
  };
  next();
};

const createTurn = (): Handler => {
  const turns = createFairQueue();
  return (request, response, next) => {
    turns.take(toAddress(request.ip), (end) => {
      // The answer ends the turn, with the time that Directus lets pass before every answer: two hashes a second at most.
      response.once('close', end);
      if (response.destroyed || response.writableEnded) end();
      else next();
    });
  };
};

const register = ({ init }: Hooks, context: ExtensionContext): void => {
  const handlers = [noteRefusal, ...createFailureLimits(context), createTurn(), createSecondFactorLimit(context)];
  init('routes.before', ({ app }) => app.post('/auth/login', ...handlers));
};

export default register;

/**
 * How often an address may fail to sign in: with one account, and altogether. No account is ever suspended, so that
 * nobody who knows an e-mail address locks its owner out; the owner signs in from any other address meanwhile.
 * Counted by all instances together.
 */
interface LoginBody {
  email?: unknown;
  otp?: unknown;
}

const minuteMs = 60_000;

/** Failures of an address with one account: a forgotten password is tried five times, and again a minute later. */
const perAccountAndMinute = { windowMs: minuteMs, limit: 5 } as const;
const perAccountAndHour = { windowMs: 60 * minuteMs, limit: 30 } as const;

/** Failures of an address with all accounts: a house's staff may share one. */
const perAddress = { windowMs: 15 * minuteMs, limit: 20 } as const;

/** Wrong second factors of an account, from wherever: who gets so far has its password. */
const secondFactors = { windowMs: 15 * minuteMs, limit: 10 } as const;

/** A network of IPv6 that one customer is given counts as one address. */
const toAddress = (ip: string | undefined): string => ipKeyGenerator(ip ?? '', 56);

/** No e-mail address stands in the counters. */
const toAccount = (body: unknown): string => {
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

type LimitContext = Pick<ExtensionContext, 'env' | 'logger'>;

const createLimit = (context: LimitContext, name: string, options: Partial<Options>): RateLimitRequestHandler =>
  rateLimit({
    ...createSharedRateLimitStore(context, name),
    standardHeaders: false,
    // `Retry-After` comes with these.
    legacyHeaders: true,
    passOnStoreError: true,
    skipSuccessfulRequests: true,
    handler: refuse,
    ...options,
  });

/** Handlers for `/auth/login`, before the attempt waits for its turn. */
const createFailureLimits = (context: LimitContext): RateLimitRequestHandler[] => {
  const keyGenerator: Options['keyGenerator'] = ({ ip, body }) => `${toAddress(ip)} ${toAccount(body)}`;
  return [
    createLimit(context, 'logins-of-address', { ...perAddress, keyGenerator: ({ ip }) => toAddress(ip) }),
    createLimit(context, 'logins-per-hour', { ...perAccountAndHour, keyGenerator }),
    createLimit(context, 'logins-per-minute', { ...perAccountAndMinute, keyGenerator }),
  ];
};

/** For `/auth/login`, within a turn: attempts under way count as failures, and there is one at a time. */
const createSecondFactorLimit = (context: LimitContext): RateLimitRequestHandler =>
  createLimit(context, 'second-factors', {
    ...secondFactors,
    keyGenerator: ({ body }) => toAccount(body),
    skip: ({ body }) => (body as LoginBody | undefined)?.otp === undefined,
    requestWasSuccessful: (_request, response) => response.locals['refusal'] !== 'INVALID_OTP',
  });
