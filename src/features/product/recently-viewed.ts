// The pieces a visitor has looked at last. They stay on the device: no request says more than the ids of published pieces,
// and nobody keeps them (docs/decisions/014).

const storageKey = 'int-recent';

/** Kept in all, and shown: a row of the grid and some for pieces that have gone. */
const kept = 8;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);

/** Ids, the last one first; what is no list of ids is none. */
export const readRecent = (): string[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, kept) : [];
  } catch {
    return [];
  }
};

/** Remembers a piece as the last one that was looked at. */
export const rememberRecent = (productId: string): void => {
  const ids = [productId, ...readRecent().filter((id) => id !== productId)].slice(0, kept);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Storage may be forbidden or full: nothing is remembered then.
  }
};
