// Counters shared by several backend instances, kept in Redis if configured, otherwise in the memory of the process.
// For rate limits and proofs of work.
import { MemoryStore, type Store } from 'express-rate-limit';
import { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import type { DirectusExtensionContext } from './route-types-and-handlers.ts';

/** If Redis takes longer, the instance counts locally instead of keeping the visitor waiting. */
const redisTimeoutMs = 500;

let client: Redis | undefined;

/** One connection for all counters; `undefined` without Redis. */
const getClient = ({ env, logger }: Pick<DirectusExtensionContext, 'env' | 'logger'>): Redis | undefined => {
  const { SHARED_COUNTS_URL: url } = env;
  if (typeof url !== 'string' || url === '') return undefined;
  if (client) return client;
  // While Redis is unreachable only the rate-limit script is queued, because every later count needs it.
  client = new Redis(url, { maxRetriesPerRequest: null });
  let isReported = false;
  client.on('error', (error) => {
    if (!isReported) logger.warn(error, 'Redis does not respond: this instance counts requests locally until it does.');
    isReported = true;
  });
  client.on('ready', () => (isReported = false));
  return client;
};

const withRedisTimeout = async <Result>(answer: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis did not respond within ${redisTimeoutMs} ms.`)), redisTimeoutMs);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Falls back to local counts while the shared store is unreachable; each instance then applies the limit separately.
 */
const createFallbackStore = (shared: Store, local: Store): Store => ({
  init: (options) => {
    void shared.init?.(options);
    void local.init?.(options);
  },
  increment: async (key) => {
    try {
      return await shared.increment(key);
    } catch {
      return local.increment(key);
    }
  },
  decrement: async (key) => {
    try {
      await shared.decrement(key);
    } catch {
      await local.decrement(key);
    }
  },
  resetKey: async (key) => {
    await local.resetKey(key);
    await shared.resetKey(key);
  },
});

/** Store of the rate limit with this name; `undefined` uses the memory of the process. */
export const createRedisRateLimitStore = (
  context: Pick<DirectusExtensionContext, 'env' | 'logger'>,
  name: string,
): { store: Store } | undefined => {
  const redis = getClient(context);
  if (!redis) return undefined;
  const shared = new RedisStore({
    prefix: `ecom:limit:${name}:`,
    sendCommand: async (command: string, ...values: string[]) => {
      if (redis.status !== 'ready' && command !== 'SCRIPT') throw new Error('Redis is not connected.');
      const answer = redis.call(command, ...values) as Promise<string | number>;
      // Loaded once and needed by every later count, so it has no timeout.
      return command === 'SCRIPT' ? answer : withRedisTimeout(answer);
    },
  });
  return { store: createFallbackStore(shared, new MemoryStore()) };
};

/** Resolves to true the first time a key is claimed within `validMs`, then to false. */
export type ClaimNonce = (key: string, validMs: number) => Promise<boolean>;

/** Claims keys across all instances; `local` decides without Redis or while Redis is unreachable. */
export const createRedisNonceClaimer = (
  context: Pick<DirectusExtensionContext, 'env' | 'logger'>,
  local: ClaimNonce,
): ClaimNonce => {
  const redis = getClient(context);
  if (!redis) return local;
  return async (key, validMs) => {
    const isNew = await local(key, validMs);
    if (!isNew) return false;
    if (redis.status !== 'ready') return true;
    try {
      return (await withRedisTimeout(redis.set(`ecom:once:${key}`, '1', 'PX', validMs, 'NX'))) === 'OK';
    } catch {
      return true;
    }
  };
};
