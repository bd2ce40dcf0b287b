// What several instances of the backend count together: in their Redis, where one is set; else each in its own memory, which
// is enough for one. Used by the limits of addresses and by the proofs of work.
import { MemoryStore, type Store } from 'express-rate-limit';
import { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import type { ExtensionContext } from './http.ts';

/** A visitor waits no longer for a Redis that does not answer; then the instance counts by itself. */
const patienceMs = 500;

let client: Redis | undefined;

/** One connection for everything; `undefined` where there is no Redis. */
const readClient = ({ env, logger }: Pick<ExtensionContext, 'env' | 'logger'>): Redis | undefined => {
  const { SHARED_COUNTS_URL: url } = env;
  if (typeof url !== 'string' || url === '') return undefined;
  if (client) return client;
  // Nothing is asked while it is away but the script of the limits, which every later count rests on.
  client = new Redis(url, { maxRetriesPerRequest: null });
  let isSaid = false;
  client.on('error', (error) => {
    if (!isSaid) logger.warn(error, 'Redis does not answer: this instance counts visitors by itself until it does.');
    isSaid = true;
  });
  client.on('ready', () => (isSaid = false));
  return client;
};

const withPatience = async <Result>(answer: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Redis has not answered for ${patienceMs} ms.`)), patienceMs);
  });
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** Counts by itself while the shared store does not answer: an address then gets as much at each instance. */
const createLastingStore = (shared: Store, own: Store): Store => ({
  init: (options) => {
    void shared.init?.(options);
    void own.init?.(options);
  },
  increment: async (key) => {
    try {
      return await shared.increment(key);
    } catch {
      return own.increment(key);
    }
  },
  decrement: async (key) => {
    try {
      await shared.decrement(key);
    } catch {
      await own.decrement(key);
    }
  },
  resetKey: async (key) => {
    await own.resetKey(key);
    await shared.resetKey(key);
  },
});

/** Where a limit of this name is counted; `undefined` for the memory of the process. */
export const createSharedRateLimitStore = (
  context: Pick<ExtensionContext, 'env' | 'logger'>,
  name: string,
): { store: Store } | undefined => {
  const redis = readClient(context);
  if (!redis) return undefined;
  const shared = new RedisStore({
    prefix: `ecom:limit:${name}:`,
    sendCommand: async (command: string, ...values: string[]) => {
      if (redis.status !== 'ready' && command !== 'SCRIPT') throw new Error('Redis is away.');
      const answer = redis.call(command, ...values) as Promise<string | number>;
      // Loaded once, and every later count rests on it: it waits for as long as it takes.
      return command === 'SCRIPT' ? answer : withPatience(answer);
    },
  });
  return { store: createLastingStore(shared, new MemoryStore()) };
};

/** Says of each key once that it is new, within `validMs`. */
export type ClaimOnce = (key: string, validMs: number) => Promise<boolean>;

/** All instances together; `alone` decides where there is no Redis, or none that answers. */
export const createSharedClaimOnce = (
  context: Pick<ExtensionContext, 'env' | 'logger'>,
  alone: ClaimOnce,
): ClaimOnce => {
  const redis = readClient(context);
  if (!redis) return alone;
  return async (key, validMs) => {
    const isNew = await alone(key, validMs);
    if (!isNew) return false;
    if (redis.status !== 'ready') return true;
    try {
      return (await withPatience(redis.set(`ecom:once:${key}`, '1', 'PX', validMs, 'NX'))) === 'OK';
    } catch {
      return true;
    }
  };
};
