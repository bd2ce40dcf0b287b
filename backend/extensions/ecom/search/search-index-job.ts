// Keeps the search index in step with the content: processes the changes that the database has noted, and rebuilds the
// words for corrections and the pages of the site.
import type { Knex } from 'knex';
import { searchIndexLockSql } from '../../../schema/shop/product-search-index.ts';
import { isShuttingDown } from '../platform/graceful-shutdown.ts';
import type { DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import { defineScheduledJob, hourMs } from '../platform/define-scheduled-job.ts';
import { maxZeroResultSearches, zeroResultSearchRetentionDays } from './zero-result-searches.ts';

/** One writer at a time, whatever the number of instances. */
const withIndexLock = <Result>(
  { database }: DirectusExtensionContext,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (transaction) => {
    await transaction.raw(searchIndexLockSql);
    return work(transaction);
  });

/** Products per transaction. */
const batchSize = 500;

/** Products noted first in the order of their ids; a product may be noted several times, by changes of its parts. */
const readNoted = async ({ database }: DirectusExtensionContext): Promise<string[]> => {
  const { rows } = await database.raw<{ rows: { product: string }[] }>(
    'select distinct product from product_search_pending order by product limit ?',
    [batchSize],
  );
  return rows.map(({ product }) => product);
};

/** Refreshes products and forgets their notes in one transaction. */
const refreshProducts = (context: DirectusExtensionContext, products: readonly string[]): Promise<void> =>
  withIndexLock(context, async (transaction) => {
    await transaction.raw('delete from product_search_pending where product = any (?::uuid[])', [products]);
    await transaction.raw('select sf_refresh_product_search(?::uuid[])', [products]);
  });

/** One bad product must not keep the others from being found: it is logged and left out. */
const refreshOneByOne = async (context: DirectusExtensionContext, products: readonly string[]): Promise<void> => {
  for (const product of products) {
    try {
      await refreshProducts(context, [product]);
    } catch (error) {
      context.logger.error(error, `Product ${product} could not be indexed for the search.`);
      await context.database('product_search_pending').where({ product }).delete();
    }
  }
};

const processChanges = async (context: DirectusExtensionContext): Promise<void> => {
  while (!isShuttingDown()) {
    const products = await readNoted(context);
    if (products.length === 0) return;
    await refreshProducts(context, products).catch(() => refreshOneByOne(context, products));
    if (products.length < batchSize) return;
  }
};

const isReady = ({ database }: DirectusExtensionContext): Promise<boolean> =>
  database.schema.hasTable('search_rebuild_pending');

/** Every second, and at once after a change in the studio. */
export const searchIndexJob = defineScheduledJob({
  schedule: '* * * * * *',
  isReady,
  tasks: [processChanges],
  triggers: (run, { action }) => {
    for (const event of ['create', 'update', 'delete']) action(`items.${event}`, run);
  },
});

/** Takes the notes of a part; the projects, `null` for all. */
const takeRebuilds = async (transaction: Knex.Transaction, part: 'pages' | 'words'): Promise<(string | null)[]> => {
  const rows = await transaction('search_rebuild_pending')
    .where({ part })
    .delete()
    .returning<{ project: string | null }[]>('project');
  return [...new Set(rows.map(({ project }) => project))];
};

/** The words of a large catalogue take a second to collect, and are needed for corrections only. */
const minWordsIntervalMs = 60_000;

let nextWordsAt = 0;

const rebuildWords = (context: DirectusExtensionContext): Promise<void> =>
  withIndexLock(context, async (transaction) => {
    if (Date.now() < nextWordsAt) return;
    const projects = await takeRebuilds(transaction, 'words');
    if (projects.length > 0) nextWordsAt = Date.now() + minWordsIntervalMs;
    for (const project of projects) await transaction.raw('select sf_refresh_search_words(?)', [project]);
  });

const rebuildPages = (context: DirectusExtensionContext): Promise<void> =>
  withIndexLock(context, async (transaction) => {
    if ((await takeRebuilds(transaction, 'pages')).length > 0) await transaction.raw('select sf_refresh_page_search()');
  });

export const searchWordAndPageIndexRebuildJob = defineScheduledJob({
  schedule: '*/5 * * * * *',
  isReady,
  tasks: [rebuildWords, rebuildPages],
});

const salesSql = `
  update product_search_document as document set sold = sales.sold
    from (select product, sf_product_sales(product) as sold
            from (select distinct product from product_search_document) as products offset 0) as sales
   where sales.product = document.product and sales.sold <> document.sold`;

const unusedFacetSetsSql = `
  delete from product_search_facet_set unused
   where not exists (select 1 from product_search_document document where document.facet_set = unused.id)`;

/** Searches without results that are too old, and the rarest of too many. */
const oldZeroResultSearchesSql = `
  delete from ecommerce_zero_result_search
   where last_at < now() - make_interval(days => ${zeroResultSearchRetentionDays})
      or id in (select id from (select id, row_number() over (partition by project order by count desc, last_at desc) as place
                                  from ecommerce_zero_result_search) as ranked where place > ${maxZeroResultSearches})`;

const refreshSales = (context: DirectusExtensionContext): Promise<void> =>
  withIndexLock(context, async (transaction) => {
    for (const sql of [salesSql, unusedFacetSetsSql, oldZeroResultSearchesSql]) await transaction.raw(sql);
  });

export const searchSalesRankingJob = defineScheduledJob({
  intervalMs: hourMs,
  isReady: async (context) =>
    (await isReady(context)) && (await context.database.schema.hasTable('ecommerce_zero_result_search')),
  tasks: [refreshSales],
});
