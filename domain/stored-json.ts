// What every reader of browser storage needs: content may be missing, damaged by hand or too old.

/** The parsed JSON; `undefined` if it is missing or malformed. */
export const parseStoredJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a value is older than its lifetime, or from a future that only a wrong clock explains. In milliseconds. */
export const isStoredTimeExpired = (timestamp: number, lifetimeMs: number, now: number): boolean =>
  Math.abs(now - timestamp) > lifetimeMs;
