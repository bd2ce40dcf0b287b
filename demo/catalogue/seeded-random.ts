// Deterministic pseudo-random numbers: the same seed gives the same numbers on every machine.

export interface SeededRandom {
  /** At least 0, less than 1. */
  next: () => number;
  /** An integer from `low` to `high`, both inclusive. */
  nextInteger: (low: number, high: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks some of the items, each at most once, keeping their order. */
  sample: <Item>(items: readonly Item[], count: number) => Item[];
  /** True with this probability (0–1). */
  nextBoolean: (probability: number) => boolean;
}

/** Random numbers for one product, independent of the number of products. The generator is "mulberry32". */
export const createSeededRandom = (seed: number, index: number): SeededRandom => {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const nextInteger = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    nextInteger,
    pick: (items) => {
      const item = items[nextInteger(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
    sample: (items, count) => {
      const open = items.map((_, place) => place);
      const taken = new Set<number>();
      while (taken.size < Math.min(count, items.length))
        taken.add(...(open.splice(nextInteger(0, open.length - 1), 1) as [number]));
      return items.filter((_, place) => taken.has(place));
    },
    nextBoolean: (probability) => next() < probability,
  };
};
