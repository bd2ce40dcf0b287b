// GET /ecom/search/page: the results of the search form for browsers without JavaScript.
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { productSearchParametersSchema } from '../../../../contract/shop/product-search.ts';
import { escapeHtml } from '../../../../domain/html-and-plain-text.ts';
import { initialProductListState, parseProductListQuery } from '../../../../domain/product-list/product-list-state.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { toSiteBaseUrlOfDomain } from '../mail/site-base-url.ts';
import { noScriptPageHeaders, toNoScriptPageHtml } from '../platform/no-script-page-html.ts';
import { createAsyncHandler, type DirectusExtensionContext } from '../platform/route-types-and-handlers.ts';
import { getNoScriptSearchPageTranslator } from '../platform/service-translators.ts';
import { answerProductSearch, isSearchUnavailableError, extractRequestQueryString } from './product-search-route.ts';
import { searchProducts } from './search-products.ts';
import { getReadOnlySearchDatabase } from './search-concurrency-limit.ts';
import { toNoScriptSearchResultsHtml } from './no-script-search-results-html.ts';
import { readSearchContextByDomain } from './search-synonyms.ts';

/** A path of the site, so that the page links nowhere else. */
const productsPathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[\w/.-]*$/)
  .catch('/');

/** With images of the products, from this server. */
const searchPageHeaders = {
  ...noScriptPageHeaders,
  'content-security-policy': `${noScriptPageHeaders['content-security-policy']}; img-src 'self'`,
};

/** One of the two searches may take too long without the other. */
const createTimeoutFallback =
  <Fallback>(fallback: Fallback) =>
  (error: unknown): Fallback => {
    if (!isSearchUnavailableError(error)) throw error;
    return fallback;
  };

export const createNoScriptSearchResultsHandler = (context: DirectusExtensionContext): RequestHandler =>
  createAsyncHandler(async (request, response) => {
    const parameters = new URLSearchParams(extractRequestQueryString(request));
    const { success, data } = productSearchParametersSchema
      .omit({ view: true })
      .safeParse(Object.fromEntries(parameters));
    const language = data?.language ?? 'de';
    const scope = success
      ? await readSearchContextByDomain(getReadOnlySearchDatabase(context.database), data.project, language)
      : undefined;
    if (!data || !scope) {
      response
        .status(404)
        .set(searchPageHeaders)
        .send(
          toNoScriptPageHtml({
            language,
            title: getNoScriptSearchPageTranslator(language)('heading'),
            projectName: '',
            content: `<p>${escapeHtml(getNoScriptSearchPageTranslator(language)('unknownProject'))}</p>`,
          }),
        );
      return;
    }
    const state = { ...parseProductListQuery(extractRequestQueryString(request)), pageCount: 1 };
    const readSuggestions = async () => {
      if (state.search === '' || state.page > 1) return null;
      const typed = { ...initialProductListState, search: state.search };
      const request = { view: 'suggestions', state: typed, hasAttributeFilters: true } as const;
      return (await searchProducts(scope, request)).suggestions;
    };
    const [answer, suggestions] = await Promise.all([
      answerProductSearch(context, scope, { view: 'list', state, hasAttributeFilters: true }).catch(
        createTimeoutFallback(undefined),
      ),
      readSuggestions().catch(createTimeoutFallback(null)),
    ]);
    const html = toNoScriptSearchResultsHtml({
      state,
      language,
      domain: data.project,
      projectName: (await readSenderCompany(context.database, scope.project)).displayName,
      siteUrl: toSiteBaseUrlOfDomain(data.project),
      productsPath: productsPathSchema.parse(parameters.get('products_path')),
      answer,
      suggestions,
    });
    response.status(200).set(searchPageHeaders).send(html);
  });
