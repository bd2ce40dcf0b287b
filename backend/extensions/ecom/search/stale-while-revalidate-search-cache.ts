// Keeps what every search in a language of a project needs for a few seconds.
import type { ProductSearchContext } from './search-synonyms.ts';

/** After this time the value is read again in the background: the search that finds it old does not wait. */
const freshMs = 5_000;
/** An older value is not used. */
const maxAgeMs = 15_000;

interface Entry<Value> {
  readAt: number;
  value: Promise<Value>;
}

/** @param read reads the value for a project and a language; its errors reach the caller that waits, and are not kept */
export const createStaleWhileRevalidateCache = <Value>(
  read: (scope: ProductSearchContext) => Promise<Value>,
): ((scope: ProductSearchContext) => Promise<Value>) => {
  const entries = new Map<string, Entry<Value>>();
  const refresh = (key: string, scope: ProductSearchContext, shown?: Promise<Value>): Promise<Value> => {
    const value = read(scope);
    const entry = { readAt: Date.now(), value };
    entries.set(key, shown ? { ...entry, value: shown } : entry);
    value.then(
      () => entries.set(key, entry),
      () => entries.delete(key),
    );
    return value;
  };
  return (scope) => {
    const key = `${scope.project} ${scope.language}`;
    const cached = entries.get(key);
    const ageMs = cached ? Date.now() - cached.readAt : Infinity;
    if (!cached || ageMs > maxAgeMs) return refresh(key, scope);
    if (ageMs > freshMs) refresh(key, scope, cached.value).catch(() => undefined);
    return cached.value;
  };
};
