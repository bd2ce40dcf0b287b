// Durations, in milliseconds, and when stored values expire.

/** 24 hours; also for arithmetic with calendar days in UTC. */
export const dayMs = 24 * 60 * 60 * 1_000;

/** Whether a value is older than its lifetime, or from a future that only a wrong clock explains. */
export const isTimestampExpired = (timestamp: number, lifetimeMs: number, now: number): boolean =>
  Math.abs(now - timestamp) > lifetimeMs;
