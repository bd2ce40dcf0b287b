// Measures response times of URLs and prints them as Markdown tables.
import { fetchSearchFromNewClientAddress } from './search/measure-relevance.ts';

export interface HttpBenchmarkResult {
  p50Ms: number;
  p95Ms: number;
  perSecond: number;
  /** Uncompressed size of one response. */
  bytes: number;
}

export interface HttpBenchmarkLoad {
  clients: number;
  requests: number;
  /** Expected cache status of every response; `null` for what Directus does not cache. */
  cache: 'HIT' | 'MISS' | null;
}

/** Directus's response header with the cache status. */
export const directusCacheStatusHeaderName = 'x-cache';

const fetchTimed = async (url: string): Promise<{ ms: number; bytes: number; cache: string | null }> => {
  const startedAt = performance.now();
  const response = await fetchSearchFromNewClientAddress(url);
  const body = await response.arrayBuffer();
  const ms = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${response.status} for ${url}: ${new TextDecoder().decode(body).slice(0, 300)}`);
  return { ms, bytes: body.byteLength, cache: response.headers.get(directusCacheStatusHeaderName) };
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** @throws for an error status or an unexpected cache status. */
const measure = async (
  toUrl: () => string,
  { clients, requests, cache }: HttpBenchmarkLoad,
): Promise<HttpBenchmarkResult> => {
  // Warms up query plans, connections and code.
  for (let request = 0; request < 5; request += 1) await fetchTimed(toUrl());
  const times: number[] = [];
  let bytes = 0;
  let remaining = requests;
  const startedAt = performance.now();
  const visit = async (): Promise<void> => {
    while (remaining > 0) {
      remaining -= 1;
      const response = await fetchTimed(toUrl());
      if (response.cache !== cache) {
        throw new Error(`A response had the cache status ${response.cache ?? '?'} instead of ${cache ?? 'none'}.`);
      }
      times.push(response.ms);
      bytes = response.bytes;
    }
  };
  await Promise.all(Array.from({ length: clients }, visit));
  return summarizeResponseTimes(times, performance.now() - startedAt, bytes);
};

/** Statistics of responses that took `times` milliseconds each, and `wholeMs` milliseconds in total. */
export const summarizeResponseTimes = (
  times: readonly number[],
  wholeMs: number,
  bytes: number,
): HttpBenchmarkResult => {
  const sorted = times.toSorted((first, second) => first - second);
  return {
    p50Ms: percentile(sorted, 0.5),
    p95Ms: percentile(sorted, 0.95),
    perSecond: (times.length / wholeMs) * 1000,
    bytes,
  };
};

/** The run with the best median, which was least disturbed by other load on the machine. */
export const measureBestHttpBenchmarkRound = async (
  toUrl: () => string,
  load: HttpBenchmarkLoad,
  rounds: number,
): Promise<HttpBenchmarkResult> => {
  let best = await measure(toUrl, load);
  for (let round = 1; round < rounds; round += 1) {
    const next = await measure(toUrl, load);
    if (next.p50Ms < best.p50Ms) best = next;
  }
  return best;
};

interface TableRow {
  label: string;
  /** In the order of the columns; `undefined` if not measured. */
  figures: (HttpBenchmarkResult | undefined)[];
}

const toCell = (figures: HttpBenchmarkResult | undefined): string => {
  if (!figures) return '–';
  const [p50, p95] = [figures.p50Ms, figures.p95Ms].map((ms) => (ms < 9.95 ? ms.toFixed(1) : ms.toFixed(0)));
  return `${p50 ?? ''} / ${p95 ?? ''}, ${figures.perSecond.toFixed(0)}`;
};

/** p50 / p95 in milliseconds, then requests per second. */
export const toHttpBenchmarkMarkdownTable = (columns: string[], lines: TableRow[]): string =>
  [
    `| p50 / p95 ms, requests per second | ${columns.join(' | ')} |`,
    `| --- | ${columns.map(() => '---').join(' | ')} |`,
    ...lines.map(({ label, figures }) => `| ${label} | ${figures.map(toCell).join(' | ')} |`),
  ].join('\n');
