// The search of the shop: its routes and the jobs that maintain its index.
import { htmlResponseSchema } from '../../../../contract/api-reference/documentation-only-schemas.ts';
import { productSearchResponseSchema } from '../../../../contract/shop/product-search.ts';
import type { OrderServiceModule, OrderServiceRoute } from '../platform/route-types-and-handlers.ts';
import { createIpRateLimitGuard, searchRateLimit } from '../platform/rate-limits-and-proof-of-work.ts';
import { createProductSearchHandler } from './product-search-route.ts';
import { searchIndexJob, searchWordAndPageIndexRebuildJob, searchSalesRankingJob } from './search-index-job.ts';
import { createNoScriptSearchResultsHandler } from './no-script-search-results-handler.ts';

const limit = createIpRateLimitGuard({ name: 'searches', limit: searchRateLimit });

const searchRoutes: readonly OrderServiceRoute[] = [
  {
    method: 'get',
    path: '/search',
    summary: 'Search the products of a project',
    description:
      'Query parameters: `project` (domain), `language`, `view` (`list` with facets, or `suggestions`), and those of a ' +
      "product list's address: `q`, `category`, `subcategory`, `size`, `manufacturer`, `attribute`, `tag`, `branch`, " +
      '`price`, `stock`, `sort`, `page`. Unusable filters are ignored; typing errors are corrected. With ' +
      '`filters=attribute`, names of attributes in `q` become filters; without it, they are words.',
    caller: 'anyone',
    answers: [
      {
        status: 200,
        schema: productSearchResponseSchema,
        description: 'Products, facets, suggestions, and how the query was understood.',
      },
    ],
    refusals: ['invalid_input', 'unknown_project', 'search_unavailable'],
    guards: [limit],
    createHandler: createProductSearchHandler,
  },
  {
    method: 'get',
    path: '/search/page',
    summary: 'Without scripts: a page with the results of a search',
    description:
      'Query parameters: `project`, `language`, those of a product list’s address, and `products_path`, its path.',
    caller: 'anyone',
    answers: [
      { status: 200, schema: htmlResponseSchema, mediaType: 'text/html', description: 'The results.' },
      { status: 404, schema: htmlResponseSchema, mediaType: 'text/html', description: 'No project has this domain.' },
    ],
    refusals: [],
    guards: [limit],
    createHandler: createNoScriptSearchResultsHandler,
  },
];

export const searchOrderServiceModule: OrderServiceModule = {
  routes: searchRoutes,
  hooks: [
    { name: 'ecom-search-index', config: searchIndexJob },
    { name: 'ecom-search-rebuild', config: searchWordAndPageIndexRebuildJob },
    { name: 'ecom-search-sales', config: searchSalesRankingJob },
  ],
};
