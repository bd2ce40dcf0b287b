// Measures the latency of quotes under a parallel load as a ratio to quotes alone. Both are measured alternately in
// one run, because the speed of a busy machine varies over time.
import { performance } from 'node:perf_hooks';

export interface QuoteLatencyRatios {
  alone: Percentiles;
  beside: Percentiles;
  median: number;
  p95: number;
}

interface Percentiles {
  medianMs: number;
  p95Ms: number;
}

const toPercentiles = (times: number[]): Percentiles => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95) };
};

const toMedian = (values: number[]): number => toPercentiles(values).medianMs;

/** Requests quotes one after the other, at least `quantity` and until `isOver`. */
const timeQuotes = async (quote: () => Promise<unknown>, quantity: number, isOver = () => true): Promise<number[]> => {
  const times: number[] = [];
  while (times.length < quantity || !isOver()) {
    const startedAt = performance.now();
    await quote();
    times.push(performance.now() - startedAt);
  }
  return times;
};

/**
 * `attack` starts the parallel load of one turn and resolves when it has ended. The ratios are the medians of those of
 * the turns: other load on the machine may start or end between the halves of a turn.
 */
export const measureQuoteLatencyUnderLoad = async (
  quote: () => Promise<unknown>,
  attack: (turn: number) => Promise<unknown>,
  { turns, quantity }: { turns: number; /** Minimum number of quotes per half of a turn. */ quantity: number },
): Promise<QuoteLatencyRatios> => {
  await timeQuotes(quote, quantity);
  const alone: number[] = [];
  const beside: number[] = [];
  const ratios: { median: number; p95: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    let isOver = false;
    const ended = attack(turn).finally(() => (isOver = true));
    const busyTimes = await timeQuotes(quote, quantity, () => isOver);
    await ended;
    // The same number of quotes: other load on the machine affects both equally.
    const quietTimes = await timeQuotes(quote, busyTimes.length);
    const [busy, quiet] = [toPercentiles(busyTimes), toPercentiles(quietTimes)];
    ratios.push({ median: busy.medianMs / quiet.medianMs, p95: busy.p95Ms / quiet.p95Ms });
    beside.push(...busyTimes);
    alone.push(...quietTimes);
  }
  return {
    alone: toPercentiles(alone),
    beside: toPercentiles(beside),
    median: toMedian(ratios.map((ratio) => ratio.median)),
    p95: toMedian(ratios.map((ratio) => ratio.p95)),
  };
};

export const formatQuoteLatencyRatios = (what: string, { alone, beside, median, p95 }: QuoteLatencyRatios): string =>
  `${what}: median ${alone.medianMs.toFixed(1)} → ${beside.medianMs.toFixed(1)} ms (× ${median.toFixed(2)}), ` +
  `95 % ${alone.p95Ms.toFixed(1)} → ${beside.p95Ms.toFixed(1)} ms (× ${p95.toFixed(2)})`;
