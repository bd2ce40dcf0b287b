// GET /ecom/search: products of a list with their facets, or suggestions while a visitor types.
import type { Locale } from '../../../contract/locale.ts';
import { productListItemSchema } from '../../../contract/shop/product-list-item-record.ts';
import {
  type ProductSearchResponse,
  productSearchResponseSchema,
  type productSearchViewParameterValues,
} from '../../../contract/shop/product-search.ts';
import { BackendError } from '../../../domain/backend-error.ts';
import { type ProductSummary, toProductSummary } from '../../../domain/product/to-product.ts';
import {
  createBrowserProductMappingContext,
  parseProductsAndLogInvalidOnes,
} from '../directus/browser-product-mapping.ts';
import { getFromOrderService } from './request-order-service.ts';

export type ProductSearchResult = Omit<ProductSearchResponse, 'products' | 'status'> & { products: ProductSummary[] };

/**
 * Searches this site's products.
 * @param query the query of a list's address, such as `?q=ring&price=-500` (domain/product-list/product-list-state.ts)
 * @throws BackendError if the service cannot be reached, ZodError if the response does not match the contract
 */
export const requestProductSearchResult = async (
  locale: Locale,
  view: (typeof productSearchViewParameterValues)[number],
  query: string,
): Promise<ProductSearchResult> => {
  const parameters = new URLSearchParams(query);
  parameters.set('language', locale);
  parameters.set('view', view);
  parameters.set('filters', 'attribute');
  const { url, status, isOk, json } = await getFromOrderService('search', parameters);
  if (!isOk) throw new BackendError('unknown', { url, status });
  if (json === undefined) throw new BackendError('invalidJson', { url, status });
  const { products, ...result } = productSearchResponseSchema.parse(json);
  const context = createBrowserProductMappingContext(locale);
  return {
    ...result,
    products: parseProductsAndLogInvalidOnes(productListItemSchema, products).products.map((record) =>
      toProductSummary(record, context),
    ),
  };
};
