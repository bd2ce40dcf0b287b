// Caches values that are slow to create, such as `Intl` formatters (0.1 ms or more each; an order formats hundreds of
// values).

/** @param create must be pure and have few distinct keys, because nothing is ever evicted. Errors are not cached. */
export const memoize = <Key, Value>(create: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>();
  return (key) => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = create(key);
    values.set(key, value);
    return value;
  };
};
