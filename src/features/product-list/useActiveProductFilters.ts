// What limits the list, each filter with its label and the list without it: for the chips and for an empty list.
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductSearchFacets } from '../../../contract/shop/product-search.ts';
import { toActiveProductFilters } from '../../../domain/product-list/active-product-filters.ts';
import {
  type ProductListState,
  updateProductListStateAndResetPage,
} from '../../../domain/product-list/product-list-state.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { ProductListPathAndFixedFilters } from './product-list-path-and-fixed-filters.ts';
import { useProductFacets } from './useProductsOfListState.ts';

type PriceRange = Pick<ProductListState, 'maxCents' | 'minCents'>;

/** @param builtFacets filters of the plain list at build time */
export const useActiveProductFilters = (
  state: ProductListState,
  listLocation: ProductListPathAndFixedFilters,
  locale: Locale,
  builtFacets: ProductSearchFacets | undefined,
) => {
  const { t } = useTranslation('products');
  const { facets, interpretedFilters } = useProductFacets(state, listLocation, locale, { builtFacets });
  const toPriceLabel = ({ minCents, maxCents }: PriceRange) => {
    const min = minCents === null ? null : formatPrice(minCents, locale);
    const max = maxCents === null ? null : formatPrice(maxCents, locale);
    return min && max ? `${min} – ${max}` : min ? `${t('from')} ${min}` : `${t('upTo')} ${max ?? ''}`;
  };
  const labels = { price: toPriceLabel, stock: t('filters.stock') };
  const filters = toActiveProductFilters(state, facets, interpretedFilters, labels);
  if (state.search !== '') {
    const without = updateProductListStateAndResetPage(state, { search: '' });
    filters.push({ key: 'search', label: t('searchFor', { search: state.search }), without });
  }
  return filters;
};
