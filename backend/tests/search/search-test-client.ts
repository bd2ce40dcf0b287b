// Helpers of the search tests: searches of the demo shop, and waiting for the index.
import { expect } from 'vitest';
import { fetchSearchFromNewClientAddress } from '../../../bench/search/measure-relevance.ts';
import { type ProductSearchResponse, productSearchResponseSchema } from '../../../contract/shop/product-search.ts';
import type { DatabaseRow } from '../../database/with-database-connection.ts';
import { pollUntil } from '../../database/poll-until.ts';
import type { DedicatedTestBackend } from '../dedicated-test-backend.ts';
import { queryTestDatabase } from '../query-test-database.ts';

export const demoShopDomain = 'arnsberg-tochter.example';

/** Time in which the index follows a change, even on a busy machine. */
export const searchIndexWaitOptions = { timeoutMs: 20_000 };

export const createSearchTestClient = (current: () => DedicatedTestBackend) => {
  const sql = (statement: string, values: unknown[] = []): Promise<DatabaseRow[]> =>
    queryTestDatabase(current().running.databaseUrl, statement, values);
  const countRows = async (table: string): Promise<number> =>
    Number((await sql(`select count(*) as count from ${table}`))[0]?.['count']);
  const request = (parameters: Record<string, string>): Promise<Response> => {
    const query = new URLSearchParams({ project: demoShopDomain, language: 'de', filters: 'attribute', ...parameters });
    return fetchSearchFromNewClientAddress(`${current().running.url}/ecom/search?${query.toString()}`);
  };
  return {
    sql,
    request,
    search: async (q: string, parameters: Record<string, string> = {}): Promise<ProductSearchResponse> => {
      const response = await request({ q, ...parameters });
      expect(response.status).toBe(200);
      return productSearchResponseSchema.parse(await response.json());
    },
    /** Waits until all noted changes are processed, and words and pages are there. */
    waitForIndex: async (): Promise<void> => {
      await pollUntil(
        () => countRows('product_search_pending'),
        (count) => count === 0,
        searchIndexWaitOptions,
      );
      for (const table of ['product_search_word', 'page_search_document']) {
        await pollUntil(
          () => countRows(table),
          (count) => count > 0,
          searchIndexWaitOptions,
        );
      }
    },
  };
};

export const toFoundProductNames = ({ products }: ProductSearchResponse): string[] =>
  products.map((product) => (product as { display_name: string }).display_name);
