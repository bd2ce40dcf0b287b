// `npm run bench:search`: measures the search: relevance with the labelled queries on the demo shop, then response times
// and the size of the index with a large catalogue. Options: `-- --products 5000,50000` (0: relevance only), and
// `-- --failures` to list the queries whose first results are not all relevant.
import { parseArgs } from 'node:util';
import { withDatabaseConnection } from '../backend/database/with-database-connection.ts';
import { pollUntil } from '../backend/database/poll-until.ts';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import type { RunningBackend } from '../backend/launch/start-backend.ts';
import { locales } from '../contract/locale.ts';
import { seedGeneratedProducts } from '../demo/catalogue/seed-catalogue.ts';
import { createPrefixedLog, runCliCommandAndExit } from '../scripts/run-cli-command-and-exit.ts';
import { summarizeResponseTimes, toHttpBenchmarkMarkdownTable, type HttpBenchmarkResult } from './http-benchmark.ts';
import { startBenchBackend } from './catalogue/start-bench-backend.ts';
import { readLabelledQueries } from './search/labelled-queries.ts';
import {
  fetchSearchFromNewClientAddress,
  measureSearchRelevance,
  toBenchmarkSearchUrl,
  toMeanSearchPrecision,
} from './search/measure-relevance.ts';
import { queryBenchDatabaseNumber, waitForSearchIndex } from './search/wait-for-search-index.ts';

const log = createPrefixedLog('bench');

const measureRelevance = async ({ url }: RunningBackend, showsFailures: boolean): Promise<void> => {
  console.log('\n| language | queries | precision at 5 | without results |\n| --- | --- | --- | --- |');
  for (const locale of locales) {
    const results = await measureSearchRelevance(url, locale);
    const empty = results.filter(({ isEmpty }) => isEmpty).length;
    console.log(`| ${locale} | ${results.length} | ${toMeanSearchPrecision(results).toFixed(3)} | ${empty} |`);
    if (!showsFailures) continue;
    for (const { query, kind, precision, found } of results.filter((result) => result.precision < 1))
      console.log(`${kind} "${query}" ${precision.toFixed(2)}: ${found.join(', ')}`);
  }
};

/** Requests every URL once, by several clients. */
const measureUrls = async (urls: readonly string[], clients: number): Promise<HttpBenchmarkResult> => {
  const waiting = [...urls];
  const times: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const visit = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const requestedAt = performance.now();
      const response = await fetchSearchFromNewClientAddress(url);
      bytes = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - requestedAt);
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, visit));
  return summarizeResponseTimes(times, performance.now() - startedAt, bytes);
};

/** Time from a change in the backend until a search finds it, in milliseconds. */
const measureFreshness = async (backend: RunningBackend, word: string): Promise<number> => {
  const rest = createDirectusRestClient(backend.url, backend.adminToken);
  const [product] = await rest.get<{ id: string }[]>(
    '/items/ecommerce_product?limit=1&fields=id&filter[status]=published',
  );
  const startedAt = performance.now();
  await rest.patch(`/items/ecommerce_product/${product?.id ?? ''}`, { display_name: `Ring ${word}` });
  const find = async (): Promise<number> => {
    const response = await fetchSearchFromNewClientAddress(toBenchmarkSearchUrl(backend.url, 'de', word, 'list'));
    const { total, interpretation } = (await response.json()) as {
      total: number;
      interpretation: { isNearest: boolean };
    };
    return interpretation.isNearest ? 0 : total;
  };
  await pollUntil(find, (total) => total === 1, { timeoutMs: 60_000, intervalMs: 20 });
  return performance.now() - startedAt;
};

await runCliCommandAndExit(async (session) => {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '5000,50000' }, failures: { type: 'boolean', default: false } },
  });
  const sizes = values.products
    .split(',')
    .map(Number)
    .filter((size) => size > 0);
  const backend = await startBenchBackend(session);
  await waitForSearchIndex(backend);
  await measureRelevance(backend, values.failures);
  const rows = new Map<string, HttpBenchmarkResult[]>();
  for (const products of sizes) {
    await seedGeneratedProducts(backend.databaseUrl, { products, log });
    const startedAt = performance.now();
    await waitForSearchIndex(backend);
    const size = await queryBenchDatabaseNumber(backend, `select pg_total_relation_size('product_search_document')`);
    log(
      `${products} products: indexed after ${((performance.now() - startedAt) / 1_000).toFixed(0)} s, ${(size / 1e6).toFixed(0)} MB`,
    );
    await withDatabaseConnection(backend.databaseUrl, ({ readRows }) =>
      readRows('vacuum analyze product_search_document'),
    );
    const toUrls = (view: 'list' | 'suggestions') =>
      locales.flatMap((locale) =>
        readLabelledQueries(locale).map(({ query }) => toBenchmarkSearchUrl(backend.url, locale, query, view)),
      );
    const measure = async (label: string, urls: readonly string[], clients: number): Promise<void> => {
      const result = await measureUrls(urls, clients);
      rows.set(label, [...(rows.get(label) ?? []), result]);
      log(`${products} ${label}: ${result.p50Ms.toFixed(0)} / ${result.p95Ms.toFixed(0)} ms`);
    };
    const plain = locales.flatMap((locale) =>
      Array.from({ length: 10 }, () => toBenchmarkSearchUrl(backend.url, locale, '', 'list')),
    );
    await measureUrls(toUrls('list').slice(0, 20), 1);
    await measure('suggestions, 1 client', toUrls('suggestions'), 1);
    await measure('list with facets, 1 client', toUrls('list'), 1);
    await measure('list with facets, 16 clients', toUrls('list'), 16);
    await measure('facets of all products, 1 client', plain, 1);
    log(`a change is found after ${(await measureFreshness(backend, `wort${products}`)).toFixed(0)} ms`);
  }
  console.log(
    `\n${toHttpBenchmarkMarkdownTable(
      sizes.map((size) => size.toLocaleString('en')),
      [...rows].map(([label, figures]) => ({ label, figures })),
    )}`,
  );
  return 0;
});
