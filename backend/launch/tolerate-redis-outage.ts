// Loaded into a Directus that shares Redis with other instances: keeps it serving while Redis is unavailable. Redis
// holds only rate limits and caches; orders do not depend on it.
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** In-memory fallback for each rate limiter of Directus, which has no setting for one. */
const insurances = new WeakMap<RateLimiterRedis, RateLimiterMemory>();

Object.defineProperty(RateLimiterRedis.prototype, 'insuranceLimiter', {
  get(this: RateLimiterRedis): RateLimiterMemory {
    const insurance = insurances.get(this) ?? new RateLimiterMemory({ points: this.points, duration: this.duration });
    insurances.set(this, insurance);
    return insurance;
  },
  set: () => undefined,
});

const awayErrors = ['MaxRetriesPerRequestError', 'AbortError'];
const awayMessages = /Connection is closed|Command timed out|Stream isn't writeable/;

const isAway = (reason: unknown): reason is Error =>
  reason instanceof Error && (awayErrors.includes(reason.name) || awayMessages.test(reason.message));

// Directus queries Redis before each scheduled job and does not catch the rejection, which would end the process.
process.on('unhandledRejection', (reason) => {
  if (!isAway(reason)) throw reason;
  console.error(
    JSON.stringify({
      level: 40,
      time: Date.now(),
      msg: `Redis is unavailable, a scheduled job is skipped: ${reason.message}`,
    }),
  );
});
