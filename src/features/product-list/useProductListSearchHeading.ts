// The heading of a page whose product list can be searched: "3 pieces for ...".
import { useTranslation } from 'react-i18next';
import type { UseProductListFromUrlQueryResult } from './useProductsOfListState.ts';

/** @param heading of the list without a search */
export const useProductListSearchHeading = (
  heading: string,
  { state, result, isPending }: UseProductListFromUrlQueryResult,
): string => {
  const { t } = useTranslation('products');
  const { search } = state;
  if (search === '') return heading;
  // The number of the same search stays until the next one is known.
  if (isPending && result.state.search !== search) return t('searchFor', { search });
  const { interpretation, paging } = result;
  const found = interpretation?.correctedQuery ?? search;
  return paging.filterCount === 0 || interpretation?.isNearest
    ? t('searchFor', { search: found })
    : t('found', { count: paging.filterCount, search: found });
};
