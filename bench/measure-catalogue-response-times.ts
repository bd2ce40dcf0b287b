// `npm run bench:catalogue`: measures the backend's response times for the queries of shop pages, with 500, 5,000 and
// 50,000 products. Prints Markdown tables; reference results are in bench/README.md. Options: `-- --products 500,5000
// --rounds 1`.
import { parseArgs } from 'node:util';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { generateDemoProduct } from '../demo/catalogue/generate-product.ts';
import { seedGeneratedProducts } from '../demo/catalogue/seed-catalogue.ts';
import { type ProductListState, productsPerPage } from '../domain/product-list/product-list-state.ts';
import { createPrefixedLog, runCliCommandAndExit } from '../scripts/run-cli-command-and-exit.ts';
import { startBenchBackend } from './catalogue/start-bench-backend.ts';
import {
  type HttpBenchmarkResult,
  type HttpBenchmarkLoad,
  measureBestHttpBenchmarkRound,
  toHttpBenchmarkMarkdownTable,
} from './http-benchmark.ts';
import {
  catalogueBenchProductListStates,
  createBenchShopPageRequestUrlBuilders,
  toBenchProductSearchApiUrl,
} from './catalogue/shop-page-request-urls.ts';
import { waitForSearchIndex } from './search/wait-for-search-index.ts';

const one: HttpBenchmarkLoad = { clients: 1, requests: 30, cache: 'MISS' };
const oneCached: HttpBenchmarkLoad = { clients: 1, requests: 100, cache: 'HIT' };
const oneSearch: HttpBenchmarkLoad = { clients: 1, requests: 30, cache: null };
const sixteenSearches: HttpBenchmarkLoad = { clients: 16, requests: 96, cache: null };

type Measurements = [string, HttpBenchmarkLoad, () => string][];

const toMeasurements = (base: string, products: number): Measurements => {
  const uncached = createBenchShopPageRequestUrlBuilders(base, false);
  const cached = createBenchShopPageRequestUrlBuilders(base, true);
  let next = 0;
  const nextSlug = (): string => generateDemoProduct(1, (next += 37) % products).slug;
  const list = (state: Partial<ProductListState>) => () => toBenchProductSearchApiUrl(base, state);
  const { category, narrow, twoGroups } = catalogueBenchProductListStates;
  return [
    ['settings, 1 client, cached', oneCached, cached.settings],
    ['settings, 1 client', one, uncached.settings],
    ['list of all products, 1 client', oneSearch, list({})],
    ['list of all products, 16 clients', sixteenSearches, list({})],
    ['the same by price, 1 client', oneSearch, list({ sort: 'price_brutto' })],
    ['list of a category, 1 client', oneSearch, list(category)],
    ['list of a category, 16 clients', sixteenSearches, list(category)],
    ['category, manufacturer, two attributes, price range', oneSearch, list(narrow)],
    ['attributes of two groups', oneSearch, list(twoGroups)],
    ['page 20', oneSearch, list({ page: 20 })],
    ['last page', oneSearch, list({ page: Math.ceil(products / productsPerPage) })],
    ['one product with everything', one, () => uncached.product(nextSlug())],
  ];
};

await runCliCommandAndExit(async (session) => {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '500,5000,50000' }, rounds: { type: 'string', default: '5' } },
  });
  const sizes = values.products.split(',').map(Number);
  const rounds = Number(values.rounds);
  if (![...sizes, rounds].every((number) => Number.isInteger(number) && number > 0)) {
    throw new Error('--products takes whole numbers such as 500,5000 and --rounds one such as 3.');
  }
  const log = createPrefixedLog('bench');
  const backend = await startBenchBackend(session);
  const admin = createDirectusRestClient(backend.url, backend.adminToken);

  const figuresByLabel = new Map<string, HttpBenchmarkResult[]>();
  for (const products of sizes) {
    await seedGeneratedProducts(backend.databaseUrl, { products, log });
    await waitForSearchIndex(backend);
    await admin.post('/utils/cache/clear', {});
    for (const [label, load, toUrl] of toMeasurements(backend.url, products)) {
      const figures = await measureBestHttpBenchmarkRound(toUrl, load, rounds);
      figuresByLabel.set(label, [...(figuresByLabel.get(label) ?? []), figures]);
      log(`${products} ${label}: ${figures.p50Ms.toFixed(1)} ms, ${figures.bytes} bytes`);
    }
  }
  console.log(
    `\n${toHttpBenchmarkMarkdownTable(
      sizes.map((size) => size.toLocaleString('en')),
      [...figuresByLabel].map(([label, figures]) => ({ label, figures })),
    )}`,
  );
  return 0;
});
