// The address of the product list with a filter or a search. Pure.
import type { Locale } from '../../../contract/locale.ts';
import {
  formatProductListQuery,
  initialProductListState,
  type ProductListState,
} from '../../../domain/product-list/product-list-state.ts';
import { toProductListPath } from '../../i18n/site-paths.ts';

export const toSearchResultsHref = (filter: Partial<ProductListState>, locale: Locale): string =>
  toProductListPath(1, locale) + formatProductListQuery({ ...initialProductListState, ...filter });
