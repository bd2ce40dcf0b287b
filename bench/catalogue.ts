// `npm run bench:catalogue`: measures the backend's response times for the queries of shop pages, with 500, 5,000 and
// 50,000 products. Prints Markdown tables; reference results are in bench/README.md. Options: `-- --products 500,5000
// --rounds 1`.
import { parseArgs } from 'node:util';
import { createDirectusRestClient } from '../backend/rest/directus-rest-client.ts';
import { generateDemoProduct } from '../demo/catalogue/generate-product.ts';
import { seedDemoCatalogue } from '../demo/catalogue/seed-catalogue.ts';
import { createPrefixedLog, runCliCommand } from '../scripts/run-cli-command.ts';
import { startBenchBackend } from './catalogue/start-bench-backend.ts';
import {
  type HttpBenchmarkResult,
  type HttpBenchmarkLoad,
  measureBestHttpBenchmarkRound,
  toHttpBenchmarkMarkdownTable,
} from './catalogue/http-benchmark.ts';
import {
  allProductCardFieldGroups,
  createCatalogueUrlBuilders,
  catalogueBenchDirectusFilters,
} from './catalogue/catalogue-urls.ts';

const one: HttpBenchmarkLoad = { clients: 1, requests: 30, cache: 'MISS' };
const oneCached: HttpBenchmarkLoad = { clients: 1, requests: 100, cache: 'HIT' };
const sixteen: HttpBenchmarkLoad = { clients: 16, requests: 96, cache: 'MISS' };
const sixteenCached: HttpBenchmarkLoad = { clients: 16, requests: 960, cache: 'HIT' };

type Measurements = [string, HttpBenchmarkLoad, () => string][];

const toMeasurements = (base: string, products: number): Measurements => {
  const uncached = createCatalogueUrlBuilders(base, false);
  const cached = createCatalogueUrlBuilders(base, true);
  let next = 0;
  const nextSlug = (): string => generateDemoProduct(1, (next += 37) % products).slug;
  const { narrow, twoGroups, word, commonWord, category } = catalogueBenchDirectusFilters;
  return [
    ['settings, 1 client, cached', oneCached, cached.settings],
    ['settings, 1 client', one, uncached.settings],
    ['list + count, 1 client, cached', oneCached, () => cached.list()],
    ['list + count, 1 client', one, () => uncached.list()],
    ['list + count, 16 clients, cached', sixteenCached, () => cached.list()],
    ['list + count, 16 clients', sixteen, () => uncached.list()],
    ['list without count, 1 client', one, () => uncached.list({ count: false })],
    ['list + count, project by domain, 1 client', one, () => uncached.list({ scope: 'domain' })],
    ['list + count by lowest price', one, () => uncached.list({ sort: 'price_from,id' })],
    ['category, manufacturer, two attributes, price range', one, () => uncached.list({ filter: narrow })],
    ['the same, 16 clients', sixteen, () => uncached.list({ filter: narrow })],
    ['attributes of two groups', one, () => uncached.list({ filter: twoGroups })],
    ['search for a rare word', one, () => uncached.list({ filter: word })],
    ['search for a word in half of all', one, () => uncached.list({ filter: commonWord })],
    ['page 100', one, () => uncached.list({ page: 100 })],
    ['last page', one, () => uncached.list({ page: Math.ceil(products / 20) })],
    ['lowest and highest price of a category', one, () => uncached.priceRange(category)],
    ['lowest and highest price of a narrow filter', one, () => uncached.priceRange(narrow)],
    ['one product with everything', one, () => uncached.product(nextSlug())],
  ];
};

/** The cost of each field group of a product card: the list with all groups, without each one, and with none. */
const toPartMeasurements = (base: string): Measurements => {
  const uncached = createCatalogueUrlBuilders(base, false);
  return [
    ['everything, no count', one, () => uncached.list({ count: false })],
    ...allProductCardFieldGroups
      .filter((part) => part !== 'product')
      .map((part): Measurements[number] => [
        `without ${part}`,
        one,
        () => uncached.list({ count: false, parts: allProductCardFieldGroups.filter((other) => other !== part) }),
      ]),
    // The site build provides manufacturer and department; prices and stock are fields of the product; ratings are
    // shown only on the product page.
    [
      'product, translations, first image; one language',
      one,
      () => uncached.list({ count: false, parts: ['product', 'translations', 'images'], language: 'fr' }),
    ],
    ['the same with count', one, () => uncached.list({ parts: ['product', 'translations', 'images'], language: 'fr' })],
    ['product fields only', one, () => uncached.list({ count: false, parts: ['product'] })],
  ];
};

await runCliCommand(async (session) => {
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

  const run = async (
    measurements: Measurements,
    column: string,
    into: Map<string, HttpBenchmarkResult[]>,
  ): Promise<void> => {
    for (const [label, load, toUrl] of measurements) {
      const figures = await measureBestHttpBenchmarkRound(toUrl, load, rounds);
      into.set(label, [...(into.get(label) ?? []), figures]);
      log(`${column} ${label}: ${figures.p50Ms.toFixed(1)} ms, ${figures.bytes} bytes`);
    }
  };

  const growth = new Map<string, HttpBenchmarkResult[]>();
  const parts = new Map<string, HttpBenchmarkResult[]>();
  for (const products of sizes) {
    await seedDemoCatalogue(backend.databaseUrl, { products, log });
    await admin.post('/utils/cache/clear', {});
    await run(toMeasurements(backend.url, products), String(products), growth);
    if (products === sizes.at(-1)) await run(toPartMeasurements(backend.url), String(products), parts);
  }
  const toLines = (figures: Map<string, HttpBenchmarkResult[]>) =>
    [...figures].map(([label, row]) => ({ label, figures: row }));
  console.log(
    `\n${toHttpBenchmarkMarkdownTable(
      sizes.map((size) => size.toLocaleString('en')),
      toLines(growth),
    )}`,
  );
  console.log(`\n${toHttpBenchmarkMarkdownTable([(sizes.at(-1) ?? 0).toLocaleString('en')], toLines(parts))}`);
  return 0;
});
