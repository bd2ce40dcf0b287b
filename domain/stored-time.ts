// When values in browser storage expire.

/** Whether a value is older than its lifetime, or from a future that only a wrong clock explains. In milliseconds. */
export const isStoredTimeExpired = (timestamp: number, lifetimeMs: number, now: number): boolean =>
  Math.abs(now - timestamp) > lifetimeMs;
