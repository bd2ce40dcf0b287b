// GET /ecom/search/page: products as a page of the order service, for visitors without scripts.
import type { Locale } from '../../../contract/locale.ts';
import {
  formatProductListQuery,
  initialProductListState,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';

export const orderServiceSearchPageUrl = `${process.env.GATSBY_BACKEND_URL ?? ''}/ecom/search/page`;

/** What the page needs besides search and filters. */
export const toNoScriptSearchPageContextParameters = (
  locale: Locale,
  productsPath: string,
): Record<string, string> => ({
  project: process.env.GATSBY_PROJECT_DOMAIN ?? '',
  language: locale,
  products_path: productsPath,
});

/** @param productsPath path of the product list on this site */
export const toNoScriptSearchResultsPageHref = (
  filters: Partial<ProductListState>,
  locale: Locale,
  productsPath: string,
): string => {
  const parameters = new URLSearchParams(formatProductListQuery({ ...initialProductListState, ...filters }));
  for (const [name, value] of Object.entries(toNoScriptSearchPageContextParameters(locale, productsPath)))
    parameters.set(name, value);
  return `${orderServiceSearchPageUrl}?${parameters.toString()}`;
};
