// GET /ecom/search.
import { type ProductSearchResponse, productSearchParametersSchema } from '../../../../contract/shop/product-search.ts';
import {
  countActiveProductFilters,
  parseProductListQuery,
} from '../../../../domain/product-list/product-list-state.ts';
import {
  createAsyncHandler,
  type DirectusExtensionContext,
  type UnparsedOrderServiceRequest,
  sendOrderServiceResponse,
} from '../platform/route-types-and-handlers.ts';
import { readProductListItemRecords } from './read-product-list-item-records.ts';
import {
  type ProductSearchResultWithoutRecords,
  type ProductSearchRequest,
  searchProducts,
} from './search-products.ts';
import { getReadOnlySearchDatabase, SearchOverloadedError } from './search-concurrency-limit.ts';
import { readSearchContextByDomain, type ProductSearchContext } from './search-synonyms.ts';
import { recordZeroResultSearch } from './zero-result-searches.ts';

/** Whether nothing was found for the words: filters that leave nothing are no reason for a synonym. */
const isZeroResultSearch = (
  { view, state }: ProductSearchRequest,
  { total, interpretation }: Pick<ProductSearchResultWithoutRecords, 'interpretation' | 'total'>,
): boolean =>
  view === 'list' &&
  state.page === 1 &&
  countActiveProductFilters(state) === 0 &&
  interpretation.filters.length === 0 &&
  (total === 0 || interpretation.isNearest);

/** Answers a search, and counts it if nothing was found. */
export const answerProductSearch = async (
  { database, logger }: Pick<DirectusExtensionContext, 'database' | 'logger'>,
  scope: ProductSearchContext,
  request: ProductSearchRequest,
): Promise<ProductSearchResponse> => {
  const { ids, words, ...outcome } = await searchProducts(scope, request);
  if (isZeroResultSearch(request, outcome)) {
    await recordZeroResultSearch({ ...scope, database }, words).catch((error: unknown) => {
      logger.error(error, 'A search without results could not be counted.');
    });
  }
  return { status: 'ok', products: await readProductListItemRecords(scope.database, ids), ...outcome };
};

const timeoutCode = '57014';

/** PostgreSQL has ended a query that took too long, or too many searches are waiting. */
export const isSearchUnavailableError = (error: unknown): boolean =>
  error instanceof SearchOverloadedError || (error instanceof Error && 'code' in error && error.code === timeoutCode);

/** The query of the URL; Express parses it differently from the site's own addresses. */
export const extractRequestQueryString = ({ originalUrl }: Pick<UnparsedOrderServiceRequest, 'originalUrl'>): string =>
  originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';

export const createProductSearchHandler = (context: DirectusExtensionContext) =>
  createAsyncHandler(async (request, response) => {
    const query = extractRequestQueryString(request);
    const parsed = productSearchParametersSchema.safeParse(Object.fromEntries(new URLSearchParams(query)));
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path[0];
      sendOrderServiceResponse(response, {
        status: 'error',
        code: 'invalid_input',
        ...(field !== undefined && { field: String(field) }),
      });
      return;
    }
    const { project: domain, language, view, filters } = parsed.data;
    try {
      const scope = await readSearchContextByDomain(getReadOnlySearchDatabase(context.database), domain, language);
      if (!scope) {
        sendOrderServiceResponse(response, { status: 'error', code: 'unknown_project' });
        return;
      }
      const answer = await answerProductSearch(context, scope, {
        view,
        state: parseProductListQuery(query),
        hasAttributeFilters: filters === 'attribute',
      });
      // Not by `sendOrderServiceResponse`: to look for amounts in a list of products takes longer than to send it.
      response.locals['result'] = answer.status;
      response.json(answer);
    } catch (error) {
      if (!isSearchUnavailableError(error)) throw error;
      sendOrderServiceResponse(response, { status: 'error', code: 'search_unavailable' });
    }
  });
