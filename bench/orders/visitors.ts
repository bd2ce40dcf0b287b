// People who look around in the shop while others buy: each reads a list or a product, looks at it for a while, and goes
// on. Called by the bench of orders.
import { setTimeout as wait } from 'node:timers/promises';
import { generateProduct } from '../../demo/catalogue/generate-product.ts';
import { createQueries, filters } from '../catalogue/queries.ts';
import { type Figures, toFigures } from '../catalogue/measure.ts';

/** How long a visitor looks at a page, in milliseconds: short, a busy day. */
const shortestLookMs = 1_000;
const longestLookMs = 3_000;

export interface Visitors {
  /** Ends the visits and gives the figures of all their reads. */
  leave: () => Promise<Figures>;
}

/** What a visitor reads, turn by turn; the same for every run. */
const toAddress = (base: string, visitor: number, turn: number, products: number): string => {
  const ask = createQueries(base, true);
  const slug = generateProduct(1, (visitor * 53 + turn * 37) % products).slug;
  const pages = [
    () => ask.settings(),
    () => ask.list(),
    () => ask.product(slug),
    () => ask.list({ filter: filters.category }),
    () => ask.product(slug),
    () => ask.list({ page: 1 + (turn % 5) }),
  ];
  return pages[(visitor + turn) % pages.length]?.() ?? ask.list();
};

/** Lets `count` people in. The first reads do not count: the cache is empty before them. */
export const letIn = (base: string, count: number, products: number): Visitors => {
  const ending = new AbortController();
  const times: number[] = [];
  const startedAt = performance.now();
  const failures: Error[] = [];
  const visit = async (visitor: number): Promise<void> => {
    for (let turn = 0; !ending.signal.aborted; turn += 1) {
      const askedAt = performance.now();
      const response = await fetch(toAddress(base, visitor, turn, products));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A visitor was answered ${response.status}.`);
      if (turn > 0) times.push(performance.now() - askedAt);
      const lookMs = shortestLookMs + ((visitor * 131 + turn * 71) % (longestLookMs - shortestLookMs));
      await wait(lookMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const visits = Promise.all(
    Array.from({ length: count }, (_, visitor) =>
      visit(visitor).catch((error: unknown) => {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }),
    ),
  );
  return {
    leave: async () => {
      const wholeMs = performance.now() - startedAt;
      ending.abort();
      await visits;
      if (failures[0]) throw failures[0];
      return toFigures(times, wholeMs, 0);
    },
  };
};
