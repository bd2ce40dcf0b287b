// Keeps what is slow to make for a few keys. An `Intl` formatter takes 0.1 ms or more to create, and an order formats hundreds
// of values.

/** @param create must be pure, and its keys few: nothing is ever removed, and an error is not kept */
export const memoize = <Key, Value>(create: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new Map<Key, Value>();
  return (key) => {
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    const value = create(key);
    values.set(key, value);
    return value;
  };
};
