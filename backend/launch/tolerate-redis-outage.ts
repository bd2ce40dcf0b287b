// Loaded into a Directus that shares a Redis with others: keeps it serving while Redis is away. What is counted and kept there
// spares work; orders do not depend on it.
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Counts for the time being, for each of Directus's limiters. Directus itself lets no such one be set. */
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

// Directus asks Redis before each round of its schedule and does not catch the refusal, which would end the process.
process.on('unhandledRejection', (reason) => {
  if (!isAway(reason)) throw reason;
  console.error(
    JSON.stringify({ level: 40, time: Date.now(), msg: `Redis is away, a round is left out: ${reason.message}` }),
  );
});
