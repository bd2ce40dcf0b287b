// `npm run bench:orders`: measures orders per second and their duration, in an idle shop and while 50 visitors browse,
// and the visitors' response times. Prints a Markdown table; reference results are in bench/README.md.
import { parseArgs } from 'node:util';
import { withDatabaseConnection } from '../backend/database/with-database-connection.ts';
import { seedGeneratedProducts } from '../demo/catalogue/seed-catalogue.ts';
import { createPrefixedLog, runCliCommandAndExit } from '../scripts/run-cli-command-and-exit.ts';
import { startBenchBackend } from './catalogue/start-bench-backend.ts';
import { type HttpBenchmarkResult, toHttpBenchmarkMarkdownTable } from './http-benchmark.ts';
import { waitForSearchIndex } from './search/wait-for-search-index.ts';
import { startSimulatedVisitors, type BenchOrderProduct, placeBenchOrders } from './orders/simulated-shoppers.ts';

/** Generated products that visitors browse, in addition to the demo products. */
const products = 5_000;
/** Number of products that all orders compete for, waiting for each other's locks on the stock rows. */
const contendedProductCount = 20;
const visitorCount = 50;
const browseAloneMs = 20_000;
const startStock = 1_000_000;

const contendedProductsSql = `
  update ecommerce_product set stock = $1
   where id in (select product.id from ecommerce_product product
                 where product.status = 'published' and product.personalization is null and product.price_brutto > 0
                   and product.project = (select id from project where domain = 'arnsberg-tochter.example')
                   and not exists (select 1 from ecommerce_product_variant variant where variant.product = product.id)
                 order by product.sort, product.id limit $2)
  returning id, price_brutto`;

const readContendedProducts = (databaseUrl: string): Promise<BenchOrderProduct[]> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const rows = await readRows(contendedProductsSql, [startStock, contendedProductCount]);
    return rows.map(({ id, price_brutto }) => ({
      product: String(id),
      variant: null,
      priceCents: Math.round(Number(price_brutto) * 100),
    }));
  });

/** Orders placed and stock sold; both must match exactly. */
const readOrderTotals = (
  databaseUrl: string,
  contendedProducts: readonly BenchOrderProduct[],
): Promise<{ orders: number; sold: number }> =>
  withDatabaseConnection(databaseUrl, async ({ readRows }) => {
    const [row] = await readRows(
      `select (select count(*) from ecommerce_order) as orders,
              (select sum($1 - stock) from ecommerce_product where id = any ($2)) as sold`,
      [startStock, contendedProducts.map(({ product }) => product)],
    );
    return { orders: Number(row?.['orders']), sold: Number(row?.['sold']) };
  });

await runCliCommandAndExit(async (session) => {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '400' } } });
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < 1) throw new Error('--orders takes a whole number such as 400.');
  const log = createPrefixedLog('bench');
  const backend = await startBenchBackend(session);
  await seedGeneratedProducts(backend.databaseUrl, { products, log });
  await waitForSearchIndex(backend);
  const contendedProducts = await readContendedProducts(backend.databaseUrl);
  const lines: { label: string; figures: HttpBenchmarkResult[] }[] = [];
  const addRow = (label: string, figures: HttpBenchmarkResult): void => {
    lines.push({ label, figures: [figures] });
    log(
      `${label}: p50 ${figures.p50Ms.toFixed(0)} ms, p95 ${figures.p95Ms.toFixed(0)} ms, ${figures.perSecond.toFixed(1)}/s`,
    );
  };

  await placeBenchOrders(backend.url, contendedProducts, { clients: 4, orders: 20 });
  let placed = 20;
  const buy = async (clients: number): Promise<HttpBenchmarkResult> => {
    placed += orders;
    return placeBenchOrders(backend.url, contendedProducts, { clients, orders });
  };
  for (const clients of [1, 8, 16]) addRow(`orders, ${clients} at a time, idle shop`, await buy(clients));

  const alone = startSimulatedVisitors(backend.url, visitorCount, products);
  await new Promise((resolve) => setTimeout(resolve, browseAloneMs));
  addRow(`reads of ${visitorCount} visitors, no orders`, await alone.stop());
  for (const clients of [1, 8, 16]) {
    const visitors = startSimulatedVisitors(backend.url, visitorCount, products);
    addRow(`orders, ${clients} at a time, ${visitorCount} visitors browse`, await buy(clients));
    addRow(`reads of the visitors during the orders`, await visitors.stop());
  }

  const totals = await readOrderTotals(backend.databaseUrl, contendedProducts);
  if (totals.orders !== placed || totals.sold !== placed * 2) {
    throw new Error(
      `${placed} orders were acknowledged, ${totals.orders} are stored and the stock sold is ${totals.sold}.`,
    );
  }
  console.log(`\n${toHttpBenchmarkMarkdownTable([`${placed} orders in total, orders and stock consistent`], lines)}`);
  return 0;
});
