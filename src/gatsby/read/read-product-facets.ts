// Reads the filters of product lists with their counts, which built pages show until browsers have read current ones.
import pLimit from 'p-limit';
import { defaultLocale, type Locale } from '../../../contract/locale.ts';
import {
  type FacetOption,
  type ProductSearchFacets,
  productSearchResponseSchema,
} from '../../../contract/shop/product-search.ts';
import type { LogFunction } from '../../../domain/record-translation.ts';
import type { BackendClient } from '../directus/create-backend-client.ts';

/** @param query the query of the list's address, such as `?category=ringe`; empty for all products */
export type ReadProductFacets = (language: Locale, query: string) => Promise<ProductSearchFacets | null>;

/** Visitors search, too, while a site with hundreds of brands is built. */
const maxConcurrent = 4;

/**
 * Reads each list once, for all languages, and the names of the filters once per language: a service counts the requests
 * of an address. After a failure, which is logged, reads nothing more: browsers read the filters themselves.
 */
export const createBuildTimeFacetsReader = (
  { directus }: Pick<BackendClient, 'directus'>,
  project: string,
  log: LogFunction,
): ReadProductFacets => {
  const limit = pLimit(maxConcurrent);
  const reads = new Map<string, Promise<ProductSearchFacets | null>>();
  let hasFailed = false;
  const stop = (error: unknown): void => {
    if (!hasFailed) {
      log(
        `The filters of the product lists could not be read. The pages have none until browsers read them. ${String(error)}`,
      );
    }
    hasFailed = true;
  };
  const request = async (language: Locale, query: string): Promise<ProductSearchFacets | null> => {
    if (hasFailed) return null;
    try {
      const response = await directus.request<unknown>(() => ({
        path: '/ecom/search',
        method: 'GET',
        params: { ...Object.fromEntries(new URLSearchParams(query)), project, language, view: 'list' },
      }));
      return productSearchResponseSchema.parse(response).facets;
    } catch (error) {
      stop(error);
      return null;
    }
  };
  const readOnce = (language: Locale, query: string): Promise<ProductSearchFacets | null> => {
    const key = `${language} ${query}`;
    const read = reads.get(key) ?? limit(() => request(language, query));
    reads.set(key, read);
    return read;
  };
  return async (language, query) => {
    const [named, counted] = await Promise.all([readOnce(language, ''), readOnce(defaultLocale, query)]);
    return named && counted && withCountsOf(named, counted);
  };
};

/** The options of a language, with the counts of another response: values do not depend on the language. */
const withCountsOf = (named: ProductSearchFacets, counted: ProductSearchFacets): ProductSearchFacets => {
  const countsById = new Map(toOptions(counted).map(({ id, count }) => [id, count]));
  const recount = <Option extends FacetOption>(options: readonly Option[]): Option[] =>
    options.map((option) => ({ ...option, count: countsById.get(option.id) ?? 0 }));
  return {
    categories: recount(named.categories),
    subcategories: recount(named.subcategories),
    manufacturers: recount(named.manufacturers),
    attributeGroups: named.attributeGroups.map((group) => ({ ...group, options: recount(group.options) })),
    tags: recount(named.tags),
    branches: recount(named.branches),
    sizes: recount(named.sizes),
    inStockCount: counted.inStockCount,
    price: counted.price,
  };
};

/** Ids are unique across the groups; those of sizes are names. */
const toOptions = (facets: ProductSearchFacets): FacetOption[] => [
  ...facets.categories,
  ...facets.subcategories,
  ...facets.manufacturers,
  ...facets.attributeGroups.flatMap(({ options }) => options),
  ...facets.tags,
  ...facets.branches,
  ...facets.sizes,
];
