// Which ring sizes the names of variants or options speak of, and which name each size has. Pure.
import { toRingSize } from './ring-size.ts';

/** European size → the name that has it; empty where the names are no ring sizes. */
export const toOfferedSizes = (names: readonly string[]): ReadonlyMap<number, string> =>
  new Map(
    names.flatMap((name) => {
      const size = toRingSize(name);
      return size === undefined ? [] : [[size, name] as const];
    }),
  );
