// Asks the service every labelled query and compares its answers with the labels.
import { z } from 'zod';
import type { Locale } from '../../contract/locale.ts';
import { productSearchResponseSchema } from '../../contract/shop/product-search.ts';
import {
  type RelevanceBenchProduct,
  type SearchRelevanceJudgment,
  readRelevanceBenchProducts,
  readLabelledQueries,
  toRelevantSlugsForLabelledQuery,
} from './labelled-queries.ts';

const shownProducts = 5;

/** Domain of the demo shop that the queries are labelled for. */
const labelledShopDomain = 'arnsberg-tochter.example';

export interface SearchQueryRelevanceResult {
  query: string;
  kind: SearchRelevanceJudgment['kind'];
  /** Share of relevant products among the first five, or of what can be found if it is less. */
  precision: number;
  /** Neither products nor pages. */
  isEmpty: boolean;
  /** Slugs or page keys in the order of the answer. */
  found: string[];
}

const slugSchema = z.object({ slug: z.string() });

type View = 'list' | 'suggestions';

export const toBenchmarkSearchUrl = (serviceUrl: string, locale: Locale, query: string, view: View): string =>
  `${serviceUrl}/ecom/search?${new URLSearchParams({ project: labelledShopDomain, language: locale, view, filters: 'attribute', q: query }).toString()}`;

let requestCount = 0;

/** Requests a search from another client address each time, because the service limits the searches per address. */
export const fetchSearchFromNewClientAddress = (url: string): Promise<Response> => {
  requestCount += 1;
  const address = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
  return fetch(url, { headers: { 'X-Forwarded-For': address } });
};

const fetchAnswer = async (serviceUrl: string, locale: Locale, query: string, view: View) => {
  const response = await fetchSearchFromNewClientAddress(toBenchmarkSearchUrl(serviceUrl, locale, query, view));
  if (!response.ok) throw new Error(`${response.status} for "${query}": ${await response.text()}`);
  return productSearchResponseSchema.parse(await response.json());
};

const measurePageQuery = async (
  serviceUrl: string,
  locale: Locale,
  { query, kind }: SearchRelevanceJudgment,
  wanted: readonly string[],
): Promise<SearchQueryRelevanceResult> => {
  const { suggestions } = await fetchAnswer(serviceUrl, locale, query, 'suggestions');
  const found = (suggestions?.pages ?? []).map((page) => (page.kind === 'page' ? page.key : `brand:${page.slug}`));
  return {
    query,
    kind,
    precision: found.some((key) => wanted.includes(key)) ? 1 : 0,
    isEmpty: found.length === 0,
    found,
  };
};

const measureProductQuery = async (
  serviceUrl: string,
  locale: Locale,
  query: SearchRelevanceJudgment,
  products: RelevanceBenchProduct[],
): Promise<SearchQueryRelevanceResult> => {
  const relevant = toRelevantSlugsForLabelledQuery(query, products);
  const answer = await fetchAnswer(serviceUrl, locale, query.query, 'list');
  const found = answer.products.map((product) => slugSchema.parse(product).slug).slice(0, shownProducts);
  const hits = found.filter((slug) => relevant.includes(slug)).length;
  return {
    query: query.query,
    kind: query.kind,
    precision: hits / Math.min(shownProducts, Math.max(1, relevant.length)),
    isEmpty: answer.total === 0,
    found,
  };
};

/**
 * Measures all queries of a language, one after the other. Precision at 5 counts against what can be found: with two
 * relevant products, both must be among the first five.
 */
export const measureSearchRelevance = async (
  serviceUrl: string,
  locale: Locale,
): Promise<SearchQueryRelevanceResult[]> => {
  const products = readRelevanceBenchProducts();
  const results: SearchQueryRelevanceResult[] = [];
  for (const query of readLabelledQueries(locale)) {
    results.push(
      'page' in query
        ? await measurePageQuery(serviceUrl, locale, query, query.page)
        : await measureProductQuery(serviceUrl, locale, query, products),
    );
  }
  return results;
};

export const toMeanSearchPrecision = (results: readonly SearchQueryRelevanceResult[]): number =>
  results.reduce((sum, { precision }) => sum + precision, 0) / results.length;
