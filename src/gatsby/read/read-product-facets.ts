// Reads the filters of a product list with their counts, which the built page shows until browsers have read current
// ones.
import type { Locale } from '../../../contract/locale.ts';
import { type ProductFacets, productSearchResponseSchema } from '../../../contract/shop/product-search.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';

/** @param query the query of the list's address, such as `?category=ringe`; empty for all products */
export type ReadProductFacets = (language: Locale, query: string) => Promise<ProductFacets | null>;

/** After a failure, which is logged, reads nothing more: browsers read the filters themselves. */
export const createProductFacetsReader = (
  { directus }: Pick<BackendClient, 'directus'>,
  project: string,
  log: LogFunction,
): ReadProductFacets => {
  let hasFailed = false;
  return async (language, query) => {
    if (hasFailed) return null;
    try {
      const response = await directus.request<unknown>(() => ({
        path: '/ecom/search',
        method: 'GET',
        params: { ...Object.fromEntries(new URLSearchParams(query)), project, language, view: 'list' },
      }));
      return productSearchResponseSchema.parse(response).facets;
    } catch (error) {
      hasFailed = true;
      log(
        `The filters of the product lists could not be read. The pages have none until browsers read them. ${String(error)}`,
      );
      return null;
    }
  };
};
